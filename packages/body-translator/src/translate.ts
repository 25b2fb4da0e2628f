import { closestName } from '@api-docs/kit/closestName';
import { defined } from '@api-docs/kit/defined';
import { isJsonObject, type Json } from '@api-docs/kit/json';
import { memoize } from '@api-docs/kit/memoize';

import { BodyTree, toPointer, type Step } from './bodyTree';
import { completeBody, type FieldLine } from './completeBody';
import { outerPath, pathSteps, type FieldSteps } from './fieldSteps';
import type { Answers, LegacyField, Move, MoveLine, Translation } from './types';

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

/** A value on the way through the legacy body. */
interface Position {
  value: Json;
  from: readonly Step[];
  /** Dotted path in the legacy body. */
  path: string;
  /** Undefined if it has no place in the new body. */
  to?: readonly Step[];
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

function dotted(steps: readonly Step[]): string {
  return steps.filter((step) => typeof step === 'string').join('.');
}

/** Walks through a legacy body, and puts each value into the new body or leaves it out. */
class Mover {
  readonly tree = new BodyTree();
  readonly lines: FieldLine[] = [];
  private readonly fields: ReadonlyMap<string, LegacyField>;
  private readonly successorFields: FieldSteps;
  private readonly target: string;
  /** Paths of fields that have others inside, and of those of which one has a place. */
  private readonly outer = new Set<string>();
  private readonly outerWithPlace = new Set<string>();
  private readonly unknownNames = new Set<string>();
  /** Returns the steps to a field of the new body, and the path of the field around it. */
  private readonly stepsOf = memoize((path: string) => ({
    steps: pathSteps(path, this.successorFields),
    outer: outerPath(path, this.successorFields) ?? '',
  }));

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

  visit(position: Position): void {
    const { value, from, path, to } = position;
    const isNested = path === '' || this.outer.has(path);
    if (!isNested || value === null || typeof value !== 'object') return this.place(position);
    if (Object.keys(value).length === 0 && from.length > 0) return this.place(position);
    if (Array.isArray(value)) {
      if (to) this.tree.open(to, true);
      for (const [index, item] of value.entries()) {
        this.visit({ ...position, value: item, from: [...from, index], ...(to ? { to: [...to, index] } : {}) });
      }
      return undefined;
    }
    if (to && typeof from.at(-1) === 'number') this.tree.open(to, false);
    const entries = Object.entries(value);
    // Documented fields first, so that they keep their place if an unknown one wants it, too.
    const known = entries.filter(([name]) => this.fieldIn(path, name));
    const unknown = entries.filter(([name]) => !this.fieldIn(path, name));
    for (const [name, inner] of known) this.visitKnown(position, name, inner);
    for (const [name, inner] of unknown) this.visitUnknown(position, name, inner);
    return undefined;
  }

  /** Returns the documented field of a name; a name with a dot is not a path. */
  private fieldIn(path: string, name: string): LegacyField | undefined {
    const full = childPath(path, name);
    const isPath = name.includes('.') && this.fields.has(parentPath(full)) && parentPath(full) !== path;
    return isPath ? undefined : this.fields.get(full);
  }

  private visitKnown(parent: Position, name: string, value: Json): void {
    const path = childPath(parent.path, name);
    const inner = { value, from: [...parent.from, name], path };
    const toPath = this.fields.get(path)?.to;
    // A field without a place can have fields with one.
    if (toPath === undefined) return this.outerWithPlace.has(path) ? this.visit(inner) : this.place(inner);
    const to = this.placeOf(parent, toPath);
    if (to) return this.visit({ ...inner, to, toPath });
    const reason = `\`${path}\` is \`${toPath}\` in ${this.target}, which is not in the same list. Move it by hand.`;
    return this.leaveOut(inner, reason);
  }

  /** Returns the place of a field: inside of its parent's place, or anywhere else if no list is on the way. */
  private placeOf({ from, to, toPath = '' }: Position, path: string): Step[] | undefined {
    const { steps, outer } = this.stepsOf(path);
    if (outer === toPath && to) return [...to, ...steps.slice(-1)];
    return from.some((step) => typeof step === 'number') ? undefined : steps;
  }

  private visitUnknown(parent: Position, name: string, value: Json): void {
    const path = childPath(parent.path, name);
    const inner = { value, from: [...parent.from, name], path };
    const current = childPath(parent.toPath ?? '', name);
    const isOpen = parent.path === '' || parent.toPath !== undefined;
    const isCurrent = isOpen && !name.includes('.') && this.successorFields.has(current);
    const to = isCurrent ? this.placeOf(parent, current) : undefined;
    if (to) return this.place({ ...inner, to });
    this.unknownNames.add(path);
    const owner = ownerOf(this.move);
    if (this.unknownNames.size > MAX_UNKNOWN) {
      return this.leaveOut({ ...inner, path: '' }, `Further fields are not documented for ${owner}.`, 'unknown');
    }
    const siblings = [...this.fields.keys()].filter((one) => parentPath(one) === parent.path);
    const near = closestName(
      name,
      siblings.map((one) => one.slice(parent.path === '' ? 0 : parent.path.length + 1)),
    );
    const advice = near === undefined ? '' : ` Did you mean \`${near}\`?`;
    return this.leaveOut(inner, `\`${path}\` is not a documented field of ${owner}.${advice}`, 'unknown');
  }

  private place(position: Position): void {
    const { value, from, to, path } = position;
    if (!to) return this.leaveOut(position, `\`${path}\` has no successor in ${this.target}.`);
    const other = this.tree.place(to, value, path);
    const name = dotted(to);
    if (other !== undefined) {
      const both = `\`${other}\` and \`${path}\` would both be \`${name}\` in ${this.target}.`;
      return this.leaveOut(position, `${both} The value of \`${path}\` is left out.`);
    }
    const pointers = { from: toPointer(from), to: toPointer(to) };
    const reason = `\`${path}\` is \`${name}\` in ${this.target}.`;
    this.lines.push(
      name === path
        ? { kind: 'kept', ...pointers, group: path }
        : { kind: 'renamed', ...pointers, reason, group: path },
    );
    return undefined;
  }

  private leaveOut({ value, from, path }: Position, reason: string, kind: 'dropped' | 'unknown' = 'dropped'): void {
    this.lines.push({ kind, from: toPointer(from), value, reason, group: path });
  }
}

/** Makes one line of the lines about the same field of all items of a list. */
function groupLines(lines: readonly FieldLine[]): MoveLine[] {
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
export function translate(move: PossibleMove, body: Json, answers: Answers = {}): Translation {
  const mover = new Mover(move);
  if (isJsonObject(body)) mover.visit({ value: body, from: [], path: '', to: [] });
  const completed = completeBody(move.successor, ownerOf(move), mover.tree.toJson(), answers);
  return { ...completed, lines: groupLines([...mover.lines, ...completed.lines]) };
}
