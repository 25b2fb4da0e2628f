import { closestName } from '@api-docs/kit/closestName';
import { defined } from '@api-docs/kit/defined';
import { isJsonObject, type Json } from '@api-docs/kit/json';

import { BodyTree, toPointer, type Step } from './bodyTree';
import { completeBody } from './completeBody';
import { outerPath, pathSteps, type FieldSteps } from './fieldSteps';
import type { LegacyField, Move, MoveLine, Translation } from './types';

/** A move to a successor. */
export type PossibleMove = Move & Required<Pick<Move, 'successor'>>;

/** Returns whether calls of a move can be translated. */
export function isPossible(move: Move): move is PossibleMove {
  return move.successor !== undefined;
}

/** Returns how sentences name the legacy operation or body. */
export function ownerOf({ path, id }: Pick<Move, 'path' | 'id'>): string {
  return path === undefined ? `the legacy body \`${id}\`` : `\`${path}\``;
}

/** Says in a sentence or two why calls of a move cannot be translated; the note of the move is not repeated. */
export function whyImpossible(move: Move): string {
  return move.refused ?? `No successor of ${ownerOf(move)} is documented, so there is no new call.`;
}

/** A value of the legacy body, and where it goes. */
interface Placement {
  value: Json;
  from: readonly Step[];
  /** Dotted path in the legacy body. */
  path: string;
  /** Undefined if it has no place in the new body and is left out. */
  to?: readonly Step[];
  /** Why it is left out. */
  reason?: string;
  isUnknown?: true;
  /** Only makes sure that the list or the item of a list exists. */
  isContainer?: true;
}

/** A value on the way through the legacy body. */
interface Position extends Pick<Placement, 'value' | 'from' | 'path' | 'to'> {
  /** Dotted path in the new body. */
  toPath?: string;
}

function childPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function parentPath(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

/** Unknown fields with a line of their own. Further ones share one. */
const MAX_UNKNOWN = 100;

/** Walks through a legacy body and finds the place of each value. */
class Placer {
  private readonly fields: ReadonlyMap<string, LegacyField>;
  private readonly successorFields: FieldSteps;
  private readonly target: string;
  /** Paths of fields that have others inside, and of those of which one has a place. */
  private readonly outer = new Set<string>();
  private readonly outerWithPlace = new Set<string>();
  private readonly unknownNames = new Set<string>();
  private readonly steps = new Map<string, { isInside: boolean; steps: Step[] }>();

  constructor(private readonly move: PossibleMove) {
    this.fields = new Map(move.fields.map((field) => [field.path, field]));
    this.successorFields = new Map(move.successor.fields.map(({ path, types }) => [path, types]));
    this.target = `\`${move.successor.operation.path}\``;
    for (const { path, to } of move.fields) {
      for (let outer = parentPath(path); outer !== ''; outer = parentPath(outer)) {
        this.outer.add(outer);
        if (to !== undefined) this.outerWithPlace.add(outer);
      }
    }
  }

  visit(position: Position): Placement[] {
    const { value, from, path, to } = position;
    const isNested = path === '' || this.outer.has(path);
    if (!isNested || value === null || typeof value !== 'object') return [this.leaf(position)];
    if (Array.isArray(value)) {
      if (value.length === 0) return [this.leaf(position)];
      const items = value.flatMap((item, index) =>
        this.visit({ ...position, value: item, from: [...from, index], ...(to ? { to: [...to, index] } : {}) }),
      );
      return to ? [{ from, to, path, value, isContainer: true }, ...items] : items;
    }
    const entries = Object.entries(value);
    const isItem = typeof from.at(-1) === 'number';
    if (entries.length === 0 && from.length > 0) return [this.leaf(position)];
    // Documented fields first, so that they keep their place if an unknown one wants it, too.
    const known = entries.filter(([name]) => this.fieldIn(path, name));
    const unknown = entries.filter(([name]) => !this.fieldIn(path, name));
    return [
      ...(to && isItem ? [{ from, to, path, value, isContainer: true as const }] : []),
      ...known.flatMap(([name, inner]) => this.visitKnown(position, name, inner)),
      ...unknown.map(([name, inner]) => this.unknown(position, name, inner)),
    ];
  }

  private leaf({ value, from, to, path }: Position): Placement {
    if (to) return { from, to, path, value };
    return { from, path, value, reason: `\`${path}\` has no successor in ${this.target}.` };
  }

  /** Returns the documented field of a name; a name with a dot is not a path. */
  private fieldIn(path: string, name: string): LegacyField | undefined {
    const full = childPath(path, name);
    const isPath = name.includes('.') && this.fields.has(parentPath(full)) && parentPath(full) !== path;
    return isPath ? undefined : this.fields.get(full);
  }

  private visitKnown(parent: Position, name: string, value: Json): Placement[] {
    const path = childPath(parent.path, name);
    const from = [...parent.from, name];
    const toPath = this.fields.get(path)?.to;
    if (toPath === undefined) {
      // A field without a place can have fields with one.
      if (this.outerWithPlace.has(path)) return this.visit({ value, from, path });
      return [this.leaf({ value, from, path })];
    }
    const to = this.placeOf(parent, toPath);
    if (to) return this.visit({ value, from, path, to, toPath });
    const reason = `\`${path}\` is \`${toPath}\` in ${this.target}, which is not in the same list. Move it by hand.`;
    return [{ from, path, value, reason }];
  }

  /** Returns the place of a field: inside of its parent's place, or anywhere else if no list is on the way. */
  private placeOf({ from, to, toPath = '' }: Position, path: string): Step[] | undefined {
    const { isInside, steps } = this.stepsOf(toPath, path);
    if (isInside && to) return [...to, ...steps.slice(-1)];
    return from.some((step) => typeof step === 'number') ? undefined : steps;
  }

  /** Returns the steps to a field of the new body, and whether it is directly inside of another one. Both are kept. */
  private stepsOf(outer: string, path: string) {
    const key = `${outer}\n${path}`;
    const known = this.steps.get(key);
    if (known) return known;
    const steps = pathSteps(path, this.successorFields);
    const isInside = (outerPath(path, this.successorFields) ?? '') === outer;
    this.steps.set(key, { isInside, steps });
    return { isInside, steps };
  }

  private unknown(parent: Position, name: string, value: Json): Placement {
    const path = childPath(parent.path, name);
    const from = [...parent.from, name];
    const current = childPath(parent.toPath ?? '', name);
    const isOpen = parent.path === '' || parent.toPath !== undefined;
    const isCurrent = isOpen && !name.includes('.') && this.successorFields.has(current);
    const to = isCurrent ? this.placeOf(parent, current) : undefined;
    if (to) return { from, to, path, value };
    this.unknownNames.add(path);
    if (this.unknownNames.size > MAX_UNKNOWN) {
      const reason = `Further fields are not documented for ${ownerOf(this.move)}.`;
      return { from, path: '', value, reason, isUnknown: true };
    }
    const siblings = [...this.fields.keys()].filter((one) => parentPath(one) === parent.path);
    const near = closestName(
      name,
      siblings.map((one) => one.slice(parent.path === '' ? 0 : parent.path.length + 1)),
    );
    const advice = near === undefined ? '' : ` Did you mean \`${near}\`?`;
    const reason = `\`${path}\` is not a documented field of ${ownerOf(this.move)}.${advice}`;
    return { from, path, value, reason, isUnknown: true };
  }
}

function dotted(steps: readonly Step[]): string {
  return steps.filter((step) => typeof step === 'string').join('.');
}

/** Puts a value into the new body, and returns its line. */
function placeValue(tree: BodyTree, placement: Placement, target: string): MoveLine {
  const { from, to, path, value, reason = '', isUnknown } = placement;
  const pointer = toPointer(from);
  if (!to) return { kind: isUnknown ? 'unknown' : 'dropped', from: pointer, value, reason };
  const other = tree.place(to, value, path);
  const name = dotted(to);
  if (other !== undefined) {
    const both = `\`${other}\` and \`${path}\` would both be \`${name}\` in ${target}.`;
    return { kind: 'dropped', from: pointer, value, reason: `${both} The value of \`${path}\` is left out.` };
  }
  if (name === path) return { kind: 'kept', from: pointer, to: toPointer(to) };
  return { kind: 'renamed', from: pointer, to: toPointer(to), reason: `\`${path}\` is \`${name}\` in ${target}.` };
}

/** Makes one line of the lines about the same field of all items of a list. */
function groupLines(lines: readonly (MoveLine & { group: string })[]): MoveLine[] {
  const groups = new Map<string, MoveLine>();
  for (const { group, ...line } of lines) {
    const key = `${line.kind}\n${group}\n${line.reason ?? ''}`;
    const first = groups.get(key);
    if (!first) groups.set(key, line);
    else {
      const { from, to, value } = line;
      (first.more ??= []).push(defined<Pick<MoveLine, 'from' | 'to' | 'value'>>({ from, to, value }));
    }
  }
  return [...groups.values()];
}

/**
 * Translates a legacy body to the body of the successor. Values are moved as they are, also those of a wrong type. Every value
 * of the legacy body is in the new body or in a line.
 *
 * @param answers values for {@link Translation.questions} by their pointers
 * @returns the lines of the legacy body in its order, then those of added values
 */
export function translate(move: PossibleMove, body: Json, answers: Readonly<Record<string, Json>> = {}): Translation {
  const target = `\`${move.successor.operation.path}\``;
  const tree = new BodyTree();
  const placements = isJsonObject(body) ? new Placer(move).visit({ value: body, from: [], path: '', to: [] }) : [];
  const lines = placements.flatMap((placement) => {
    const { isContainer, to = [], value, path } = placement;
    if (!isContainer) return { ...placeValue(tree, placement, target), group: path };
    tree.open(to, Array.isArray(value));
    return [];
  });
  const completed = completeBody(move.successor, ownerOf(move), tree.toJson(), answers);
  return { ...completed, lines: groupLines([...lines, ...completed.lines]) };
}
