import { isJsonObject, type Json } from '@api-docs/kit/json';
import { joinSteps } from '@api-docs/kit/jsonPointer';
import { own } from '@api-docs/kit/own';

import type { Answers, Move, MoveLine, Question, SuccessorField } from './types';

/** A line, and the path of its field: lines about the same field of all items of a list become one. */
export type FieldLine = MoveLine & { group: string };

/** A step into a JSON value: the name of a property, or an index of a list. */
export type Step = string | number;

/** Returns the JSON pointer of a value, see RFC 6901. */
export function toPointer(steps: readonly Step[]): string {
  return steps.length === 0 ? '' : `/${joinSteps(steps)}`;
}

/** Dotted paths of fields → their JSON types. */
export type FieldTypes = ReadonlyMap<string, readonly string[]>;

/** Returns the path of the field that contains another one; undefined for a field of the body itself. */
export function outerPath(path: string, fields: FieldTypes): string | undefined {
  // A name may contain dots, so that not each dot is a step.
  const dots = [...path.matchAll(/\./g)].map(({ index }) => index).reverse();
  const dot = dots.find((index) => fields.has(path.slice(0, index)));
  return dot === undefined ? undefined : path.slice(0, dot);
}

/** Returns the fields by their names in the field around them, whose path is the key. */
function fieldsByOuter(fields: readonly SuccessorField[]): ReadonlyMap<string, Map<string, SuccessorField>> {
  const byOuter = new Map<string, Map<string, SuccessorField>>();
  const types = new Map(fields.map((field) => [field.path, field.types]));
  for (const field of fields) {
    const outer = outerPath(field.path, types) ?? '';
    const name = outer === '' ? field.path : field.path.slice(outer.length + 1);
    byOuter.set(outer, (byOuter.get(outer) ?? new Map<string, SuccessorField>()).set(name, field));
  }
  return byOuter;
}

/**
 * Adds the answers of the reader to a new body, and legacy defaults that the successor does not share. Required fields that
 * are still without a value become questions.
 *
 * @param legacy how sentences name the legacy operation or body
 * @param body is not changed
 */
export function completeBody(
  { operation, fields }: NonNullable<Move['successor']>,
  legacy: string,
  body: Json,
  answers: Answers,
) {
  const byOuter = fieldsByOuter(fields);
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
    const successor = `\`${operation.path}\``;
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

  const complete = (value: Json, path: string, steps: readonly Step[]): Json => {
    const inside = byOuter.get(path);
    if (!inside) return value;
    if (Array.isArray(value)) return value.map((item, index) => complete(item, path, [...steps, index]));
    if (!isJsonObject(value)) return value;
    const kept = Object.entries(value).map(([name, inner]): [string, Json] => {
      const field = inside.get(name);
      return [name, field ? complete(inner, field.path, [...steps, name]) : inner];
    });
    const added = [...inside]
      .filter(([name]) => !Object.hasOwn(value, name))
      .map(([name, field]) => [name, missing(field, [...steps, name])] as const)
      .filter((entry): entry is [string, Json] => entry[1] !== undefined);
    return Object.fromEntries([...kept, ...added]);
  };

  return { body: complete(body, '', []), lines, questions };
}
