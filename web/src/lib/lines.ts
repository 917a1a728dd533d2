// The lines of a study as a tree: what follows what, and how they are told beside each other.
import type { StudyNode } from '../api/types';

/** An action of a line, with the lines that could have been played instead of it. */
export interface Told {
  readonly node: StudyNode;
  readonly instead: readonly Line[];
}
/** Actions one after the other. */
export type Line = readonly Told[];

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
