import { closestName, type Json } from '@api-docs/kit';

import type { LegacyField, SuccessorField } from '../types';
import { pointerInside, type FieldLine } from './fieldLines';
import type { FieldNode } from './fieldTree';

/** A value of the legacy body. */
interface LegacyValue {
  value: Json;
  /** Its JSON pointer. */
  from: string;
  /** Dotted path. */
  path: string;
}

/** A value with a place in the new body. */
interface Position extends LegacyValue {
  /** The JSON pointer of the place. */
  to: string;
  /** Undefined for an unknown field with the name of a new one. */
  legacy?: FieldNode<LegacyField> | undefined;
  target: FieldNode<SuccessorField>;
}

/** An object or list of the legacy body whose fields move. */
type Outer = Position & { legacy: FieldNode<LegacyField> };

/** Unknown fields with a line of their own. Further ones share one. */
const MAX_UNKNOWN = 100;

/** Properties of a new object by their names, each with the path of its legacy field. */
type MovedFields = Map<string, { value: Json; owner: string }>;

/** Returns the name that the field with a path has in its object. */
function nameOf(path: string, { inside }: FieldNode<SuccessorField>): string | undefined {
  for (const [name, node] of inside) if (node.path === path) return name;
  return undefined;
}

/** Walks through a legacy body, and makes the new one of it. */
export class Mover {
  readonly lines: FieldLine[] = [];
  /** Why unknown fields are left out, by their paths. */
  private readonly unknownReasons = new Map<string, string>();

  /**
   * @param owner how sentences name the legacy operation or body
   * @param successor how they name the operation that replaces it
   */
  constructor(
    private readonly owner: string,
    private readonly successor: string,
  ) {}

  /** Returns the new value; undefined for an object of which nothing is left. */
  visit(position: Position): Json | undefined {
    const { value, from, to, legacy } = position;
    if (value === null || typeof value !== 'object') return this.keep(position);
    const isBody = from === '';
    if (!legacy || (!isBody && (legacy.inside.size === 0 || Object.keys(value).length === 0))) {
      return this.keep(position);
    }
    if (Array.isArray(value)) {
      return value.map((item, index) => {
        const pointers = { from: pointerInside(from, index), to: pointerInside(to, index) };
        const moved = this.visit({ ...position, value: item, ...pointers });
        return moved === undefined ? {} : moved;
      });
    }
    const outer = { ...position, legacy };
    const moved: MovedFields = new Map();
    const entries = Object.entries(value);
    // Documented fields first, so that they keep their place if an unknown one wants it, too.
    for (const [name, inner] of entries) if (legacy.inside.has(name)) this.visitKnown(outer, name, inner, moved);
    for (const [name, inner] of entries) if (!legacy.inside.has(name)) this.visitUnknown(outer, name, inner, moved);
    const properties = [...moved].map(([name, property]) => [name, property.value] as const);
    return moved.size > 0 || isBody ? Object.fromEntries(properties) : undefined;
  }

  private visitKnown(outer: Outer, name: string, value: Json, moved: MovedFields): void {
    const legacy = outer.legacy.inside.get(name);
    const { path = '', to } = legacy?.field ?? {};
    const inner = { value, from: pointerInside(outer.from, name), path, legacy };
    if (to === undefined) return this.leaveOut(inner, `\`${path}\` has no successor in ${this.successor}.`);
    const newName = nameOf(to, outer.target);
    if (newName === undefined) {
      return this.leaveOut(inner, `\`${path}\` is \`${to}\` in ${this.successor}. Move it by hand.`);
    }
    return this.place(outer, newName, inner, moved);
  }

  private visitUnknown(outer: Outer, name: string, value: Json, moved: MovedFields): void {
    const { path: outerPath, inside } = outer.legacy;
    const path = outerPath === '' ? name : `${outerPath}.${name}`;
    const inner = { value, from: pointerInside(outer.from, name), path };
    if (outer.target.inside.has(name)) return this.place(outer, name, inner, moved);
    let reason = this.unknownReasons.get(path);
    if (reason === undefined && this.unknownReasons.size >= MAX_UNKNOWN) {
      return this.leaveOut({ ...inner, path: '' }, `Further fields are not documented for ${this.owner}.`, 'unknown');
    }
    if (reason === undefined) {
      const near = closestName(name, [...inside.keys()]);
      const advice = near === undefined ? '' : ` Did you mean \`${near}\`?`;
      reason = `\`${path}\` is not a documented field of ${this.owner}.${advice}`;
      this.unknownReasons.set(path, reason);
    }
    return this.leaveOut(inner, reason, 'unknown');
  }

  /** Moves a property into the new object. Nothing that is there is overwritten. */
  private place(
    outer: Outer,
    name: string,
    property: LegacyValue & Pick<Position, 'legacy'>,
    moved: MovedFields,
  ): void {
    const target = outer.target.inside.get(name);
    if (!target) return undefined;
    const { path } = property;
    const other = moved.get(name)?.owner;
    if (other !== undefined) {
      const both = `\`${other}\` and \`${path}\` would both be \`${target.path}\` in ${this.successor}.`;
      return this.leaveOut(property, `${both} The value of \`${path}\` is left out.`);
    }
    const value = this.visit({ ...property, to: pointerInside(outer.to, name), target });
    if (value !== undefined) moved.set(name, { value, owner: path });
    return undefined;
  }

  private keep({ value, from, to, path, target }: Position): Json {
    const reason = `\`${path}\` is \`${target.path}\` in ${this.successor}.`;
    this.lines.push(
      target.path === path
        ? { kind: 'kept', from, to, group: path }
        : { kind: 'renamed', from, to, reason, group: path },
    );
    return value;
  }

  private leaveOut({ value, from, path }: LegacyValue, reason: string, kind: 'dropped' | 'unknown' = 'dropped'): void {
    this.lines.push({ kind, from, value, reason, group: path });
  }
}
