// What can be done with which space (the legal list, by space), and what a click on it means.
import { tick, untrack } from 'svelte';
import type { LegalAction, Schemas } from '../../api/types';
import { asSentence } from '../../base/text';
import type { MenuRow } from '../../pieces';
import { neighbour } from '../shared/grid';
import { wayFrom } from './geometry';
import { cardName, foretell, unitTitle } from './names';
import { goalOf, isPlaced, type Unit, type View, type YardScene } from './scene.svelte';
import { phrase } from './words';

/** Several steps, of which the first is an action. */
export interface Walk {
  readonly way: readonly string[];
  readonly action: LegalAction;
}

export interface Deeds {
  walk?: Walk;
  jump?: LegalAction;
  sticky?: LegalAction;
  build?: LegalAction;
  uncloak?: LegalAction;
  /** What can be done to whoever stands there, or has his marker there. */
  readonly to: LegalAction[];
}

/** By space; with a kind chosen beforehand, that kind only. */
export function deedsOf(
  view: View,
  acting: Unit | null,
  legal: readonly LegalAction[],
  kindChosen: string | null,
): ReadonlyMap<string, Deeds> {
  const found = new Map<string, Deeds>();
  const at = (cell: string) => {
    const known = found.get(cell) ?? { to: [] };
    found.set(cell, known);
    return known;
  };
  if (!acting?.cell || !view.turn) return found;
  const steps = new Map<string, LegalAction>();
  for (const action of legal) {
    const { kind, direction } = action.structure;
    if (!isPlaced(action) || (kindChosen !== null && kind !== kindChosen)) continue;
    const goal = goalOf(action, view, acting);
    if (kind === 'move') steps.set(String(direction), action);
    else if (goal === null) continue;
    else if (kind === 'jump' || kind === 'sticky' || kind === 'build' || kind === 'uncloak') at(goal)[kind] = action;
    else at(goal).to.push(action);
  }
  for (const [cell, way] of Object.entries(view.turn.walks)) {
    const action = steps.get(way[0] ?? '');
    if (action) at(cell).walk = { way, action };
  }
  return found;
}

/** What a click on a free space does. */
export const plainDeed = (known: Deeds | undefined): LegalAction | null =>
  known?.walk?.action ?? known?.uncloak ?? known?.jump ?? known?.build ?? known?.sticky ?? null;

/** Everything a click on the space might mean: with several there is a menu. */
export const meanings = (known: Deeds | undefined): readonly LegalAction[] =>
  known ? [...known.to, ...(known.to.length > 0 && known.walk ? [known.walk.action] : [])] : [];

/** The drawing of an action: `glyphs.ts` has them by name. */
export const markOf = ({ structure }: LegalAction): string =>
  structure.kind === 'attack' && structure.weapon ? 'strike' : String(structure.kind);

/** "−3", and "0" for what has no effect; nothing where no damage is foreseen. */
export function lossText(action: LegalAction): string {
  const preview = action.preview as Schemas['MercenaryPreview'] | null;
  switch (preview?.kind) {
    case 'wounds':
    case 'defeats':
      return preview.damage === 0 ? '0' : `−${preview.damage}`;
    case 'invincible':
    case 'immune':
    case 'shielded':
      return '0';
    default:
      return '';
  }
}

export class Choosing {
  readonly #scene: YardScene;

