import { isJsonObject, type Json } from '@api-docs/kit/json';

import { toPointer, type Step } from './bodyTree';
import { outerPath } from './fieldSteps';
import type { Move, MoveLine, SuccessorField, Translation } from './types';

/** A new body, with the lines and questions about values that the legacy body does not have. */
interface Completed extends Pick<Translation, 'body' | 'questions'> {
  lines: (MoveLine & { group: string })[];
}

/** Adds the values that the legacy body does not have. */
class Completer {
  readonly lines: Completed['lines'] = [];
  readonly questions: Completed['questions'] = [];
  private readonly hasNoAnswers: boolean;
  private readonly byOuter = new Map<string, { name: string; field: SuccessorField }[]>();

  constructor(
    private readonly names: { legacy: string; successor: string },
    fields: readonly SuccessorField[],
    private readonly answers: Readonly<Record<string, Json>>,
  ) {
    this.hasNoAnswers = Object.keys(answers).length === 0;
    const steps = new Map(fields.map(({ path, types }) => [path, types]));
    for (const field of fields) {
      const outer = outerPath(field.path, steps) ?? '';
      const name = outer === '' ? field.path : field.path.slice(outer.length + 1);
      this.byOuter.set(outer, [...(this.byOuter.get(outer) ?? []), { name, field }]);
    }
  }

  complete(value: Json, path: string, steps: readonly Step[]): Json {
    const fields = this.byOuter.get(path);
    if (!fields) return value;
    if (Array.isArray(value)) return value.map((item, index) => this.complete(item, path, [...steps, index]));
    if (!isJsonObject(value)) return value;
    const kept = Object.entries(value).map(([name, inner]): [string, Json] => {
      const field = fields.find((one) => one.name === name)?.field;
      return [name, field ? this.complete(inner, field.path, [...steps, name]) : inner];
    });
    const added = fields
      .filter(({ name }) => !Object.hasOwn(value, name))
      .flatMap(({ name, field }): [string, Json][] => {
        const inner = this.missing(field, [...steps, name]);
        return inner === undefined ? [] : [[name, inner]];
      });
    return Object.fromEntries([...kept, ...added]);
  }

  /** Returns the value for a field that the body lacks, and adds its line or question. */
  private missing(field: SuccessorField, steps: readonly Step[]): Json | undefined {
    const { path, default: value, legacyDefault, requirement } = field;
    const isOptional = legacyDefault === undefined && requirement !== 'required';
    if (isOptional && this.hasNoAnswers) return undefined;
    const pointer = toPointer(steps);
    const answer = Object.hasOwn(this.answers, pointer) ? this.answers[pointer] : undefined;
    if (answer !== undefined) return this.add(field, pointer, answer, `You filled in \`${path}\`.`);
    const { legacy, successor } = this.names;
    if (legacyDefault !== undefined) {
      const other = value === undefined ? `${successor} requires it` : `${successor} uses \`${value}\``;
      const reason = `Without \`${path}\`, ${legacy} uses \`${legacyDefault}\`, and ${other}. The added value keeps what your call does.`;
      return this.add(field, pointer, JSON.parse(legacyDefault) as Json, reason);
    }
    if (requirement === 'required') {
      const reason = `${successor} requires \`${path}\`, and the legacy body has no value for it.`;
      this.questions.push({ pointer, field, reason });
    }
    return undefined;
  }

  private add({ path }: SuccessorField, to: string, value: Json, reason: string): Json {
    this.lines.push({ kind: 'added', to, value, reason, group: path });
    return value;
  }
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
  answers: Readonly<Record<string, Json>>,
): Completed {
  const completer = new Completer({ legacy, successor: `\`${operation.path}\`` }, fields, answers);
  const completed = completer.complete(body, '', []);
  return { body: completed, lines: completer.lines, questions: completer.questions };
}
