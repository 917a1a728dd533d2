// What is said about a space: on its card, to screen readers, and in the menu of ways to fire.
import type { LegalAction } from '../../api/types';
import { chanceText } from '../../base/texts';
import type { Info } from '../../lib/targets.svelte';
import type { MenuRow } from '../../pieces';
import { best, type Choosing, type Deeds } from './choosing.svelte';
import type { TankView } from './happened';
import { type Odds, previewOf } from './odds';
import type { Cell, ZoneScene } from './scene.svelte';
import { GROUND, harmText, nameOf, oddsText, wayOf } from './words';

type Fact = readonly [string, string];

export function spaceInfo(scene: ZoneScene, cell: Cell, known: Deeds | undefined): Info | null {
  const { say } = scene;
  const tank = scene.standing.get(cell.space);
  if (tank) return tankInfo(scene, tank, known);
  const facts = known && !known.move ? shotFacts(scene, known.fires) : [];
  const [step, repair] = [previewOf(known?.move, 'step'), previewOf(known?.repair, 'repair')];
  if (step) facts.push([say('fact.step'), say('cost', { count: step.cost })]);
  if (repair) facts.push([say('fact.repair'), `+${repair.points}`]);
  const text = goalTexts(scene, cell.space).join(' ') || undefined;
  if (cell.symbol === '.' && facts.length === 0 && !text) return null;
  return { title: say('at', { what: groundName(scene, cell.symbol), space: cell.space }), text, facts };
}

/** Whose goal a space is, and what is to be done there. */
function goalTexts(scene: ZoneScene, space: string): string[] {
  const goals = scene.marks.get(space) ?? [];
  return goals.map(({ side, kind, count, progress }) => scene.say(`mark.${kind}`, { seat: scene.say(`seat.${side}`), count, progress }));
}

function tankInfo(scene: ZoneScene, tank: TankView, known: Deeds | undefined): Info {
  const { say } = scene;
  const facts: Fact[] = [[say('fact.points'), say('points', { count: tank.hit_points })]];
  if (tank.token) facts.push([say('fact.token'), tank.token.space ?? say('ground.outside')]);
  const held = Math.max(0, ...tank.held);
  if (held > 0) facts.push([say('fact.held'), say('held.count', { count: held })]);
  facts.push(...shotFacts(scene, known?.fires ?? []));
  const ram = previewOf(known?.ram, 'ram');
  if (ram) facts.push([say('fact.ram'), String(ram.damage)]);
  const text = [tank.is_stunned ? say('stunned') : '', tank === scene.active ? say('acting') : tank.is_next ? say('next') : ''];
  return {
    title: say('at', { what: scene.named(nameOf(tank)), space: tank.space ?? '' }),
    text: text.filter(Boolean).join(' ') || undefined,
    facts,
  };
}

function shotFacts(scene: ZoneScene, fires: readonly LegalAction[]): Fact[] {
  const { say } = scene;
  const { language } = scene.props;
  const facts: Fact[] = [];
  for (const action of fires) {
    const odds = previewOf(action, 'shot');
    if (odds) facts.push([say(wayOf(action.structure)), oddsText(odds, language)]);
  }
  const odds = previewOf(best(fires), 'shot');
  if (!odds) return facts;
  if (odds.obstacle) facts.push([say('fact.blocked'), blocker(scene, odds.obstacle)]);
  for (const { space, chance } of odds.ground) facts.push([say('fact.ground', { space }), chanceText(chance, language)]);
  for (const loss of odds.losses) facts.push([scene.named(loss.tank), harmText(loss, language)]);
  return facts;
}

const groundName = (scene: ZoneScene, symbol: string) => scene.say(`ground.${GROUND[symbol] ?? 'wall'}`);

function blocker({ say, named }: ZoneScene, { space, holds, tank }: NonNullable<Odds['obstacle']>): string {
  return say('at', { what: tank === null ? say(`ground.${holds}`) : named(tank), space });
}

/** What a screen reader says of a space. */
export function spaceLabel(choosing: Choosing, cell: Cell, known: Deeds | undefined): string {
  const { scene } = choosing;
  const { say } = scene;
  const tank = scene.standing.get(cell.space);
  const what = tank ? `${scene.named(nameOf(tank))}, ${say('points', { count: tank.hit_points })}` : groundName(scene, cell.symbol);
  const said = [`${cell.space}: ${what}`];
  if (tank?.is_stunned) said.push(say('stunned'));
  said.push(...goalTexts(scene, cell.space));
  const [shot] = known?.fires ?? [];
  if (choosing.way !== null && shot) said.push(shotTitle(scene, shot, cell.space));
  else if (known?.move) said.push(say('can.move'));
  else if (known?.repair) said.push(say('can.repair'));
  else if (shot) said.push(say('can.fire'));
  else if (known?.ram) said.push(say('ram'));
  return said.join('. ');
}

function shotTitle(scene: ZoneScene, action: LegalAction, space: string): string {
  const odds = previewOf(action, 'shot');
  return `${scene.say(`say.${wayOf(action.structure)}`, { space })}${odds ? `: ${oddsText(odds, scene.props.language)}` : ''}`;
}

/** What can be done with a chosen space. */
export function menuRows(scene: ZoneScene, space: string, { fires, ram }: Deeds): MenuRow[] {
  const { say } = scene;
  const { language } = scene.props;
  const rows = fires.map((action): MenuRow => {
    const way = wayOf(action.structure);
    const odds = previewOf(action, 'shot');
    const chance = odds?.obstacle ? say('blocked') : odds ? chanceText(odds.hit, language) : '';
    return {
      action,
      icon: way,
      label: say(way),
      figure: chance,
      loss: odds ? meanLoss(odds, space, scene) : '',
      title: shotTitle(scene, action, space),
    };
  });
  const damage = previewOf(ram, 'ram')?.damage ?? null;
  if (ram)
    rows.push({
      action: ram,
      icon: 'ram',
      label: say('ram'),
      figure: '',
      loss: damage === null ? '' : `−${damage}`,
      title: damage === null ? say('ram') : `${say('fact.ram')} ${damage}`,
    });
  return rows;
}

/** Points the target loses on average. */
function meanLoss({ losses }: Odds, space: string, scene: ZoneScene): string {
  const target = scene.standing.get(space);
  const points = losses.find(({ tank }) => target && tank === nameOf(target))?.points ?? 0;
  return points < 0.05 ? '' : scene.say('loss', { points });
}
