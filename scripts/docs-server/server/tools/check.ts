import type { FormField, FormShape, RequestForm } from '../../../../plugins/api/validators/types';
import { closestName } from '../../../../shared/closestName';
import { isJsonObject, type Json, parseJson } from '../../../../shared/json';
import { splitSteps } from '../../../../shared/jsonPointer';
import { validateRequest } from '../../../../src/components/RequestBuilder/validateRequest';
import { urlOf, type Docs } from '../docs';
import { findOperation, InputError } from '../names';
import { referenceOperations } from './sample';

interface Question {
  operation: string;
  body: unknown;
}

/** A message about a value of the body. */
export interface Note {
  /** Where the value is, for example `context.0.chunk_text`; empty for the body. */
  at: string;
  text: string;
}

/** Returns a message of the request builder as a note. */
export function asNote({ key, text }: { key: string; text: string }): Note {
  return { at: splitSteps(key).join('.'), text };
}

function parseBody(body: unknown): Json {
  if (typeof body !== 'string') return body as Json;
  try {
    return parseJson(body);
  } catch (error) {
    throw new InputError(`\`body\` is a string and not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

/** Returns a note for each property that the schema does not have. The service may ignore them, so they are no problems. */
function unknownProperties(shape: FormShape, value: Json, at: readonly string[]): Note[] {
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => {
      const item = shape.fields?.[index] ?? shape.item;
      return item ? unknownProperties(item, one, [...at, String(index)]) : [];
    });
  }
  if (shape.kind !== 'object' || !isJsonObject(value)) return [];
  const fields = shape.fields ?? [];
  const names = fields.map((field) => field.name);
  // Such an object takes any property.
  if (fields.length === 0 || shape.entry) return [];
  return Object.entries(value).flatMap(([name, inner]): Note[] => {
    const field = fields.find((one) => one.name === name);
    if (field) return unknownProperties(field, inner, [...at, name]);
    const near = closestName(name, names);
    const advice = near === undefined ? '' : ` Did you mean \`${near}\`?`;
    return [{ at: [...at, name].join('.'), text: `The reference knows no field \`${name}\` here.${advice}` }];
  });
}

/** Returns whether a value is the body alone, which is enough for a request without required parameters. */
function isPlainBody({ isRequest, shape: { fields = [] } }: RequestForm, value: Json): boolean {
  const hasOnly = (own: readonly FormField[] = []) =>
    isJsonObject(value) && Object.keys(value).every((key) => own.some(({ name }) => name === key));
  const body = fields.find(({ name }) => name === 'body');
  const parameters = fields.filter((part) => part !== body).flatMap((part) => part.fields ?? []);
  if (!isRequest || !body || parameters.some(({ requirement }) => requirement === 'required')) return false;
  return hasOnly(body.fields) || !hasOnly(fields);
}

/**
 * Validates a request body with the validator and the messages of the request builder.
 *
 * @param question `body` is a JSON value, or the text of one: the body alone, or all parts of the request such as `path` and `body`
 * @returns whether the body is valid by the schema, what is wrong, and advice that the schema does not require
 * @throws if there is no such operation, or it has nothing to validate
 */
export async function check(docs: Docs, { operation: name, body: text }: Question): Promise<object> {
  const operation = findOperation(referenceOperations(docs), name);
  const module = await docs.validator(operation.id);
  if (!module) {
    throw new InputError(
      `The request fields of \`${operation.path}\` are not documented. See ${urlOf(docs, operation.address)}`,
    );
  }
  const given = parseBody(text);
  const isPlain = isPlainBody(module.form, given);
  const body = isPlain ? { body: given } : given;
  const { problems, hints } = validateRequest(module, body);
  const inBody = ({ at, text: message }: Note) => ({ at: isPlain ? at.replace(/^body\.?/, '') : at, text: message });
  return {
    valid: problems.length === 0,
    operation: operation.path,
    problems: problems.map(asNote).map(inBody),
    hints: [...hints.map(asNote), ...unknownProperties(module.form.shape, body, [])].map(inBody),
    address: urlOf(docs, operation.address),
  };
}
