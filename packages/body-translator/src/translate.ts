import { closestName } from '@api-docs/kit/closestName';
import { defined } from '@api-docs/kit/defined';
import { isJsonObject, type Json } from '@api-docs/kit/json';

import { completeBody, outerPath, toPointer, type FieldLine, type FieldTypes, type Step } from './completeBody';
import type { Answers, LegacyField, Move, MoveLine, Translation } from './types';

/** A move to a successor. */
export type PossibleMove = Move & Required<Pick<Move, 'successor'>>;

/** Returns whether calls of a move can be translated. */
export function isPossible(move: Move): move is PossibleMove {
  return move.successor !== undefined;
}

/** Returns how sentences name the legacy operation or body. */
function ownerOf({ path, id }: Pick<Move, 'path' | 'id'>): string {
  return path === undefined ? `the legacy body \`${id}\`` : `\`${path}\``;
}

/** Says in a sentence or two why calls of a move cannot be translated; the note of the move is not repeated. */
export function whyImpossible(move: Move): string {
  return move.refused ?? `No successor of ${ownerOf(move)} is documented, so there is no new call.`;
}

/** A value of the legacy body, and where it is in the new one. */
interface Position {
  value: Json;
  from: readonly Step[];
  to: readonly Step[];
  /** Dotted path in the legacy body. */
  path: string;
  /** Dotted path in the new body. */
  toPath: string;
}

function childPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function parentPath(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

/** Unknown fields with a line of their own. Further ones share one. */
const MAX_UNKNOWN = 100;

/** Properties of a new object by their names, each with the path of its legacy field. */
type MovedFields = Map<string, { value: Json; owner: string }>;

/** Walks through a legacy body, and makes the new one of it. */
class Mover {
  readonly lines: FieldLine[] = [];
  private readonly fields: ReadonlyMap<string, LegacyField>;
  private readonly successorFields: FieldTypes;
  private readonly target: string;
  /** Paths of fields that have others inside. */
  private readonly outer = new Set<string>();
  private readonly unknownNames = new Set<string>();

  constructor(private readonly move: PossibleMove) {
    this.fields = new Map(move.fields.map((field) => [field.path, field]));
    this.successorFields = new Map(move.successor.fields.map(({ path, types }) => [path, types]));
    this.target = `\`${move.successor.operation.path}\``;
    for (const { path } of move.fields) {
      for (let outer = parentPath(path); outer !== ''; outer = parentPath(outer)) this.outer.add(outer);
    }
  }

  /** Returns the new value; undefined for an object of which nothing is left. */
  visit(position: Position): Json | undefined {
    const { value, from, to, path } = position;
    const isNested = path === '' || this.outer.has(path);
    if (!isNested || value === null || typeof value !== 'object') return this.keep(position);
    if (Object.keys(value).length === 0 && from.length > 0) return this.keep(position);
    if (Array.isArray(value)) {
      return value.map((item, index) => {
        const moved = this.visit({ ...position, value: item, from: [...from, index], to: [...to, index] });
        return moved === undefined ? {} : moved;
      });
    }
    const moved: MovedFields = new Map();
    const entries = Object.entries(value);
    // Documented fields first, so that they keep their place if an unknown one wants it, too.
    const known = entries.filter(([name]) => this.fieldIn(path, name));
    for (const [name, inner] of known) this.visitKnown(position, name, inner, moved);
    for (const [name, inner] of entries) if (!this.fieldIn(path, name)) this.visitUnknown(position, name, inner, moved);
    const properties = [...moved].map(([name, property]) => [name, property.value] as const);
    return moved.size > 0 || from.length === 0 ? Object.fromEntries(properties) : undefined;
  }

  /** Returns the documented field of a name; a name with a dot is not a path. */
  private fieldIn(path: string, name: string): LegacyField | undefined {
    const full = childPath(path, name);
    const isPath = name.includes('.') && this.fields.has(parentPath(full)) && parentPath(full) !== path;
    return isPath ? undefined : this.fields.get(full);
  }

  private visitKnown(parent: Position, name: string, value: Json, moved: MovedFields): void {
    const path = childPath(parent.path, name);
    const toPath = this.fields.get(path)?.to;
    const inner = { value, from: [...parent.from, name], path };
    if (toPath === undefined) return this.leaveOut(inner, `\`${path}\` has no successor in ${this.target}.`);
    if ((outerPath(toPath, this.successorFields) ?? '') !== parent.toPath) {
      return this.leaveOut(inner, `\`${path}\` is \`${toPath}\` in ${this.target}. Move it by hand.`);
    }
    return this.place(parent, { ...inner, toPath }, moved);
  }

  private visitUnknown(parent: Position, name: string, value: Json, moved: MovedFields): void {
    const path = childPath(parent.path, name);
    const inner = { value, from: [...parent.from, name], path };
    const toPath = childPath(parent.toPath, name);
    if (!name.includes('.') && this.successorFields.has(toPath)) return this.place(parent, { ...inner, toPath }, moved);
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

  /** Moves a property into the new object. Nothing that is there is overwritten. */
  private place(parent: Position, property: Omit<Position, 'to'>, moved: MovedFields): void {
    const { path, toPath } = property;
    const name = parent.toPath === '' ? toPath : toPath.slice(parent.toPath.length + 1);
    const other = moved.get(name)?.owner;
    if (other !== undefined) {
      const both = `\`${other}\` and \`${path}\` would both be \`${toPath}\` in ${this.target}.`;
      return this.leaveOut(property, `${both} The value of \`${path}\` is left out.`);
    }
    const value = this.visit({ ...property, to: [...parent.to, name] });
    if (value !== undefined) moved.set(name, { value, owner: path });
    return undefined;
  }

  private keep({ value, from, to, path, toPath }: Position): Json {
    const pointers = { from: toPointer(from), to: toPointer(to) };
    const reason = `\`${path}\` is \`${toPath}\` in ${this.target}.`;
    this.lines.push(
      toPath === path
        ? { kind: 'kept', ...pointers, group: path }
        : { kind: 'renamed', ...pointers, reason, group: path },
    );
    return value;
  }

  private leaveOut(
    { value, from, path }: Pick<Position, 'value' | 'from' | 'path'>,
    reason: string,
    kind: 'dropped' | 'unknown' = 'dropped',
  ): void {
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
  const moved = mover.visit({ value: isJsonObject(body) ? body : {}, from: [], to: [], path: '', toPath: '' });
  const completed = completeBody(move.successor, ownerOf(move), moved ?? {}, answers);
  return { ...completed, lines: groupLines([...mover.lines, ...completed.lines]) };
}
