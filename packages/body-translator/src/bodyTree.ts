import type { Json } from '@api-docs/kit/json';
import { joinSteps } from '@api-docs/kit/jsonPointer';

/** A step into a JSON value: the name of a property, or an index of a list. */
export type Step = string | number;

/** Returns the JSON pointer of a value, see RFC 6901. */
export function toPointer(steps: readonly Step[]): string {
  return steps.length === 0 ? '' : `/${joinSteps(steps)}`;
}

/** A value that was placed, and what the caller says about it. */
class Leaf<Origin> {
  constructor(
    readonly value: Json,
    readonly origin: Origin,
  ) {}
}

class Container<Origin> {
  readonly children = new Map<Step, Leaf<Origin> | Container<Origin>>();

  constructor(readonly isList: boolean) {}

  toJson(): Json {
    const entries = [...this.children].map(
      ([step, child]) => [String(step), child instanceof Leaf ? child.value : child.toJson()] as const,
    );
    return this.isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  }
}

/** A JSON object that is built value by value. Nothing that was placed is overwritten. */
export class BodyTree<Origin> {
  private readonly root = new Container<Origin>(false);

  /**
   * Places a value.
   *
   * @param origin is returned to a caller that wants to place another value here
   * @returns undefined, or the origin of the value that is here already; then nothing changes
   */
  place(steps: readonly Step[], value: Json, origin: Origin): Origin | undefined {
    const parent = this.containerAt(steps.slice(0, -1), typeof steps.at(-1) === 'number');
    if (parent instanceof Leaf) return parent.origin;
    const last = steps.at(-1) ?? '';
    const taken = parent.children.get(last);
    if (taken) return taken instanceof Leaf ? taken.origin : origin;
    parent.children.set(last, new Leaf(value, origin));
    return undefined;
  }

  /** Makes sure that there is a list or an object, unless a value was placed here. */
  open(steps: readonly Step[], isList: boolean): void {
    this.containerAt(steps, isList);
  }

  toJson(): Json {
    return this.root.toJson();
  }

  /** Returns the container at `steps`, which is created if nothing is there, or the leaf on the way to it. */
  private containerAt(steps: readonly Step[], isList: boolean): Container<Origin> | Leaf<Origin> {
    let node: Container<Origin> = this.root;
    for (const [index, step] of steps.entries()) {
      const next = steps[index + 1];
      const child = node.children.get(step) ?? new Container(next === undefined ? isList : typeof next === 'number');
      if (child instanceof Leaf) return child;
      node.children.set(step, child);
      node = child;
    }
    return node;
  }
}
