#!/usr/bin/env node
// An engine in JavaScript: goes forward, in every game for two. It reads lines and answers each, the last line of an answer
// being `ok`: docs/engine-protocol.md. `fracas play tanks --vs ./forward.js`
import { createInterface } from 'node:readline';

const state = {}; // what we were told last: match, view, legal, events

/** Larger is better; in every game but one the view and the action's words are enough. */
const rates = {
  'toy-battle': ({ nodes }, seat, [kind, , place]) => {
    if (kind !== 'place') return kind === 'draw' ? -90 : -95;
    const goal = nodes.find((node) => node.kind.startsWith('hq:') && node.kind !== `hq:${seat}`);
    const node = nodes.find(({ id }) => id === place);
    return -Math.hypot(node.x - goal.x, node.y - goal.y) - (node.holder === seat ? 9 : 0);
  },

  tanks: ({ tanks }, seat, [kind, space, aimed]) => {
    if (kind !== 'fire') return kind === 'end' ? 0 : -1;
    const target = tanks.find((tank) => tank.space === space && tank.side !== seat);
    return target ? 20 - target.hit_points + (aimed === 'aimed' ? 1 : 0) : -9;
  },

  // `place 7b at 17.m0`: the number before the letter is the piece's size; small ones leave room for more
  combact: ({ points }, seat, [kind, piece = '', , at = '']) => {
    if (kind !== 'place') return -60;
    const point = points.find(({ number }) => number === parseInt(at, 10));
    return -10 * (parseInt(piece, 10) || 3) + point[seat === 'white' ? 'black' : 'white'];
  },

  'connect-four': ({ board }, seat, [, column]) => {
    const value = (own) => (wins(board, column - 1, own) ? 50 : 0);
    return 2 * value(seat[0]) + value(seat === 'red' ? 'y' : 'r') - Math.abs(column - 4);
  },

  mercenary: ({ turn, units, intel, points }, seat, [kind, way]) => {
    const unit = units.find(({ id }) => id === turn?.unit);
    if (kind !== 'move' || !unit?.cell) return { attack: 99, pick: 50, heal: 9, equip: 8, end: 0 }[kind] ?? -50;
    const own = intel.find(({ side }) => side === seat);
    const enemy = intel.find(({ side }) => side !== seat);
    const goal = enemy ? (unit.carrying ? own.home : enemy.cell) : points.find(({ holder }) => holder !== seat)?.cell;
    if (!goal) return -1;
    const far = (cell) => Math.max(Math.abs(cell.charCodeAt(0) - goal.charCodeAt(0)), Math.abs(cell.slice(1) - goal.slice(1)));
    const ends = Object.entries(turn.walks).filter(([, [first]]) => first === way);
    return far(unit.cell) - Math.min(99, ...ends.map(([cell]) => far(cell))) - 0.5;
  },
};

/** Whether a disc of ours in that column (counted from 0) makes four in a line. */
function wins(board, column, own) {
  const row = board.findLastIndex((line) => line[column] === '.');
  const holds = (r, c) => board[r]?.[c] === own;
  const run = (dr, dc) => {
    let n = 0;
    while (holds(row + (n + 1) * dr, column + (n + 1) * dc)) n += 1;
    return n;
  };
  return [[0, 1], [1, 0], [1, 1], [1, -1]].some(([dr, dc]) => run(dr, dc) + run(-dr, -dc) >= 3);
}

function best() {
  const { game, seat } = state.match;
  const rate = rates[game] ?? (() => 0);
  const rated = state.legal.map((text) => [rate(state.view, seat, text.split(' ')), text]);
  return rated.reduce((one, other) => (other[0] > one[0] ? other : one));
}

const commands = {
  protocol: () => ['protocol 1', 'id Forward in JavaScript', 'author Fracas', `games ${Object.keys(rates).join(' ')}`, 'wants view legal'],
  go: () => {
    const [value, text] = best();
    return [`info text ${value.toFixed(1)} for ${text}`, `bestmove ${text}`];
  },
  quit: () => process.exit(),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...rest] = line.split(' ');
  if (['match', 'view', 'legal'].includes(word)) state[word] = JSON.parse(rest.join(' '));
  const answer = commands[word]?.() ?? [];
  process.stdout.write([...answer, 'ok', ''].join('\n'));
}
