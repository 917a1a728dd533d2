// Short names for the server's shapes; all of them come from its OpenAPI description.
import type { components } from './schema';

export type Schemas = components['schemas'];

export type GameCard = Schemas['GameCard'];
export type GameDetails = Schemas['GameDetails'];
export type GameReadiness = Schemas['GameReadiness'];
export type Notices = Schemas['Notices'];
export type Ladder = Schemas['Ladder'];
export type Rung = Schemas['Rung'];
export type GuestInfo = Schemas['GuestInfo'];
export type MatchInfo = Schemas['MatchInfo'];
export type MatchMade = Schemas['MatchMade'];
export type MatchSummary = Schemas['MatchSummary'];
export type ActionList = Schemas['ActionList'];
export type MatchState = Schemas['State'];
export type NewMatch = Schemas['NewMatch'];
export type Invitation = Schemas['Invitation'];
export type Reach = Schemas['Reach'];
export type Lobby = Schemas['Lobby'];
export type Analysis = Schemas['Analysis'];
export type Try = Schemas['Try'];
export type PuzzleInfo = Schemas['PuzzleInfo'];
export type DailyPuzzle = Schemas['DailyPuzzle'];
export type Imported = Schemas['Imported'];
export type Player = Schemas['Player'];
export type ClockSettings = Schemas['ClockSettings'];
export type NewProposal = Schemas['NewProposal'];
export type Clocks = Schemas['Clocks'];
export type Offer = Schemas['Offer'];
export type Happening = Schemas['Happening'];
export type Takeback = Schemas['Takeback'];
export type Outcome = Schemas['Outcome'];
export type Advised = Schemas['Advised'];
export type CourseInfo = Schemas['CourseInfo'];
export type LessonMoment = Schemas['LessonMoment'];
export type LessonRequest = Schemas['LessonRequest'];
export type LessonScene = Schemas['LessonScene'];
export type Study = Schemas['Study'];
export type StudyInfo = Schemas['StudyInfo'];
export type StudyNode = Schemas['StudyNode'];
export type StudyMoment = Schemas['StudyMoment'];
export type StudyAt = Schemas['StudyAt'];
export type StudyChance = Schemas['StudyChance'];
export type StudyFall = Schemas['StudyFall'];
export type HintAnswer = Schemas['HintAnswer'];
export type ExpectedLine = Schemas['ExpectedLine'];
export type StudyValues = Schemas['StudyValues'];
export type Hint = Schemas['Hint'];
export type Consequence = Schemas['Consequence'];
export type FearedAnswer = Schemas['FearedAnswer'];
export type Warned = Schemas['Warned'];
export type Candidate = Schemas['Candidate'];
export type EventPage = Schemas['EventPage'];
export type Past = Schemas['Past'];
export type Problem = Schemas['Problem'];
export type Presence = Schemas['Presence'];
export type ServerMessage = Schemas['ServerMessage'];
export type ClientMessage = Schemas['ClientMessage'];

/** A word of a game. */
export type Term = Schemas['Term'];
/** One action the seat may play now. */
export type LegalAction = Schemas['LegalAction'];
/** What every fact has; each game adds fields by `kind`. */
export type GameFact = Schemas['GameFact'];
/** What every event has; each game adds fields by `kind`. */
export type GameEvent = Schemas['GameEvent'];
/** What every view has; each game adds its board. */
export interface GameView {
  seat: string | null;
  actor: string | null;
  /** What is asked; each game has kinds of its own. */
  prompt: GameFact;
  /** What it is all about, with how far each side has come; absent: the card says it. */
  goal?: GameFact | null;
}
