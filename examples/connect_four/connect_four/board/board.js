// Connect Four's own board: the worked example of docs/boards-of-your-own.md. No framework, no build.
export const fracasBoard = 2; // the version of the interface
export const phrase = (action, view, say) => say('drop', { column: action.structure.column });
export const sound = () => 'place';

const COLUMNS = 7;
const ROWS = 6;
const CELL = 24;
const RADIUS = 9.6;
const TOP = 26; // room above the grid for the disc in hand
const EDGE = 6;
const WIDTH = COLUMNS * CELL + 2 * EDGE;
const HEIGHT = TOP + ROWS * CELL + 2 * EDGE;

// Columns and rows count from 1, rows from the bottom.
const x = (column) => EDGE + (column - 0.5) * CELL;
const y = (row) => TOP + EDGE + (ROWS - row + 0.5) * CELL;

/** An element of an SVG. */
function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

const octagon = (size, cut = size * 0.42) =>
  `M${cut - size} ${-size}H${size - cut}L${size} ${cut - size}V${size - cut}L${size - cut} ${size}H${cut - size}L${-size} ${size - cut}V${cut - size}Z`;

/** A disc round 0 0: the first side is round, the second angular and striped, so that nobody needs the colours. */
function disc(side, r) {
  if (side === 0) return draw('g', { class: 'side-0' }, draw('circle', { class: 'rim', r }), draw('circle', { class: 'face', r: r * 0.84 }));
  const [rim, face] = [octagon(r * 0.94), octagon(r * 0.8)];
  return draw(
    'g',
    { class: 'side-1' },
    draw('path', { class: 'rim', d: rim }),
    draw('path', { class: 'face', d: face }),
    draw('path', { d: face, fill: 'url(#stripes)' }), // the page has these patterns
  );
}

function grid() {
  const holes = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    const [cx, cy] = [x((i % COLUMNS) + 1), y(Math.floor(i / COLUMNS) + 1)];
    return `M${cx - RADIUS} ${cy}a${RADIUS} ${RADIUS} 0 1 0 ${RADIUS * 2} 0a${RADIUS} ${RADIUS} 0 1 0 ${-RADIUS * 2} 0Z`;
  }).join('');
  const frame = `M8 ${TOP}H${WIDTH - 8}Q${WIDTH} ${TOP} ${WIDTH} ${TOP + 8}V${HEIGHT - 8}Q${WIDTH} ${HEIGHT} ${WIDTH - 8} ${HEIGHT}H8Q0 ${HEIGHT} 0 ${HEIGHT - 8}V${TOP + 8}Q0 ${TOP} 8 ${TOP}Z`;
  return [
    draw('path', { class: 'shade', d: frame, transform: 'translate(0 3)' }),
    draw('path', { class: 'frame', d: frame + holes, 'fill-rule': 'evenodd' }),
    draw('path', { class: 'rims', d: holes }),
  ];
}

/** The corners round the last action: their shape tells as much as their colour. */
function lastMark(r = RADIUS + 1.4, a = r * 0.44) {
  const d = `M${-r} ${a - r}V${-r}H${a - r}M${r - a} ${-r}H${r}V${a - r}M${r} ${r - a}V${r}H${r - a}M${a - r} ${r}H${-r}V${r - a}`;
  return draw('path', { class: 'last', d });
}

/** The client calls this once, `update` at every change, and `destroy` at the end. */
export function mount(element, props) {
  const svg = draw('svg', { class: 'board connect-four', viewBox: `-4 0 ${WIDTH + 8} ${HEIGHT + 6}`, role: 'group' });
  const [discs, marks] = [draw('g'), draw('g')];
  const columns = Array.from({ length: COLUMNS }, (_, i) => {
    const arrow = draw('path', { class: 'arrow', d: `M${x(i + 1) - 3} ${TOP - 8}l3 3.6l3 -3.6` });
    const hit = draw('rect', { class: 'hit', x: x(i + 1) - CELL / 2, y: 0, width: CELL, height: HEIGHT, rx: 6 });
    return draw('g', { class: 'column' }, hit, arrow);
  });
  const back = draw('rect', { class: 'back', y: TOP, width: WIDTH, height: HEIGHT - TOP, rx: 8 });
  svg.append(back, discs, ...grid(), marks, ...columns);
  element.append(svg);
  const standing = new Map(); // what is drawn in each hole

  const at = (column, top, child) => draw('g', { transform: `translate(${x(column)} ${top})` }, child);

  function drawDiscs({ view, before, events, calm }) {
    const last = events.at(-1);
    view.board.forEach((line, fromTop) =>
      [...line].forEach((symbol, index) => {
        const [column, row] = [index + 1, ROWS - fromTop];
        const hole = `${column}.${row}`;
        if (standing.get(hole)?.symbol === symbol) return;
        standing.get(hole)?.piece.remove();
        standing.delete(hole);
        if (symbol === '.') return;
        const fallen = disc(symbol === 'y' ? 0 : 1, RADIUS + 0.6);
        const piece = at(column, y(row), fallen);
        discs.append(piece);
        standing.set(hole, { symbol, piece });
        if (before === null || last?.column !== column || last.row !== row) return; // after a jump nothing moves
        const from = calm ? { opacity: 0 } : { transform: `translate(0px, ${TOP / 2 - y(row)}px)` };
        const to = calm ? { opacity: 1 } : { transform: 'translate(0px, 0px)' };
        fallen.animate?.([from, to], { id: 'board', duration: 250, easing: 'ease-out' }); // the next click ends what has this id
      }),
    );
  }

  function drawMarks({ view, events, narrowing, pending, hint }, heights) {
    marks.replaceChildren();
    const last = events.at(-1);
    if (last) marks.append(at(last.column, y(last.row), lastMark()));
    const held = pending ?? narrowing.hovered;
    if (held) {
      const { column } = held.structure;
      const inHand = at(column, TOP / 2, disc(view.actor === 'red' ? 1 : 0, RADIUS));
      if (!pending) inHand.classList.add('ghost');
      marks.append(inHand, at(column, y(heights[column - 1] + 1), draw('circle', { class: 'landing', r: RADIUS })));
    }
    if (hint) marks.append(at(hint.structure.column, TOP / 2, draw('circle', { class: 'hint', r: RADIUS })));
  }

  function offerColumns({ interactive, narrowing, targets, say }, heights) {
    columns.forEach((shaft, index) => {
      const column = index + 1;
      const [action] = narrowing.find({ column });
      const active = interactive && action !== undefined;
      targets.at({
        key: `column-${column}`,
        x: column,
        y: 1,
        label: `${say('drop', { column })}. ${say('column', { column, count: heights[index] })}`,
        active,
        activate: () => narrowing.choose({ column }),
        hover: (isOver) => narrowing.hover(isOver && action ? action : null),
      })(shaft);
      shaft.lastElementChild.toggleAttribute('hidden', !active);
    });
  }

  function update(now) {
    const heights = Array.from({ length: COLUMNS }, (_, i) => now.view.board.filter((line) => line[i] !== '.').length);
    svg.setAttribute('aria-label', now.say('board'));
    drawDiscs(now);
    drawMarks(now, heights);
    offerColumns(now, heights);
  }

  update(props);
  return { update, destroy: () => svg.remove() };
}
