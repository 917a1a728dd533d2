// Made by `npm run types` from the server's OpenAPI description. Do not edit.
export interface paths {
    "/api/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Online Bots
         * @description Programs that wait for challenges: give one's id as a seat of kind `challenge`.
         */
        get: operations["online_bots_api_bots_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Event Stream
         * @description What happens to you: challenges, matches begun and over.
         */
        get: operations["event_stream_api_events_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Games
         * @description Every game of this server, as they stand on the start page.
         */
        get: operations["list_games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game Details
         * @description All one needs to set up a match of a game: options, variants, rules.
         */
        get: operations["game_details_api_games__game_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/board/{digest}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Board File
         * @description A file of the board that a game brings along; its card names the script.
         */
        get: operations["board_file_api_games__game_id__board__digest___name__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game Course
         * @description The lessons of a game, and which of them you have taken.
         */
        get: operations["game_course_api_games__game_id__course_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/course/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish Course
         * @description The guided match has been played to its end.
         */
        post: operations["finish_course_api_games__game_id__course_match_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/files/{kind}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check File
         * @description Everything that is wrong with a file, and what is odd about it, each with its place; nothing is kept.
         */
        post: operations["check_file_api_games__game_id__files__kind__check_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/illustrations/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules Illustration
         * @description A position that the rules page shows, played by the rules themselves.
         */
        get: operations["rules_illustration_api_games__game_id__illustrations__name__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/ladder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game Ladder
         * @description The missions of a solo game in the order to play them, and which of them you have solved.
         */
        get: operations["game_ladder_api_games__game_id__ladder_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/lessons/{lesson}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take Lesson
         * @description A lesson as far as one is, after what is done next; that it was taken to its end is kept for a guest.
         */
        post: operations["take_lesson_api_games__game_id__lessons__lesson__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start Position
         * @description A start position with these options, for a picture of the map; no match is made, and none has this deal.
         */
        post: operations["start_position_api_games__game_id__start_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/tables/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Table
         * @description Whether a position can be played on; nothing is kept.
         */
        post: operations["check_table_api_games__game_id__tables_check_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/tables/solve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Solve Table
         * @description Solve a position of a puzzle, as far as the server's time allows; who closes the connection ends the search.
         */
        post: operations["solve_table_api_games__game_id__tables_solve_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/templates/{option}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Option Template
         * @description A file that shows how the content of an option is written: one of the game's own maps, cards, ...
         */
        get: operations["option_template_api_games__game_id__templates__option__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/texts/{language}.ftl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game Texts
         * @description Every sentence of a game in a language it has, to be filled in with the facts of views, previews and events.
         */
        get: operations["game_texts_api_games__game_id__texts__language__ftl_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/tile.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game Tile
         * @description The picture for the start page that the game's package brings; 404 where it brings none.
         */
        get: operations["game_tile_api_games__game_id__tile_svg_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who Am I
         * @description Who the server takes you for.
         */
        get: operations["who_am_i_api_guest_get"];
        put?: never;
        /**
         * Become Guest
         * @description Play at once under a name. A person gets a cookie, a bot its token in the answer.
         */
        post: operations["become_guest_api_guest_post"];
        /**
         * Be Forgotten
         * @description Be forgotten: your name, seats and connections. What others played with you stays theirs, without your name.
         */
        delete: operations["be_forgotten_api_guest_delete"];
        options?: never;
        head?: never;
        /**
         * Rename
         * @description Change your name, for matches to come.
         */
        patch: operations["rename_api_guest_patch"];
        trace?: never;
    };
    "/api/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look At Invitation
         * @description Where an invitation leads.
         */
        get: operations["look_at_invitation_api_invitations__token__get"];
        put?: never;
        /**
         * Accept Invitation
         * @description Take the seat, with what is proposed; when all seats are taken the match begins.
         */
        post: operations["accept_invitation_api_invitations__token__post"];
        /**
         * Decline Invitation
         * @description Decline: who made the match is told, and has a new link for somebody else.
         */
        delete: operations["decline_invitation_api_invitations__token__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{token}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer Invitation
         * @description Take the seat and propose something else; the match begins when the other accepts it.
         */
        post: operations["answer_invitation_api_invitations__token__proposals_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lobby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public Matches
         * @description Public matches: to join and to watch.
         */
        get: operations["public_matches_api_lobby_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Matches
         * @description Your matches, newest first.
         */
        get: operations["my_matches_api_matches_get"];
        put?: never;
        /**
         * Make Match
         * @description Make a match: against a level, at a hot seat, by invitation, or a puzzle.
         */
        post: operations["make_match_api_matches_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Match Info
         * @description What does not change while a match is played.
         */
        get: operations["match_info_api_matches__match_id__get"];
        put?: never;
        post?: never;
        /**
         * Remove Match
         * @description Cancel a match that waits, or take one that is over off your list; for others who played it, it stays.
         */
        delete: operations["remove_match_api_matches__match_id__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Match Actions
         * @description What was played, as a list of texts, once the match is over; also of a match that cannot be replayed.
         */
        get: operations["match_actions_api_matches__match_id__actions_get"];
        put?: never;
        /**
         * Act
         * @description Play an action; the answer means it is on disk.
         */
        post: operations["act_api_matches__match_id__actions_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/advice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advice
         * @description What to look at and what to play, as the guided match advises; from what the seat may know.
         */
        post: operations["advice_api_matches__match_id__advice_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree
         * @description Accept the other's proposal, with which the match begins, or do not play it.
         */
        post: operations["agree_api_matches__match_id__agreement_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Known Analysis
         * @description What has been found out about a match that is over; asking starts nothing.
         */
        get: operations["known_analysis_api_matches__match_id__analysis_get"];
        put?: never;
        /**
         * Run Analysis
         * @description Start the analysis of a match that is over or go on with it, or stop it; it is kept as far as it has come.
         */
        post: operations["run_analysis_api_matches__match_id__analysis_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/analysis/line": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Expected Line
         * @description The line that the better action expects at a moment of a match that is over, played on: what would be seen.
         */
        get: operations["expected_line_api_matches__match_id__analysis_line_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/analysis/tries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try Again
         * @description Try another action at a moment of a match that is over: how good it is, from what its seat knew then.
         */
        post: operations["try_again_api_matches__match_id__analysis_tries_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/animation.{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Match Animation
         * @description A stretch of the match as a seat (or a spectator) saw it, an action a frame.
         */
        get: operations["match_animation_api_matches__match_id__animation__kind__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer
         * @description Answer an offer, or withdraw your own.
         */
        post: operations["answer_api_matches__match_id__answers_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim
         * @description End a match whose other player has left it.
         */
        post: operations["claim_api_matches__match_id__claim_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Match Events
         * @description What a seat (or a spectator) saw happen before a moment: the pages before `events` of the state.
         */
        get: operations["match_events_api_matches__match_id__events_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hint
         * @description Advice for the seat to act, from what it may know, with its reasons.
         */
        post: operations["hint_api_matches__match_id__hint_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join Public
         * @description Take an open seat of a public match.
         */
        post: operations["join_public_api_matches__match_id__join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer
         * @description Offer a draw or a rematch.
         */
        post: operations["offer_api_matches__match_id__offers_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/past": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Match Past
         * @description What a seat (or a spectator) saw at an earlier moment.
         */
        get: operations["match_past_api_matches__match_id__past_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/picture.{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Match Picture
         * @description The board as a seat (or a spectator) sees it, or saw it after some actions.
         */
        get: operations["match_picture_api_matches__match_id__picture__kind__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/preview.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Match Preview
         * @description A match that is over, with everything that was hidden, in the proportions of link previews.
         */
        get: operations["match_preview_api_matches__match_id__preview_png_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose
         * @description Propose something else to be played, before a match begins that waits.
         */
        post: operations["propose_api_matches__match_id__proposals_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Match Record
         * @description The whole record, seed included, once the match is over; of one that cannot be replayed, for reading only.
         */
        get: operations["match_record_api_matches__match_id__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resign
         * @description Give up.
         */
        post: operations["resign_api_matches__match_id__resign_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Match State
         * @description All a seat (or a spectator) may know now, with the legal actions of a seat whose turn it is.
         */
        get: operations["match_state_api_matches__match_id__state_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Match Stream
         * @description The states of a match, as the WebSocket sends them: one now, and one after each change.
         */
        get: operations["match_stream_api_matches__match_id__stream_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/studies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Study Match
         * @description Your study of a match that is over; of one that runs against a program, a new one of what you know of it.
         */
        post: operations["study_match_api_matches__match_id__studies_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/takeback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take Back
         * @description Take back your last action: at once where that is fair, else by asking the other.
         */
        post: operations["take_back_api_matches__match_id__takeback_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Notices
         * @description Who made the games, what is theirs and what is ours, and what the rulebooks permit.
         */
        get: operations["read_notices_api_notices_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/protocol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Protocol
         * @description The messages of the WebSocket `/api/matches/{match_id}/live`, as JSON schemas.
         */
        get: operations["protocol_api_protocol_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Puzzles
         * @description Every puzzle; play one by making a match with its id.
         */
        get: operations["list_puzzles_api_puzzles_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{puzzle_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Puzzle Info
         * @description One puzzle.
         */
        get: operations["puzzle_info_api_puzzles__puzzle_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Daily Puzzle
         * @description The puzzle of today (in UTC), the same for everybody.
         */
        get: operations["daily_puzzle_api_puzzles_daily_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How To Reach
         * @description Whether others can follow an invitation, and by which address.
         */
        get: operations["how_to_reach_api_reach_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload Record
         * @description Store a record as a finished match, and its variations as a study; it is replayed first, in a worker.
         */
        post: operations["upload_record_api_records_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Studies
         * @description Your studies, the last changed first.
         */
        get: operations["my_studies_api_studies_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Study
         * @description A study with all its lines: for whoever has the link.
         */
        get: operations["study_api_studies__study_id__get"];
        put?: never;
        post?: never;
        /**
         * Remove Study
         * @description Delete a study of yours.
         */
        delete: operations["remove_study_api_studies__study_id__delete"];
        options?: never;
        head?: never;
        /**
         * Change Study
         * @description Rename a study or one of its lines, or comment on a moment.
         */
        patch: operations["change_study_api_studies__study_id__patch"];
        trace?: never;
    };
    "/api/studies/{study_id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play In Study
         * @description Play an action at a moment: a line begins, or the one that is there is followed.
         */
        post: operations["play_in_study_api_studies__study_id__actions_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study_id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer In Study
         * @description Let an opponent of a level play for the side to act.
         */
        post: operations["answer_in_study_api_studies__study_id__answers_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study_id}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy Study
         * @description A copy of your own, to play on in.
         */
        post: operations["copy_study_api_studies__study_id__copies_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study_id}/falls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Falls In Study
         * @description What chance may bring when an action is played, with its share: to choose from.
         */
        post: operations["falls_in_study_api_studies__study_id__falls_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study_id}/lines/{node}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cut Line
         * @description Delete an action of a line and all that follows it.
         */
        delete: operations["cut_line_api_studies__study_id__lines__node__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study_id}/moments/{node}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Study Moment
         * @description What there is to see at a moment, and what may be played.
         */
        get: operations["study_moment_api_studies__study_id__moments__node__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Study Record
         * @description The study as a record with variations and comments; `fracas verify` and `fracas replay` read it.
         */
        get: operations["study_record_api_studies__study_id__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study_id}/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Values In Study
         * @description What the search thinks of the actions at a moment; it stops when who asked has gone.
         */
        post: operations["values_in_study_api_studies__study_id__values_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Whether the process answers; `/readyz` looks deeper.
         */
        get: operations["health_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics
         * @description What the server has counted, for the operator (by token).
         */
        get: operations["metrics_metrics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ready
         * @description Whether the server can store, think and play; the operator (by token) is told the details.
         */
        get: operations["ready_readyz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Accepted
         * @description The answer to a message that changed the match: it is on disk.
         * @example {
         *       "ply": 1,
         *       "ref": "a2",
         *       "type": "accepted",
         *       "version": 2
         *     }
         */
        Accepted: {
            /** Ply */
            ply: number;
            /**
             * Ref
             * @default
             */
            ref: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "accepted";
            /** Version */
            version: number;
        };
        /**
         * Accuracy
         * @description How close a seat's decisions came to the best there were.
         */
        Accuracy: {
            /**
             * Decisions
             * @description with more than one action to choose from
             */
            decisions: number;
            /**
             * Value
             * @description 0 to 100, the mean of its decisions: one that was as good as the best counts 100, and half as much for every 16 points of win chance it gave away
             */
            value: number;
        };
        /**
         * Act
         * @description Play an action.
         * @example {
         *       "action": "draw",
         *       "ply": 0,
         *       "ref": "a2",
         *       "type": "act",
         *       "version": 1
         *     }
         */
        Act: {
            /**
             * Action
             * @description an action by id, by text or by structure
             * @example 3
             * @example drop 4
             * @example {
             *       "column": 4,
             *       "kind": "drop"
             *     }
             */
            action: number | string | {
                [key: string]: unknown;
            };
            /**
             * Ply
             * @description the ply this action answers
             */
            ply: number;
            /**
             * Ref
             * @description the client's own name for its message, echoed in the answer
             * @default
             */
            ref: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "act";
            /**
             * Version
             * @description the version of the state it answers
             */
            version: number;
        };
        /**
         * Action
         * @description One action: its id, its canonical text and its structure (`kind` plus fields).
         */
        Action: {
            /** Id */
            id: number;
            /** Kind */
            kind: string;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * ActionList
         * @description A match that is over, as the list of its actions: all there is to see of one that cannot be replayed.
         */
        ActionList: {
            /** Actions */
            actions: components["schemas"]["PlayedAction"][];
            /** Created At */
            created_at: number;
            /** Ended At */
            ended_at: number | null;
            /** Game */
            game: string;
            /** Id */
            id: string;
            outcome: components["schemas"]["Outcome"] | null;
            /** Players */
            players: components["schemas"]["Player"][];
            /**
             * Rules Version
             * @description the rules it began under
             */
            rules_version: number;
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "running" | "over";
            /** Trouble */
            trouble: ("broken" | "old-rules") | null;
        };
        /**
         * ActionReasons
         * @description What speaks for an action, and against it.
         */
        ActionReasons: {
            /** Does */
            does: components["schemas"]["Consequence"][];
            fears: components["schemas"]["FearedAnswer"] | null;
        };
        /**
         * Advised
         * @description Advice for a turn of a guided match.
         */
        Advised: {
            /** @description what to play; null: nothing was found */
            action: components["schemas"]["LegalAction"] | null;
            /**
             * Look
             * @description what to look at; empty: nothing in particular
             */
            look: string;
            /** Ply */
            ply: number;
            /**
             * Value
             * @description how good it looks for the seat to act, -1 to 1
             */
            value: number | null;
        };
        /**
         * AgreedTo
         * @description What somebody who takes a seat has seen.
         */
        AgreedTo: {
            /**
             * Proposal
             * @description its number: a newer one is refused. null: whatever is proposed
             */
            proposal?: number | null;
        };
        /**
         * Agreement
         * @description The answer to a proposal.
         */
        Agreement: {
            /**
             * Accept
             * @description the match begins; false: who was invited is free, and somebody else can be
             */
            accept: boolean;
            /**
             * Proposal
             * @description its number
             */
            proposal: number;
        };
        /**
         * Analysis
         * @description A finished match judged, as far as that has come.
         */
        Analysis: {
            /**
             * Accuracy
             * @description by seat; null: no decision judged yet
             */
            accuracy: {
                [key: string]: components["schemas"]["Accuracy"] | null;
            };
            /**
             * Checked
             * @description how many of them have been looked into
             */
            checked: number;
            /**
             * Checking
             * @description actions that seem to be mistakes, which is looked into
             */
            checking: number;
            /** Curve */
            curve: components["schemas"]["Moment"][];
            /** Decisions */
            decisions: components["schemas"]["Decision"][];
            /**
             * Judged
             * @description how many have been judged; the whole curve comes coarsely first
             */
            judged: number;
            /**
             * Mistakes
             * @description only what was proved, the largest first
             */
            mistakes: components["schemas"]["Mistake"][];
            /**
             * Noise
             * @description the standard error of a value, as searches of the same action differ
             */
            noise: number;
            /**
             * Positions
             * @description how many there are to judge
             */
            positions: number;
            /**
             * Simulations
             * @description behind each value; 0 before the first
             */
            simulations: number;
            /**
             * Status
             * @enum {string}
             */
            status: "none" | "running" | "stopped" | "done";
            /**
             * Swings
             * @description of the actions before and after which the position has been judged
             */
            swings: components["schemas"]["Swing"][];
        };
        /**
         * AnimationProgress
         * @description An animation on its way.
         */
        AnimationProgress: {
            /**
             * Drawn
             * @description so many are drawn; the last part, putting them together, is not counted
             */
            drawn: number;
            /**
             * Frames
             * @description of which it will have so many
             */
            frames: number;
        };
        /**
         * AskCoach
         * @description Ask whether an action throws much away, before it is played.
         * @example {
         *       "action": 0,
         *       "ply": 0,
         *       "ref": "a10",
         *       "type": "consider"
         *     }
         */
        AskCoach: {
            /**
             * Action
             * @description an action by id, by text or by structure
             * @example 3
             * @example drop 4
             * @example {
             *       "column": 4,
             *       "kind": "drop"
             *     }
             */
            action: number | string | {
                [key: string]: unknown;
            };
            /** Ply */
            ply: number;
            /**
             * Ref
             * @description the client's own name for its message, echoed in the answer
             * @default
             */
            ref: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "consider";
        };
        /**
         * AskHint
         * @description Ask for advice.
         * @example {
         *       "ref": "a9",
         *       "type": "hint"
         *     }
         */
        AskHint: {
            /**
             * Ref
             * @description the client's own name for its message, echoed in the answer
             * @default
             */
            ref: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint";
        };
        /**
         * AskTakeback
         * @description Take back the last action of one's own: at once where fair, else by asking the other.
         * @example {
         *       "ref": "a3",
         *       "type": "takeback",
         *       "version": 2
         *     }
         */
        AskTakeback: {
            /**
             * Ref
             * @description the client's own name for its message, echoed in the answer
             * @default
             */
            ref: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "takeback";
            /** Version */
            version: number;
        };
        /**
         * AtVersion
         * @description The version of the state this answers.
         */
        AtVersion: {
            /** Version */
            version: number;
        };
        /**
         * BotEvent
         * @description A line of a guest's event stream.
         */
        BotEvent: {
            /**
             * By
             * @default null
             */
            by: string[] | string | null;
            /**
             * Game
             * @default null
             */
            game: string | null;
            /**
             * Invitation
             * @default null
             */
            invitation: string | null;
            /** Match */
            match: string;
            /**
             * Opponents
             * @default null
             */
            opponents: string[] | null;
            /**
             * Options
             * @default null
             */
            options: {
                [key: string]: unknown;
            } | null;
            /**
             * Seat
             * @default null
             */
            seat: string | null;
            /**
             * Set Position
             * @description of a challenge: its position was set, not dealt
             * @default null
             */
            set_position: boolean | null;
            /**
             * Type
             * @enum {string}
             */
            type: "match-started" | "match-over" | "challenge" | "challenge-declined" | "proposal";
        };
        /**
         * BotList
         * @description Programs that wait for challenges.
         */
        BotList: {
            /** Bots */
            bots: components["schemas"]["OnlineBot"][];
        };
        /**
         * Candidate
         * @description An action with what the search thinks of it.
         */
        Candidate: {
            /**
             * NamedAction
             * @description An action, whether it can be played now or not.
             */
            action: {
                id: number;
                /** @description `kind` and the fields of the action */
                structure: {
                    [key: string]: unknown;
                };
                text: string;
            };
            /**
             * Line
             * @description how play may go on, this action first
             */
            line: {
                id: number;
                /** @description `kind` and the fields of the action */
                structure: {
                    [key: string]: unknown;
                };
                text: string;
            }[];
            /**
             * Proven
             * @description the value is certain: won or lost
             */
            proven: boolean;
            /**
             * Value
             * @description -1 lost to 1 won, for the seat that asked
             */
            value: number;
            /** Visits */
            visits: number;
        };
        /**
         * Challenge
         * @description A certain guest (a bot that is online, say) is asked to sit here.
         */
        Challenge: {
            /** Guest */
            guest: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "challenge";
        };
        /**
         * Claim
         * @description End a match whose other player has left it.
         * @example {
         *       "ref": "a7",
         *       "type": "claim"
         *     }
         */
        Claim: {
            /**
             * Ref
             * @description the client's own name for its message, echoed in the answer
             * @default
             */
            ref: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "claim";
        };
        ClientMessage: components["schemas"]["Hello"] | components["schemas"]["Act"] | components["schemas"]["AskTakeback"] | components["schemas"]["Propose"] | components["schemas"]["Reply"] | components["schemas"]["Resign"] | components["schemas"]["Claim"] | components["schemas"]["Look"] | components["schemas"]["AskHint"] | components["schemas"]["AskCoach"] | components["schemas"]["Ping"];
        /**
         * Clocks
         * @description Time left. The running seat's clock has run since `at`.
         */
        Clocks: {
            /**
             * At
             * @description the server's time at which `remaining_ms` was true, on the scale of `welcome` and `pong`
             */
            at: number;
            /** Remaining Ms */
            remaining_ms: {
                [key: string]: number;
            };
            /** Running */
            running: string | null;
        };
        /**
         * ClockSettings
         * @description Time for each seat.
         */
        ClockSettings: {
            /**
             * Increment Seconds
             * @description added after each turn
             * @default 0
             * @example 5
             */
            increment_seconds: number;
            /**
             * Initial Seconds
             * @example 300
             */
            initial_seconds: number;
        };
        /**
         * AskPlace
         * @description The seat is to place a piece that is on offer, or to do what else it may.
         */
        Combact_AskPlace: {
            /** Can Pass */
            can_pass: boolean;
            /** Can Swap */
            can_swap: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "place";
            /** Offered */
            offered: string[];
            /**
             * Seat
             * @enum {string}
             */
            seat: "black" | "white";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * AskPlain
         * @description The seat is to set the Inception, or has nothing left to place.
         */
        Combact_AskPlain: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "inception" | "pass";
            /**
             * Seat
             * @enum {string}
             */
            seat: "black" | "white";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * AskTarget
         * @description The seat is to choose the target of the next match.
         */
        Combact_AskTarget: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "target";
            /**
             * Seat
             * @enum {string}
             */
            seat: "black" | "white";
            /** Targets */
            targets: ("time_factor" | "autonomy" | "goals")[];
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * ChooseTarget
         * @description Choose the target of the next match of a campaign. Text: `target goals`.
         */
        Combact_ChooseTarget: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "target";
            /**
             * Target
             * @enum {string}
             */
            target: "time_factor" | "autonomy" | "goals";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * CircleSpot
         * @description A spot of the circle, counted clockwise from 1.
         */
        Combact_CircleSpot: {
            /** Is Offered */
            is_offered: boolean;
            /** Is Taken */
            is_taken: boolean;
            /** Piece */
            piece: string;
            /** Spot */
            spot: number;
        };
        /**
         * Dealt
         * @description A fresh match of a campaign.
         */
        Combact_Dealt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "dealt";
            /** Match */
            match: number;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Starter
             * @enum {string}
             */
            starter: "black" | "white";
            /**
             * Target
             * @enum {string}
             */
            target: "time_factor" | "autonomy" | "goals";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Dots
         * @description So many dots of the mover's colour at each of these points.
         */
        Combact_Dots: {
            /** Count */
            count: number;
            /**
             * Kind
             * @default dots
             * @constant
             */
            kind: "dots";
            /** Points */
            points: number[];
        };
        /**
         * FieldTaken
         * @description A field is covered already.
         */
        Combact_FieldTaken: {
            /** Field */
            field: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "field-taken";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * FieldView
         * @description A field: its peaks by point number, whose piece covers it, or whose territory it is.
         */
        Combact_FieldView: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "lens" | "triangle";
            /** Number */
            number: number;
            /** Owner */
            owner: string | null;
            /** Peaks */
            peaks: number[];
            /** Territory */
            territory: string | null;
        };
        /**
         * Goal
         * @description What the game is about and how far each side has come, in figures; shown all the time.
         *
         *     Beside its sentence the catalogue may have one for little room, as the message's attribute `.short`.
         */
        Combact_Goal: {
            /** Kind */
            kind: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * InceptionSet
         * @description The Inception was set before a spot; `offered` are the pieces that come first.
         */
        Combact_InceptionSet: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "inception";
            /** Offered */
            offered: string[];
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Seat
             * @enum {string}
             */
            seat: "black" | "white";
            /** Spot */
            spot: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * MatchOver
         * @description A match has ended; without a winner it is drawn.
         */
        Combact_MatchOver: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "match-over";
            /** Loser */
            loser: ("black" | "white") | null;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Reason
             * @enum {string}
             */
            reason: "cannot-place" | "two-passes";
            /** Scores */
            scores: components["schemas"]["Combact_Score"][];
            /**
             * Text
             * @default
             */
            text: string;
            /** Winner */
            winner: ("black" | "white") | null;
            /** Wins */
            wins: [
                number,
                number
            ];
        };
        /**
         * MicrobactGone
         * @description The seat has placed its microbact.
         */
        Combact_MicrobactGone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "microbact-gone";
            /** Piece */
            piece: string;
            /**
             * Seat
             * @enum {string}
             */
            seat: "black" | "white";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * NoSuchSpot
         * @description The circle has fewer spots.
         */
        Combact_NoSuchSpot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "no-such-spot";
            /** Spots */
            spots: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * NotConnected
         * @description The placement shares no point with the seat's network.
         */
        Combact_NotConnected: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "not-connected";
            /**
             * Seat
             * @enum {string}
             */
            seat: "black" | "white";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * NoTimeToSwap
         * @description Sides are swapped right after one piece.
         */
        Combact_NoTimeToSwap: {
            /**
             * After
             * @enum {string}
             */
            after: "first" | "second";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "no-time-to-swap";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * NotOffered
         * @description The piece lies beyond the window.
         */
        Combact_NotOffered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "not-offered";
            /** Offered */
            offered: string[];
            /** Piece */
            piece: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * NoToken
         * @description Six dots at a point, and no token to pay for it.
         */
        Combact_NoToken: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "no-token";
            /** Point */
            point: number;
            /**
             * Seat
             * @enum {string}
             */
            seat: "black" | "white";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * OffTheBoard
         * @description The placement needs a larger board.
         */
        Combact_OffTheBoard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "off-the-board";
            /** Radius */
            radius: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * OfPiece
         * @description The quick set lacks the piece, it is on the board, or it would be mirrored: only the other side places it so.
         */
        Combact_OfPiece: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "already-placed" | "mirrored" | "not-in-set";
            /** Piece */
            piece: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Over
         * @description Nothing is asked any more.
         */
        Combact_Over: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "over";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Pass
         * @description Pass the turn. Text: `pass`.
         */
        Combact_Pass: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pass";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Passed
         * @description A turn was passed.
         */
        Combact_Passed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "passed";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Seat
             * @enum {string}
             */
            seat: "black" | "white";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * PieceShape
         * @description A piece as each side plays it: fields as lists of peaks (q, r).
         */
        Combact_PieceShape: {
            /** Black */
            black: [
                number,
                number
            ][][];
            /** Name */
            name: string;
            /** White */
            white: [
                number,
                number
            ][][];
        };
        /**
         * Place
         * @description Lay a piece. Text: `place 5b at 23.r4`.
         *
         *     The first peak of the piece's notation lies on point 23, the piece turned four times 60 degrees anticlockwise
         *     about it; `m4` is the mirror image, so turned: White's hand of a piece that is not its own mirror image. `fields`
         *     are the numbers of the fields covered. The same id has the same text on every board.
         */
        Combact_Place: {
            /** At */
            at: number;
            /** Fields */
            fields: number[];
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "place";
            /** Piece */
            piece: string;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
            /** Turn */
            turn: string;
        };
        /**
         * Placed
         * @description A piece was placed; `dots` are those now at its points.
         */
        Combact_Placed: {
            /** At */
            at: number;
            /** Dots */
            dots: components["schemas"]["Combact_Dots"][];
            /** Fields */
            fields: number[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "placed";
            /** Piece */
            piece: string;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Seat
             * @enum {string}
             */
            seat: "black" | "white";
            /**
             * Text
             * @default
             */
            text: string;
            /** Turn */
            turn: string;
        };
        /**
         * PlacedPiece
         * @description A piece on the board.
         */
        Combact_PlacedPiece: {
            /** Action */
            action: string;
            /** Fields */
            fields: number[];
            /** Piece */
            piece: string;
            /**
             * Seat
             * @enum {string}
             */
            seat: "black" | "white";
        };
        /**
         * Plain
         * @description Rules that need no figure.
         */
        Combact_Plain: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "already-swapped" | "inception-first" | "inception-stands" | "no-passing" | "no-swapping" | "not-between-matches" | "same-target" | "target-first";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * PointView
         * @description A connecting point: where it lies, the dots round it, the marker that stands there.
         */
        Combact_PointView: {
            /** Black */
            black: number;
            /** Marker */
            marker: string | null;
            /** Number */
            number: number;
            /** Q */
            q: number;
            /** R */
            r: number;
            /** White */
            white: number;
        };
        /**
         * Reached
         * @description How a side stands. What the target does not ask for is None, and so is what is not known yet.
         */
        Combact_Reached: {
            /**
             * Other Markers
             * @default null
             */
            other_markers: number | null;
            /**
             * Own Markers
             * @default null
             */
            own_markers: number | null;
            /**
             * Places
             * @default null
             */
            places: number | null;
            /**
             * Territory
             * @default null
             */
            territory: number | null;
            /** Wins */
            wins: number;
        };
        /**
         * Score
         * @description What both sides have reached, as far as it decides a match.
         */
        Combact_Score: {
            /** Black */
            black: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "own-markers" | "other-markers" | "territory";
            /** White */
            white: number;
        };
        /**
         * SetInception
         * @description Start the Inception before a spot of the circle, counted from 1. Text: `inception 5`.
         */
        Combact_SetInception: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "inception";
            /** Spot */
            spot: number;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * SideView
         * @description What a side holds and has reached.
         */
        Combact_SideView: {
            /** Microbacts */
            microbacts: string[];
            /** Other Markers */
            other_markers: number | null;
            /** Own Markers */
            own_markers: number | null;
            /** Territory */
            territory: number | null;
            /** Tokens */
            tokens: number;
            /** Window */
            window: number;
            /** Wins */
            wins: number;
        };
        /**
         * Swap
         * @description Swap sides instead of laying a piece. Text: `swap`.
         */
        Combact_Swap: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "swap";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Swapped
         * @description Sides were swapped: every piece is turned over and now the other side's; `pieces` as they lie now.
         */
        Combact_Swapped: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "swapped";
            /** Pieces */
            pieces: string[];
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Seat
             * @enum {string}
             */
            seat: "black" | "white";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * TargetChosen
         * @description The target of the next match was chosen.
         */
        Combact_TargetChosen: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "target";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Seat
             * @enum {string}
             */
            seat: "black" | "white";
            /**
             * Target
             * @enum {string}
             */
            target: "time_factor" | "autonomy" | "goals";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * TokenSpent
         * @description Six dots at a point: the 5+1 token changes hands.
         */
        Combact_TokenSpent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "token";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Point */
            point: number;
            /**
             * Seat
             * @enum {string}
             */
            seat: "black" | "white";
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * To
             * @enum {string}
             */
            to: "black" | "white";
        };
        /**
         * TooManyDots
         * @description More dots at a point than even the token allows.
         */
        Combact_TooManyDots: {
            /** Dots */
            dots: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "too-many-dots";
            /** Most */
            most: number;
            /** Point */
            point: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * TooManySixes
         * @description Six dots at several points; the token serves one.
         */
        Combact_TooManySixes: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "too-many-sixes";
            /** Points */
            points: number[];
            /**
             * Text
             * @default
             */
            text: string;
        };
        CombactAction: components["schemas"]["Combact_ChooseTarget"] | components["schemas"]["Combact_Pass"] | components["schemas"]["Combact_Place"] | components["schemas"]["Combact_SetInception"] | components["schemas"]["Combact_Swap"];
        /**
         * LeavesPlacements
         * @description So many placements the other side has next; none at all loses a match of time_factor.
         */
        CombactChange: {
            /** Count */
            count: number;
            /**
             * Kind
             * @default leaves-placements
             * @constant
             */
            kind: "leaves-placements";
            /**
             * Seat
             * @enum {string}
             */
            seat: "black" | "white";
            /**
             * Text
             * @default
             */
            text: string;
        };
        CombactEvent: components["schemas"]["Combact_Dealt"] | components["schemas"]["Combact_InceptionSet"] | components["schemas"]["Combact_MatchOver"] | components["schemas"]["Combact_Passed"] | components["schemas"]["Combact_Placed"] | components["schemas"]["Combact_Swapped"] | components["schemas"]["Combact_TargetChosen"] | components["schemas"]["Combact_TokenSpent"];
        /**
         * ForTarget
         * @description The target of the match, and how both sides stand.
         */
        CombactGoal: {
            black: components["schemas"]["Combact_Reached"];
            /** Is Campaign */
            is_campaign: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "time_factor" | "autonomy" | "goals";
            /**
             * Text
             * @default
             */
            text: string;
            white: components["schemas"]["Combact_Reached"];
        };
        /**
         * CombactOptions
         * @description Every variant and switch.
         */
        CombactOptions: {
            /**
             * First Target
             * @description of a campaign
             * @default random
             * @enum {string}
             */
            first_target: "random" | "time_factor" | "autonomy" | "goals";
            /**
             * Inception
             * @description which player sets the Inception; random leaves it to chance
             * @default second
             * @enum {string}
             */
            inception: "second" | "first" | "random";
            /**
             * Radius
             * @description of the board; the printed one has 3
             * @default 3
             */
            radius: number;
            /**
             * Set
             * @description all 17 pieces, or the 12 of 5 to 7 fields
             * @default full
             * @enum {string}
             */
            set: "full" | "quick";
            /**
             * Starter
             * @description who starts the first match
             * @default black
             * @enum {string}
             */
            starter: "black" | "white" | "random";
            /**
             * Swap
             * @description after this piece the player to move may swap sides instead of laying one
             * @default never
             * @enum {string}
             */
            swap: "never" | "first" | "second";
            /**
             * Target
             * @description what wins; random draws one of the three, a campaign takes two wins
             * @default time_factor
             * @enum {string}
             */
            target: "time_factor" | "autonomy" | "goals" | "campaign" | "random";
        };
        /**
         * Placing
         * @description The dots a placement would make at its points, whether it spends the token, and whether it is the last one.
         */
        CombactPreview: {
            /** Dots */
            dots: components["schemas"]["Combact_Dots"][];
            /**
             * Hurts
             * @default false
             */
            hurts: boolean;
            /**
             * Kind
             * @default placing
             * @constant
             */
            kind: "placing";
            /** Spends Token */
            spends_token: boolean;
            /**
             * Text
             * @default
             */
            text: string;
        };
        CombactPrompt: components["schemas"]["Combact_AskPlace"] | components["schemas"]["Combact_AskPlain"] | components["schemas"]["Combact_AskTarget"] | components["schemas"]["Combact_Over"];
        CombactReason: components["schemas"]["Combact_FieldTaken"] | components["schemas"]["Combact_MicrobactGone"] | components["schemas"]["Combact_NoSuchSpot"] | components["schemas"]["Combact_NoTimeToSwap"] | components["schemas"]["Combact_NoToken"] | components["schemas"]["Combact_NotConnected"] | components["schemas"]["Combact_NotOffered"] | components["schemas"]["Combact_OfPiece"] | components["schemas"]["Combact_OffTheBoard"] | components["schemas"]["Combact_Plain"] | components["schemas"]["Combact_TooManyDots"] | components["schemas"]["Combact_TooManySixes"];
        /**
         * CombactView
         * @description The board, the circle, both sides and the course of the match.
         */
        CombactView: {
            /** Actor */
            actor: string | null;
            black: components["schemas"]["Combact_SideView"];
            /** Can Pass */
            can_pass: boolean;
            /** Can Swap */
            can_swap: boolean;
            /** Circle */
            circle: components["schemas"]["Combact_CircleSpot"][];
            /** Drawn */
            drawn: number;
            /** Fields */
            fields: components["schemas"]["Combact_FieldView"][];
            /** @default null */
            goal: components["schemas"]["Combact_Goal"] | null;
            /** Inception */
            inception: number | null;
            /** Is Campaign */
            is_campaign: boolean;
            /** Is Swapped */
            is_swapped: boolean;
            /** Match */
            match: number;
            /** Offered */
            offered: string[];
            /** Passes */
            passes: number;
            /**
             * Phase
             * @enum {string}
             */
            phase: "inception" | "turn" | "target";
            /** Placed */
            placed: components["schemas"]["Combact_PlacedPiece"][];
            /** Points */
            points: components["schemas"]["Combact_PointView"][];
            /** Prompt */
            prompt: components["schemas"]["Combact_AskPlain"] | components["schemas"]["Combact_AskPlace"] | components["schemas"]["Combact_AskTarget"] | components["schemas"]["Combact_Over"];
            /** Radius */
            radius: number;
            /** Seat */
            seat: string | null;
            /** Shapes */
            shapes: components["schemas"]["Combact_PieceShape"][];
            /** Starter */
            starter: string;
            /**
             * Swap
             * @enum {string}
             */
            swap: "never" | "first" | "second";
            /**
             * Target
             * @enum {string}
             */
            target: "time_factor" | "autonomy" | "goals";
            /** Targets */
            targets: string[];
            white: components["schemas"]["Combact_SideView"];
        };
        /**
         * AllPlaced
         * @description No obstacle is left to be placed.
         */
        CombatProtocols_AllPlaced: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "all-placed";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * AtCell
         * @description The panel token shows something else, or a face that has a target.
         */
        CombatProtocols_AtCell: {
            /**
             * Cell
             * @enum {string}
             */
            cell: "nw" | "ne" | "sw" | "se";
            /**
             * Face
             * @enum {string}
             */
            face: "turn 90" | "turn 180" | "move" | "move for 1 power";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "must-act" | "wrong-face";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * AtSquare
         * @description The square, its machine or its direction token is missing, or a token is in the way.
         */
        CombatProtocols_AtSquare: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "no-machine" | "no-square" | "no-token" | "no-way-out" | "token-there";
            /** Square */
            square: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * AtStart
         * @description There is no such start, nobody waits on it, or who waits there blocks the way out.
         */
        CombatProtocols_AtStart: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "no-start" | "nobody-waits" | "start-blocks";
            /** Start */
            start: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * BarrierBetween
         * @description No machine passes a Barrier.
         */
        CombatProtocols_BarrierBetween: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "barrier-between";
            /** Origin */
            origin: string;
            /** Target */
            target: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Board
         * @description Lines of squares (`.` empty, `E` Engine, `C` Charger Depot) from north to south, and what stands round them.
         */
        CombatProtocols_Board: {
            /** Missions */
            missions?: {
                [key: string]: number[];
            };
            /** Squares */
            squares: string[];
            /** Starts */
            starts: components["schemas"]["CombatProtocols_Start"][];
            /** Title */
            title: string;
            /** Tokens */
            tokens: string[];
            tracks: components["schemas"]["CombatProtocols_TrackSets"];
        };
        /**
         * Drained
         * @description A Battery Drain took the last power, and the machine got no further than the line.
         */
        CombatProtocols_Drained: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "drained";
            /** Machine */
            machine: number;
            /** Origin */
            origin: string;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Target */
            target: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Ended
         * @description The game is over.
         */
        CombatProtocols_Ended: {
            ending: components["schemas"]["CombatProtocols_Ending"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "ended";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Ending
         * @description How a game ended; `kind` is the name of the ending.
         */
        CombatProtocols_Ending: {
            /** Kind */
            kind: string;
            /** Loser */
            loser: string | null;
            /**
             * Text
             * @default
             */
            text: string;
            /** Winner */
            winner: string | null;
        };
        /**
         * Enter
         * @description The first machine waiting on a start enters the board. Text: `enter 3`.
         */
        CombatProtocols_Enter: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "enter";
            /** Start */
            start: number;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Entered
         * @description A machine entered the board from its start.
         */
        CombatProtocols_Entered: {
            /** Charged */
            charged: boolean;
            /** Engine */
            engine: boolean;
            /** Heat */
            heat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "entered";
            /** Machine */
            machine: number;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Power */
            power: number;
            /** Start */
            start: number;
            /** Target */
            target: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Flew
         * @description A machine flew on to the next square, perhaps through a Battery Drain.
         */
        CombatProtocols_Flew: {
            /** Charged */
            charged: boolean;
            /** Drained */
            drained: boolean;
            /** Engine */
            engine: boolean;
            /** Heat */
            heat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "flew";
            /** Machine */
            machine: number;
            /** Origin */
            origin: string;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Power */
            power: number;
            /** Target */
            target: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Flight
         * @description A machine moves: what it flies through and what works where it arrives.
         */
        CombatProtocols_Flight: {
            /** Charged */
            charged: boolean;
            /** Drained */
            drained: boolean;
            /** Engine */
            engine: boolean;
            /** Heat */
            heat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "flight";
            /**
             * Pointing
             * @enum {string}
             */
            pointing: "up" | "down";
            /** Power */
            power: number;
            /** Room */
            room: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Fly
         * @description The machine on a square moves the way the token there points. Text: `fly b2`.
         */
        CombatProtocols_Fly: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "fly";
            /** Square */
            square: string;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * FrontOccupied
         * @description A machine is on the square in front of the start.
         */
        CombatProtocols_FrontOccupied: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "front-occupied";
            /** Machine */
            machine: number;
            /** Square */
            square: string;
            /** Start */
            start: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Goal
         * @description What the game is about and how far each side has come, in figures; shown all the time.
         *
         *     Beside its sentence the catalogue may have one for little room, as the message's attribute `.short`.
         */
        CombatProtocols_Goal: {
            /** Kind */
            kind: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * HeatView
         * @description The Heat Track: the marker's space from 1; either end loses. `room`: spaces to the end it points to.
         */
        CombatProtocols_HeatView: {
            /** Length */
            length: number;
            /** Marker */
            marker: number;
            /**
             * Pointing
             * @enum {string}
             */
            pointing: "up" | "down";
            /** Room */
            room: number;
        };
        /**
         * Idle
         * @description An activation without a legal target: it steps and flips, no more. Text: `step ne idle`.
         */
        CombatProtocols_Idle: {
            /**
             * Cell
             * @enum {string}
             */
            cell: "nw" | "ne" | "sw" | "se";
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "idle";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * LastExit
         * @description The last machine leaves: the game is won.
         */
        CombatProtocols_LastExit: {
            /**
             * Ends
             * @default true
             */
            ends: boolean;
            /** Heat */
            heat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "last-exit";
            /**
             * Pointing
             * @enum {string}
             */
            pointing: "up" | "down";
            /** Power */
            power: number;
            /** Room */
            room: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * LastPower
         * @description A Battery Drain or a paid activation takes the last power: the game is lost.
         */
        CombatProtocols_LastPower: {
            /**
             * Cause
             * @enum {string}
             */
            cause: "drain" | "payment";
            /**
             * Ends
             * @default true
             */
            ends: boolean;
            /** Heat */
            heat: number;
            /**
             * Hurts
             * @default true
             */
            hurts: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "last-power";
            /**
             * Pointing
             * @enum {string}
             */
            pointing: "up" | "down";
            /** Power */
            power: number;
            /** Room */
            room: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Left
         * @description A machine left the board over its far side.
         */
        CombatProtocols_Left: {
            /** Heat */
            heat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "left";
            /** Machine */
            machine: number;
            /** Origin */
            origin: string;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Power */
            power: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * MachineView
         * @description A flying machine: its start, the way it heads, and a square, `waiting` or `gone`.
         */
        CombatProtocols_MachineView: {
            /**
             * Heading
             * @enum {string}
             */
            heading: "north" | "east" | "south" | "west";
            /** Number */
            number: number;
            /** Place */
            place: string;
            /** Start */
            start: number;
        };
        /**
         * MoveToken
         * @description Move the token of a square to a neighbouring one. Text: `step ne move b2 north`.
         */
        CombatProtocols_MoveToken: {
            /**
             * Cell
             * @enum {string}
             */
            cell: "nw" | "ne" | "sw" | "se";
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "move";
            /** Square */
            square: string;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
            /**
             * Way
             * @enum {string}
             */
            way: "north" | "east" | "south" | "west";
        };
        /**
         * NoLine
         * @description The board has no such line; None: no board has one there.
         */
        CombatProtocols_NoLine: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "no-line";
            /** Line */
            line: string | null;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * ObstacleMoved
         * @description An obstacle moved to another line.
         */
        CombatProtocols_ObstacleMoved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "obstacle-moved";
            /**
             * Obstacle
             * @enum {string}
             */
            obstacle: "barrier" | "drain";
            /** Origin */
            origin: string;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Target */
            target: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * ObstacleView
         * @description An obstacle on a line between squares, or still to be placed.
         */
        CombatProtocols_ObstacleView: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "barrier" | "drain";
            /** Line */
            line: string | null;
        };
        /**
         * Occupied
         * @description A machine is on the square ahead.
         */
        CombatProtocols_Occupied: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "occupied";
            /** Machine */
            machine: number;
            /** Square */
            square: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * OffBoard
         * @description A direction token stays on the board.
         */
        CombatProtocols_OffBoard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "off-board";
            /** Square */
            square: string;
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * Way
             * @enum {string}
             */
            way: "north" | "east" | "south" | "west";
        };
        /**
         * OnLine
         * @description Another obstacle is on the line, or none is.
         */
        CombatProtocols_OnLine: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "line-taken" | "no-obstacle";
            /** Line */
            line: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * OutOfReach
         * @description The controller steps only on orthogonal neighbours of its cell.
         */
        CombatProtocols_OutOfReach: {
            /** Cells */
            cells: ("nw" | "ne" | "sw" | "se")[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "out-of-reach";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Overheating
         * @description The Heat marker comes to the end it points to: the game is lost.
         */
        CombatProtocols_Overheating: {
            /**
             * Ends
             * @default true
             */
            ends: boolean;
            /** Heat */
            heat: number;
            /**
             * Hurts
             * @default true
             */
            hurts: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "overheating";
            /**
             * Pointing
             * @enum {string}
             */
            pointing: "up" | "down";
            /** Power */
            power: number;
            /** Room */
            room: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * PanelView
         * @description A token of the control panel: the face shown, the face below, and whether the controller may step on it.
         */
        CombatProtocols_PanelView: {
            /**
             * Cell
             * @enum {string}
             */
            cell: "nw" | "ne" | "sw" | "se";
            /**
             * Face
             * @enum {string}
             */
            face: "turn 90" | "turn 180" | "move" | "move for 1 power";
            /** Has Controller */
            has_controller: boolean;
            /** Is Flipped */
            is_flipped: boolean;
            /** Is Reachable */
            is_reachable: boolean;
            /**
             * Other Face
             * @enum {string}
             */
            other_face: "turn 90" | "turn 180" | "move" | "move for 1 power";
        };
        /**
         * Payment
         * @description An activation costs 1 power.
         */
        CombatProtocols_Payment: {
            /** Heat */
            heat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "payment";
            /**
             * Pointing
             * @enum {string}
             */
            pointing: "up" | "down";
            /** Power */
            power: number;
            /** Room */
            room: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Place
         * @description Set-up: place the next obstacle on a line between two squares. Text: `place a1-b1`.
         */
        CombatProtocols_Place: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "place";
            /** Line */
            line: string;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Placed
         * @description An obstacle was placed on a line.
         */
        CombatProtocols_Placed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "placed";
            /** Line */
            line: string;
            /**
             * Obstacle
             * @enum {string}
             */
            obstacle: "barrier" | "drain";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * PlaceFirst
         * @description Obstacles are still to be placed.
         */
        CombatProtocols_PlaceFirst: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "place-first";
            /** Left */
            left: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * PlaceObstacle
         * @description An obstacle is to be placed; `more` follow it.
         */
        CombatProtocols_PlaceObstacle: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "place";
            /** More */
            more: number;
            /**
             * Obstacle
             * @enum {string}
             */
            obstacle: "barrier" | "drain";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * PlainPrompt
         * @description A machine is to move or the controller to step, or nothing is asked any more.
         */
        CombatProtocols_PlainPrompt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "move-or-step" | "over";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * PowerView
         * @description The Power Track: the marker's space from 1; the last one loses.
         */
        CombatProtocols_PowerView: {
            /** Length */
            length: number;
            /** Marker */
            marker: number;
        };
        /**
         * Shift
         * @description Move an obstacle to a line that shares a corner with its own. Text: `step ne shift a1-b1 to b1-b2`.
         *
         *     Where no such line can exist on any board, the end and the number of the missing neighbour stand instead.
         */
        CombatProtocols_Shift: {
            /**
             * Cell
             * @enum {string}
             */
            cell: "nw" | "ne" | "sw" | "se";
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "shift";
            /** Line */
            line: string;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
            /** To */
            to: string;
        };
        /**
         * SquareView
         * @description A square and what stands on it.
         */
        CombatProtocols_SquareView: {
            /** Column */
            column: number;
            /** Location */
            location: ("engine" | "charger") | null;
            /** Machine */
            machine: number | null;
            /** Name */
            name: string;
            /** Row */
            row: number;
            /** Token */
            token: ("north" | "east" | "south" | "west") | null;
        };
        /**
         * Start
         * @description A start outside the board: on which side, before which row or column (from 1); its machines head across.
         */
        CombatProtocols_Start: {
            /** Line */
            line: number;
            /** Number */
            number: number;
            /**
             * Side
             * @enum {string}
             */
            side: "north" | "east" | "south" | "west";
        };
        /**
         * StartView
         * @description A start outside the board; `line` is the column or row it stands before, from 1.
         */
        CombatProtocols_StartView: {
            /**
             * Heading
             * @enum {string}
             */
            heading: "north" | "east" | "south" | "west";
            /** Line */
            line: number;
            /** Number */
            number: number;
            /**
             * Side
             * @enum {string}
             */
            side: "north" | "east" | "south" | "west";
            /** Square */
            square: string;
            /** Waiting */
            waiting: number[];
        };
        /**
         * Stepped
         * @description The controller stepped on a panel cell, and the token it left flipped. Idle: the face shown had no target.
         */
        CombatProtocols_Stepped: {
            /**
             * Cell
             * @enum {string}
             */
            cell: "nw" | "ne" | "sw" | "se";
            /**
             * Face
             * @enum {string}
             */
            face: "turn 90" | "turn 180" | "move" | "move for 1 power";
            /** Idle */
            idle: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "stepped";
            /** Left */
            left: ("nw" | "ne" | "sw" | "se") | null;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Power */
            power: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * TokenMoved
         * @description A direction token moved to a neighbouring square.
         */
        CombatProtocols_TokenMoved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "token-moved";
            /** Origin */
            origin: string;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Target */
            target: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Tracks
         * @description How many spaces the two tracks have. The Heat marker starts on the third, so that one must not be the last.
         */
        CombatProtocols_Tracks: {
            /** Heat */
            heat: number;
            /** Power */
            power: number;
        };
        /**
         * TrackSets
         * @description The three lengths a player may choose from.
         */
        CombatProtocols_TrackSets: {
            expert: components["schemas"]["CombatProtocols_Tracks"];
            relaxed: components["schemas"]["CombatProtocols_Tracks"];
            standard: components["schemas"]["CombatProtocols_Tracks"];
        };
        /**
         * Turn
         * @description Turn the token on a square. Text: `step nw turn b2 left`.
         */
        CombatProtocols_Turn: {
            /**
             * Cell
             * @enum {string}
             */
            cell: "nw" | "ne" | "sw" | "se";
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "turn";
            /** Square */
            square: string;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
            /**
             * Turn
             * @enum {string}
             */
            turn: "left" | "right" | "around";
        };
        /**
         * Turned
         * @description A direction token turned.
         */
        CombatProtocols_Turned: {
            /**
             * Facing
             * @enum {string}
             */
            facing: "north" | "east" | "south" | "west";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "turned";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Square */
            square: string;
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * Turn
             * @enum {string}
             */
            turn: "left" | "right" | "around";
        };
        /**
         * WrongSide
         * @description A machine leaves the board only over the side it heads for.
         */
        CombatProtocols_WrongSide: {
            /**
             * Facing
             * @enum {string}
             */
            facing: "north" | "east" | "south" | "west";
            /**
             * Heading
             * @enum {string}
             */
            heading: "north" | "east" | "south" | "west";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "wrong-side";
            /** Machine */
            machine: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        CombatProtocolsAction: components["schemas"]["CombatProtocols_Enter"] | components["schemas"]["CombatProtocols_Fly"] | components["schemas"]["CombatProtocols_Idle"] | components["schemas"]["CombatProtocols_MoveToken"] | components["schemas"]["CombatProtocols_Place"] | components["schemas"]["CombatProtocols_Shift"] | components["schemas"]["CombatProtocols_Turn"];
        /**
         * Change
         * @description What is different after an action and no event tells: who is cut off, what is left to the other side.
         */
        CombatProtocolsChange: {
            /** Kind */
            kind: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        CombatProtocolsEvent: components["schemas"]["CombatProtocols_Drained"] | components["schemas"]["CombatProtocols_Ended"] | components["schemas"]["CombatProtocols_Entered"] | components["schemas"]["CombatProtocols_Flew"] | components["schemas"]["CombatProtocols_Left"] | components["schemas"]["CombatProtocols_ObstacleMoved"] | components["schemas"]["CombatProtocols_Placed"] | components["schemas"]["CombatProtocols_Stepped"] | components["schemas"]["CombatProtocols_TokenMoved"] | components["schemas"]["CombatProtocols_Turned"];
        /**
         * AllThrough
         * @description Every machine is to cross the board.
         */
        CombatProtocolsGoal: {
            /** Actions Left */
            actions_left: number;
            /** Heat Left */
            heat_left: number;
            /**
             * Kind
             * @default all-through
             * @constant
             */
            kind: "all-through";
            /** Machines */
            machines: number;
            /**
             * Pointing
             * @enum {string}
             */
            pointing: "up" | "down";
            /** Power Left */
            power_left: number;
            /**
             * Text
             * @default
             */
            text: string;
            /** Through */
            through: number;
        };
        /**
         * CombatProtocolsOptions
         * @description Every variant and switch.
         */
        CombatProtocolsOptions: {
            /**
             * Board
             * @default air-space
             */
            board: string | components["schemas"]["CombatProtocols_Board"];
            /**
             * Deal
             * @default 0
             */
            deal: number;
            /**
             * Difficulty
             * @default easy
             * @enum {string}
             */
            difficulty: "easy" | "normal" | "hard" | "impossible";
            /**
             * Mission
             * @default 1
             */
            mission: number;
            /**
             * Obstacles By Seed
             * @default false
             */
            obstacles_by_seed: boolean;
            /**
             * Tracks
             * @default standard
             * @enum {string}
             */
            tracks: "relaxed" | "standard" | "expert";
        };
        CombatProtocolsPreview: components["schemas"]["CombatProtocols_Flight"] | components["schemas"]["CombatProtocols_LastExit"] | components["schemas"]["CombatProtocols_LastPower"] | components["schemas"]["CombatProtocols_Overheating"] | components["schemas"]["CombatProtocols_Payment"];
        CombatProtocolsPrompt: components["schemas"]["CombatProtocols_PlaceObstacle"] | components["schemas"]["CombatProtocols_PlainPrompt"];
        CombatProtocolsReason: components["schemas"]["CombatProtocols_AllPlaced"] | components["schemas"]["CombatProtocols_AtCell"] | components["schemas"]["CombatProtocols_AtSquare"] | components["schemas"]["CombatProtocols_AtStart"] | components["schemas"]["CombatProtocols_BarrierBetween"] | components["schemas"]["CombatProtocols_FrontOccupied"] | components["schemas"]["CombatProtocols_NoLine"] | components["schemas"]["CombatProtocols_Occupied"] | components["schemas"]["CombatProtocols_OffBoard"] | components["schemas"]["CombatProtocols_OnLine"] | components["schemas"]["CombatProtocols_OutOfReach"] | components["schemas"]["CombatProtocols_PlaceFirst"] | components["schemas"]["CombatProtocols_WrongSide"];
        /**
         * CombatProtocolsView
         * @description The whole table.
         */
        CombatProtocolsView: {
            /** Actor */
            actor: string | null;
            /** Columns */
            columns: number;
            /** Difficulty */
            difficulty: string;
            /** @default null */
            goal: components["schemas"]["CombatProtocols_Goal"] | null;
            heat: components["schemas"]["CombatProtocols_HeatView"];
            /**
             * Limit
             * @default 500
             */
            limit: number;
            /** Machines */
            machines: components["schemas"]["CombatProtocols_MachineView"][];
            /** Mission */
            mission: number;
            /** Obstacles */
            obstacles: components["schemas"]["CombatProtocols_ObstacleView"][];
            /** Panel */
            panel: components["schemas"]["CombatProtocols_PanelView"][];
            /**
             * Phase
             * @enum {string}
             */
            phase: "placing" | "flying" | "over";
            /** Played */
            played: number;
            power: components["schemas"]["CombatProtocols_PowerView"];
            /** Prompt */
            prompt: components["schemas"]["CombatProtocols_PlaceObstacle"] | components["schemas"]["CombatProtocols_PlainPrompt"];
            /** Rows */
            rows: number;
            /** Seat */
            seat: string | null;
            /** Squares */
            squares: components["schemas"]["CombatProtocols_SquareView"][];
            /** Starts */
            starts: components["schemas"]["CombatProtocols_StartView"][];
            /** Title */
            title: string;
            /** Tracks */
            tracks: string;
        };
        /**
         * Consequence
         * @description Something an action would do.
         */
        Consequence: {
            fact: components["schemas"]["GameFact"];
            /**
             * Role
             * @description which sentences it has: `event-...` or `change-...`
             * @enum {string}
             */
            role: "event" | "change";
            /**
             * Share
             * @description how often it came when the action was tried; 1: always
             */
            share: number;
        };
        /**
         * Considered
         * @description What the coach says to an action that somebody is about to play.
         * @example {
         *       "action": 0,
         *       "ply": 0,
         *       "ref": "a10",
         *       "type": "considered",
         *       "warning": {
         *         "best_value": 0.1,
         *         "fears": {
         *           "action": {
         *             "id": 0,
         *             "structure": {
         *               "kind": "draw"
         *             },
         *             "text": "draw"
         *           },
         *           "does": [
         *             {
         *               "fact": {
         *                 "kind": "draw",
         *                 "ply": 1,
         *                 "text": "Red: draw."
         *               },
         *               "role": "event",
         *               "share": 0.42
         *             }
         *           ]
         *         },
         *         "value": -0.4
         *       }
         *     }
         */
        Considered: {
            /** Action */
            action: number;
            /** Ply */
            ply: number;
            /**
             * Ref
             * @default
             */
            ref: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "considered";
            /** @description null: nothing is wrong with it, as far as a short search can tell */
            warning: components["schemas"]["Warned"] | null;
        };
        /**
         * CourseInfo
         * @description The course of a game.
         */
        CourseInfo: {
            /** Game */
            game: string;
            /** Lessons */
            lessons: components["schemas"]["LessonInfo"][];
            match: components["schemas"]["GuidedInfo"];
        };
        /**
         * DailyPuzzle
         * @description The puzzle of a day, the same for everybody.
         */
        DailyPuzzle: {
            /** Date */
            date: string;
            puzzle: components["schemas"]["PuzzleInfo"];
        };
        /**
         * Decision
         * @description One action, judged.
         */
        Decision: {
            /** Best */
            best: string;
            /**
             * Best Structure
             * @description `kind` and fields of the best
             */
            best_structure: {
                [key: string]: unknown;
            };
            /** Best Value */
            best_value: number;
            /**
             * Choices
             * @description how many actions there were to choose from
             */
            choices: number;
            /**
             * Line
             * @description what the best expects, itself first; empty where it was played
             */
            line: string[];
            /** Line Structures */
            line_structures: {
                [key: string]: unknown;
            }[];
            /**
             * Loss
             * @description how much worse than the best, for who played it
             */
            loss: number;
            /** Played */
            played: string;
            /**
             * Played Structure
             * @description `kind` and fields of what was played
             */
            played_structure: {
                [key: string]: unknown;
            };
            /**
             * Ply
             * @description the ply it answered
             */
            ply: number;
            /** Seat */
            seat: string;
            /**
             * Value
             * @description of what was played, before the dice, to who played it: -1 lost to 1 won; 0.1 is five points of win chance
             */
            value: number;
        };
        /**
         * EventPage
         * @description What the seat saw happen between two moments of the past.
         */
        EventPage: {
            /** Events */
            events: components["schemas"]["GameEvent"][];
            /**
             * Since
             * @description the ply after which the page begins; 0: nothing is earlier
             */
            since: number;
            /** Until */
            until: number;
        };
        /**
         * ExpectedAction
         * @description How play may go on.
         */
        ExpectedAction: {
            /** Structure */
            structure: {
                [key: string]: unknown;
            };
            /** Text */
            text: string;
        };
        /**
         * ExpectedLine
         * @description The line that a better action expects, played on: one way it may go, for chance is its own.
         */
        ExpectedLine: {
            /**
             * Dealt Anew
             * @description what the seat could not know is another than it was: else it could not be so
             */
            dealt_anew: boolean;
            /**
             * Moments
             * @description as far as it can be played; perhaps shorter than it was told
             */
            moments: components["schemas"]["ExpectedMoment"][];
            /** Ply */
            ply: number;
            /**
             * View
             * @description before its first action
             */
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * ExpectedMoment
         * @description An action of a line, and what there is to see after it.
         */
        ExpectedMoment: {
            action: components["schemas"]["ExpectedAction"];
            /** Events */
            events: components["schemas"]["GameEvent"][];
            /**
             * Seat
             * @description who plays it
             */
            seat: string;
            /**
             * View
             * @description one schema per game (`...View`)
             */
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * FairnessFigure
         * @description How games of an opponent against itself came out with these options.
         */
        FairnessFigure: {
            /**
             * First Share
             * @description of whoever had the first decision
             */
            first_share: number;
            /** Games */
            games: number;
            /** Level */
            level: number;
            /**
             * Options
             * @description what differs from the defaults
             */
            options: {
                [key: string]: unknown;
            };
            /**
             * Shares
             * @description of the games, by seat; a draw is half a game for each
             */
            shares: {
                [key: string]: number;
            };
        };
        /**
         * FallsQuestion
         * @description What chance may bring.
         */
        FallsQuestion: {
            /**
             * Action
             * @description an action by id, by text or by structure
             * @example 3
             * @example drop 4
             * @example {
             *       "column": 4,
             *       "kind": "drop"
             *     }
             */
            action: number | string | {
                [key: string]: unknown;
            };
            /**
             * Node
             * @description `m4`: the match after four actions; `b2`: the second action beside it, in this version
             * @example m0
             */
            node: string;
        };
        /**
         * FearedAnswer
         * @description What the other side may answer, in a world as the seat may imagine it.
         */
        FearedAnswer: {
            /**
             * NamedAction
             * @description An action, whether it can be played now or not.
             */
            action: {
                id: number;
                /** @description `kind` and the fields of the action */
                structure: {
                    [key: string]: unknown;
                };
                text: string;
            };
            /** Does */
            does: components["schemas"]["Consequence"][];
        };
        /**
         * FileFault
         * @description Something wrong, or odd, and where.
         */
        FileFault: {
            /**
             * Place
             * @description the same for programs: `number` of a line, `space`, `spaces`, ...
             */
            place: {
                [key: string]: string;
            };
            /** Reason */
            reason: string;
            /**
             * Where
             * @description the place as the file counts, for people; empty: the whole of it
             */
            where: string;
        };
        /**
         * FileQuestion
         * @description A file somebody is writing.
         */
        FileQuestion: {
            /**
             * Content
             * @description its text, as it would be saved
             * @example name: My zone
             *
             *     . o1 .
             */
            content: string;
            /**
             * Language
             * @description of the sentences in the answer; English where there is no other
             * @default en
             */
            language: string;
        };
        /**
         * FileVerdict
         * @description Everything that keeps a file from being played with; and what is allowed but odd, once nothing does.
         */
        FileVerdict: {
            /** Faults */
            faults: components["schemas"]["FileFault"][];
            /** Oddities */
            oddities: components["schemas"]["FileFault"][];
        };
        /**
         * GameCard
         * @description What kind of game this is.
         */
        GameCard: {
            /** Actions */
            actions: number;
            /**
             * Board
             * @description where the script of the board is that the game's package brings along
             */
            board: string | null;
            /**
             * Board Style
             * @description where the style sheet with the game's colours is, if there is one
             */
            board_style: string | null;
            /**
             * First Options
             * @description what a first game is best played with; empty: the usual options
             */
            first_options: {
                [key: string]: unknown;
            };
            /**
             * Has Chance
             * @description dice or draws after the set-up, with the usual options
             */
            has_chance: boolean;
            /** Has Secrets */
            has_secrets: boolean;
            /**
             * Has Tile
             * @description its package brings a picture for the start page: `/api/games/{id}/tile.svg`
             */
            has_tile: boolean;
            /** Id */
            id: string;
            /** Is Solo */
            is_solo: boolean;
            /**
             * Lessons
             * @description how many lessons its course has, but for the guided match; 0: there is none
             */
            lessons: number;
            /** Levels */
            levels: components["schemas"]["LevelInfo"][];
            /** Longest */
            longest: number;
            /** Minutes */
            minutes: number;
            /**
             * Missions
             * @description how many missions its ladder has; 0: it has none
             */
            missions: number;
            /** Name */
            name: string;
            /**
             * Puzzles
             * @description how many puzzles there are
             */
            puzzles: number;
            readiness: components["schemas"]["GameReadiness"];
            /** Rules Version */
            rules_version: number;
            /** Seats */
            seats: string[];
            /** Summary */
            summary: string;
            /**
             * Texts
             * @description where the catalogues of its sentences are (Project Fluent), by language
             */
            texts: {
                [key: string]: string;
            };
            /** Variants */
            variants: string[];
        };
        /**
         * GameDetails
         * @description All one needs to set up a match.
         */
        GameDetails: {
            /** Actions */
            actions: number;
            /**
             * Board
             * @description where the script of the board is that the game's package brings along
             */
            board: string | null;
            /**
             * Board Style
             * @description where the style sheet with the game's colours is, if there is one
             */
            board_style: string | null;
            /** Defaults */
            defaults: {
                [key: string]: unknown;
            };
            /**
             * Endings
             * @description named endings, each in a few words of the language asked for
             */
            endings: {
                [key: string]: string;
            };
            /**
             * Essentials
             * @description options to be told before every match, usual or not
             */
            essentials: string[];
            /**
             * Fairness
             * @description measured: one figure for each combination that was
             */
            fairness: components["schemas"]["FairnessFigure"][];
            /**
             * First Options
             * @description what a first game is best played with; empty: the usual options
             */
            first_options: {
                [key: string]: unknown;
            };
            /**
             * Glossary
             * @description the words of the game, in the language asked for
             */
            glossary: components["schemas"]["Term"][];
            /**
             * Has Chance
             * @description dice or draws after the set-up, with the usual options
             */
            has_chance: boolean;
            /** Has Secrets */
            has_secrets: boolean;
            /**
             * Has Tile
             * @description its package brings a picture for the start page: `/api/games/{id}/tile.svg`
             */
            has_tile: boolean;
            /** Id */
            id: string;
            /** Is Solo */
            is_solo: boolean;
            /**
             * Lessons
             * @description how many lessons its course has, but for the guided match; 0: there is none
             */
            lessons: number;
            /** Levels */
            levels: components["schemas"]["LevelInfo"][];
            /** Longest */
            longest: number;
            /** Minutes */
            minutes: number;
            /**
             * Missions
             * @description how many missions its ladder has; 0: it has none
             */
            missions: number;
            /** Name */
            name: string;
            /**
             * Options Schema
             * @description JSON schema of the options
             */
            options_schema: {
                [key: string]: unknown;
            };
            /**
             * Puzzles
             * @description how many puzzles there are
             */
            puzzles: number;
            readiness: components["schemas"]["GameReadiness"];
            /**
             * Rules
             * @description the rules page, in Markdown; `![caption](picture:name)` on a line of its own stands for the position at `/api/games/{id}/illustrations/{name}`
             */
            rules: string;
            /**
             * Rules Language
             * @description the language it is in: the one asked for, or English
             * @example en
             */
            rules_language: string;
            /** Rules Version */
            rules_version: number;
            /**
             * Rulings
             * @description what the rulebook leaves open, by name, in Markdown; empty: nothing
             */
            rulings: string;
            /** Seats */
            seats: string[];
            /** Summary */
            summary: string;
            /**
             * Templates
             * @description options that take the content of a file, each with the name of one that shows how: `/api/games/{id}/templates/{option}`
             */
            templates: {
                [key: string]: string;
            };
            /**
             * Texts
             * @description where the catalogues of its sentences are (Project Fluent), by language
             */
            texts: {
                [key: string]: string;
            };
            /**
             * Variant Options
             * @description named sets of options
             */
            variant_options: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            /** Variants */
            variants: string[];
        };
        /**
         * GameEvent
         * @description Something the seat saw happen; each game adds fields by `kind` (see the schemas `...Event`).
         */
        GameEvent: {
            /** Kind */
            kind: string;
            /**
             * Ply
             * @description after so many actions
             */
            ply: number;
            /**
             * Text
             * @description its sentence, in the language asked for
             * @default
             */
            text: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * GameFact
         * @description Something a game tells; each adds fields by `kind`.
         *
         *     See the schemas `...Preview`, `...Change`, `...Prompt` and `...Reason`.
         */
        GameFact: {
            /** Kind */
            kind: string;
            /**
             * Text
             * @description its sentence, in the language asked for
             * @default
             */
            text: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * GameNotice
         * @description All that is told of one game, in a language.
         */
        GameNotice: {
            /** Game */
            game: string;
            /** Lines */
            lines: components["schemas"]["NoticeLine"][];
            /** Name */
            name: string;
        };
        /**
         * GameReadiness
         * @description Whether a game can be played: after the first start its rules are compiled, part by part.
         */
        GameReadiness: {
            /**
             * Done
             * @description parts that are compiled
             */
            done: number;
            /**
             * Has Failed
             * @description its rules could not be compiled; the server's log says why
             */
            has_failed: boolean;
            /**
             * Is Complete
             * @description opponents can play it, too; until then a match with one waits for it
             */
            is_complete: boolean;
            /**
             * Is Ready
             * @description matches can be made; until then they are refused with `not-ready`
             */
            is_ready: boolean;
            /**
             * Total
             * @description parts that playing needs
             */
            total: number;
        };
        /**
         * GuestInfo
         * @description A guest.
         */
        GuestInfo: {
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot";
            /** Name */
            name: string;
        };
        /**
         * GuestWithToken
         * @description A new guest.
         */
        GuestWithToken: {
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot";
            /** Name */
            name: string;
            /**
             * Token
             * @description for a bot: its bearer token, shown this once; null for a person
             */
            token: string | null;
        };
        /**
         * GuidedDone
         * @description The guided match has been played to its end.
         */
        GuidedDone: {
            /**
             * Match
             * @example k3m9x2p7qa
             */
            match: string;
        };
        /**
         * GuidedInfo
         * @description The guided first match at the end of a course.
         */
        GuidedInfo: {
            /** Is Done */
            is_done: boolean;
            /** Level */
            level: string;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /**
             * Position
             * @description it begins with this position; null: with a deal as any other
             */
            position: {
                [key: string]: unknown;
            } | null;
            /** Seat */
            seat: string;
            /**
             * Text
             * @description what is said before it; empty: nothing
             */
            text: string;
        };
        /**
         * Happening
         * @description What somebody did beside the game. A draw that was agreed is the outcome.
         */
        Happening: {
            /**
             * By
             * @description the seat that did it
             */
            by: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "asked" | "withdrawn" | "declined" | "granted" | "taken-back";
            /**
             * Ply
             * @description its place in the log: so many actions, of those that still stand, were played before
             */
            ply: number;
            /**
             * What
             * @enum {string}
             */
            what: "draw" | "takeback";
        };
        /**
         * Health
         * @description The process answers.
         */
        Health: {
            /**
             * Status
             * @default ok
             * @constant
             */
            status: "ok";
        };
        /**
         * Hello
         * @description Choose whose view to receive; the first message, and again to look from another seat of a hot seat.
         * @example {
         *       "ref": "a1",
         *       "seat": "blue",
         *       "type": "hello",
         *       "version": null,
         *       "watch": null
         *     }
         */
        Hello: {
            /**
             * Language
             * @description the language of the sentences, English where a game has no other; `none`: facts alone, for a client that makes sentences itself; without it English, but previews as facts alone: there are hundreds of them
             * @default null
             */
            language: string | null;
            /**
             * Ref
             * @description the client's own name for its message, echoed in the answer
             * @default
             */
            ref: string;
            /**
             * Seat
             * @description a seat you hold; null: yours, or a spectator's; `all`: everything, once the match is over
             * @default null
             */
            seat: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hello";
            /**
             * Version
             * @description the version known already: only what is newer is sent
             * @default null
             */
            version: number | null;
            /**
             * Watch
             * @description the token of a watch link, to be a spectator
             * @default null
             */
            watch: string | null;
        };
        /**
         * Hint
         * @description Advice for the seat to act, from what it may know.
         * @example {
         *       "candidates": [
         *         {
         *           "action": {
         *             "id": 0,
         *             "structure": {
         *               "kind": "draw"
         *             },
         *             "text": "draw"
         *           },
         *           "line": [
         *             {
         *               "id": 0,
         *               "structure": {
         *                 "kind": "draw"
         *               },
         *               "text": "draw"
         *             },
         *             {
         *               "id": 0,
         *               "structure": {
         *                 "kind": "draw"
         *               },
         *               "text": "draw"
         *             }
         *           ],
         *           "proven": false,
         *           "value": 0.12,
         *           "visits": 2100
         *         }
         *       ],
         *       "ply": 0,
         *       "reasons": [
         *         {
         *           "does": [
         *             {
         *               "fact": {
         *                 "kind": "draw",
         *                 "ply": 1,
         *                 "text": "Red: draw."
         *               },
         *               "role": "event",
         *               "share": 0.42
         *             }
         *           ],
         *           "fears": {
         *             "action": {
         *               "id": 0,
         *               "structure": {
         *                 "kind": "draw"
         *               },
         *               "text": "draw"
         *             },
         *             "does": []
         *           }
         *         }
         *       ],
         *       "ref": "a9",
         *       "text": "draw, after 5,000 playouts",
         *       "type": "hint",
         *       "verdict": "candidates"
         *     }
         */
        Hint: {
            /** Candidates */
            candidates: components["schemas"]["Candidate"][];
            /** Ply */
            ply: number;
            /**
             * Reasons
             * @description of the first candidates, in their order
             */
            reasons: components["schemas"]["ActionReasons"][];
            /**
             * Ref
             * @default
             */
            ref: string;
            /** Text */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint";
            /**
             * Verdict
             * @description of a puzzle: whether it can be solved from here; of others: candidates
             * @enum {string}
             */
            verdict: "candidates" | "solution" | "unsolvable" | "unfound";
        };
        /**
         * HintAnswer
         * @description Advice for the seat to act.
         */
        HintAnswer: {
            /** Candidates */
            candidates: components["schemas"]["Candidate"][];
            /** Ply */
            ply: number;
            /**
             * Reasons
             * @description of the first candidates, where asked for
             */
            reasons?: components["schemas"]["ActionReasons"][];
            /** Text */
            text: string;
            /**
             * Verdict
             * @description of a puzzle: whether it can be solved from here; of others: candidates
             * @enum {string}
             */
            verdict: "candidates" | "solution" | "unsolvable" | "unfound";
        };
        /**
         * IllustrationView
         * @description A position that the rules page shows, as a spectator would see it.
         */
        IllustrationView: {
            /**
             * Options
             * @description what it was opened with
             */
            options: {
                [key: string]: unknown;
            };
            /**
             * View
             * @description one schema per game (`...View`)
             */
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * Imported
         * @description A record that was read.
         */
        Imported: {
            match: components["schemas"]["MatchInfo"];
            /** Ply */
            ply: number;
            /** Result */
            result: string;
            /**
             * Study
             * @description made of it, if it has variations or comments
             */
            study?: string | null;
        };
        /**
         * Invitation
         * @description Where an invitation leads.
         */
        Invitation: {
            /** Is Open */
            is_open: boolean;
            match: components["schemas"]["MatchInfo"];
            /** Players */
            players: components["schemas"]["Player"][];
            /** Seat */
            seat: string;
        };
        JsonValue: unknown;
        /**
         * Ladder
         * @description The missions of a solo game, in the order to play them.
         */
        Ladder: {
            /** Rungs */
            rungs: components["schemas"]["Rung"][];
        };
        /**
         * LegalAction
         * @description One action the seat may play now.
         */
        LegalAction: {
            /** Id */
            id: number;
            /** @description what to know before choosing it, such as odds; null: nothing */
            preview: components["schemas"]["GameFact"] | null;
            /**
             * Structure
             * @description `kind` and the fields of the action
             */
            structure: {
                [key: string]: unknown;
            };
            /** Text */
            text: string;
        };
        /**
         * LessonAnswer
         * @description What is answered to a try.
         */
        LessonAnswer: {
            /** @description the rule that forbids it */
            fact: components["schemas"]["GameFact"] | null;
            /**
             * Text
             * @description why; empty: it counts
             */
            text: string;
            /**
             * Verdict
             * @enum {string}
             */
            verdict: "done" | "on-the-way" | "wrong" | "illegal";
        };
        /**
         * LessonInfo
         * @description A lesson on the list of a course.
         */
        LessonInfo: {
            /** Id */
            id: string;
            /**
             * Is Done
             * @description by you
             */
            is_done: boolean;
            /** Title */
            title: string;
        };
        /**
         * LessonMoment
         * @description A step of a lesson: what is said, shown and asked.
         */
        LessonMoment: {
            /**
             * Advised
             * @description the id of an action that would do, for somebody who is stuck
             */
            advised: number | null;
            answer: components["schemas"]["LessonAnswer"] | null;
            /**
             * Asks
             * @description for an action; else the step is only looked at
             */
            asks: boolean;
            /** Game */
            game: string;
            /**
             * Inputs
             * @description what was done so far: ids of actions; null: looked at, gone on
             */
            inputs: (number | null)[];
            /**
             * Legal
             * @description what may be tried; empty where nothing is asked for
             */
            legal: components["schemas"]["LegalAction"][];
            /** Lesson */
            lesson: string;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            outcome: components["schemas"]["Outcome"] | null;
            /**
             * Scenes
             * @description after what was done last, action by action; the last is the present
             */
            scenes: components["schemas"]["LessonScene"][];
            /**
             * Seat
             * @description the learner's
             */
            seat: string;
            /** Seats */
            seats: string[];
            /**
             * Show
             * @description targets in the spotlight, and `side/<seat>`
             */
            show: string[];
            /**
             * Step
             * @description counted from 0; as many as `steps`: the lesson is done
             */
            step: number;
            /** Steps */
            steps: number;
            /**
             * Text
             * @description the sentence
             */
            text: string;
            /** Title */
            title: string;
        };
        /**
         * LessonRequest
         * @description Where somebody is in a lesson, and what is done next: nothing is kept of it here.
         */
        LessonRequest: {
            /**
             * Attempt
             * @description an action that is tried
             */
            attempt?: (number | string | {
                [key: string]: unknown;
            }) | null;
            /**
             * Goes On
             * @description the step is only looked at: go on
             * @default false
             */
            goes_on: boolean;
            /**
             * Inputs
             * @description what was done so far: ids of actions; null: looked at, gone on
             */
            inputs?: (number | null)[];
            /**
             * Picked
             * @description fields of an action that have been chosen
             */
            picked?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * Place
             * @description and a place that was pointed at, though no legal action leads there
             */
            place?: string | null;
        };
        /**
         * LessonScene
         * @description What there was to see after an action.
         */
        LessonScene: {
            /** Events */
            events: components["schemas"]["GameEvent"][];
            /** Ply */
            ply: number;
            /**
             * View
             * @description one schema per game (`...View`)
             */
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * LevelInfo
         * @description An opponent of this server.
         */
        LevelInfo: {
            /** Level */
            level: string;
            /** Name */
            name: string;
            /** @description measured by `fracas arena`; null where nobody did */
            strength: components["schemas"]["LevelStrength"] | null;
        };
        /**
         * LevelStrength
         * @description How strong an opponent was found to be among those of its game; it says nothing of other games, nor of people.
         */
        LevelStrength: {
            /**
             * Elo
             * @description points above the weakest level, as in chess: 200 more win three games of four
             */
            elo: number;
            /**
             * Games Below
             * @description in so many games
             */
            games_below: number | null;
            /** High */
            high: number;
            /**
             * Low
             * @description where the true figure begins, with 95 % confidence
             */
            low: number;
            /**
             * Score Below
             * @description the share of the points it takes from the level below
             */
            score_below: number | null;
        };
        /**
         * Lobby
         * @description Public matches: to join and to watch.
         */
        Lobby: {
            /** Running */
            running: components["schemas"]["MatchSummary"][];
            /** Waiting */
            waiting: components["schemas"]["MatchSummary"][];
        };
        /**
         * Look
         * @description See an earlier moment.
         * @example {
         *       "ply": 0,
         *       "ref": "a8",
         *       "type": "look"
         *     }
         */
        Look: {
            /** Ply */
            ply: number;
            /**
             * Ref
             * @description the client's own name for its message, echoed in the answer
             * @default
             */
            ref: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "look";
        };
        /**
         * MatchInfo
         * @description What does not change while a match is played.
         */
        MatchInfo: {
            clock: components["schemas"]["ClockSettings"] | null;
            /**
             * Commitment
             * @description SHA-256 of seed followed by salt, told before the first action
             */
            commitment: string;
            /** Created At */
            created_at: number;
            /**
             * Date
             * @description of an uploaded record: the day it was played, YYYY-MM-DD, if it tells
             */
            date: string | null;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /**
             * Invitations
             * @description tokens of invitations by seat, for the owner
             */
            invitations: {
                [key: string]: string;
            };
            /**
             * Older Rules
             * @description it goes on under newer rules than it began under
             */
            older_rules: boolean;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** @description as long as it waits, for those whom it concerns */
            proposal?: components["schemas"]["Proposal"] | null;
            /** Public */
            public: boolean;
            /** Puzzle */
            puzzle: string | null;
            /**
             * Rules Version
             * @description the rules it began under
             */
            rules_version: number;
            /** Seats */
            seats: string[];
            /**
             * Set Position
             * @description begun from a position its owner has set, not dealt from the seed
             */
            set_position: boolean;
            /**
             * Settled
             * @description what options come to that were left to another one
             */
            settled: {
                [key: string]: unknown;
            };
            /**
             * Uploaded
             * @description a record that was uploaded: nobody sits there
             */
            uploaded: boolean;
            /**
             * Watch
             * @description the token of the watch link, for those who hold a seat
             */
            watch: string | null;
            /** Watch Delay */
            watch_delay: number;
            /**
             * Yours
             * @description the seats the asker holds; two: a hot seat
             */
            yours: string[];
        };
        /**
         * MatchList
         * @description Matches, newest first.
         */
        MatchList: {
            /** Matches */
            matches: components["schemas"]["MatchSummary"][];
        };
        /**
         * MatchMade
         * @description A new match, or one joined.
         */
        MatchMade: {
            match: components["schemas"]["MatchInfo"];
            /**
             * Seat
             * @description a seat of yours
             */
            seat: string | null;
        };
        /**
         * MatchSummary
         * @description A line of a list of matches.
         */
        MatchSummary: {
            /** Actor */
            actor: string | null;
            clock: components["schemas"]["ClockSettings"] | null;
            /** Created At */
            created_at: number;
            /** Ended At */
            ended_at: number | null;
            /** Game */
            game: string;
            /** Id */
            id: string;
            outcome: components["schemas"]["Outcome"] | null;
            /** Players */
            players: components["schemas"]["Player"][];
            /**
             * Ply
             * @description actions so far; null where it was not looked up
             */
            ply: number | null;
            /** Puzzle */
            puzzle: string | null;
            /**
             * Set Position
             * @description begun from a position its owner has set, not dealt from the seed
             */
            set_position: boolean;
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "running" | "over";
            /**
             * Trouble
             * @description a match set aside cannot be played or looked at on the board
             */
            trouble: ("broken" | "old-rules") | null;
            /**
             * Your Turn
             * @description to act, or to answer a proposal
             */
            your_turn: boolean;
            /** Yours */
            yours: string[];
        };
        /**
         * Me
         * @description Whoever makes the match sits here; at two seats: a hot seat.
         */
        Me: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "me";
            /**
             * Name
             * @description at a hot seat: who sits there; empty: your own name
             * @default
             */
            name: string;
        };
        /**
         * Appears
         * @description Where a Spy appears, and what enemy Pyros so near would do to him.
         */
        Mercenary_Appears: {
            /** Alarm Damage */
            alarm_damage: number;
            /** Alarm Range */
            alarm_range: number;
            /** Cell */
            cell: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "appears";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Asked
         * @description Something else is asked now.
         */
        Mercenary_Asked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "asked";
            /** Prompt */
            prompt: components["schemas"]["Mercenary_ForSlot"] | components["schemas"]["Mercenary_OfActing"] | components["schemas"]["Mercenary_Over"];
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Attack
         * @description With the primary weapon or the card's. Texts: `attack blu-3`, `attack blu-sentry-3 with weapon`.
         */
        Mercenary_Attack: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "attack";
            /** Target */
            target: string;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
            /** Weapon */
            weapon: boolean;
        };
        /**
         * Attacked
         * @description An attack, with the weapon of a card or with the primary weapon.
         */
        Mercenary_Attacked: {
            card: components["schemas"]["Mercenary_WeaponCard"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "attacked";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            target: components["schemas"]["Mercenary_Unit"];
            /**
             * Text
             * @default
             */
            text: string;
            unit: components["schemas"]["Mercenary_Unit"];
        };
        /**
         * BecomesSpy
         * @description A character gives way to a Spy with full health.
         */
        Mercenary_BecomesSpy: {
            /** Health */
            health: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "becomes-spy";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * BlocksSpawn
         * @description The turn ends on the own spawn: so many of the side cannot come until this one moves on. It hurts if it could.
         */
        Mercenary_BlocksSpawn: {
            /** Count */
            count: number;
            /** Hurts */
            hurts: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "blocks-spawn";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * BringIntel
         * @description The other side's intel is to be brought home.
         */
        Mercenary_BringIntel: {
            blu: components["schemas"]["Mercenary_Raid"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "intel";
            red: components["schemas"]["Mercenary_Raid"];
            /** Round */
            round: number;
            /** Round Limit */
            round_limit: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Build
         * @description Build a Sentry. Text: `build se`.
         */
        Mercenary_Build: {
            /** Direction */
            direction: string;
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "build";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Captured
         * @description A side captured a control point.
         */
        Mercenary_Captured: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "captured";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Point */
            point: number;
            /**
             * Side
             * @enum {string}
             */
            side: "red" | "blu";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * CardEffect
         * @description An effect of a card with its number; `less`: it takes so much away.
         */
        Mercenary_CardEffect: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "effect-attack" | "effect-range" | "effect-speed" | "effect-health" | "effect-meter" | "effect-charging" | "effect-primed" | "effect-regenerate" | "effect-haul" | "effect-healing" | "effect-extinguish" | "effect-mending" | "effect-quick_build" | "effect-extra_sticky" | "effect-sticky_damage" | "effect-faster_cap" | "effect-see_cloaked" | "effect-spy_alarm" | "effect-shield" | "effect-armor" | "effect-fireproof" | "effect-vault" | "effect-soft_landing" | "effect-mobile_fire" | "effect-steady_aim" | "effect-stride" | "effect-unnoticed" | "effect-burn" | "effect-push" | "effect-pierce" | "effect-leech" | "effect-double_attack" | "effect-ignore_immunity" | "effect-drain" | "effect-finisher" | "effect-slow" | "effect-splash" | "effect-demolish" | "effect-kindling" | "effect-recoil";
            /** Less */
            less: boolean;
            /** N */
            n: number;
        };
        /**
         * CardNotFor
         * @description The card is for other classes.
         */
        Mercenary_CardNotFor: {
            card: components["schemas"]["Mercenary_WeaponCard"];
            /**
             * Character
             * @enum {string}
             */
            character: "scout" | "soldier" | "pyro" | "demoman" | "heavy" | "engineer" | "medic" | "sniper" | "spy" | "sentry";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "card-not-for";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * CardNotHeld
         * @description The card is not in the hand; what it is called may be a secret.
         */
        Mercenary_CardNotHeld: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "card-not-held";
            /** Number */
            number: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * CardView
         * @description A weapon card, as its file has it.
         */
        Mercenary_CardView: {
            /**
             * Attack
             * @default null
             */
            attack: number | null;
            /** Classes */
            classes: string[];
            /** Effects */
            effects: {
                [key: string]: number;
            };
            /**
             * Kind
             * @enum {string}
             */
            kind: "weapon" | "gear";
            /** Name */
            name: string;
            /** Number */
            number: number;
            /**
             * Range
             * @default null
             */
            range: number | null;
        };
        /**
         * CharacterView
         * @description The numbers on a character card, and how many of it each side has left.
         */
        Mercenary_CharacterView: {
            /** Attack */
            attack: number;
            /** Charge */
            charge: number;
            /** Health */
            health: number;
            /** Left */
            left: {
                [key: string]: number;
            };
            /** Name */
            name: string;
            /** Range */
            range: number;
            /** Speed */
            speed: number;
        };
        /**
         * Cloak
         * @description Vanish; the marker stays. Text: `cloak`.
         */
        Mercenary_Cloak: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "cloak";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Defeats
         * @description Damage the target does not survive.
         */
        Mercenary_Defeats: {
            /** Damage */
            damage: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "defeats";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Detonate
         * @description Set off all own stickybombs. Text: `detonate`.
         */
        Mercenary_Detonate: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "detonate";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Drew
         * @description A side drew a weapon card; only that side knows which.
         */
        Mercenary_Drew: {
            card: components["schemas"]["Mercenary_WeaponCard"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "drew";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Side
             * @enum {string}
             */
            side: "red" | "blu";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * End
         * @description End the turn of the character or Sentry. Text: `end`.
         */
        Mercenary_End: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "end";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Equip
         * @description Carry a weapon card. Text: `equip 12`.
         */
        Mercenary_Equip: {
            /** Card */
            card: number;
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "equip";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Equips
         * @description What the card says.
         */
        Mercenary_Equips: {
            card: components["schemas"]["Mercenary_WeaponCard"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "equips";
            /** Says */
            says: (components["schemas"]["Mercenary_Printed"] | components["schemas"]["Mercenary_CardEffect"])[];
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * ForSlot
         * @description A character is to be picked for a slot: the line-up is being chosen, or the slot is empty.
         */
        Mercenary_ForSlot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "draft" | "fill";
            /**
             * Side
             * @enum {string}
             */
            side: "red" | "blu";
            /** Slot */
            slot: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Give
         * @description Hand the intel to the teammate of a slot. Text: `give 3`.
         */
        Mercenary_Give: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "give";
            /** Slot */
            slot: number;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Goal
         * @description What the game is about and how far each side has come, in figures; shown all the time.
         *
         *     Beside its sentence the catalogue may have one for little room, as the message's attribute `.short`.
         */
        Mercenary_Goal: {
            /** Kind */
            kind: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * HandView
         * @description The hand of a side: how many cards, and which of them everybody (or this seat) knows.
         */
        Mercenary_HandView: {
            /** Known */
            known: number[];
            /** Side */
            side: string;
            /** Size */
            size: number;
        };
        /**
         * Heal
         * @description Heal the teammate of a slot. Text: `heal 2`.
         */
        Mercenary_Heal: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "heal";
            /** Slot */
            slot: number;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * HelpTarget
         * @description Who can be healed, ubered or repaired, and from how far.
         */
        Mercenary_HelpTarget: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "heal-target" | "repair-target" | "uber-target";
            /** Range */
            range: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Holding
         * @description How a side stands.
         */
        Mercenary_Holding: {
            /** Points */
            points: number;
            /** Score */
            score: number;
        };
        /**
         * HoldPoints
         * @description A score is to be reached by holding more points.
         */
        Mercenary_HoldPoints: {
            blu: components["schemas"]["Mercenary_Holding"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "points";
            /** Points */
            points: number;
            red: components["schemas"]["Mercenary_Holding"];
            /** Round */
            round: number;
            /** Round Limit */
            round_limit: number;
            /** Score To Win */
            score_to_win: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Hurt
         * @description Health was lost; `health` is what is left.
         */
        Mercenary_Hurt: {
            /** Amount */
            amount: number;
            /** By Fire */
            by_fire: boolean;
            /** Health */
            health: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "hurt";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Text
             * @default
             */
            text: string;
            unit: components["schemas"]["Mercenary_Unit"];
        };
        /**
         * Ignited
         * @description It burns on so many of its turns.
         */
        Mercenary_Ignited: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "ignited";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Text
             * @default
             */
            text: string;
            /** Turns */
            turns: number;
            unit: components["schemas"]["Mercenary_Unit"];
        };
        /**
         * InsteadOfAttack
         * @description An ability that takes the place of the attack, which is spent.
         */
        Mercenary_InsteadOfAttack: {
            /**
             * Deed
             * @enum {string}
             */
            deed: "heal" | "repair" | "detonate";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "instead-of-attack";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * IntelLies
         * @description The intel of a side lies where its carrier lost it, or is back where it started.
         */
        Mercenary_IntelLies: {
            /** Cell */
            cell: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "intel-dropped" | "intel-home";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Side
             * @enum {string}
             */
            side: "red" | "blu";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * IntelTaken
         * @description A character took the intel of a side.
         */
        Mercenary_IntelTaken: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "intel-taken";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Side
             * @enum {string}
             */
            side: "red" | "blu";
            /**
             * Text
             * @default
             */
            text: string;
            unit: components["schemas"]["Mercenary_Unit"];
        };
        /**
         * IntelView
         * @description The intel of a side: at home, carried, or lying somewhere for some turns more.
         */
        Mercenary_IntelView: {
            /** Carrier */
            carrier: string | null;
            /** Cell */
            cell: string;
            /** Home */
            home: string;
            /** Side */
            side: string;
            /** Turns */
            turns: number | null;
        };
        /**
         * Jump
         * @description Over a fence. Text: `jump n`.
         */
        Mercenary_Jump: {
            /** Direction */
            direction: string;
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "jump";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Jumps
         * @description What a jump costs.
         */
        Mercenary_Jumps: {
            /** Cost */
            cost: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "jumps";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * JumpWouldKill
         * @description Ruling `jump-may-not-kill`.
         */
        Mercenary_JumpWouldKill: {
            /** Cost */
            cost: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "jump-would-kill";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * MeterNotFull
         * @description An ability that takes a full charge meter.
         */
        Mercenary_MeterNotFull: {
            /** Charge */
            charge: number;
            /** Full Charge */
            full_charge: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "meter-not-full";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Move
         * @description One step. Text: `move ne`.
         */
        Mercenary_Move: {
            /** Direction */
            direction: string;
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "move";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * NoStepsLeft
         * @description All movement is used.
         */
        Mercenary_NoStepsLeft: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "no-steps-left";
            /** Speed */
            speed: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * NoTarget
         * @description Nobody to be attacked.
         */
        Mercenary_NoTarget: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "not-on-board" | "own-side" | "target-cloaked";
            target: components["schemas"]["Mercenary_Unit"];
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * OfActing
         * @description A character, a cloaked Spy or a Sentry has a decision to make.
         */
        Mercenary_OfActing: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "cloaked" | "sentry" | "turn";
            /**
             * Text
             * @default
             */
            text: string;
            unit: components["schemas"]["Mercenary_Unit"];
        };
        /**
         * OfCard
         * @description A weapon card was taken up, or went back to the hand.
         */
        Mercenary_OfCard: {
            card: components["schemas"]["Mercenary_WeaponCard"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "equipped" | "unequipped";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Text
             * @default
             */
            text: string;
            unit: components["schemas"]["Mercenary_Unit"];
        };
        /**
         * OfClass
         * @description Both cards of the class are in use; or one of it has attacked or used an ability, and cannot become a Spy.
         */
        Mercenary_OfClass: {
            /**
             * Character
             * @enum {string}
             */
            character: "scout" | "soldier" | "pyro" | "demoman" | "heavy" | "engineer" | "medic" | "sniper" | "spy" | "sentry";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "class-used-up" | "has-acted";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * OfUnit
         * @description Something a unit did, or that happened to it; `swapped`: `unit` is what it was until a Spy replaced it.
         */
        Mercenary_OfUnit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "blocked" | "cloaked" | "detonated" | "ended" | "sapped" | "shielded" | "stayed" | "swapped" | "uber-ended";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Text
             * @default
             */
            text: string;
            unit: components["schemas"]["Mercenary_Unit"];
        };
        /**
         * OnSpace
         * @description A stickybomb or a Sentry came onto a space, or a unit came onto the board there, or left it.
         */
        Mercenary_OnSpace: {
            /** Cell */
            cell: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "built" | "defeated" | "destroyed" | "spawned" | "stuck";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Text
             * @default
             */
            text: string;
            unit: components["schemas"]["Mercenary_Unit"];
        };
        /**
         * Over
         * @description Nothing is asked any more.
         */
        Mercenary_Over: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "over";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Passage
         * @description Onto a space from another; of a Spy that appeared, `origin` is where his marker was.
         */
        Mercenary_Passage: {
            /** Cell */
            cell: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "jumped" | "moved" | "pushed" | "uncloaked";
            /** Origin */
            origin: string;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Text
             * @default
             */
            text: string;
            unit: components["schemas"]["Mercenary_Unit"];
        };
        /**
         * Pick
         * @description Put a character card below a slot. Text: `pick scout`.
         */
        Mercenary_Pick: {
            /** Character */
            character: string;
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pick";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Picked
         * @description A character card was put below a slot, face down.
         */
        Mercenary_Picked: {
            /**
             * Character
             * @enum {string}
             */
            character: "scout" | "soldier" | "pyro" | "demoman" | "heavy" | "engineer" | "medic" | "sniper" | "spy" | "sentry";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "picked";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Side
             * @enum {string}
             */
            side: "red" | "blu";
            /** Slot */
            slot: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Plain
         * @description The target is ubered, a Pyro before a Soldier's primary weapon, or has a shield; or a carrier drops the intel.
         */
        Mercenary_Plain: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "drops-intel" | "immune" | "invincible" | "shielded";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * PointView
         * @description A control point.
         */
        Mercenary_PointView: {
            /** Cell */
            cell: string;
            /** Holder */
            holder: string | null;
            /** Number */
            number: number;
        };
        /**
         * Printed
         * @description The attack of a weapon.
         */
        Mercenary_Printed: {
            /** Attack */
            attack: number;
            /**
             * Kind
             * @default printed
             * @constant
             */
            kind: "printed";
            /** Range */
            range: number;
        };
        /**
         * Raid
         * @description What a side has made of the other's intel, and the steps that are missing, whoever is in the way.
         */
        Mercenary_Raid: {
            /**
             * Intel
             * @enum {string}
             */
            intel: "home" | "carried" | "lying";
            /** Steps */
            steps: number | null;
            /** Turns */
            turns: number | null;
        };
        /**
         * Recovered
         * @description Health was gained; `health` is what it has now.
         */
        Mercenary_Recovered: {
            /** Amount */
            amount: number;
            /** Health */
            health: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "recovered";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Text
             * @default
             */
            text: string;
            unit: components["schemas"]["Mercenary_Unit"];
        };
        /**
         * Repair
         * @description Repair the Sentry of a slot. Text: `repair 2`.
         */
        Mercenary_Repair: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "repair";
            /** Slot */
            slot: number;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * RoundBegan
         * @description A new round.
         */
        Mercenary_RoundBegan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "round";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Round */
            round: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Rule
         * @description A rule that needs no figures.
         */
        Mercenary_Rule: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "all-stickies-out" | "already-spy" | "attack-spent" | "build-site" | "cannot-jump" | "carries-nothing" | "changed-already" | "cloak" | "cloaked-only-waits" | "gave-intel" | "give" | "heavy-fired" | "heavy-moved" | "jump-needs-fence" | "no-stickies" | "no-weapon" | "not-cloaked" | "own-spawn-only" | "picking-is-over" | "sentry-only-fires" | "sentry-spares-spies" | "sticky-space" | "swap-comes-first" | "way-blocked";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Scored
         * @description A side scored at the end of a round; `score` is what it has now.
         */
        Mercenary_Scored: {
            /** Amount */
            amount: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "scored";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Score */
            score: number;
            /**
             * Side
             * @enum {string}
             */
            side: "red" | "blu";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Stay
         * @description Remain cloaked and gain charge. Text: `stay cloaked`.
         */
        Mercenary_Stay: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "stay";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * StickiesATurn
         * @description No more stickybombs this turn.
         */
        Mercenary_StickiesATurn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "stickies-a-turn";
            /** Most */
            most: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Sticky
         * @description Place a stickybomb. Text: `sticky se`.
         */
        Mercenary_Sticky: {
            /** Direction */
            direction: string;
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "sticky";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * StickyView
         * @description A stickybomb.
         */
        Mercenary_StickyView: {
            /** Blast */
            blast: string[];
            /** Cell */
            cell: string;
            /** Owner */
            owner: string;
        };
        /**
         * Swap
         * @description Replace the acting character with a Spy. Text: `swap to spy`.
         */
        Mercenary_Swap: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "swap";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * TooFar
         * @description The target is out of range, or its marker too far away to be seen.
         */
        Mercenary_TooFar: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "marker-too-far" | "out-of-range";
            /** Range */
            range: number;
            target: components["schemas"]["Mercenary_Unit"];
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Towards
         * @description Something a unit did to another; `unsapped`: that repairs nothing.
         */
        Mercenary_Towards: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "gave" | "healed" | "repaired" | "ubered" | "unsapped";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            target: components["schemas"]["Mercenary_Unit"];
            /**
             * Text
             * @default
             */
            text: string;
            unit: components["schemas"]["Mercenary_Unit"];
        };
        /**
         * TurnView
         * @description What the acting character has done this turn, and what is left.
         */
        Mercenary_TurnView: {
            /** Attacks Left */
            attacks_left: number;
            /** Can Change Class */
            can_change_class: boolean;
            /** Changed */
            changed: boolean;
            /** Fired */
            fired: boolean;
            /** Gave */
            gave: boolean;
            /** Steps Left */
            steps_left: number;
            /** Stuck */
            stuck: number;
            /** Unit */
            unit: string;
            /** Walks */
            walks: {
                [key: string]: string[];
            };
        };
        /**
         * Uber
         * @description Make oneself and the teammate of a slot invincible. Text: `uber 2`.
         */
        Mercenary_Uber: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "uber";
            /** Slot */
            slot: number;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Uncloak
         * @description Appear on a space. Text: `uncloak to f4`.
         */
        Mercenary_Uncloak: {
            /** Cell */
            cell: string;
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "uncloak";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * UncloakSpace
         * @description So many spaces for each counter.
         */
        Mercenary_UncloakSpace: {
            /** Charge */
            charge: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "uncloak-space";
            /** Stride */
            stride: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Unequip
         * @description Take the weapon card off. Text: `unequip`.
         */
        Mercenary_Unequip: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "unequip";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Unit
         * @description The character of a slot, or the Sentry that acts after it.
         */
        Mercenary_Unit: {
            /** Character */
            character: ("scout" | "soldier" | "pyro" | "demoman" | "heavy" | "engineer" | "medic" | "sniper" | "spy" | "sentry") | null;
            /** Id */
            id: string;
            /**
             * Kind
             * @default unit
             * @constant
             */
            kind: "unit";
        };
        /**
         * UnitView
         * @description A slot with its character, or a Sentry. An empty slot has no character.
         */
        Mercenary_UnitView: {
            /** Acted */
            acted: boolean;
            /** Attack */
            attack: number;
            /** Burn */
            burn: number;
            /** Capturing */
            capturing: number | null;
            /** Card */
            card: number | null;
            /** Carrying */
            carrying: boolean;
            /** Cell */
            cell: string | null;
            /** Character */
            character: string | null;
            /** Charge */
            charge: number;
            /** Cloaked */
            cloaked: boolean;
            /** Face Up */
            face_up: boolean;
            /** Fresh */
            fresh: boolean;
            /** Full Charge */
            full_charge: number;
            /** Health */
            health: number;
            /** Id */
            id: string;
            /** In Range */
            in_range: string[];
            /** In Weapon Range */
            in_weapon_range: string[];
            /** Most Health */
            most_health: number;
            /** Range */
            range: number;
            /** Sapped */
            sapped: boolean;
            /** Shield */
            shield: number;
            /** Side */
            side: string;
            /** Slot */
            slot: number;
            /** Slow */
            slow: number;
            /** Speed */
            speed: number;
            /** Uber */
            uber: number;
        };
        /**
         * WeaponCard
         * @description A card by its number and by the name its file gives it.
         */
        Mercenary_WeaponCard: {
            /**
             * Kind
             * @default weapon-card
             * @constant
             */
            kind: "weapon-card";
            /** Name */
            name: string;
            /** Number */
            number: number;
        };
        /**
         * Wounds
         * @description Damage the target survives; `health` is what it is left with.
         */
        Mercenary_Wounds: {
            /** Damage */
            damage: number;
            /** Health */
            health: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "wounds";
            /** Most Health */
            most_health: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * WrongClass
         * @description An ability of another class.
         */
        Mercenary_WrongClass: {
            /**
             * Character
             * @enum {string}
             */
            character: "scout" | "soldier" | "pyro" | "demoman" | "heavy" | "engineer" | "medic" | "sniper" | "spy" | "sentry";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "wrong-class";
            /**
             * Needed
             * @enum {string}
             */
            needed: "scout" | "soldier" | "pyro" | "demoman" | "heavy" | "engineer" | "medic" | "sniper" | "spy" | "sentry";
            /**
             * Text
             * @default
             */
            text: string;
        };
        MercenaryAction: components["schemas"]["Mercenary_Attack"] | components["schemas"]["Mercenary_Build"] | components["schemas"]["Mercenary_Cloak"] | components["schemas"]["Mercenary_Detonate"] | components["schemas"]["Mercenary_End"] | components["schemas"]["Mercenary_Equip"] | components["schemas"]["Mercenary_Give"] | components["schemas"]["Mercenary_Heal"] | components["schemas"]["Mercenary_Jump"] | components["schemas"]["Mercenary_Move"] | components["schemas"]["Mercenary_Pick"] | components["schemas"]["Mercenary_Repair"] | components["schemas"]["Mercenary_Stay"] | components["schemas"]["Mercenary_Sticky"] | components["schemas"]["Mercenary_Swap"] | components["schemas"]["Mercenary_Uber"] | components["schemas"]["Mercenary_Uncloak"] | components["schemas"]["Mercenary_Unequip"];
        /**
         * InRange
         * @description Enemies the character has newly in range, or who have it newly in range: after a step, or once they appear.
         */
        MercenaryChange: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "has-in-range" | "is-in-range";
            /** Others */
            others: components["schemas"]["Mercenary_Unit"][];
            /**
             * Text
             * @default
             */
            text: string;
            unit: components["schemas"]["Mercenary_Unit"];
        };
        MercenaryEvent: components["schemas"]["Mercenary_Attacked"] | components["schemas"]["Mercenary_Captured"] | components["schemas"]["Mercenary_Drew"] | components["schemas"]["Mercenary_Hurt"] | components["schemas"]["Mercenary_Ignited"] | components["schemas"]["Mercenary_IntelLies"] | components["schemas"]["Mercenary_IntelTaken"] | components["schemas"]["Mercenary_OfCard"] | components["schemas"]["Mercenary_OfUnit"] | components["schemas"]["Mercenary_OnSpace"] | components["schemas"]["Mercenary_Passage"] | components["schemas"]["Mercenary_Picked"] | components["schemas"]["Mercenary_Recovered"] | components["schemas"]["Mercenary_RoundBegan"] | components["schemas"]["Mercenary_Scored"] | components["schemas"]["Mercenary_Towards"];
        MercenaryGoal: components["schemas"]["Mercenary_BringIntel"] | components["schemas"]["Mercenary_HoldPoints"];
        /**
         * MercenaryOptions
         * @description Every variant and switch. A file given by its path is stored as its text, so that a record holds everything.
         */
        MercenaryOptions: {
            /**
             * Cards
             * @description standard (made for this edition), or a TOML file of weapon cards
             * @default standard
             */
            cards: string;
            /**
             * Characters
             * @description standard (mostly made for this edition), or a TOML file of character stats
             * @default standard
             */
            characters: string;
            /**
             * Map
             * @description a map's name (all made for this edition), the path of a text map, or the text itself
             * @default
             * @example depot
             * @example foundry
             * @example harbour
             * @example quarry
             * @example twin-gullies
             */
            map: string;
            /**
             * Mode
             * @default capture_the_intel
             * @enum {string}
             */
            mode: "capture_the_intel" | "control_point";
            /**
             * Round Limit
             * @default 60
             */
            round_limit: number;
            /**
             * Starter
             * @default random
             * @enum {string}
             */
            starter: "random" | "red" | "blu";
            /**
             * Weapons
             * @description play with the weapon cards
             * @default true
             */
            weapons: boolean;
        };
        MercenaryPreview: components["schemas"]["Mercenary_Appears"] | components["schemas"]["Mercenary_BecomesSpy"] | components["schemas"]["Mercenary_BlocksSpawn"] | components["schemas"]["Mercenary_Defeats"] | components["schemas"]["Mercenary_Equips"] | components["schemas"]["Mercenary_Jumps"] | components["schemas"]["Mercenary_Plain"] | components["schemas"]["Mercenary_Wounds"];
        MercenaryPrompt: components["schemas"]["Mercenary_ForSlot"] | components["schemas"]["Mercenary_OfActing"] | components["schemas"]["Mercenary_Over"];
        MercenaryReason: components["schemas"]["Mercenary_Asked"] | components["schemas"]["Mercenary_CardNotFor"] | components["schemas"]["Mercenary_CardNotHeld"] | components["schemas"]["Mercenary_HelpTarget"] | components["schemas"]["Mercenary_InsteadOfAttack"] | components["schemas"]["Mercenary_JumpWouldKill"] | components["schemas"]["Mercenary_MeterNotFull"] | components["schemas"]["Mercenary_NoStepsLeft"] | components["schemas"]["Mercenary_NoTarget"] | components["schemas"]["Mercenary_OfClass"] | components["schemas"]["Mercenary_Rule"] | components["schemas"]["Mercenary_StickiesATurn"] | components["schemas"]["Mercenary_TooFar"] | components["schemas"]["Mercenary_UncloakSpace"] | components["schemas"]["Mercenary_WrongClass"];
        /**
         * MercenaryView
         * @description The whole table as one seat sees it.
         */
        MercenaryView: {
            /** Actor */
            actor: string | null;
            /** Cards */
            cards: components["schemas"]["Mercenary_CardView"][];
            /** Characters */
            characters: components["schemas"]["Mercenary_CharacterView"][];
            /** Columns */
            columns: number;
            /** Deck */
            deck: number;
            /** Deck Order */
            deck_order: number[] | null;
            /** Fences */
            fences: [
                string,
                string
            ][];
            /** First */
            first: string;
            /** @default null */
            goal: components["schemas"]["Mercenary_Goal"] | null;
            /** Hands */
            hands: components["schemas"]["Mercenary_HandView"][];
            /** Intel */
            intel: components["schemas"]["Mercenary_IntelView"][];
            /** Made Here */
            made_here: ("map" | "cards" | "characters")[];
            /** Map Name */
            map_name: string;
            /** Mode */
            mode: string;
            /** Phase */
            phase: string;
            /** Points */
            points: components["schemas"]["Mercenary_PointView"][];
            /** Prompt */
            prompt: components["schemas"]["Mercenary_ForSlot"] | components["schemas"]["Mercenary_OfActing"] | components["schemas"]["Mercenary_Over"];
            /** Round */
            round: number;
            /** Round Limit */
            round_limit: number;
            /** Rows */
            rows: number;
            /** Score */
            score: {
                [key: string]: number;
            };
            /** Seat */
            seat: string | null;
            /** Slot */
            slot: number;
            /** Stickies */
            stickies: components["schemas"]["Mercenary_StickyView"][];
            /** Tiles */
            tiles: string[];
            turn: components["schemas"]["Mercenary_TurnView"] | null;
            /** Units */
            units: components["schemas"]["Mercenary_UnitView"][];
        };
        /**
         * Mistake
         * @description A loss that searches with other seeds and ten times the simulations have proved.
         */
        Mistake: {
            /**
             * Also
             * @description plies of the same turn at which the same chance was let go by
             */
            also: number[];
            /** Best */
            best: string;
            /** Best Structure */
            best_structure: {
                [key: string]: unknown;
            };
            /**
             * Line
             * @description what the best expects, itself first
             */
            line: string[];
            /** Line Structures */
            line_structures: {
                [key: string]: unknown;
            }[];
            /**
             * Loss
             * @description how much worse than the best, for who played it
             */
            loss: number;
            /**
             * Ply
             * @description the ply it answered
             */
            ply: number;
            /** Seat */
            seat: string;
        };
        /**
         * Moment
         * @description What a position was worth to each seat, as that seat knew it.
         */
        Moment: {
            /** Ply */
            ply: number;
            /**
             * Values
             * @description -1 lost to 1 won; 0.1 is five points of win chance
             */
            values: {
                [key: string]: number;
            };
        };
        /**
         * NewAction
         * @description An action with the moment it answers.
         */
        NewAction: {
            /**
             * Action
             * @description an action by id, by text or by structure
             * @example 3
             * @example drop 4
             * @example {
             *       "column": 4,
             *       "kind": "drop"
             *     }
             */
            action: number | string | {
                [key: string]: unknown;
            };
            /** Ply */
            ply: number;
            /** Version */
            version: number;
        };
        /**
         * NewAnswer
         * @description An answer to an offer.
         */
        NewAnswer: {
            /** Accept */
            accept: boolean;
            /**
             * What
             * @enum {string}
             */
            what: "draw" | "takeback" | "rematch";
        };
        /**
         * NewGuest
         * @description Who wants to play.
         */
        NewGuest: {
            /**
             * Kind
             * @description a person gets a cookie; a bot gets its token in the answer, to be sent as a bearer token
             * @default person
             * @enum {string}
             */
            kind: "person" | "bot";
            /**
             * Name
             * @description empty: the server thinks of one
             * @default
             * @example Ada
             */
            name: string;
        };
        /**
         * NewMatch
         * @description How to set up a match. Seats not named are open; with no seat named you take the first.
         * @example {
         *       "clock": {
         *         "increment_seconds": 5,
         *         "initial_seconds": 300
         *       },
         *       "game": "toy-battle",
         *       "options": {},
         *       "seats": {
         *         "blue": {
         *           "kind": "me"
         *         },
         *         "red": {
         *           "kind": "bot",
         *           "level": "2"
         *         }
         *       }
         *     }
         */
        NewMatch: {
            clock?: components["schemas"]["ClockSettings"] | null;
            /**
             * Game
             * @default
             */
            game: string;
            /** Options */
            options?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * Position
             * @description go on from a position: the part `state` of what `fracas position` prints. Everybody is told. In games with secrets only at a hot seat or against a program, and not in public: who sets it knows them all
             */
            position?: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            /**
             * Public
             * @description listed in the lobby: anyone may join or watch
             * @default false
             */
            public: boolean;
            /**
             * Puzzle
             * @description play this puzzle; game and options are the puzzle's
             */
            puzzle?: string | null;
            /** Seats */
            seats?: {
                [key: string]: components["schemas"]["Me"] | components["schemas"]["Open"] | components["schemas"]["Opponent"] | components["schemas"]["Challenge"];
            };
            /**
             * Shuffle
             * @description who gets which seat is drawn by lot
             * @default false
             */
            shuffle: boolean;
            /**
             * Watch Delay
             * @description seconds by which spectators are behind
             * @default 0
             */
            watch_delay: number;
        };
        /**
         * NewOffer
         * @description What to offer.
         */
        NewOffer: {
            /**
             * What
             * @enum {string}
             */
            what: "draw" | "rematch";
        };
        /**
         * NewProposal
         * @description Something else to be played, instead of what is proposed.
         */
        NewProposal: {
            /**
             * Answers
             * @description the number of the proposal it answers
             */
            answers: number;
            clock?: components["schemas"]["ClockSettings"] | null;
            /** Options */
            options?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * Seat
             * @description where you would sit; null: where you would by the present proposal
             */
            seat?: string | null;
        };
        /**
         * NewStudy
         * @description Play on beside a match.
         */
        NewStudy: {
            /**
             * Ply
             * @description of a running match: from the moment after so many actions, dealt anew
             * @default 0
             */
            ply: number;
        };
        /**
         * NewTry
         * @description Another action for a moment of a finished match.
         */
        NewTry: {
            /**
             * Action
             * @description an action by id, by text or by structure
             * @example 3
             * @example drop 4
             * @example {
             *       "column": 4,
             *       "kind": "drop"
             *     }
             */
            action: number | string | {
                [key: string]: unknown;
            };
            /**
             * Ply
             * @description the action is tried after so many others
             */
            ply: number;
        };
        /**
         * Notice
         * @description Something went wrong on the server's side, or it is about to stop.
         * @example {
         *       "code": "stopping",
         *       "text": "the server stops; it will be back",
         *       "type": "notice"
         *     }
         */
        Notice: {
            /**
             * Code
             * @enum {string}
             */
            code: "opponent-failed" | "stopping";
            /** Text */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "notice";
        };
        /**
         * NoticeLine
         * @description One thing that is told of a game, and what it is called.
         */
        NoticeLine: {
            /** Name */
            name: string;
            /** Text */
            text: string;
        };
        /**
         * Notices
         * @description What is told of the programme, and of every game.
         */
        Notices: {
            /** Games */
            games: components["schemas"]["GameNotice"][];
            /** Programme */
            programme: string[];
            /** Title */
            title: string;
        };
        /**
         * Offer
         * @description Something one seat has asked of the other.
         */
        Offer: {
            /** By */
            by: string;
            /**
             * What
             * @enum {string}
             */
            what: "draw" | "takeback" | "rematch";
        };
        /**
         * OnlineBot
         * @description A program that waits for challenges.
         */
        OnlineBot: {
            /**
             * Games
             * @description empty: all
             */
            games: string[];
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * Open
         * @description Whoever has the invitation may sit here.
         */
        Open: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "open";
        };
        /**
         * Opponent
         * @description An opponent of this server sits here.
         */
        Opponent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bot";
            /**
             * Level
             * @description 1 to 5, random or suggest
             * @default 2
             */
            level: string;
        };
        /**
         * OptionProblem
         * @description What is wrong with an option of a game.
         */
        OptionProblem: {
            /**
             * Name
             * @example terrain
             */
            name: string;
            /**
             * Reason
             * @example nodes: two have the name b1
             */
            reason: string;
        };
        /**
         * Outcome
         * @description How the match ended.
         */
        Outcome: {
            /**
             * Ending
             * @description the game's named ending, or resigned, draw-agreed, timeout, left, abandoned, rules-changed
             * @example resigned
             */
            ending: string;
            /** Text */
            text: string;
            /**
             * Winner
             * @description a seat; null: a draw, a lost puzzle, or nobody
             */
            winner: string | null;
        };
        /**
         * Past
         * @description What the seat saw at an earlier moment.
         * @example {
         *       "events": [
         *         {
         *           "kind": "draw",
         *           "ply": 1,
         *           "text": "Red: draw."
         *         }
         *       ],
         *       "ply": 1,
         *       "ref": "a8",
         *       "type": "past",
         *       "view": {
         *         "seat": "blue"
         *       }
         *     }
         */
        Past: {
            /**
             * Events
             * @description what the action before this moment did
             */
            events: components["schemas"]["GameEvent"][];
            /**
             * Legal
             * @description of a match that is over, where asked for: what the seat could have played then, if it was to act
             */
            legal?: components["schemas"]["LegalAction"][];
            /** Ply */
            ply: number;
            /**
             * Ref
             * @default
             */
            ref: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "past";
            /** View */
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * Ping
         * @description Ask for a sign of life and the server's clock.
         * @example {
         *       "ref": "a11",
         *       "type": "ping"
         *     }
         */
        Ping: {
            /**
             * Ref
             * @description the client's own name for its message, echoed in the answer
             * @default
             */
            ref: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ping";
        };
        /**
         * PlayedAction
         * @description One action of a list.
         */
        PlayedAction: {
            /**
             * Ply
             * @description the ply it answered
             */
            ply: number;
            /** Seat */
            seat: string;
            /**
             * Text
             * @description as it was called when it was played
             * @example drop 4
             */
            text: string;
        };
        /**
         * Player
         * @description Who sits at a seat.
         */
        Player: {
            /**
             * Kind
             * @description `bot` is an opponent of this server
             * @enum {string}
             */
            kind: "person" | "bot" | "open";
            /**
             * Level
             * @description of an opponent: 1 to 5, random or suggest
             */
            level?: string | null;
            /** Name */
            name: string;
            /** Seat */
            seat: string;
        };
        /**
         * Pong
         * @description The answer to `ping`.
         * @example {
         *       "ref": "a11",
         *       "time": 1800000003000,
         *       "type": "pong"
         *     }
         */
        Pong: {
            /**
             * Ref
             * @default
             */
            ref: string;
            /** Time */
            time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pong";
        };
        /**
         * Presence
         * @description Who is here: connected, or has asked for something about the match a moment ago.
         * @example {
         *       "absent_since": {
         *         "red": 1800000002000
         *       },
         *       "online": [
         *         "blue"
         *       ],
         *       "spectators": 2,
         *       "type": "presence"
         *     }
         */
        Presence: {
            /**
             * Absent Since
             * @description of a running match: seats whose holder is gone, and since when (ms since 1970)
             */
            absent_since: {
                [key: string]: number;
            };
            /** Online */
            online: string[];
            /** Spectators */
            spectators: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "presence";
        };
        /**
         * Problem
         * @description Why something was refused.
         */
        Problem: {
            /**
             * Code
             * @example not-found
             */
            code: string;
            /**
             * @description of an illegal action: the rule that forbids it
             * @default null
             */
            fact: components["schemas"]["GameFact"] | null;
            /**
             * @description of options: the one that is wrong, where that can be told
             * @default null
             */
            option: components["schemas"]["OptionProblem"] | null;
            /**
             * Reason
             * @description finer than the code, where a code has several sentences
             * @default null
             */
            reason: string | null;
            /**
             * Retry After
             * @description seconds; with 429 and 503 also in the header Retry-After
             * @default null
             */
            retry_after: number | null;
            /**
             * Text
             * @example there is no such match, or it is not yours to see
             */
            text: string;
        };
        /**
         * Proposal
         * @description What a match that waits would be played with: its options, clock and seats. Told to who sits there or is invited.
         *
         *     `POST /api/matches/{id}/proposals` and `/agreement`; by an invitation: `POST /api/invitations/{token}/proposals`.
         */
        Proposal: {
            /** @description the other's that it answers; null: it is the first */
            before: components["schemas"]["Terms"] | null;
            /**
             * By
             * @description the seat of who made it
             */
            by: string;
            /**
             * Declined By
             * @description who has just declined, if somebody has; empty: a guest who is gone
             */
            declined_by: string | null;
            /**
             * Host
             * @description the seat of who made the match
             */
            host: string;
            /**
             * May Change
             * @description another one can be made; false: take it or leave it
             */
            may_change: boolean;
            /**
             * Number
             * @description counts them; an answer names the one it answers
             */
            number: number;
        };
        /**
         * Propose
         * @description Offer a draw or a rematch.
         * @example {
         *       "ref": "a4",
         *       "type": "offer",
         *       "what": "draw"
         *     }
         */
        Propose: {
            /**
             * Ref
             * @description the client's own name for its message, echoed in the answer
             * @default
             */
            ref: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offer";
            /**
             * What
             * @enum {string}
             */
            what: "draw" | "rematch";
        };
        /**
         * Protocol
         * @description The messages of the WebSocket, as JSON schemas.
         */
        Protocol: {
            /** Client */
            client: {
                [key: string]: unknown;
            };
            /** Server */
            server: {
                [key: string]: unknown;
            };
        };
        /**
         * PuzzleInfo
         * @description A puzzle.
         */
        PuzzleInfo: {
            /** Game */
            game: string;
            /**
             * Grade
             * @description 1 easy to 5 hard
             */
            grade: number;
            /** Id */
            id: string;
            /**
             * Lesson
             * @description what it teaches, a word of the game's; empty: nothing in particular
             */
            lesson: string;
            /** Number */
            number: number;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /**
             * Par
             * @description the fewest actions, proven
             */
            par: number;
            /**
             * Par Rules
             * @description the older version of the rules that was proven under; null: the present
             */
            par_rules: number | null;
        };
        /**
         * PuzzleList
         * @description Puzzles of all games.
         */
        PuzzleList: {
            /** Puzzles */
            puzzles: components["schemas"]["PuzzleInfo"][];
        };
        /**
         * PuzzleProgress
         * @description How a puzzle stands.
         */
        PuzzleProgress: {
            /** Actions */
            actions: number;
            /**
             * Hints
             * @description each costs a star
             */
            hints: number;
            /** Id */
            id: string;
            /** Par */
            par: number;
            /**
             * Stars
             * @description 1 to 3 once it is solved
             */
            stars: number | null;
        };
        /**
         * Reach
         * @description Where others find this server.
         */
        Reach: {
            /**
             * Address
             * @description how others in the local network reach it (if it is local only: would reach it), told to who uses it on the machine itself; null: use the address you came by
             * @example http://192.168.1.20:8000
             */
            address: string | null;
            /**
             * Is Local Only
             * @description it listens on this machine alone: nobody else can follow an invitation
             */
            is_local_only: boolean;
        };
        /**
         * Readiness
         * @description Whether the server can do its work. All below `wrong` is told to the operator alone.
         */
        Readiness: {
            /**
             * Broken
             * @description games that cannot be played, and why
             */
            broken?: {
                [key: string]: string;
            } | null;
            /**
             * Free Bytes
             * @description on the disk of an embedded database
             */
            free_bytes?: number | null;
            /** Games */
            games?: string[] | null;
            /**
             * Live Workers
             * @description places for thoughts that are served
             */
            live_workers?: number | null;
            /**
             * Ready
             * @description games that can be played: their rules are compiled
             */
            ready?: string[] | null;
            /**
             * Status
             * @enum {string}
             */
            status: "ok" | "starting" | "failing";
            /** Version */
            version?: string | null;
            /**
             * Workers
             * @description places for thoughts
             */
            workers?: number | null;
            /**
             * Wrong
             * @description what is wrong, in general words
             */
            wrong: string[];
        };
        /**
         * Refusal
         * @description The answer to a message that changed nothing, with the reason.
         * @example {
         *       "code": "not-your-turn",
         *       "reason": null,
         *       "ref": "a2",
         *       "retry_after": null,
         *       "text": "it is red's turn, not yours",
         *       "type": "refused",
         *       "version": 2
         *     }
         */
        Refusal: {
            /**
             * Code
             * @example not-your-turn
             */
            code: string;
            /**
             * @description of an illegal action: the rule that forbids it
             * @default null
             */
            fact: components["schemas"]["GameFact"] | null;
            /**
             * Reason
             * @description finer than the code, where a code has several sentences
             * @default null
             */
            reason: string | null;
            /**
             * Ref
             * @default
             */
            ref: string;
            /**
             * Retry After
             * @default null
             */
            retry_after: number | null;
            /** Text */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "refused";
            /**
             * Version
             * @description the match's version, as far as you may know it; behind it: ask again with `hello`
             * @default null
             */
            version: number | null;
        };
        /**
         * Rename
         * @description A new name, for matches to come.
         */
        Rename: {
            /**
             * Name
             * @example Ada
             */
            name: string;
        };
        /**
         * Reply
         * @description Answer an offer, or withdraw one's own (`accept` false).
         * @example {
         *       "accept": true,
         *       "ref": "a5",
         *       "type": "answer",
         *       "what": "draw"
         *     }
         */
        Reply: {
            /** Accept */
            accept: boolean;
            /**
             * Ref
             * @description the client's own name for its message, echoed in the answer
             * @default
             */
            ref: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer";
            /**
             * What
             * @enum {string}
             */
            what: "draw" | "takeback" | "rematch";
        };
        /**
         * Resign
         * @description Give up.
         * @example {
         *       "ref": "a6",
         *       "type": "resign"
         *     }
         */
        Resign: {
            /**
             * Ref
             * @description the client's own name for its message, echoed in the answer
             * @default
             */
            ref: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resign";
        };
        /**
         * Reveal
         * @description Told at the end: SHA-256 of seed followed by salt is the commitment told at the start.
         */
        Reveal: {
            /** Salt */
            salt: string;
            /** Seed */
            seed: string;
        };
        /**
         * RunAnalysis
         * @description Start an analysis or go on with it, or stop it.
         */
        RunAnalysis: {
            /** Run */
            run: boolean;
        };
        /**
         * Rung
         * @description A mission of a solo game.
         */
        Rung: {
            /**
             * Is Solved
             * @description by you
             */
            is_solved: boolean;
            /** Options */
            options: {
                [key: string]: unknown;
            };
        };
        ServerMessage: components["schemas"]["Welcome"] | components["schemas"]["State"] | components["schemas"]["Accepted"] | components["schemas"]["Refusal"] | components["schemas"]["Past"] | components["schemas"]["Hint"] | components["schemas"]["Considered"] | components["schemas"]["Presence"] | components["schemas"]["Notice"] | components["schemas"]["Pong"];
        /**
         * Solution
         * @description What the solver found out about a position.
         */
        Solution: {
            /**
             * At Least
             * @description proven: no solution has fewer actions
             */
            at_least: number;
            /**
             * Is Stopped
             * @description time or memory ran out before all was known
             */
            is_stopped: boolean;
            /**
             * Length
             * @description actions that count; null: no solution was found
             */
            length: number | null;
            /**
             * States
             * @description different positions looked at
             */
            states: number;
            /** Steps */
            steps: components["schemas"]["SolutionStep"][];
            /**
             * Verdict
             * @description optimal: proven to be the shortest; solved: perhaps there are shorter ones; unsolvable: proven; unknown: time or memory ran out first
             * @enum {string}
             */
            verdict: "optimal" | "solved" | "unsolvable" | "unknown";
        };
        /**
         * SolutionStep
         * @description An action of a solution.
         */
        SolutionStep: {
            /**
             * Counts
             * @description false: an action of the set-up
             */
            counts: boolean;
            /**
             * Structure
             * @description the action as fields
             */
            structure: {
                [key: string]: unknown;
            };
            /**
             * Text
             * @example fly a2
             */
            text: string;
            /**
             * View
             * @description the table after it; one schema per game (`...View`)
             */
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * StartRequest
         * @description Options whose start position is to be seen.
         */
        StartRequest: {
            /** Options */
            options?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * StartView
         * @description A start position, as a spectator would see it.
         */
        StartView: {
            /**
             * View
             * @description one schema per game (`...View`)
             */
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * State
         * @description All a seat may know. `events` begin at ply `since`: forget later ones known from before, append these.
         *
         *     Only so many actions are told at once: where `since` is later than what is known, the rest is at `.../events`.
         * @example {
         *       "actor": "blue",
         *       "clocks": {
         *         "at": 1800000004000,
         *         "remaining_ms": {
         *           "blue": 301000,
         *           "red": 302500
         *         },
         *         "running": "blue"
         *       },
         *       "commitment": "9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f",
         *       "events": [
         *         {
         *           "kind": "draw",
         *           "ply": 2,
         *           "text": "Red: draw."
         *         }
         *       ],
         *       "happenings": [],
         *       "last": 1,
         *       "legal": [
         *         {
         *           "id": 0,
         *           "preview": null,
         *           "structure": {
         *             "kind": "draw"
         *           },
         *           "text": "draw"
         *         }
         *       ],
         *       "match": "k7m2pq9xwd",
         *       "offers": [],
         *       "outcome": null,
         *       "players": [
         *         {
         *           "kind": "person",
         *           "level": null,
         *           "name": "Ada",
         *           "seat": "blue"
         *         },
         *         {
         *           "kind": "bot",
         *           "level": "2",
         *           "name": "Corporal (level 2)",
         *           "seat": "red"
         *         }
         *       ],
         *       "ply": 2,
         *       "puzzle": null,
         *       "rematch": null,
         *       "reveal": null,
         *       "seat": "blue",
         *       "since": 1,
         *       "status": "running",
         *       "takeback": {
         *         "how": "free",
         *         "text": "",
         *         "to": 0,
         *         "who": null,
         *         "why": null
         *       },
         *       "type": "state",
         *       "version": 3,
         *       "view": {
         *         "prompt": "Blue: choose an action.",
         *         "seat": "blue"
         *       }
         *     }
         */
        State: {
            /** Actor */
            actor: string | null;
            clocks: components["schemas"]["Clocks"] | null;
            /** Commitment */
            commitment: string;
            /** Events */
            events: components["schemas"]["GameEvent"][];
            /**
             * Happenings
             * @description in their order; the newest, where there were very many
             */
            happenings: components["schemas"]["Happening"][];
            /**
             * Last
             * @description the ply of the newest action, if there is one
             */
            last: number | null;
            /**
             * Legal
             * @description empty unless it is this seat's turn
             */
            legal: components["schemas"]["LegalAction"][];
            /** Match */
            match: string;
            /** Offers */
            offers: components["schemas"]["Offer"][];
            outcome: components["schemas"]["Outcome"] | null;
            /** Players */
            players: components["schemas"]["Player"][];
            /** Ply */
            ply: number;
            /**
             * Proposal
             * @description of a match that waits, for who sits there: the number of the newest proposal. When it changes, or the match begins, what does not change otherwise is another: say hello again
             */
            proposal?: number | null;
            puzzle: components["schemas"]["PuzzleProgress"] | null;
            /**
             * Rematch
             * @description the match that follows this one
             */
            rematch: string | null;
            reveal: components["schemas"]["Reveal"] | null;
            /**
             * Seat
             * @description whose view it is, or `all`; null: a spectator's
             */
            seat: string | null;
            /** Since */
            since: number;
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "running" | "over";
            /** @description null for spectators */
            takeback: components["schemas"]["Takeback"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "state";
            /**
             * Version
             * @description counts every change of the match; give it when connecting again
             */
            version: number;
            /**
             * View
             * @description what the seat sees; one schema per game (`...View`)
             */
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * Study
         * @description A study with all its lines. The moments are listed so that each comes after the one before it.
         */
        Study: {
            /** Changed At */
            changed_at: number;
            /** Created At */
            created_at: number;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /**
             * Match
             * @description the match it is of, if there is one
             */
            match: string | null;
            /**
             * Name
             * @description empty: none
             */
            name: string;
            /** Nodes */
            nodes: components["schemas"]["StudyNode"][];
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** @description of the match itself */
            outcome: components["schemas"]["Outcome"] | null;
            /**
             * Players
             * @description names by seat, as far as they are known
             */
            players: {
                [key: string]: string;
            };
            /**
             * Redrawn
             * @description of a match that ran: the seat whose knowledge it starts from; the rest was dealt anew
             */
            redrawn: string | null;
            /** Rules Version */
            rules_version: number;
            /** Seats */
            seats: string[];
            /**
             * Version
             * @description counts its changes
             */
            version: number;
            /**
             * Yours
             * @description you may change it
             */
            yours: boolean;
        };
        /**
         * StudyAction
         * @description Play an action: a new line begins where it was not played before.
         */
        StudyAction: {
            /**
             * Action
             * @description an action by id, by text or by structure
             * @example 3
             * @example drop 4
             * @example {
             *       "column": 4,
             *       "kind": "drop"
             *     }
             */
            action: number | string | {
                [key: string]: unknown;
            };
            /**
             * Again
             * @description chance, and what the side cannot know, falls anew
             * @default false
             */
            again: boolean;
            /** @description null: chance is fresh */
            chance?: components["schemas"]["StudyChance"] | null;
            /**
             * Node
             * @description `m4`: the match after four actions; `b2`: the second action beside it, in this version
             * @example m0
             */
            node: string;
            /** Version */
            version: number;
        };
        /**
         * StudyAnswer
         * @description Let an opponent play for the side to act.
         */
        StudyAnswer: {
            /**
             * Level
             * @example 3
             */
            level: string;
            /**
             * Node
             * @description `m4`: the match after four actions; `b2`: the second action beside it, in this version
             * @example m0
             */
            node: string;
            /** Version */
            version: number;
        };
        /**
         * StudyAt
         * @description A study after a change, and the moment it led to.
         */
        StudyAt: {
            /**
             * Node
             * @description `m4`: the match after four actions; `b2`: the second action beside it, in this version
             * @example m0
             */
            node: string;
            study: components["schemas"]["Study"];
        };
        /**
         * StudyChance
         * @description How chance falls when an action of a line is played: the same salt, the same fall.
         */
        StudyChance: {
            /**
             * Deals Anew
             * @description what the side to act cannot know is dealt anew first
             * @default false
             */
            deals_anew: boolean;
            /**
             * Salt
             * @example x7
             */
            salt: string;
        };
        /**
         * StudyChange
         * @description Change names and comments; what is null stays.
         */
        StudyChange: {
            /**
             * Comment
             * @description on the moment `node`
             */
            comment?: string | null;
            /**
             * Name
             * @description of the line that begins with the action of `node`
             */
            name?: string | null;
            /** Node */
            node?: string | null;
            /**
             * Title
             * @description of the whole study
             */
            title?: string | null;
            /** Version */
            version: number;
        };
        /**
         * StudyFall
         * @description Something an action may bring.
         */
        StudyFall: {
            chance: components["schemas"]["StudyChance"];
            /**
             * Events
             * @description as the side that acts sees it
             */
            events: components["schemas"]["GameEvent"][];
            /**
             * Share
             * @description of the falls tried
             */
            share: number;
        };
        /**
         * StudyFalls
         * @description What an action may bring, the likeliest first.
         */
        StudyFalls: {
            /** Falls */
            falls: components["schemas"]["StudyFall"][];
        };
        /**
         * StudyInfo
         * @description A study on a list.
         */
        StudyInfo: {
            /** Changed At */
            changed_at: number;
            /** Created At */
            created_at: number;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /**
             * Match
             * @description the match it is of, if there is one
             */
            match: string | null;
            /**
             * Name
             * @description empty: none
             */
            name: string;
            /**
             * Redrawn
             * @description of a match that ran: the seat whose knowledge it starts from; the rest was dealt anew
             */
            redrawn: string | null;
            /**
             * Version
             * @description counts its changes
             */
            version: number;
        };
        /**
         * StudyList
         * @description Your studies, the last changed first.
         */
        StudyList: {
            /** Studies */
            studies: components["schemas"]["StudyInfo"][];
        };
        /**
         * StudyMoment
         * @description What there is to see at a moment of a study.
         */
        StudyMoment: {
            /** Actor */
            actor: string | null;
            /**
             * Events
             * @description what the action before this moment did
             */
            events: components["schemas"]["GameEvent"][];
            /** Legal */
            legal: components["schemas"]["LegalAction"][];
            /**
             * Node
             * @description `m4`: the match after four actions; `b2`: the second action beside it, in this version
             * @example m0
             */
            node: string;
            outcome: components["schemas"]["Outcome"] | null;
            /** Ply */
            ply: number;
            /**
             * Seat
             * @description whose view it is, or `all`; null: a spectator's
             */
            seat: string | null;
            /** Version */
            version: number;
            /**
             * View
             * @description one schema per game (`...View`)
             */
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * StudyNode
         * @description A moment of a study, and the action that leads to it.
         */
        StudyNode: {
            /**
             * By Chance
             * @description dice or cards fell
             */
            by_chance: boolean;
            /** @description of a line; null: an action of the match itself */
            chance: components["schemas"]["StudyChance"] | null;
            /**
             * Comment
             * @description empty: none
             */
            comment: string;
            /**
             * Id
             * @description `m4`: the match after four actions; `b2`: the second action beside it, in this version
             * @example m0
             */
            id: string;
            /**
             * Name
             * @description empty: none
             */
            name: string;
            /**
             * Parent
             * @description null: the beginning
             */
            parent: string | null;
            /**
             * Ply
             * @description after so many actions
             */
            ply: number;
            /**
             * Seat
             * @description who acted
             */
            seat: string | null;
            /** Structure */
            structure: {
                [key: string]: unknown;
            } | null;
            /**
             * Text
             * @description the action; empty at the beginning
             */
            text: string;
        };
        /**
         * StudyValues
         * @description What a search thinks of the actions at a moment, from what the side to act would know.
         */
        StudyValues: {
            /** Candidates */
            candidates: components["schemas"]["Candidate"][];
            /**
             * Is Final
             * @description asking for more brings nothing: no search here is longer
             */
            is_final: boolean;
            /**
             * Node
             * @description `m4`: the match after four actions; `b2`: the second action beside it, in this version
             * @example m0
             */
            node: string;
            /** Ply */
            ply: number;
            /**
             * Reasons
             * @description of the first candidates, where asked for
             */
            reasons?: components["schemas"]["ActionReasons"][];
            /**
             * Simulations
             * @description how many it has made
             */
            simulations: number;
            /** Text */
            text: string;
            /**
             * Verdict
             * @description of a puzzle: whether it can be solved from here; of others: candidates
             * @enum {string}
             */
            verdict: "candidates" | "solution" | "unsolvable" | "unfound";
        };
        /**
         * Swing
         * @description What one action did to each seat's curve: decision + luck is the value after it less the value before it.
         */
        Swing: {
            /**
             * Decision
             * @description by seat: what the action was worth before the dice, less what the best one was worth, as who acted knew it; where nothing could fall or be shown, the whole swing
             */
            decision: {
                [key: string]: number;
            };
            /**
             * Luck
             * @description by seat: dice, draws, and what was shown of what had been hidden
             */
            luck: {
                [key: string]: number;
            };
            /**
             * Ply
             * @description the ply it answered
             */
            ply: number;
            /**
             * Seat
             * @description who acted
             */
            seat: string;
        };
        /**
         * Table
         * @description A position of a game, as it stands on somebody's table.
         */
        Table: {
            /**
             * Language
             * @description of the sentences in the answer
             * @default en
             */
            language: string;
            /** Options */
            options?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * State
             * @description the part `state` of what `fracas position` prints
             */
            state: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * TableQuestion
         * @description A position of a puzzle that is to be solved.
         */
        TableQuestion: {
            /**
             * Language
             * @description of the sentences in the answer
             * @default en
             */
            language: string;
            /** Options */
            options?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * Proves
             * @description the fewest actions are wanted, not only a good solution
             * @default false
             */
            proves: boolean;
            /**
             * State
             * @description the part `state` of what `fracas position` prints
             */
            state: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * TableVerdict
         * @description Whether there can be such a table: what keeps it from being one, if anything.
         */
        TableVerdict: {
            /** Faults */
            faults: components["schemas"]["FileFault"][];
        };
        /**
         * Takeback
         * @description Whether the seat's last action can be taken back now.
         */
        Takeback: {
            /**
             * How
             * @description at once; with the other's consent; not at all
             * @enum {string}
             */
            how: "free" | "ask" | "never";
            /**
             * Text
             * @description why it cannot be, or needs consent; may be empty
             */
            text: string;
            /**
             * To
             * @description the ply the match would go back to
             */
            to: number | null;
            /**
             * Who
             * @description the name of the player who must agree
             */
            who?: string | null;
            /**
             * Why
             * @description the same, for programs; null: nothing is in the way
             */
            why?: ("not-running" | "nothing-yet" | "dice" | "secret" | "acted" | "seen") | null;
        };
        /**
         * Act
         * @description The tank may act; a point left over after its last step is of no use.
         */
        Tanks_Act: {
            /** Choices */
            choices: ("drive" | "fire" | "end")[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "act";
            /** Points Left */
            points_left: number;
            /** Tank */
            tank: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * AtSpace
         * @description The space has no pool beside it or no tank on it, or is none of this zone.
         */
        Tanks_AtSpace: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "no-pool" | "nobody-there" | "outside";
            /** Space */
            space: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Breach
         * @description How likely a shot destroys the ground it is aimed at, or that stands in its way.
         */
        Tanks_Breach: {
            /** Chance */
            chance: number;
            /**
             * Kind
             * @default breach
             * @constant
             */
            kind: "breach";
            /** Space */
            space: string;
        };
        /**
         * Damaged
         * @description A tank lost hit points.
         */
        Tanks_Damaged: {
            /**
             * Cause
             * @enum {string}
             */
            cause: "shot" | "blast" | "ram";
            /** Hit Points */
            hit_points: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "damaged";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Points */
            points: number;
            /** Space */
            space: string;
            /** Tank */
            tank: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * DieView
         * @description One die of the last roll, and what became of it: `kept`, `dropped` or `paired`.
         */
        Tanks_DieView: {
            /** Fate */
            fate: string;
            /** Value */
            value: number;
        };
        /**
         * Drift
         * @description How far from its target a stray came down, as green sees the board.
         */
        Tanks_Drift: {
            /** Columns */
            columns: number;
            /** Rows */
            rows: number;
            /** Sideways */
            sideways: ("left" | "right") | null;
            /** Vertical */
            vertical: ("up" | "down") | null;
        };
        /**
         * End
         * @description End the turn. Text: `end`.
         */
        Tanks_End: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "end";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Ending
         * @description How a game ended; `kind` is the name of the ending.
         */
        Tanks_Ending: {
            /** Kind */
            kind: string;
            /** Loser */
            loser: string | null;
            /**
             * Text
             * @default
             */
            text: string;
            /** Winner */
            winner: string | null;
        };
        /**
         * Errand
         * @description A goal of one side or the same of both, with a figure for each that has it.
         *
         *     The figure: spaces to go for `reach`, turns for `hold`, walls for `break`, hit points of the hunted tank.
         */
        Tanks_Errand: {
            /** Count */
            count: number;
            /** Green */
            green: number | null;
            /** Group */
            group: string | null;
            /** Is Short */
            is_short: boolean;
            /**
             * Kind
             * @default errand
             * @constant
             */
            kind: "errand";
            /** Mission */
            mission: string | null;
            /** Orange */
            orange: number | null;
            /**
             * Side
             * @enum {string}
             */
            side: "green" | "orange" | "both";
            /** Spaces */
            spaces: string[];
            /** Tank */
            tank: string | null;
            /**
             * What
             * @enum {string}
             */
            what: "reach" | "hold" | "break" | "hunt" | "survive";
        };
        /**
         * Fire
         * @description Fire at a space. Texts: `fire h8`, `fire h8 aimed`, `fire h8 from-token`, `fire h8 aimed from-token`.
         */
        Tanks_Fire: {
            /** Aimed */
            aimed: boolean;
            /** From Token */
            from_token: boolean;
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "fire";
            /** Space */
            space: string;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Fired
         * @description A tank fired; the roll tells dice, offset, line and what was struck.
         */
        Tanks_Fired: {
            /** Aimed At */
            aimed_at: string | null;
            /** Dice */
            dice: number[];
            drift: components["schemas"]["Tanks_Drift"] | null;
            /** Is Stopped */
            is_stopped: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "fired";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            roll: components["schemas"]["Tanks_RollView"];
            /** Tank */
            tank: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * GameOver
         * @description The game ended.
         */
        Tanks_GameOver: {
            ending: components["schemas"]["Tanks_Ending"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "game-over";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Goal
         * @description What the game is about and how far each side has come, in figures; shown all the time.
         *
         *     Beside its sentence the catalogue may have one for little room, as the message's attribute `.short`.
         */
        Tanks_Goal: {
            /** Kind */
            kind: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * GoalAdvanced
         * @description A side came nearer to a goal, fulfilled it, or has to begin again with holding.
         */
        Tanks_GoalAdvanced: {
            /** Count */
            count: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "goal-broken" | "goal-held" | "goal-hunted" | "goal-lost" | "goal-reached" | "goal-survived";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Progress */
            progress: number;
            /** Side */
            side: string;
            /** Tank */
            tank: string | null;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * GoalView
         * @description A goal of one side, and how much of it is done. What is given to both sides is one for each of them.
         */
        Tanks_GoalView: {
            /** Count */
            count: number;
            /** Group */
            group: string | null;
            /** Is Done */
            is_done: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "reach" | "hold" | "break" | "hunt" | "survive";
            /** Leader */
            leader: string | null;
            /** Mission */
            mission: string | null;
            /** Progress */
            progress: number;
            /** Side */
            side: string;
            /** Spaces */
            spaces: string[];
            /** Tank */
            tank: string | null;
        };
        /**
         * GroundDestroyed
         * @description A wall or a floor space is gone.
         */
        Tanks_GroundDestroyed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "floor-destroyed" | "wall-destroyed";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Space */
            space: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * InTheWay
         * @description A tank drives onto empty floor; a diagonal step needs both spaces beside it empty, too.
         */
        Tanks_InTheWay: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "blocked" | "corner-blocked";
            obstacle: components["schemas"]["Tanks_Obstacle"];
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Loss
         * @description What a shot may do to a tank.
         */
        Tanks_Loss: {
            /** Is Slight */
            is_slight: boolean;
            /** Kill */
            kill: number | null;
            /**
             * Kind
             * @default loss
             * @constant
             */
            kind: "loss";
            /** Points */
            points: number;
            /** Stun */
            stun: number | null;
            /** Tank */
            tank: string;
        };
        /**
         * Move
         * @description One step. Text: `move ne`.
         */
        Tanks_Move: {
            /**
             * Direction
             * @enum {string}
             */
            direction: "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "move";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Moved
         * @description A tank drove one step.
         */
        Tanks_Moved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "moved";
            /** Origin */
            origin: string;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Points Left */
            points_left: number;
            /** Space */
            space: string;
            /** Tank */
            tank: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * MovementOver
         * @description An aimed shot and a ram end the tank's movement.
         */
        Tanks_MovementOver: {
            /**
             * Cause
             * @enum {string}
             */
            cause: "aimed-shot" | "ram";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "movement-over";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Must
         * @description The tank is destroyed or stunned, or has repaired, which takes its whole turn.
         */
        Tanks_Must: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "end" | "recover" | "skip";
            /** Tank */
            tank: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * NoTarget
         * @description Pools, gaps, destroyed floor and wrecks are never targets.
         */
        Tanks_NoTarget: {
            /**
             * Holds
             * @enum {string}
             */
            holds: "gap" | "hole" | "pool" | "wreck" | "floor" | "wall" | "tank";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "no-target";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Obstacle
         * @description What a space holds that is in the way.
         */
        Tanks_Obstacle: {
            /**
             * Holds
             * @enum {string}
             */
            holds: "gap" | "hole" | "pool" | "wreck" | "floor" | "wall" | "tank";
            /**
             * Kind
             * @default obstacle
             * @constant
             */
            kind: "obstacle";
            /** Space */
            space: string;
            /** Tank */
            tank: string | null;
        };
        /**
         * OfTank
         * @description What a tank is or has done allows only something else, it has no token, or it is an own one.
         */
        Tanks_OfTank: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "destroyed" | "fit" | "no-token" | "own-tank" | "repaired" | "stunned" | "turn-begun";
            /** Tank */
            tank: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * OnSpace
         * @description A tank recovered, ended its turn, lost its last hit point, or will only recover in its next turn.
         */
        Tanks_OnSpace: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "destroyed" | "ended" | "recovered" | "stunned";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Space */
            space: string;
            /** Tank */
            tank: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Over
         * @description Nothing is asked any more.
         */
        Tanks_Over: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "over";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Plain
         * @description Rules that need no figure.
         */
        Tanks_Plain: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "already-fired" | "already-moved" | "at-itself" | "at-the-edge" | "nobody-to-ram";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Ram
         * @description Drive against the unit on the next space. Text: `ram e`.
         */
        Tanks_Ram: {
            /**
             * Direction
             * @enum {string}
             */
            direction: "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "ram";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Rammed
         * @description A tank drove against another.
         */
        Tanks_Rammed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "rammed";
            /** Other */
            other: string;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Space */
            space: string;
            /** Tank */
            tank: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * RamPreview
         * @description What a ram does to both tanks.
         */
        Tanks_RamPreview: {
            /** Damage */
            damage: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "ram";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Recover
         * @description The turn of a stunned tank. Text: `recover`.
         */
        Tanks_Recover: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "recover";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Repair
         * @description Draw energy from a pool next to the tank. Text: `repair`.
         */
        Tanks_Repair: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "repair";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Repaired
         * @description A tank drew energy.
         */
        Tanks_Repaired: {
            /** Hit Points */
            hit_points: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "repaired";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Points */
            points: number;
            /** Tank */
            tank: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * RepairPreview
         * @description What a repair brings.
         */
        Tanks_RepairPreview: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "repair";
            /** Points */
            points: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * RollView
         * @description The last shot: who, from where, at what, the dice, and where it struck.
         */
        Tanks_RollView: {
            /** Aimed */
            aimed: boolean;
            /** Damage */
            damage: number;
            /** Dice */
            dice: components["schemas"]["Tanks_DieView"][];
            /** From Token */
            from_token: boolean;
            /** Is Automatic */
            is_automatic: boolean;
            landing: components["schemas"]["Tanks_Spot"] | null;
            /** Line */
            line: components["schemas"]["Tanks_Spot"][];
            /** Offset Columns */
            offset_columns: number;
            /** Offset Rows */
            offset_rows: number;
            /** Origin */
            origin: string;
            /** Result */
            result: string;
            /** Shooter */
            shooter: string;
            struck: components["schemas"]["Tanks_Spot"] | null;
            /** Struck Kind */
            struck_kind: ("gap" | "hole" | "pool" | "wreck" | "floor" | "wall" | "tank") | null;
            /** Struck Tank */
            struck_tank: string | null;
            /** Target */
            target: string;
        };
        /**
         * RuleOff
         * @description An advanced rule that this match does not use.
         */
        Tanks_RuleOff: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "rule-off";
            /**
             * Rule
             * @enum {string}
             */
            rule: "repair" | "collision" | "triangulation";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * ShotPreview
         * @description The odds of a shot.
         */
        Tanks_ShotPreview: {
            /** Dice */
            dice: number;
            /** Glance */
            glance: number | null;
            /** Ground */
            ground: components["schemas"]["Tanks_Breach"][];
            /** Hit */
            hit: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "shot";
            /** Losses */
            losses: components["schemas"]["Tanks_Loss"][];
            obstacle: components["schemas"]["Tanks_Obstacle"] | null;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Skip
         * @description The empty turn of a destroyed tank. Text: `skip`.
         */
        Tanks_Skip: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "skip";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Skipped
         * @description A destroyed tank had its empty turn.
         */
        Tanks_Skipped: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "skipped";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Tank */
            tank: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Spot
         * @description A place that may lie outside the zone: file and rank from 1, and the name of the space inside it.
         */
        Tanks_Spot: {
            /** Column */
            column: number;
            /** Row */
            row: number;
            /** Space */
            space: string | null;
        };
        /**
         * Squadron
         * @description What a side has left.
         */
        Tanks_Squadron: {
            /** Hit Points */
            hit_points: number;
            /** Tanks */
            tanks: number;
        };
        /**
         * StepPreview
         * @description What a step costs.
         */
        Tanks_StepPreview: {
            /** Cost */
            cost: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "step";
            /** Points Left */
            points_left: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * TankView
         * @description One tank. `is_next`: it is the one its side plays in its running or next turn.
         */
        Tanks_TankView: {
            /** Held */
            held: number[];
            /** Hit Points */
            hit_points: number;
            /** Is Next */
            is_next: boolean;
            /** Is Stunned */
            is_stunned: boolean;
            /** Number */
            number: number;
            /** Side */
            side: string;
            /** Space */
            space: string | null;
            token: components["schemas"]["Tanks_Spot"] | null;
        };
        /**
         * TokenPlaced
         * @description A targeting token came to lie on a place.
         */
        Tanks_TokenPlaced: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "token-placed";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            spot: components["schemas"]["Tanks_Spot"];
            /** Tank */
            tank: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * TooDear
         * @description The tank has not enough movement points left.
         */
        Tanks_TooDear: {
            /** Cost */
            cost: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "too-dear";
            /** Points Left */
            points_left: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        TanksAction: components["schemas"]["Tanks_End"] | components["schemas"]["Tanks_Fire"] | components["schemas"]["Tanks_Move"] | components["schemas"]["Tanks_Ram"] | components["schemas"]["Tanks_Recover"] | components["schemas"]["Tanks_Repair"] | components["schemas"]["Tanks_Skip"];
        /**
         * Change
         * @description What is different after an action and no event tells: who is cut off, what is left to the other side.
         */
        TanksChange: {
            /** Kind */
            kind: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        TanksEvent: components["schemas"]["Tanks_Damaged"] | components["schemas"]["Tanks_Fired"] | components["schemas"]["Tanks_GameOver"] | components["schemas"]["Tanks_GoalAdvanced"] | components["schemas"]["Tanks_GroundDestroyed"] | components["schemas"]["Tanks_Moved"] | components["schemas"]["Tanks_OnSpace"] | components["schemas"]["Tanks_Rammed"] | components["schemas"]["Tanks_Repaired"] | components["schemas"]["Tanks_Skipped"] | components["schemas"]["Tanks_TokenPlaced"];
        /**
         * DestroyThem
         * @description All enemy tanks are to be destroyed, or goals fulfilled.
         */
        TanksGoal: {
            /** Elimination */
            elimination: boolean;
            /** Goals */
            goals: components["schemas"]["Tanks_Errand"][];
            green: components["schemas"]["Tanks_Squadron"];
            /** Has Goals */
            has_goals: boolean;
            /**
             * Kind
             * @default squadrons
             * @constant
             */
            kind: "squadrons";
            orange: components["schemas"]["Tanks_Squadron"];
            /**
             * Text
             * @default
             */
            text: string;
            /** Turn */
            turn: number;
            /** Turn Limit */
            turn_limit: number;
        };
        /**
         * TanksOptions
         * @description Every variant and switch. An advanced rule left at None is as the preset says.
         */
        TanksOptions: {
            /**
             * Blast
             * @default null
             */
            blast: boolean | null;
            /**
             * Break Walls
             * @default false
             */
            break_walls: boolean;
            /**
             * Collateral
             * @default null
             */
            collateral: boolean | null;
            /**
             * Collision
             * @default null
             */
            collision: boolean | null;
            /**
             * Elimination
             * @description whoever has destroyed all enemy tanks wins; off: only missions win
             * @default true
             */
            elimination: boolean;
            /**
             * Energy Bolts
             * @default null
             */
            energy_bolts: boolean | null;
            /**
             * Floor Destruction
             * @default null
             */
            floor_destruction: boolean | null;
            /**
             * Friendly Fire
             * @description own tanks may be aimed at and rammed
             * @default false
             */
            friendly_fire: boolean;
            /**
             * Hold Pool
             * @default false
             */
            hold_pool: boolean;
            /**
             * Preset
             * @default full
             * @enum {string}
             */
            preset: "core" | "full";
            /**
             * Reach Far Rank
             * @default false
             */
            reach_far_rank: boolean;
            /**
             * Repair
             * @default null
             */
            repair: boolean | null;
            /**
             * Starter
             * @default random
             * @enum {string}
             */
            starter: "random" | "green" | "orange";
            /**
             * Stun
             * @default null
             */
            stun: boolean | null;
            /**
             * Target Anything
             * @default null
             */
            target_anything: boolean | null;
            /**
             * Triangulation
             * @default null
             */
            triangulation: boolean | null;
            /**
             * Turn Limit
             * @description turns of both sides, then it is a draw
             * @default 300
             */
            turn_limit: number;
            /**
             * Wall Destruction
             * @default null
             */
            wall_destruction: boolean | null;
            /**
             * Wrecks
             * @default null
             */
            wrecks: boolean | null;
            /**
             * Zone
             * @description a named zone, `random`, a path to a .txt map, or the map itself
             * @default arcade
             * @example arcade
             * @example archipelago
             * @example armada
             * @example boulevard
             * @example close-quarters
             * @example corridors
             * @example courtyard
             * @example crossroads
             * @example duel
             * @example fortress
             * @example islands
             * @example labyrinth
             * @example last-stand
             * @example open-field
             * @example raid
             * @example rampart
             * @example reactor
             * @example ring
             * @example twin-bridges
             * @example random
             */
            zone: string;
            /**
             * Zone Seed
             * @description which zone `random` makes
             * @default 1
             */
            zone_seed: number;
        };
        TanksPreview: components["schemas"]["Tanks_RamPreview"] | components["schemas"]["Tanks_RepairPreview"] | components["schemas"]["Tanks_ShotPreview"] | components["schemas"]["Tanks_StepPreview"];
        TanksPrompt: components["schemas"]["Tanks_Act"] | components["schemas"]["Tanks_Must"] | components["schemas"]["Tanks_Over"];
        TanksReason: components["schemas"]["Tanks_AtSpace"] | components["schemas"]["Tanks_InTheWay"] | components["schemas"]["Tanks_MovementOver"] | components["schemas"]["Tanks_NoTarget"] | components["schemas"]["Tanks_OfTank"] | components["schemas"]["Tanks_Plain"] | components["schemas"]["Tanks_RuleOff"] | components["schemas"]["Tanks_TooDear"];
        /**
         * TanksView
         * @description The zone from the top row down, the tanks, the turn and the last roll.
         */
        TanksView: {
            /** Active Tank */
            active_tank: string | null;
            /** Actor */
            actor: string | null;
            /** Elimination */
            elimination: boolean;
            /** Friendly Fire */
            friendly_fire: boolean;
            /** @default null */
            goal: components["schemas"]["Tanks_Goal"] | null;
            /** Goals */
            goals: components["schemas"]["Tanks_GoalView"][];
            /** Ground */
            ground: string[];
            /** Has Rammed */
            has_rammed: boolean;
            /** Has Repaired */
            has_repaired: boolean;
            /** Height */
            height: number;
            last_roll: components["schemas"]["Tanks_RollView"] | null;
            /** Points Left */
            points_left: number;
            /** Prompt */
            prompt: components["schemas"]["Tanks_Act"] | components["schemas"]["Tanks_Must"] | components["schemas"]["Tanks_Over"];
            /** Rules */
            rules: string[];
            /** Seat */
            seat: string | null;
            /** Shot */
            shot: string;
            /** Tanks */
            tanks: components["schemas"]["Tanks_TankView"][];
            /** Turn */
            turn: number;
            /** Turn Limit */
            turn_limit: number;
            /** Walls Destroyed */
            walls_destroyed: {
                [key: string]: number;
            };
            /** Width */
            width: number;
            /** Zone */
            zone: string;
        };
        /**
         * Term
         * @description One word of a game, in a language.
         */
        Term: {
            /** Forms */
            forms: string[];
            /** Heading */
            heading: string | null;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Text */
            text: string;
        };
        /**
         * Terms
         * @description What two people agree upon before they play.
         */
        Terms: {
            clock: components["schemas"]["ClockSettings"] | null;
            /**
             * Host
             * @description the seat of who made the match
             */
            host: string;
            /** Options */
            options: {
                [key: string]: unknown;
            };
        };
        /**
         * AtNode
         * @description The node is unknown or out of reach, silences Hook, or has no troop of the actor.
         */
        ToyBattle_AtNode: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "hook-silenced" | "no-such-node" | "not-connected" | "nothing-to-recall";
            /** Node */
            node: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * CannotShove
         * @description A shove moves a neighbour of the base by one path section.
         */
        ToyBattle_CannotShove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "cannot-shove";
            /** Spot */
            spot: string | null;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Captures
         * @description A placement on an enemy H.Q. wins.
         */
        ToyBattle_Captures: {
            /**
             * Ends
             * @default true
             */
            ends: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "captures";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Covered
         * @description A troop went from a rack to a base on which another troop was visible.
         */
        ToyBattle_Covered: {
            /**
             * Below
             * @enum {string}
             */
            below: "kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy";
            /** Is Own */
            is_own: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "covered";
            /** Node */
            node: string;
            /** Owner */
            owner: string;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Seat */
            seat: string;
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * Troop
             * @enum {string}
             */
            troop: "kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy";
        };
        /**
         * Covers
         * @description The troop would lie on another one.
         */
        ToyBattle_Covers: {
            /**
             * Kind
             * @default covers
             * @constant
             */
            kind: "covers";
            troop: components["schemas"]["ToyBattle_Shown"];
        };
        /**
         * CutsOff
         * @description Nodes that an enemy is no longer connected to.
         */
        ToyBattle_CutsOff: {
            /** Enemy */
            enemy: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "cuts-off";
            /** Nodes */
            nodes: string[];
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Discard
         * @description Jumbo: discard the visible enemy troop on a base. Text: `discard b4`.
         */
        ToyBattle_Discard: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "discard";
            /** Node */
            node: string;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Discarded
         * @description Jumbo sent a visible troop to the discard.
         */
        ToyBattle_Discarded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "discarded";
            /** Node */
            node: string;
            /** Owner */
            owner: string;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Seat */
            seat: string;
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * Troop
             * @enum {string}
             */
            troop: "kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy";
        };
        /**
         * Draw
         * @description Draw troops: the turn's 2, or those of Skully, Star or a base. Text: `draw`.
         */
        ToyBattle_Draw: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "draw";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Draws
         * @description So many troops from the reserve; and the turn is over.
         */
        ToyBattle_Draws: {
            /** Count */
            count: number;
            /** @default null */
            exposed: components["schemas"]["ToyBattle_Exposed"] | null;
            /**
             * Hurts
             * @default false
             */
            hurts: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "draws";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Drew
         * @description Troops went from the reserve to a rack; only their owner sees which.
         */
        ToyBattle_Drew: {
            /** Count */
            count: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "drew";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Seat */
            seat: string;
            /**
             * Text
             * @default
             */
            text: string;
            /** Troops */
            troops: ("kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy")[] | null;
        };
        /**
         * Exhume
         * @description Take one of your troops from the discard to your rack. Text: `exhume skully`.
         */
        ToyBattle_Exhume: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "exhume";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
            /**
             * Troop
             * @enum {string}
             */
            troop: "kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy";
        };
        /**
         * Exhumed
         * @description A troop went back to its rack from the discard, in the open.
         */
        ToyBattle_Exhumed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "exhumed";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Seat */
            seat: string;
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * Troop
             * @enum {string}
             */
            troop: "kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy";
        };
        /**
         * Exposed
         * @description The enemy would be connected to the own H.Q. and has troops to take it with.
         */
        ToyBattle_Exposed: {
            /** Enemy */
            enemy: string;
            /**
             * Kind
             * @default exposed
             * @constant
             */
            kind: "exposed";
        };
        /**
         * Goal
         * @description What the game is about and how far each side has come, in figures; shown all the time.
         *
         *     Beside its sentence the catalogue may have one for little room, as the message's attribute `.short`.
         */
        ToyBattle_Goal: {
            /** Kind */
            kind: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Leaves
         * @description The troop that would leave its base for the discard or the rack.
         */
        ToyBattle_Leaves: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "discards" | "recalls";
            /**
             * Text
             * @default
             */
            text: string;
            troop: components["schemas"]["ToyBattle_Shown"];
        };
        /**
         * MayAct
         * @description A troop or a base offers something else than troops from the reserve.
         */
        ToyBattle_MayAct: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "may-discard" | "may-exhume" | "may-pin" | "may-place" | "may-raid" | "may-recall" | "may-shove";
            /** Seat */
            seat: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * MayDraw
         * @description Skully, Star or a base brings troops from the reserve.
         */
        ToyBattle_MayDraw: {
            /** Drawable */
            drawable: number;
            /**
             * Effect
             * @enum {string}
             */
            effect: "skully" | "star" | "draw";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "may-draw";
            /** Seat */
            seat: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Node
         * @description A base or an H.Q., with its special and its place on the canvas.
         */
        ToyBattle_Node: {
            /** Id */
            id: string;
            /** Kind */
            kind: string;
            /**
             * Special
             * @default null
             */
            special: string | null;
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /**
         * NodeView
         * @description A base or an H.Q.; stacks are open to everyone, the last troop is the visible one.
         */
        ToyBattle_NodeView: {
            /** Connected */
            connected: string[];
            /** Holder */
            holder: string | null;
            /** Id */
            id: string;
            /** Kind */
            kind: string;
            /** Special */
            special: string | null;
            /** Stack */
            stack: components["schemas"]["ToyBattle_TroopView"][];
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /**
         * NoTroop
         * @description The actor has no such troop, or cannot place it this turn.
         */
        ToyBattle_NoTroop: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "not-discarded" | "not-on-rack" | "troop-pinned";
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * Troop
             * @enum {string}
             */
            troop: "kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy";
        };
        /**
         * OtherwiseAsked
         * @description The action answers another question than the one asked.
         */
        ToyBattle_OtherwiseAsked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "otherwise-asked";
            /** Prompt */
            prompt: components["schemas"]["ToyBattle_TakeTurn"] | components["schemas"]["ToyBattle_MayDraw"] | components["schemas"]["ToyBattle_MayAct"] | components["schemas"]["ToyBattle_Over"];
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * OutOfReach
         * @description Jumbo reaches enemies one path section away.
         */
        ToyBattle_OutOfReach: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "out-of-reach";
            /** Node */
            node: string;
            /** Spot */
            spot: string | null;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Over
         * @description Nothing is asked any more.
         */
        ToyBattle_Over: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "over";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Pin
         * @description Pin a random troop of the enemy rack for its next turn. Text: `pin`.
         */
        ToyBattle_Pin: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pin";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Pinned
         * @description A troop of a rack lies face down for a turn; only its owner sees which.
         */
        ToyBattle_Pinned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pinned";
            /** Owner */
            owner: string;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Seat */
            seat: string;
            /**
             * Text
             * @default
             */
            text: string;
            /** Troop */
            troop: ("kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy") | null;
        };
        /**
         * Pins
         * @description One of so many troops on the enemy rack.
         */
        ToyBattle_Pins: {
            /** Count */
            count: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pins";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Place
         * @description Place a troop from your rack on a base or the enemy H.Q. Text: `place hook b7`.
         */
        ToyBattle_Place: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "place";
            /** Node */
            node: string;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
            /**
             * Troop
             * @enum {string}
             */
            troop: "kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy";
        };
        /**
         * Placed
         * @description A troop went from a rack to an empty base or to an enemy H.Q.
         */
        ToyBattle_Placed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "captured" | "placed";
            /** Node */
            node: string;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Seat */
            seat: string;
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * Troop
             * @enum {string}
             */
            troop: "kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy";
        };
        /**
         * Places
         * @description What follows from a placement on a base.
         */
        ToyBattle_Places: {
            /**
             * Ends
             * @default false
             */
            ends: boolean;
            /**
             * Hurts
             * @default false
             */
            hurts: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "places";
            /** Parts */
            parts: (components["schemas"]["ToyBattle_Covers"] | components["schemas"]["ToyBattle_Takes"] | components["schemas"]["ToyBattle_Exposed"])[];
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Plain
         * @description Rules that need no figure.
         */
        ToyBattle_Plain: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "hook-at-hq" | "nothing-to-skip" | "own-hq" | "recall-from-here" | "reserve-empty";
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * RackFull
         * @description A rack holds no more.
         */
        ToyBattle_RackFull: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "rack-full";
            /** Most */
            most: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Raid
         * @description XB-42: discard a random troop from the enemy rack. Text: `raid`.
         */
        ToyBattle_Raid: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "raid";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Raided
         * @description XB-42 sent a troop of a rack to the discard.
         */
        ToyBattle_Raided: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "raided";
            /** Owner */
            owner: string;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Seat */
            seat: string;
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * Troop
             * @enum {string}
             */
            troop: "kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy";
        };
        /**
         * Raids
         * @description One of so many troops of the enemy rack; some are known to be on it (None: none is).
         */
        ToyBattle_Raids: {
            /** Count */
            count: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "raids";
            /** Known */
            known: ("kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy")[] | null;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Reached
         * @description How far a side has come.
         */
        ToyBattle_Reached: {
            /** Medals */
            medals: number;
            /** Way */
            way: number | null;
        };
        /**
         * Reaches
         * @description Nodes that the actor is newly connected to.
         */
        ToyBattle_Reaches: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "reaches";
            /** Nodes */
            nodes: string[];
            /** Seat */
            seat: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Recall
         * @description Return your visible troop on a base to your rack. Text: `recall b3`.
         */
        ToyBattle_Recall: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "recall";
            /** Node */
            node: string;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Recalled
         * @description A troop went back to its rack from a base, in the open.
         */
        ToyBattle_Recalled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "recalled";
            /** Node */
            node: string;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Seat */
            seat: string;
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * Troop
             * @enum {string}
             */
            troop: "kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy";
        };
        /**
         * Region
         * @description A zone closed by paths and bases, with the medals in its middle.
         */
        ToyBattle_Region: {
            /** Bases */
            bases: string[];
            /** Medals */
            medals: number;
        };
        /**
         * RegionTaken
         * @description A side took all medals of a region.
         */
        ToyBattle_RegionTaken: {
            /** Bases */
            bases: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "region-taken";
            /** Medals */
            medals: number;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Region */
            region: number;
            /** Seat */
            seat: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * RegionView
         * @description A region, its medals, and who has taken them.
         */
        ToyBattle_RegionView: {
            /** Bases */
            bases: string[];
            /** Medals */
            medals: number;
            /** Taken By */
            taken_by: string | null;
        };
        /**
         * Shove
         * @description Move a visible enemy troop to a base next to its own. Text: `shove b4 to b7`.
         */
        ToyBattle_Shove: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "shove";
            /** Source */
            source: string;
            /** Target */
            target: string;
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Shoved
         * @description A troop moved from a base to another.
         */
        ToyBattle_Shoved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "shoved";
            /** Owner */
            owner: string;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Seat */
            seat: string;
            /** Source */
            source: string;
            /** Target */
            target: string;
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * Troop
             * @enum {string}
             */
            troop: "kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy";
        };
        /**
         * Shoves
         * @description The troop that would be moved, and the one it would cover.
         */
        ToyBattle_Shoves: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "shoves";
            onto: components["schemas"]["ToyBattle_Shown"] | null;
            /**
             * Text
             * @default
             */
            text: string;
            troop: components["schemas"]["ToyBattle_Shown"];
        };
        /**
         * Shown
         * @description The visible troop of a base.
         */
        ToyBattle_Shown: {
            /** Is Own */
            is_own: boolean;
            /**
             * Kind
             * @default troop
             * @constant
             */
            kind: "troop";
            /** Owner */
            owner: string;
            /**
             * Troop
             * @enum {string}
             */
            troop: "kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy";
        };
        /**
         * SideView
         * @description One side. Rack and pins are lists for the side itself, else None (`pin-seen-by-owner`).
         *
         *     Once the match is over they are lists for whoever asks to see everything, and so are reserve and removed troops
         *     (`end-shows-everything`).
         */
        ToyBattle_SideView: {
            /** Discard */
            discard: ("kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy")[];
            /** Known */
            known: ("kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy")[];
            /** Medals */
            medals: number;
            /** Pinned */
            pinned: ("kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy")[] | null;
            /** Pinned Count */
            pinned_count: number;
            /** Rack */
            rack: ("kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy")[] | null;
            /** Rack Size */
            rack_size: number;
            /** Removed */
            removed: ("kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy")[] | null;
            /** Reserve */
            reserve: ("kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy")[] | null;
            /** Reserve Size */
            reserve_size: number;
            /** Seat */
            seat: string;
        };
        /**
         * SignKeepsOut
         * @description A sign lets in some strengths only, and Kwak.
         */
        ToyBattle_SignKeepsOut: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "sign-keeps-out";
            /** Node */
            node: string;
            /** Strengths */
            strengths: number[];
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Skip
         * @description Decline the effect that is open. Text: `skip`.
         */
        ToyBattle_Skip: {
            /** Id */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "skip";
            /**
             * Text
             * @description The canonical text, unique among the game's actions.
             */
            readonly text: string;
        };
        /**
         * Skipped
         * @description An effect was declined: a troop's (`skully`) or a base's (`recall`).
         */
        ToyBattle_Skipped: {
            /** Effect */
            effect: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "skipped";
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /** Seat */
            seat: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Takes
         * @description It would complete regions with so many medals.
         */
        ToyBattle_Takes: {
            /**
             * Kind
             * @default takes
             * @constant
             */
            kind: "takes";
            /** Medals */
            medals: number;
            /** Wins */
            wins: boolean;
        };
        /**
         * TakeTurn
         * @description The seat is to draw or to place, as far as either can be done.
         */
        ToyBattle_TakeTurn: {
            /** Can Place */
            can_place: boolean;
            /** Drawable */
            drawable: number;
            /** Is Rack Full */
            is_rack_full: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "turn";
            /** Seat */
            seat: string;
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * Terrain
         * @description A board.
         */
        ToyBattle_Terrain: {
            /** Id */
            id: string;
            /** Medals To Win */
            medals_to_win: number;
            /** Name */
            name: string;
            /** Nodes */
            nodes: components["schemas"]["ToyBattle_Node"][];
            /** Paths */
            paths: string[][];
            /** Regions */
            regions: components["schemas"]["ToyBattle_Region"][];
        };
        /**
         * TooWeak
         * @description An enemy troop is covered by a stronger one only.
         */
        ToyBattle_TooWeak: {
            /** Defence */
            defence: number;
            /**
             * Defender
             * @enum {string}
             */
            defender: "kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "too-weak";
            /** Owner */
            owner: string;
            /** Strength */
            strength: number;
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * Troop
             * @enum {string}
             */
            troop: "kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy";
        };
        /**
         * TroopView
         * @description A troop on the board.
         */
        ToyBattle_TroopView: {
            /** Owner */
            owner: string;
            /** Strength */
            strength: number | null;
            /**
             * Troop
             * @enum {string}
             */
            troop: "kwak" | "skully" | "capn" | "jumbo" | "hook" | "xb-42" | "star" | "roxy";
        };
        /**
         * Unpinned
         * @description Pinned troops are free again.
         */
        ToyBattle_Unpinned: {
            /** Count */
            count: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "unpinned";
            /** Owner */
            owner: string;
            /**
             * Ply
             * @default 0
             */
            ply: number;
            /**
             * Text
             * @default
             */
            text: string;
        };
        ToyBattleAction: components["schemas"]["ToyBattle_Discard"] | components["schemas"]["ToyBattle_Draw"] | components["schemas"]["ToyBattle_Exhume"] | components["schemas"]["ToyBattle_Pin"] | components["schemas"]["ToyBattle_Place"] | components["schemas"]["ToyBattle_Raid"] | components["schemas"]["ToyBattle_Recall"] | components["schemas"]["ToyBattle_Shove"] | components["schemas"]["ToyBattle_Skip"];
        ToyBattleChange: components["schemas"]["ToyBattle_CutsOff"] | components["schemas"]["ToyBattle_Reaches"];
        ToyBattleEvent: components["schemas"]["ToyBattle_Covered"] | components["schemas"]["ToyBattle_Discarded"] | components["schemas"]["ToyBattle_Drew"] | components["schemas"]["ToyBattle_Exhumed"] | components["schemas"]["ToyBattle_Pinned"] | components["schemas"]["ToyBattle_Placed"] | components["schemas"]["ToyBattle_Raided"] | components["schemas"]["ToyBattle_Recalled"] | components["schemas"]["ToyBattle_RegionTaken"] | components["schemas"]["ToyBattle_Shoved"] | components["schemas"]["ToyBattle_Skipped"] | components["schemas"]["ToyBattle_Unpinned"];
        /**
         * MedalsOrHq
         * @description So many medals win, or a troop on an enemy H.Q.
         */
        ToyBattleGoal: {
            blue: components["schemas"]["ToyBattle_Reached"];
            /**
             * Kind
             * @default medals-or-hq
             * @constant
             */
            kind: "medals-or-hq";
            /** Objective */
            objective: number;
            red: components["schemas"]["ToyBattle_Reached"];
            /**
             * Text
             * @default
             */
            text: string;
        };
        /**
         * ToyBattleOptions
         * @description Every variant and switch.
         */
        ToyBattleOptions: {
            /**
             * Special Bases
             * @description off: special bases and signs are plain, as advised for first games
             * @default true
             */
            special_bases: boolean;
            /**
             * Starter
             * @description who takes the first turn
             * @default random
             * @enum {string}
             */
            starter: "random" | "blue" | "red";
            /**
             * Terrain
             * @description a printed terrain, or the path of a terrain file of your own
             * @default castle-field
             */
            terrain: ("castle-field" | "tropical-pool" | "city-of-clouds" | "volcanic-jungle" | "cursed-cemetery" | "caribbean-sea" | "station-metal-x" | "battlefield") | components["schemas"]["ToyBattle_Terrain"];
            /**
             * Turn Limit
             * @description after so many turns medals decide
             * @default 200
             */
            turn_limit: number;
        };
        ToyBattlePreview: components["schemas"]["ToyBattle_Captures"] | components["schemas"]["ToyBattle_Draws"] | components["schemas"]["ToyBattle_Leaves"] | components["schemas"]["ToyBattle_Pins"] | components["schemas"]["ToyBattle_Places"] | components["schemas"]["ToyBattle_Raids"] | components["schemas"]["ToyBattle_Shoves"];
        ToyBattlePrompt: components["schemas"]["ToyBattle_MayAct"] | components["schemas"]["ToyBattle_MayDraw"] | components["schemas"]["ToyBattle_Over"] | components["schemas"]["ToyBattle_TakeTurn"];
        ToyBattleReason: components["schemas"]["ToyBattle_AtNode"] | components["schemas"]["ToyBattle_CannotShove"] | components["schemas"]["ToyBattle_NoTroop"] | components["schemas"]["ToyBattle_OtherwiseAsked"] | components["schemas"]["ToyBattle_OutOfReach"] | components["schemas"]["ToyBattle_Plain"] | components["schemas"]["ToyBattle_RackFull"] | components["schemas"]["ToyBattle_SignKeepsOut"] | components["schemas"]["ToyBattle_TooWeak"];
        /**
         * ToyBattleView
         * @description The terrain with its stacks, both sides, and what is asked.
         */
        ToyBattleView: {
            /** Actor */
            actor: string | null;
            /** Can Place */
            can_place: boolean;
            /** Drawable */
            drawable: number;
            /** @default null */
            goal: components["schemas"]["ToyBattle_Goal"] | null;
            /** Nodes */
            nodes: components["schemas"]["ToyBattle_NodeView"][];
            /** Objective */
            objective: number;
            /** Paths */
            paths: [
                string,
                string
            ][];
            /** Phase */
            phase: string;
            /** Prompt */
            prompt: components["schemas"]["ToyBattle_TakeTurn"] | components["schemas"]["ToyBattle_MayDraw"] | components["schemas"]["ToyBattle_MayAct"] | components["schemas"]["ToyBattle_Over"];
            /** Queue */
            queue: string[];
            /** Regions */
            regions: components["schemas"]["ToyBattle_RegionView"][];
            /** Seat */
            seat: string | null;
            /** Sides */
            sides: components["schemas"]["ToyBattle_SideView"][];
            /** Spot */
            spot: string | null;
            /** Terrain */
            terrain: string;
            /** Turn */
            turn: number;
            /** Turn Limit */
            turn_limit: number;
        };
        /**
         * Try
         * @description What the search thinks of an action that was tried, from what its seat knew then; the best one is not told.
         */
        Try: {
            /** Best Value */
            best_value: number;
            /** @description what is expected after it; null: nothing, or it is not known */
            reply: components["schemas"]["ExpectedAction"] | null;
            /**
             * Value
             * @description -1 lost to 1 won; 0.1 is five points of win chance
             */
            value: number;
            /**
             * Verdict
             * @description found: as good as the best; nearly: hardly worse, or much better than what was played
             * @enum {string}
             */
            verdict: "found" | "nearly" | "worse";
        };
        /**
         * ValuesQuestion
         * @description What the search thinks at a moment. Whoever wants to see it think asks again, for twice as much each time.
         */
        ValuesQuestion: {
            /**
             * Node
             * @description `m4`: the match after four actions; `b2`: the second action beside it, in this version
             * @example m0
             */
            node: string;
            /**
             * Simulations
             * @description of the search; fewer if time runs out
             * @default 1000
             */
            simulations: number;
        };
        /**
         * Warned
         * @description An action that throws much away.
         */
        Warned: {
            /**
             * Best Value
             * @description after the best one
             */
            best_value: number;
            fears: components["schemas"]["FearedAnswer"] | null;
            /**
             * Value
             * @description -1 lost to 1 won, for the seat that asked, after this action
             */
            value: number;
        };
        /**
         * Welcome
         * @description The first answer on a connection.
         * @example {
         *       "absent_since": {
         *         "red": 1800000000500
         *       },
         *       "claim_seconds": 300,
         *       "match": {
         *         "clock": {
         *           "increment_seconds": 5,
         *           "initial_seconds": 300
         *         },
         *         "commitment": "9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f",
         *         "created_at": 1800000000000,
         *         "date": null,
         *         "game": "toy-battle",
         *         "id": "k7m2pq9xwd",
         *         "invitations": {},
         *         "older_rules": false,
         *         "options": {},
         *         "public": false,
         *         "puzzle": null,
         *         "rules_version": 1,
         *         "seats": [
         *           "blue",
         *           "red"
         *         ],
         *         "set_position": false,
         *         "settled": {},
         *         "uploaded": false,
         *         "watch": "the-token-of-the-watch-link",
         *         "watch_delay": 0,
         *         "yours": [
         *           "blue"
         *         ]
         *       },
         *       "online": [
         *         "blue"
         *       ],
         *       "seat": "blue",
         *       "time": 1800000001000,
         *       "type": "welcome",
         *       "version": 1
         *     }
         */
        Welcome: {
            /**
             * Absent Since
             * @description seats whose holder is gone, and since when; as in `presence`
             */
            absent_since: {
                [key: string]: number;
            };
            /**
             * Claim Seconds
             * @description so long somebody must be gone before the other may claim the match
             */
            claim_seconds: number;
            match: components["schemas"]["MatchInfo"];
            /**
             * Online
             * @description seats whose holder is here
             */
            online: string[];
            /**
             * Seat
             * @description the seat whose view follows, or `all`; null: a spectator
             */
            seat: string | null;
            /**
             * Time
             * @description the server's clock, in ms since 1970; it does not step while you are connected
             */
            time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "welcome";
            /** Version */
            version: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    online_bots_api_bots_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotList"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    event_stream_api_events_get: {
        parameters: {
            query?: {
                /** @description games a bot plays, with commas; empty: all */
                games?: string;
                /** @description end after what is known now */
                once?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream: one JSON object a line. Begins with challenges open and matches running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["BotEvent"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameCard"][];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    game_details_api_games__game_id__get: {
        parameters: {
            query?: {
                /** @description of the rules page; English where there is no translation */
                language?: string;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameDetails"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    board_file_api_games__game_id__board__digest___name__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description as in the address that the game's card names */
                digest: string;
                game_id: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": string;
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    game_course_api_games__game_id__course_get: {
        parameters: {
            query?: {
                /** @description the language of the sentences, English where a game has no other; `none`: facts alone, for a client that makes sentences itself; without it English, but previews as facts alone: there are hundreds of them */
                language?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseInfo"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    finish_course_api_games__game_id__course_match_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuidedDone"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    check_file_api_games__game_id__files__kind__check_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
                /** @description the option that takes such a file */
                kind: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileQuestion"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileVerdict"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rules_illustration_api_games__game_id__illustrations__name__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IllustrationView"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    game_ladder_api_games__game_id__ladder_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ladder"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    take_lesson_api_games__game_id__lessons__lesson__post: {
        parameters: {
            query?: {
                /** @description the language of the sentences, English where a game has no other; `none`: facts alone, for a client that makes sentences itself; without it English, but previews as facts alone: there are hundreds of them */
                language?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
                /** @description the lesson */
                lesson: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonMoment"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    start_position_api_games__game_id__start_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartView"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    check_table_api_games__game_id__tables_check_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Table"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableVerdict"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    solve_table_api_games__game_id__tables_solve_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableQuestion"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Solution"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    option_template_api_games__game_id__templates__option__get: {
        parameters: {
            query?: {
                /** @description which of those the game ships */
                name?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
                option: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file, to be changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    game_texts_api_games__game_id__texts__language__ftl_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In Project Fluent's format. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    game_tile_api_games__game_id__tile_svg_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To be shown as an image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    who_am_i_api_guest_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestInfo"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    become_guest_api_guest_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGuest"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestWithToken"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    be_forgotten_api_guest_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rename_api_guest_patch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rename"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestInfo"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    look_at_invitation_api_invitations__token__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the token of the invitation */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accept_invitation_api_invitations__token__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the token of the invitation */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AgreedTo"] | null;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchMade"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    decline_invitation_api_invitations__token__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the token of the invitation */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answer_invitation_api_invitations__token__proposals_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the token of the invitation */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProposal"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchMade"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    public_matches_api_lobby_get: {
        parameters: {
            query?: {
                most?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lobby"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_matches_api_matches_get: {
        parameters: {
            query?: {
                /** @description made before this time (ms since 1970) */
                before?: number | null;
                most?: number;
                /** @description which of your matches */
                status?: "open" | "over" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchList"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    make_match_api_matches_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMatch"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchMade"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    match_info_api_matches__match_id__get: {
        parameters: {
            query?: {
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchMade"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    remove_match_api_matches__match_id__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    match_actions_api_matches__match_id__actions_get: {
        parameters: {
            query?: {
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionList"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    act_api_matches__match_id__actions_post: {
        parameters: {
            query?: {
                /** @description the language of the sentences, English where a game has no other; `none`: facts alone, for a client that makes sentences itself; without it English, but previews as facts alone: there are hundreds of them */
                language?: string | null;
                /** @description a seat you hold; without it the one to act, or your first */
                seat?: string | null;
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAction"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    advice_api_matches__match_id__advice_post: {
        parameters: {
            query?: {
                /** @description the language of the sentences, English where a game has no other; `none`: facts alone, for a client that makes sentences itself; without it English, but previews as facts alone: there are hundreds of them */
                language?: string | null;
                /** @description a seat you hold; without it the one to act, or your first */
                seat?: string | null;
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advised"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    agree_api_matches__match_id__agreement_post: {
        parameters: {
            query?: {
                /** @description a seat you hold; without it the one to act, or your first */
                seat?: string | null;
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Agreement"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    known_analysis_api_matches__match_id__analysis_get: {
        parameters: {
            query?: {
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    run_analysis_api_matches__match_id__analysis_post: {
        parameters: {
            query?: {
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunAnalysis"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    expected_line_api_matches__match_id__analysis_line_get: {
        parameters: {
            query: {
                /** @description the language of the sentences, English where a game has no other; `none`: facts alone, for a client that makes sentences itself; without it English, but previews as facts alone: there are hundreds of them */
                language?: string | null;
                /** @description after so many actions */
                ply: number;
                /** @description a seat you hold; without it the one to act, or your first; `all`: everything, once it is over */
                seat?: string | null;
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpectedLine"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    try_again_api_matches__match_id__analysis_tries_post: {
        parameters: {
            query?: {
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTry"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Try"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    match_animation_api_matches__match_id__animation__kind__get: {
        parameters: {
            query?: {
                /** @description a line below the board: what has just happened */
                caption?: boolean;
                /** @description it begins after so many actions */
                first?: number;
                /** @description the language of the sentences, English where a game has no other; `none`: facts alone, for a client that makes sentences itself; without it English, but previews as facts alone: there are hundreds of them */
                language?: string | null;
                /** @description and ends after so many; else now */
                last?: number | null;
                /** @description a seat you hold; without it the one to act, or your first */
                seat?: string | null;
                /** @description show every so many actions only */
                step?: number;
                /** @description light or dark */
                theme?: "light" | "dark";
                /** @description seconds; if it takes longer the answer is 202 and how far it is */
                wait?: number;
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
                /** @description pixels */
                width?: number;
            };
            header?: never;
            path: {
                kind: "gif" | "webp";
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": string;
                    "image/webp": string;
                };
            };
            /** @description It is being drawn: ask again for the file. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnimationProgress"];
                };
            };
            /** @description It is the one you have: `If-None-Match` names its `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answer_api_matches__match_id__answers_post: {
        parameters: {
            query?: {
                /** @description a seat you hold; without it the one to act, or your first */
                seat?: string | null;
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAnswer"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    claim_api_matches__match_id__claim_post: {
        parameters: {
            query?: {
                /** @description a seat you hold; without it the one to act, or your first */
                seat?: string | null;
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    match_events_api_matches__match_id__events_get: {
        parameters: {
            query: {
                /** @description the language of the sentences, English where a game has no other; `none`: facts alone, for a client that makes sentences itself; without it English, but previews as facts alone: there are hundreds of them */
                language?: string | null;
                /** @description a seat you hold; without it the one to act, or your first; `all`: everything, once it is over */
                seat?: string | null;
                /** @description after so many actions */
                until: number;
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hint_api_matches__match_id__hint_post: {
        parameters: {
            query?: {
                /** @description the language of the sentences, English where a game has no other; `none`: facts alone, for a client that makes sentences itself; without it English, but previews as facts alone: there are hundreds of them */
                language?: string | null;
                /** @description a seat you hold; without it the one to act, or your first */
                seat?: string | null;
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HintAnswer"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    join_public_api_matches__match_id__join_post: {
        parameters: {
            query?: {
                /** @description a seat you hold; without it the one to act, or your first */
                seat?: string | null;
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchMade"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    offer_api_matches__match_id__offers_post: {
        parameters: {
            query?: {
                /** @description a seat you hold; without it the one to act, or your first */
                seat?: string | null;
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOffer"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    match_past_api_matches__match_id__past_get: {
        parameters: {
            query: {
                /** @description the language of the sentences, English where a game has no other; `none`: facts alone, for a client that makes sentences itself; without it English, but previews as facts alone: there are hundreds of them */
                language?: string | null;
                /** @description once it is over: with what the seat could have played */
                legal?: boolean;
                /** @description after so many actions */
                ply: number;
                /** @description a seat you hold; without it the one to act, or your first; `all`: everything, once it is over */
                seat?: string | null;
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Past"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    match_picture_api_matches__match_id__picture__kind__get: {
        parameters: {
            query?: {
                /** @description a line below the board: what has just happened */
                caption?: boolean;
                /** @description the language of the sentences, English where a game has no other; `none`: facts alone, for a client that makes sentences itself; without it English, but previews as facts alone: there are hundreds of them */
                language?: string | null;
                /** @description after so many actions; without it, now */
                ply?: number | null;
                /** @description a seat you hold; without it the one to act, or your first */
                seat?: string | null;
                /** @description light or dark */
                theme?: "light" | "dark";
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
                /** @description pixels, of a PNG */
                width?: number;
            };
            header?: never;
            path: {
                kind: "svg" | "png";
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/svg+xml": string;
                };
            };
            /** @description It is the one you have: `If-None-Match` names its `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    match_preview_api_matches__match_id__preview_png_get: {
        parameters: {
            query: {
                /** @description as the page of the match's link names it */
                key: string;
                /** @description the language of the sentences, English where a game has no other; `none`: facts alone, for a client that makes sentences itself; without it English, but previews as facts alone: there are hundreds of them */
                language?: string | null;
                /** @description after so many actions; without it, now */
                ply?: number | null;
                /** @description light or dark */
                theme?: "light" | "dark";
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description It is the one you have: `If-None-Match` names its `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    propose_api_matches__match_id__proposals_post: {
        parameters: {
            query?: {
                /** @description a seat you hold; without it the one to act, or your first */
                seat?: string | null;
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProposal"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    match_record_api_matches__match_id__record_get: {
        parameters: {
            query?: {
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resign_api_matches__match_id__resign_post: {
        parameters: {
            query?: {
                /** @description a seat you hold; without it the one to act, or your first */
                seat?: string | null;
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    match_state_api_matches__match_id__state_get: {
        parameters: {
            query?: {
                /** @description the language of the sentences, English where a game has no other; `none`: facts alone, for a client that makes sentences itself; without it English, but previews as facts alone: there are hundreds of them */
                language?: string | null;
                /** @description a seat you hold; without it the one to act, or your first; `all`: everything, once it is over */
                seat?: string | null;
                /** @description events only since this version */
                version?: number | null;
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    match_stream_api_matches__match_id__stream_get: {
        parameters: {
            query?: {
                /** @description the language of the sentences, English where a game has no other; `none`: facts alone, for a client that makes sentences itself; without it English, but previews as facts alone: there are hundreds of them */
                language?: string | null;
                /** @description end after the state of now */
                once?: boolean;
                /** @description a seat you hold; without it the one to act, or your first; `all`: everything, once it is over */
                seat?: string | null;
                /** @description the version known already */
                version?: number | null;
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream: one JSON object a line. Ends with the state in which it is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["State"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    study_match_api_matches__match_id__studies_post: {
        parameters: {
            query?: {
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStudy"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    take_back_api_matches__match_id__takeback_post: {
        parameters: {
            query?: {
                /** @description a seat you hold; without it the one to act, or your first */
                seat?: string | null;
                /** @description the token of a watch link: be a spectator */
                watch?: string | null;
            };
            header?: never;
            path: {
                /** @description the match */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AtVersion"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    read_notices_api_notices_get: {
        parameters: {
            query?: {
                /** @description the language of the sentences, English where a game has no other; `none`: facts alone, for a client that makes sentences itself; without it English, but previews as facts alone: there are hundreds of them */
                language?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notices"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    protocol_api_protocol_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Two JSON schemas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client": {
                     *         "$defs": {},
                     *         "oneOf": []
                     *       },
                     *       "server": {
                     *         "$defs": {},
                     *         "oneOf": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Protocol"];
                };
            };
        };
    };
    list_puzzles_api_puzzles_get: {
        parameters: {
            query?: {
                /** @description only of this game */
                game?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleList"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    puzzle_info_api_puzzles__puzzle_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                puzzle_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleInfo"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    daily_puzzle_api_puzzles_daily_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyPuzzle"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    how_to_reach_api_reach_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reach"];
                };
            };
        };
    };
    upload_record_api_records_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Imported"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_studies_api_studies_get: {
        parameters: {
            query?: {
                /** @description changed before this time (ms since 1970) */
                before?: number;
                most?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyList"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    study_api_studies__study_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the study */
                study_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    remove_study_api_studies__study_id__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the study */
                study_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_study_api_studies__study_id__patch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the study */
                study_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudyChange"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyAt"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    play_in_study_api_studies__study_id__actions_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the study */
                study_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudyAction"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyAt"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answer_in_study_api_studies__study_id__answers_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the study */
                study_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudyAnswer"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyAt"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    copy_study_api_studies__study_id__copies_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the study */
                study_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    falls_in_study_api_studies__study_id__falls_post: {
        parameters: {
            query?: {
                /** @description the language of the sentences, English where a game has no other; `none`: facts alone, for a client that makes sentences itself; without it English, but previews as facts alone: there are hundreds of them */
                language?: string | null;
            };
            header?: never;
            path: {
                /** @description the study */
                study_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FallsQuestion"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyFalls"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cut_line_api_studies__study_id__lines__node__delete: {
        parameters: {
            query: {
                /** @description the version it is of */
                version: number;
            };
            header?: never;
            path: {
                /** @description a moment */
                node: string;
                /** @description the study */
                study_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyAt"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    study_moment_api_studies__study_id__moments__node__get: {
        parameters: {
            query?: {
                /** @description the language of the sentences, English where a game has no other; `none`: facts alone, for a client that makes sentences itself; without it English, but previews as facts alone: there are hundreds of them */
                language?: string | null;
                /** @description with whose eyes; without it: everything */
                seat?: string | null;
            };
            header?: never;
            path: {
                /** @description a moment */
                node: string;
                /** @description the study */
                study_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyMoment"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    study_record_api_studies__study_id__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the study */
                study_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    values_in_study_api_studies__study_id__values_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the study */
                study_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValuesQuestion"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyValues"];
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description You are no guest yet, or your token is unknown or has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on, or does not allow it now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    health_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    metrics_metrics_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For Prometheus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example fracas_connections{kind="live"} 3.0 */
                    "text/plain": string;
                };
            };
            /** @description The request is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or it is not yours to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not allowed; the text says what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too much at once; the header Retry-After says when to come again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A worker or the store failed, or the server is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ready_readyz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can do its work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "wrong": []
                     *     }
                     */
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description It cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "failing",
                     *       "wrong": [
                     *         "matches cannot be stored"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
}
