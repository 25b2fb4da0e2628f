import { closestName, defined, isJsonObject, joinSteps, own, type Json } from '@api-docs/kit';

import type { Answers, LegacyField, Move, MoveLine, Question, SuccessorField, Translation } from './types';

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

/** A step into a JSON value: the name of a property, or an index of a list. */
type Step = string | number;

/** Returns the JSON pointer of a value, see RFC 6901. */
function toPointer(steps: readonly Step[]): string {
  return steps.length === 0 ? '' : `/${joinSteps(steps)}`;
}

/** A body or a field, with the fields inside of it by their names. */
interface FieldNode<Field> {
  /** Dotted path; empty for the body. */
  path: string;
  inside: Map<string, FieldNode<Field> & { field: Field }>;
}

/** Arranges the fields of a body as a tree. */
function fieldTree<Field extends { path: string }>(fields: readonly Field[]): FieldNode<Field> {
  const body: FieldNode<Field> = { path: '', inside: new Map() };
  const nodes = new Map(fields.map((field) => [field.path, { path: field.path, field, inside: new Map() }]));
  for (const [path, node] of nodes) {
    // A name may contain dots, so that not each dot is a step.
    const dots = [...path.matchAll(/\./g)].map(({ index }) => index).reverse();
    const dot = dots.find((index) => nodes.has(path.slice(0, index)));
    const outer = dot === undefined ? body : nodes.get(path.slice(0, dot));
    outer?.inside.set(dot === undefined ? path : path.slice(dot + 1), node);
  }
  return body;
}

/** A line, and the path of its field: lines about the same field of all items of a list become one. */
type FieldLine = MoveLine & { group: string };

/** A value of the legacy body. */
interface LegacyValue {
  value: Json;
  from: readonly Step[];
  /** Dotted path. */
  path: string;
}

/** A value with a place in the new body. */
interface Position extends LegacyValue {
  to: readonly Step[];
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

/** Walks through a legacy body, and makes the new one of it. */
class Mover {
  readonly lines: FieldLine[] = [];
  private readonly unknownNames = new Set<string>();

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
    const isBody = from.length === 0;
    if (!legacy || (!isBody && (legacy.inside.size === 0 || Object.keys(value).length === 0))) {
      return this.keep(position);
    }
    if (Array.isArray(value)) {
      return value.map((item, index) => {
        const moved = this.visit({ ...position, value: item, from: [...from, index], to: [...to, index] });
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
    const inner = { value, from: [...outer.from, name], path, legacy };
    if (to === undefined) return this.leaveOut(inner, `\`${path}\` has no successor in ${this.successor}.`);
    const [newName] = [...outer.target.inside].find(([, node]) => node.path === to) ?? [];
    if (newName === undefined) {
      return this.leaveOut(inner, `\`${path}\` is \`${to}\` in ${this.successor}. Move it by hand.`);
    }
    return this.place(outer, newName, inner, moved);
  }

  private visitUnknown(outer: Outer, name: string, value: Json, moved: MovedFields): void {
    const { path: outerPath, inside } = outer.legacy;
    const path = outerPath === '' ? name : `${outerPath}.${name}`;
    const inner = { value, from: [...outer.from, name], path };
    if (outer.target.inside.has(name)) return this.place(outer, name, inner, moved);
    this.unknownNames.add(path);
    if (this.unknownNames.size > MAX_UNKNOWN) {
      return this.leaveOut({ ...inner, path: '' }, `Further fields are not documented for ${this.owner}.`, 'unknown');
    }
    const near = closestName(name, [...inside.keys()]);
    const advice = near === undefined ? '' : ` Did you mean \`${near}\`?`;
    return this.leaveOut(inner, `\`${path}\` is not a documented field of ${this.owner}.${advice}`, 'unknown');
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
    const value = this.visit({ ...property, to: [...outer.to, name], target });
    if (value !== undefined) moved.set(name, { value, owner: path });
    return undefined;
  }

  private keep({ value, from, to, path, target }: Position): Json {
    const pointers = { from: toPointer(from), to: toPointer(to) };
    const reason = `\`${path}\` is \`${target.path}\` in ${this.successor}.`;
    this.lines.push(
      target.path === path
        ? { kind: 'kept', ...pointers, group: path }
        : { kind: 'renamed', ...pointers, reason, group: path },
    );
    return value;
  }

  private leaveOut({ value, from, path }: LegacyValue, reason: string, kind: 'dropped' | 'unknown' = 'dropped'): void {
    this.lines.push({ kind, from: toPointer(from), value, reason, group: path });
  }
}

/**
 * Adds the answers of the reader to a new body, and legacy defaults that the successor does not share. Required fields that
 * are still without a value become questions. `successor` and `legacy` are the names that sentences use.
 */
function completeBody(
  fields: FieldNode<SuccessorField>,
  { successor, legacy }: { successor: string; legacy: string },
  body: Json,
  answers: Answers,
) {
  const lines: FieldLine[] = [];
  const questions: Question[] = [];

  /** Returns the value for a field that the body lacks, and adds its line or question. */
  const missing = (field: SuccessorField, steps: readonly Step[]): Json | undefined => {
    const { path, default: value, legacyDefault, requirement } = field;
    const pointer = toPointer(steps);
    const add = (added: Json, reason: string) => {
      lines.push({ kind: 'added', to: pointer, value: added, reason, group: path });
      return added;
    };
    const answer = own(answers, pointer);
    if (answer !== undefined) return add(answer, `You filled in \`${path}\`.`);
    if (legacyDefault !== undefined) {
      const other = value === undefined ? `${successor} requires it` : `${successor} uses \`${value}\``;
      const reason = `Without \`${path}\`, ${legacy} uses \`${legacyDefault}\`, and ${other}. The added value keeps what your call does.`;
      return add(JSON.parse(legacyDefault) as Json, reason);
    }
    if (requirement === 'required') {
      const reason = `${successor} requires \`${path}\`, and the legacy body has no value for it.`;
      questions.push({ pointer, field, reason });
    }
    return undefined;
  };

  const complete = (value: Json, node: FieldNode<SuccessorField>, steps: readonly Step[]): Json => {
    const { inside } = node;
    if (inside.size === 0) return value;
    if (Array.isArray(value)) return value.map((item, index) => complete(item, node, [...steps, index]));
    if (!isJsonObject(value)) return value;
    const kept = Object.entries(value).map(([name, inner]): [string, Json] => {
      const field = inside.get(name);
      return [name, field ? complete(inner, field, [...steps, name]) : inner];
    });
    const added = [...inside]
      .filter(([name]) => !Object.hasOwn(value, name))
      .map(([name, { field }]) => [name, missing(field, [...steps, name])] as const)
      .filter((entry): entry is [string, Json] => entry[1] !== undefined);
    return Object.fromEntries([...kept, ...added]);
  };

  return { body: complete(body, fields, []), lines, questions };
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
  const [legacy, target] = [fieldTree(move.fields), fieldTree(move.successor.fields)];
  const names = { legacy: ownerOf(move), successor: `\`${move.successor.operation.path}\`` };
  const mover = new Mover(names.legacy, names.successor);
  const moved = mover.visit({ value: isJsonObject(body) ? body : {}, from: [], to: [], path: '', legacy, target });
  const completed = completeBody(target, names, moved ?? {}, answers);
  return { ...completed, lines: groupLines([...mover.lines, ...completed.lines]) };
}
