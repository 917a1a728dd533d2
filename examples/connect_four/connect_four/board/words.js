// Texts in English and German. The client looks up these keys where it speaks of the game.
export const words = {
  en: {
    line: 'Four in a row before the other. Nothing hidden, nothing rolled.',
    'seat.yellow': 'Yellow',
    'seat.red': 'Red',
    'kind.drop': 'Drop a disc',
    'field.column': 'Which column?',
    'option.first': 'Who begins',
    'option.first.yellow': 'Yellow',
    'option.first.red': 'Red',
    'ending.four-in-a-line': 'Four in a line',
    'ending.four-in-a-line.text': '{winner} has four in a line.',
    'ending.board-full': 'Board full',
    'ending.board-full.text': 'The board is full: a draw.',
    board: 'The grid: 7 columns, 6 rows',
    column: 'Column {column}, {count} of 6 discs',
    drop: 'Drop into column {column}',
    prompt: '{seat}, choose a column.',
    dropped: '{seat} drops a disc into column {column}.',
  },
  de: {
    line: 'Vier in einer Reihe, bevor es der andere schafft. Nichts verdeckt, nichts gewürfelt.',
    'seat.yellow': 'Gelb',
    'seat.red': 'Rot',
    'kind.drop': 'Stein einwerfen',
    'field.column': 'Welche Spalte?',
    'option.first': 'Wer beginnt',
    'option.first.yellow': 'Gelb',
    'option.first.red': 'Rot',
    'ending.four-in-a-line': 'Vier in einer Reihe',
    'ending.four-in-a-line.text': '{winner} hat vier in einer Reihe.',
    'ending.board-full': 'Gitter voll',
    'ending.board-full.text': 'Das Gitter ist voll: unentschieden.',
    board: 'Das Gitter: 7 Spalten, 6 Reihen',
    column: 'Spalte {column}, {count} von 6 Steinen',
    drop: 'In Spalte {column} einwerfen',
    prompt: '{seat}, wähle eine Spalte.',
    dropped: '{seat} wirft einen Stein in Spalte {column}.',
    // names that the general board shows
    ...Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`place.${i + 1}`, `Spalte ${i + 1}`])),
  },
};

/** A text with values put in. */
export function say(language, key, values = {}) {
  return words[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

const seatName = (seat, language) => words[language][`seat.${seat}`] ?? seat;

export function phrase(action, view, language) {
  return say(language, 'drop', { column: action.structure.column });
}

export function prompt(view, language) {
  return view.actor === null ? null : say(language, 'prompt', { seat: seatName(view.actor, language) });
}

export function sentence(event, language) {
  const [seat] = event.text.split(' ');
  return say(language, 'dropped', { seat: seatName(seat, language), column: event.column });
}

export const sound = () => 'place';
