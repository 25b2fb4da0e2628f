import { renderSamples } from '@api-docs/openapi-facts';
import type { Json } from '@api-docs/kit';
import {
  describeProblem,
  isPossible,
  isProblem,
  readInput,
  recognize,
  translate,
  whyImpossible,
  type Migration,
  type PossibleMigration,
  type ReadInput,
} from '@api-docs/body-translator';
import { validateRequest } from '@api-docs/openapi-reference/validateRequest';

import type { Answer } from '../answer';
import type { Docs } from '../data';
import type { Question } from '../inputs';
import { askedOperation } from '../askedOperation';
import { InputError } from '../inputError';
import { asNote, bodyText, firstOf } from './check';
import { fence } from './sample';

/** Operations that a message names. */
const MAX_OTHERS = 20;

/** Returns how questions name a migration. */
const nameOf = ({ path, id }: Pick<Migration, 'path' | 'id'>) => path ?? id;

function findMigration(migrations: readonly Migration[], given: string): string {
  const named = migrations.map((migration) => {
    const path = nameOf(migration);
    const name = path.slice(path.lastIndexOf('/') + 1);
    return { id: migration.id, method: migration.method ?? 'POST', path, name, deprecated: true };
  });
  return askedOperation(named, given).id;
}

/** Finds the migration of an input, with a remark if the names of its fields speak against the operation that was given. */
function recognizeMigration(migrations: readonly Migration[], input: ReadInput, given: string | undefined) {
  const chosen = given === undefined ? undefined : findMigration(migrations, given);
  const { id, others, message } = recognize(input, migrations, chosen);
  const names = others.flatMap((other) => migrations.filter((migration) => migration.id === other).map(nameOf));
  const list = names.slice(0, MAX_OTHERS).map((name) => `\`${name}\``);
  const advice = list.length > 0 ? ` Give as \`operation\`: ${list.join(', ')}.` : '';
  const remark = message === undefined ? undefined : `${message}${advice}`;
  const migration = migrations.find((one) => one.id === id);
  if (!migration) throw new InputError(remark ?? 'Give the legacy operation as `operation`.');
  return { migration, remark };
}

async function translateBody(
  docs: Docs,
  migration: PossibleMigration,
  body: Json,
  answers: Readonly<Record<string, Json>>,
) {
  const { successor } = migration;
  const result = translate(migration, body, answers);
  const module = await docs.validator(successor.id);
  const asked = result.questions.map(({ pointer }) => pointer);
  const found = module ? validateRequest(module, result.body).problems : [];
  const problems = found.filter(({ key }) => !asked.includes(`/${key}`));
  const changed = result.lines.filter(({ kind }) => kind !== 'kept');
  return {
    body: result.body,
    // A line about all items of a list has their number.
    changes: firstOf(changed).map(({ more, ...line }) => (more ? { ...line, items: more.length + 1 } : line)),
    questions: result.questions.map(({ pointer, field, reason }) => ({ at: pointer, type: field.type, reason })),
    problems: firstOf(problems.map(asNote)),
  };
}

/**
 * Translates the body or the cURL command of a legacy call to the call of the current API.
 *
 * @param question `input` is JSON, the text of JSON, or a cURL command; `operation` is the legacy operation or body, by default
 *   the one that the input fits
 * @throws if the input cannot be read, or fits no operation or several
 */
export async function translateCall(docs: Docs, question: Question<'translate'>): Promise<Answer> {
  const { input: given, operation, answers = {}, language } = question;
  bodyText(answers);
  const input = readInput(bodyText(given));
  if (isProblem(input)) throw new InputError(describeProblem(input));
  const { migration, remark } = recognizeMigration(docs.migrations(), input, operation);
  const head = {
    from: nameOf(migration),
    ...(remark === undefined ? {} : { remark }),
    ...(migration.note === undefined ? {} : { note: migration.note }),
    ...(input.leftOut.length > 0 ? { leftOut: input.leftOut } : {}),
  };
  if (!isPossible(migration)) return { data: { ...head, to: null, reason: whyImpossible(migration) } };
  const { operation: call, to } = migration.successor;
  const translated = await translateBody(docs, migration, input.body, answers as Readonly<Record<string, Json>>);
  const [sample] = renderSamples(call, { parameters: {}, body: translated.body }, [language]);
  return {
    data: {
      ...head,
      to: `${call.method} ${call.path}`,
      complete: translated.questions.length === 0 && translated.problems.length === 0,
      ...translated,
      sample: fence(sample?.prism ?? '', sample?.code ?? ''),
      address: docs.urlOf(`${to.slice(1)}/`),
    },
  };
}
