// What is said of things on the board: labels for screen readers, cards for everybody.
import type { LegalAction } from '../../api/types';
import { asSentence } from '../../base/text';
import { hurts } from '../../lib/asking';
import type { Info } from '../../lib/targets.svelte';
import type { Choosing, Handle, Slot } from './choosing.svelte';
import { isOn, machineOf, neighbour, type Obstacle, type Square, squareOf, type Start, throughCount, toPlace } from './geometry';
import type { AirScene, Shown } from './scene.svelte';
import { boardName, texts } from './words';

const sentences = (...parts: readonly (string | null | undefined | false)[]) => parts.filter(Boolean).join(' ');

export class Labels {
  readonly #scene: AirScene;
  readonly #choosing: Choosing;
  readonly #say: AirScene['say'];

  constructor(scene: AirScene, choosing: Choosing) {
    this.#scene = scene;
    this.#choosing = choosing;
    this.#say = scene.say;
  }

  get #props() {
    return this.#scene.props;
  }

  #way(way: string | null): string {
    return way === null ? '' : this.#say(`way.${way}`);
  }

  #obstacle(kind: Obstacle['kind']): string {
    return this.#say(`obstacle.${kind}`);
  }

  /** What the action will cost or bring. */
  preview(action: LegalAction | null): string | undefined {
    return action?.preview ? asSentence(texts.tell(this.#props.language, 'preview', action.preview)) : undefined;
  }

  get board(): string {
    const { view, language } = this.#props;
    const { rows, columns, machines, played } = view;
    return this.#say('board', {
      title: boardName(view.title, language),
      rows,
      columns,
      gone: throughCount(view),
      count: machines.length,
      played,
    });
  }

  get stock(): string {
    const { view } = this.#props;
    const left = toPlace(view);
    if (left.length > 0) return this.#say('stock.label', { list: left.map(({ kind }) => this.#obstacle(kind)).join(', ') });
    return this.#say('stock.status', { gone: throughCount(view), count: view.machines.length, played: view.played });
  }

  square(square: Square): string {
    const parts = [this.#say('square', { name: square.name })];
    if (square.location) parts.push(this.#say(`square.${square.location}`));
    const machine = machineOf(this.#props.view, square.machine);
    if (machine) parts.push(this.#say('square.machine', { number: machine.number, way: this.#way(machine.heading) }));
    if (square.token) parts.push(this.#say('square.token', { way: this.#way(square.token) }));
    else if (machine) parts.push(this.#say('square.no-token'));
    else if (!square.location) parts.push(this.#say('square.empty'));
    return `${parts.join(', ')}.`;
  }

  squareInfo({ location }: Square): Info | null {
    return location ? { title: this.#say(location), text: this.#say(`${location}.text`) } : null;
  }

  token({ name, token }: Square): string {
    const isOpen = this.#choosing.isTokenOffered(name);
    return sentences(
      `${this.#say('token', { square: name })}, ${this.#say('square.token', { way: this.#way(token) })}.`,
      isOpen && `${this.#say('can.token')}.`,
    );
  }

  tokenInfo({ name, token, location }: Square): Info {
    const text = sentences(this.#say('token.text', { way: this.#way(token) }), location && this.#say(`${location}.text`));
    return { title: this.#say('token', { square: name }), text };
  }

  machineInfo(machine: Shown, action: LegalAction | null): Info {
    const square = squareOf(this.#props.view, machine.square);
    const text = sentences(
      this.#say('machine.heads', { way: this.#way(machine.heading) }),
      machine.start ? this.#say('machine.waits', { start: machine.start.number }) : square && !square.token && this.#say('machine.stuck'),
    );
    return { title: this.#say('machine', { number: machine.number }), text, preview: this.preview(action), isWarning: hurts(action) };
  }

  flight(square: Square): string {
    const action = this.#choosing.flight(square.name);
    if (!square.token || !action) return this.square(square);
    const isOut = !isOn(this.#props.view, neighbour(square.name, square.token));
    return sentences(
      this.square(square),
      `${isOut ? this.#say('can.leave') : this.#say('can.fly', { way: this.#way(square.token) })}.`,
      this.preview(action),
    );
  }

  start(start: Start): string {
    const { number, side } = start;
    const [first] = start.waiting;
    const waiting = first === undefined ? this.#say('start.none') : this.#say('start.waiting', { list: start.waiting.join(', ') });
    const action = this.#choosing.entry(start);
    return sentences(
      `${this.#say('start.label', { number, side: this.#say(`side.${side}`), waiting })}.`,
      action && `${this.#say('can.enter', { number: first ?? '' })}.`,
      this.preview(action),
    );
  }

  handle({ kind, square, to, cell, action }: Handle): string {
    const what = kind === 'turn' ? this.#say(`turn.${to}`, { square }) : this.#say('move.way', { square, way: this.#way(to) });
    return sentences(this.#by(what, cell), this.preview(action));
  }

  slot({ kind, line, action }: Slot): string {
    const what =
      kind === 'place'
        ? this.#say('can.place', { what: this.#obstacle(toPlace(this.#props.view)[0]?.kind ?? 'barrier'), line })
        : this.#say('can.shift', { line });
    return sentences(`${what}.`, this.preview(action));
  }

  twin({ line }: Slot, cell: string, action: LegalAction): string {
    return sentences(this.#by(this.#say('can.shift', { line }), cell), this.preview(action));
  }

  obstacle({ kind, line }: Obstacle): string {
    const isOpen = line !== null && this.#choosing.isObstacleOffered(line);
    return sentences(
      `${this.#say('on.line', { what: this.#obstacle(kind), line: line ?? '' })}.`,
      this.#say(`obstacle.${kind}.text`),
      isOpen && `${this.#say('can.obstacle')}.`,
    );
  }

  obstacleInfo({ kind, line }: Obstacle): Info {
    return { title: this.#say('on.line', { what: this.#obstacle(kind), line: line ?? '' }), text: this.#say(`obstacle.${kind}.text`) };
  }

  #by(what: string, cell: string | null): string {
    return cell === null ? `${what}.` : `${what}, ${this.#say('by', { cell: this.#say(`value.cell.${cell}`) })}.`;
  }
}
