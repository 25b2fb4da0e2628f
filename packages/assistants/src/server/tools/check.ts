import { closestName, isJsonObject, joinNames, joinSteps, parseJson, splitSteps, type Json } from '@api-docs/kit';
import type { FormField, FormShape, RequestForm } from '@api-docs/openapi-reference/library';
import { validateRequest } from '@api-docs/openapi-reference/validateRequest';

import type { Answer } from '../answer';
import type { Docs } from '../data';
import type { Question } from '../inputs';
import { askedOperation } from '../askedOperation';
import { newName } from '../newName';
import { InputError } from '../inputError';
import { referenceOperations } from './sample';

/** A message about a value of the body. */
export interface Note {
  /** Where the value is, for example `context.0.chunk_text`; empty for the body. */
  at: string;
  text: string;
}

type Hint = ReturnType<typeof validateRequest>['hints'][number];

/** Returns a message of the request builder as a note. */
export function asNote({ key, text }: { key: string; text: string }): Note {
  return { at: splitSteps(key).join('.'), text };
}

/** Longest body in characters. Its answer repeats it, and assistants read some 25,000 tokens. */
const MAX_BODY = 20_000;

const MAX_NOTES = 30;

/** Levels of lists and objects inside of each other that a body may have. */
const MAX_LEVELS = 100;

function levelsOf(json: string): number {
  let [level, most] = [0, 0];
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') level += 1;
    else if (token === ']' || token === '}') level -= 1;
    most = Math.max(most, level);
  }
  return most;
}

/** Returns a body as text; throws if it is longer or deeper than a body may be. */
export function bodyText(body: unknown): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (text.length > MAX_BODY) {
    const size = `${text.length} characters, at most ${MAX_BODY} are read`;
    throw new InputError(`The body has ${size}. Shorten its longest texts.`);
  }
  if (levelsOf(text) > MAX_LEVELS) throw new InputError(`The body has more than ${MAX_LEVELS} levels.`);
  return text;
}

/** Returns the first items of a list that may be long. */
export function firstOf<Item>(items: readonly Item[]): Item[] {
  return items.slice(0, MAX_NOTES);
}

function parseBody(body: unknown): Json {
  const text = bodyText(body);
  if (typeof body !== 'string') return body as Json;
  try {
    return parseJson(text);
  } catch (error) {
    throw new InputError(`\`body\` is a string and not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

/** Returns a hint for each property that the schema does not have. The service may ignore them, so they are no problems. */
function unknownProperties(shape: FormShape, value: Json, at: readonly string[]): Hint[] {
  if (Array.isArray(value)) {
    return value.slice(0, MAX_NOTES).flatMap((one, index) => {
      const item = shape.fields?.[index] ?? shape.item;
      return item ? unknownProperties(item, one, [...at, String(index)]) : [];
    });
  }
  if (shape.kind !== 'object' || !isJsonObject(value)) return [];
  const fields = shape.fields ?? [];
  const names = fields.map((field) => field.name);
  // Such an object takes any property.
  if (fields.length === 0 || shape.entry) return [];
  return Object.entries(value).flatMap(([name, inner]): Hint[] => {
    const field = fields.find((one) => one.name === name);
    if (field) return unknownProperties(field, inner, [...at, name]);
    const near = closestName(name, names);
    const hint = { key: joinSteps([...at, name]), text: `The reference knows no field \`${name}\` here.` };
    if (near === undefined) return [{ ...hint, unknown: name }];
    return [{ ...hint, text: `${hint.text} Did you mean \`${near}\`?` }];
  });
}

/** Returns whether a value is the body alone, and not an object with the parts of the request. */
function isBodyAlone({ isRequest, shape: { fields = [] } }: RequestForm, value: Json): boolean {
  const hasOnly = (own: readonly FormField[] = []) =>
    isJsonObject(value) && Object.keys(value).every((key) => own.some(({ name }) => name === key));
  const body = fields.find(({ name }) => name === 'body');
  return isRequest === true && body !== undefined && (hasOnly(body.fields) || !hasOnly(fields));
}

/** Says which required parameters a body alone leaves out. */
function leftOut({ shape: { fields = [] } }: RequestForm): Note[] {
  const parameters = fields.filter(({ name }) => name !== 'body').flatMap((part) => part.fields ?? []);
  const names = parameters.filter(({ requirement }) => requirement === 'required').map(({ name }) => `\`${name}\``);
  const text = `The call also needs ${joinNames(names)}, which ${names.length > 1 ? 'were' : 'was'} not checked.`;
  return names.length > 0 ? [{ at: '', text }] : [];
}

/**
 * Validates a request body with the validator and the messages of the request builder.
 *
 * @param question `body` is a JSON value, or the text of one: the body alone, or all parts of the request such as `path` and `body`
 * @returns whether the body is valid by the schema, what is wrong, and advice that the schema does not require
 * @throws if there is no such operation, it has nothing to validate, or the body is too long
 */
export async function check(docs: Docs, { operation: name, body: given }: Question<'check'>): Promise<Answer> {
  const operation = askedOperation(referenceOperations(docs), name);
  const address = docs.urlOf(operation.address);
  const module = await docs.validator(operation.id);
  if (!module) throw new InputError(`The request fields of \`${operation.path}\` are not documented. See ${address}`);
  const value = parseBody(given);
  const isAlone = isBodyAlone(module.form, value);
  const request = isAlone ? { body: value } : value;
  const { problems, hints } = validateRequest(module, request);
  const own = [...hints, ...unknownProperties(module.form.shape, request, [])].map((hint): Note => {
    const { at, text } = asNote(hint);
    // A field or metric of the legacy API.
    const now = hint.unknown === undefined ? undefined : newName(docs, operation.path, hint.unknown);
    return { at, text: now === undefined ? text : `${text} Its name is now \`${now}\`.` };
  });
  const inBody = (notes: readonly Note[]) =>
    notes.flatMap(({ at, text }) => {
      if (!isAlone) return [{ at, text }];
      return /^body(?:\.|$)/.test(at) ? [{ at: at.replace(/^body\.?/, ''), text }] : [];
    });
  const wrong = inBody(problems.map(asNote));
  return {
    data: {
      valid: wrong.length === 0,
      operation: operation.path,
      problems: firstOf(wrong),
      hints: firstOf([...inBody(own), ...(isAlone ? leftOut(module.form) : [])]),
      address,
    },
  };
}