  get #props() {
    return this.#scene.props;
  }

  get #acting(): Unit | null {
    return this.#scene.acting;
  }

  /** A kind chosen by a button, before anything else. */
  readonly kindChosen = $derived(typeof this.#props.narrowing.picked.kind === 'string' ? this.#props.narrowing.picked.kind : null);
  readonly deeds = $derived(deedsOf(this.#props.view, this.#acting, this.#props.narrowing.legal, this.kindChosen));
  /** The space last chosen stays a target while the answer is on its way, so that the focus stays on it. */
  kept = $state<string | null>(null);
  /** The space that was clicked when there are several things to do with it. */
  #asked = $state<string | null>(null);
  readonly chosen = $derived(
    this.#props.narrowing.picked.target !== undefined || this.#props.narrowing.picked.slot !== undefined ? this.#asked : null,
  );
  #walk: { readonly unit: string; readonly at: string; readonly rest: readonly string[] } | null = null;

  constructor(scene: YardScene) {
    this.#scene = scene;
    $effect(() => {
      if (this.#props.interactive && this.#walk) untrack(() => this.#walkOn());
    });
  }

  /** A click on a space. */
  async activate(cell: string): Promise<void> {
    const { narrowing, targets } = this.#props;
    this.#walk = null;
    if (this.kept !== cell) narrowing.withdraw(); // two walks may begin with the same step
    this.kept = cell;
    const known = this.deeds.get(cell);
    const [first, second] = meanings(known);
    if (first && second) {
      if (this.chosen === cell) {
        narrowing.back();
        return;
      }
      this.#asked = cell;
      const { kind, target, slot } = first.structure;
      narrowing.select(kind === 'attack' ? { target } : { slot });
      await tick();
      targets.focus('menu-0');
    } else if (first) narrowing.choose(first.structure);
    else if (known?.walk) this.#setOut(known.walk);
    else {
      const action = plainDeed(known);
      if (action) narrowing.choose(action.structure);
    }
  }

  /** A row of the menu. */
  choose(action: LegalAction): void {
    const walk = this.chosen === null ? undefined : this.deeds.get(this.chosen)?.walk;
    if (walk?.action === action) this.#setOut(walk);
    else this.#props.narrowing.choose(action.structure, false); // its row has told what it does
  }

  // A walk of several steps is played step by step; anything unforeseen ends it.
  #setOut({ way, action }: Walk): void {
    const { narrowing } = this.#props;
    const [step = '', ...rest] = way;
    const here = this.#acting;
    if (rest.length > 0 && here?.cell) this.#walk = { unit: here.id, at: neighbour(here.cell, step), rest };
    narrowing.choose(action.structure);
    if (narrowing.proposed === action) this.#walk = null; // it was only shown
  }

  #walkOn(): void {
    const walk = this.#walk;
    this.#walk = null;
    const { narrowing, events, onplay } = this.#props;
    const [step, ...rest] = walk?.rest ?? [];
    const action = narrowing.legal.find(({ structure }) => structure.kind === 'move' && structure.direction === step);
    if (
      !walk ||
      !step ||
      !action ||
      this.#acting?.id !== walk.unit ||
      this.#acting.cell !== walk.at ||
      events.some((event) => event.kind === 'hurt')
    )
      return;
    if (rest.length > 0) this.#walk = { unit: walk.unit, at: neighbour(walk.at, step), rest };
    onplay(action);
  }

  /** What can be done with the chosen space, where it is more than one thing. */
  readonly menu = $derived.by((): MenuRow[] => {
    const { view, language } = this.#props;
    const actions = this.chosen === null ? [] : meanings(this.deeds.get(this.chosen));
    const isCrowded = new Set(actions.flatMap(({ structure }) => (structure.kind === 'attack' ? [structure.target] : []))).size > 1;
    return actions.map((action) => {
      const icon = markOf(action);
      const card = view.cards.find((one) => one.number === this.#acting?.card);
      const way = icon === 'strike' ? cardName(card?.name ?? '', language) : this.#scene.say(`row.${icon}`);
      const target = view.units.find((one) => one.id === action.structure.target);
      const label = isCrowded && target ? this.#scene.say('row.to', { way, unit: unitTitle(target, language) }) : way;
      const named = icon === 'move' ? way : (phrase(action, view, language) ?? way);
      const title = [named, foretell(action, language)].map(asSentence).filter(Boolean).join(' ');
      return { action, icon, label, figure: lossText(action), title };
    });
  });

  /** The spaces of the walk that is previewed. */
  readonly path = $derived.by(() => {
    const here = this.#acting?.cell;
    if (!here) return null;
    const aimed = this.#scene.overCell ?? (this.#props.narrowing.proposed ? this.kept : null);
    const known = aimed && this.#props.interactive ? this.deeds.get(aimed) : undefined;
    if (known?.walk && known.to.length === 0) return [here, ...wayFrom(here, known.walk.way)];
    const { kind, direction } = this.#scene.previewed?.structure ?? {};
    return kind === 'move' ? [here, neighbour(here, String(direction))] : null;
  });

  /** What a click on the space would do, as far as it is one thing. */
  foreseen(known: Deeds | undefined): LegalAction | null {
    return known?.to[0] ?? plainDeed(known);
  }
}
