import type { Json } from '@api-docs/kit/json';
import { joinSteps } from '@api-docs/kit/jsonPointer';

/** A step into a JSON value: the name of a property, or an index of a list. */
export type Step = string | number;

/** Returns the JSON pointer of a value, see RFC 6901. */
export function toPointer(steps: readonly Step[]): string {
  return steps.length === 0 ? '' : `/${joinSteps(steps)}`;
}

/** A JSON value that is built value by value. Nothing that was placed is overwritten. */
export class BodyTree {
  private readonly children = new Map<Step, BodyTree>();

  /**
   * @param value a placed value, or an empty list or object, to which the children are added
   * @param owner of a placed value: the path of its legacy field
   */
  constructor(
    private readonly value: Json = {},
    private readonly owner?: string,
  ) {}

  /** Places a value. Returns undefined, or the owner of the value that is here already; then nothing changes. */
  place(steps: readonly Step[], value: Json, owner: string): string | undefined {
    const last = steps.at(-1) ?? '';
    const parent = this.open(steps.slice(0, -1), typeof last === 'number');
    if (parent.owner !== undefined) return parent.owner;
    const taken = parent.children.get(last);
    if (taken) return taken.owner ?? owner;
    parent.children.set(last, new BodyTree(value, owner));
    return undefined;
  }

  /** Returns the list or the object at `steps`, which is created if nothing is there, or the placed value on the way to it. */
  open([step, ...inner]: readonly Step[], isList: boolean): BodyTree {
    if (step === undefined || this.owner !== undefined) return this;
    const [next] = inner;
    const isChildList = next === undefined ? isList : typeof next === 'number';
    const child = this.children.get(step) ?? new BodyTree(isChildList ? [] : {});
    this.children.set(step, child);
    return child.open(inner, isList);
  }

  toJson(): Json {
    if (this.owner !== undefined) return this.value;
    const entries = [...this.children].map(([step, child]) => [String(step), child.toJson()] as const);
    return Array.isArray(this.value) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  }
}
