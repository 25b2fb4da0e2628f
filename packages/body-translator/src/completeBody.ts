import { isJsonObject, type Json } from '@api-docs/kit/json';
import { joinSteps } from '@api-docs/kit/jsonPointer';
import { own } from '@api-docs/kit/own';

import type { Answers, MoveLine, Question, SuccessorField } from './types';

/** A step into a JSON value: the name of a property, or an index of a list. */
export type Step = string | number;

/** Returns the JSON pointer of a value, see RFC 6901. */
export function toPointer(steps: readonly Step[]): string {
  return steps.length === 0 ? '' : `/${joinSteps(steps)}`;
}

/** A body or a field, with the fields inside of it by their names. */
export interface FieldNode<Field> {
  /** Dotted path; empty for the body. */
  path: string;
  inside: Map<string, FieldNode<Field> & { field: Field }>;
}

/** Arranges the fields of a body as a tree. */
export function fieldTree<Field extends { path: string }>(fields: readonly Field[]): FieldNode<Field> {
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
export type FieldLine = MoveLine & { group: string };

/**
 * Adds the answers of the reader to a new body, and legacy defaults that the successor does not share. Required fields that
 * are still without a value become questions.
 *
 * @param successor how sentences name the operation
 * @param legacy how sentences name the legacy operation or body
 * @param body is not changed
 */
export function completeBody(
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
