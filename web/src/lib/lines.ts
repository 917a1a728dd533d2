// The lines of a study as a tree: what follows what, and how they are told beside each other.
import type { StudyNode } from '../api/types';

/** An action of a line, with the lines that could have been played instead of it. */
export interface Told {
  readonly node: StudyNode;
  readonly instead: readonly Line[];
}
/** Actions one after the other. */
export type Line = readonly Told[];

const stepOf = ({ text, chance }: StudyNode): string => JSON.stringify([text, chance]);

export class Lines {
  readonly #nodes = new Map<string, StudyNode>();
  readonly #children = new Map<string, StudyNode[]>();

  constructor(nodes: readonly StudyNode[]) {
    for (const node of nodes) {
      this.#nodes.set(node.id, node);
      if (node.parent !== null) this.#children.set(node.parent, [...(this.#children.get(node.parent) ?? []), node]);
    }
  }

  get(id: string): StudyNode | null {
    return this.#nodes.get(id) ?? null;
  }

  /** What was played after a moment: how its line goes on, then what else. */
  after(id: string): readonly StudyNode[] {
    return this.#children.get(id) ?? [];
  }

  before(id: string): StudyNode | null {
    const parent = this.get(id)?.parent ?? null;
    return parent === null ? null : this.get(parent);
  }

  /** How a moment came about, whatever its id: the moment of the match it begins at, and each action beside it. */
  path(id: string): readonly string[] {
    const steps: string[] = [];
    let node = this.get(id);
    for (; node && node.chance !== null; node = this.before(node.id)) steps.unshift(stepOf(node));
    return [node?.id ?? 'm0', ...steps];
  }

  /** The moment such a path leads to, as far as it goes here; `isWhole`: all the way. */
  at([first = 'm0', ...steps]: readonly string[]): { readonly id: string; readonly isWhole: boolean } {
    let id = this.get(first)?.id ?? 'm0';
    for (const step of steps) {
      const next = this.after(id).find((one) => one.chance !== null && stepOf(one) === step);
      if (!next) return { id, isWhole: false };
      id = next.id;
    }
    return { id, isWhole: id !== 'm0' || first === 'm0' };
  }

  next(id: string): StudyNode | null {
    return this.after(id)[0] ?? null;
  }

  /** What was played instead, one after another and round again; null: nothing was. */
  beside(id: string): StudyNode | null {
    const parent = this.get(id)?.parent ?? null;
    const all = parent === null ? [] : this.after(parent);
    return all.length < 2 ? null : (all[(all.findIndex((one) => one.id === id) + 1) % all.length] ?? null);
  }

  /** The end of the line a moment is in. */
  last(id: string): StudyNode | null {
    let node = this.get(id);
    for (let after = node && this.next(node.id); after; after = this.next(after.id)) node = after;
    return node;
  }

  /** Where a line begins that a moment belongs to; null: the match itself. */
  beginning(id: string): StudyNode | null {
    for (let node = this.get(id); node; node = this.before(node.id)) {
      if (node.chance === null) return null;
      const before = this.before(node.id);
      if (before && (before.chance === null || this.next(before.id)?.id !== node.id)) return node;
    }
    return null;
  }

  /** The line that begins with the first action after a moment, and all beside it. */
  line(root: string): Line {
    const told: Told[] = [];
    for (let at = root; ;) {
      const [next, ...others] = this.after(at);
      if (!next) return told;
      told.push({ node: next, instead: others.map((other) => this.#from(other)) });
      at = next.id;
    }
  }

  #from(first: StudyNode): Line {
    return [{ node: first, instead: [] }, ...this.line(first.id)];
  }
}
