import { own, type Json } from '@api-docs/kit';

import type { Answers, Question, SuccessorField } from '../types';
import { pointerInside, type FieldLine } from './fieldLines';
import type { FieldNode } from './fieldTree';

/**
 * Adds the answers of the reader to a new body, and legacy defaults that the successor does not share. Required fields that
 * are still without a value become questions. `successor` and `legacy` are the names that sentences use.
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
  const missing = (field: SuccessorField, pointer: string): Json | undefined => {
    const { path, default: value, legacyDefault, requirement } = field;
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

  const complete = (value: Json, node: FieldNode<SuccessorField>, pointer: string): Json => {
    const { inside } = node;
    if (inside.size === 0) return value;
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map((item, index) => complete(item, node, pointerInside(pointer, index)));
    const kept = Object.entries(value).map(([name, inner]): [string, Json] => {
      const field = inside.get(name);
      return [name, field ? complete(inner, field, pointerInside(pointer, name)) : inner];
    });
    const added = [...inside]
      .filter(([name]) => !Object.hasOwn(value, name))
      .map(([name, { field }]) => [name, missing(field, pointerInside(pointer, name))] as const)
      .filter((entry): entry is [string, Json] => entry[1] !== undefined);
    return Object.fromEntries([...kept, ...added]);
  };

  return { body: complete(body, fields, ''), lines, questions };
}
