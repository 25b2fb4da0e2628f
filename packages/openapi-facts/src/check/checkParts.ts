import { spellingRemedy } from '@api-docs/kit/node';
import { isJsonObject } from '@api-docs/kit';

import type { DocumentPath } from '../document/jsonPointer';
import { METHODS, PATH_ITEM_KEYS } from '../document/openApiDocument';
import { PARAMETER_PLACES, PARAMETER_STYLES } from '../document/parameterPlaces';
import type { Mapping } from '../document/walkDocument';
import { unknownKeys, type Violation } from './violation';
import type { ShapedMapping } from './walkShapes';

/** A mistake in a part, with the keys that lead to it. */
type Mistake = Omit<Violation, 'where' | 'file'> & { keys: DocumentPath };

const STYLES = [...new Set(Object.values(PARAMETER_STYLES).flat())];
const SCHEME_TYPES = ['apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect'];

/** Advice for values that are spelled like no other. */
const ADVICE: Record<string, string> = {
  body: 'describe the body as requestBody',
  formData: 'describe the form as requestBody',
  basic: 'write "http", and beside it scheme: basic',
  bearer: 'write "http", and beside it scheme: bearer',
};

function missingText(given: Mapping, key: string, expected: string): Mistake[] {
  return given[key] ? [] : [{ keys: [key], expected, found: 'none', remedy: `add ${key}: ${expected}` }];
}

/** Finds a value that is missing or none of the known ones. */
function unknownValue(given: Mapping, key: string, known: readonly string[]): Mistake[] {
  const expected = known.join(', ');
  if (given[key] === undefined) return missingText(given, key, `one of ${expected}`);
  const found = String(given[key]);
  if (known.includes(found)) return [];
  const remedy = ADVICE[found] ?? spellingRemedy(found, known, `write one of: ${expected}`);
  return [{ keys: [key], expected, found, remedy }];
}

/** Finds what a call cannot be made without: without name and place, nobody knows of a parameter. */
function parameterMistakes(given: Mapping): Mistake[] {
  return [
    ...missingText(given, 'name', 'the name of the parameter'),
    ...unknownValue(given, 'in', PARAMETER_PLACES),
    ...(given.style === undefined ? [] : unknownValue(given, 'style', STYLES)),
  ];
}

function schemeMistakes(given: Mapping): Mistake[] {
  const { type } = given;
  if (type === 'http') return missingText(given, 'scheme', 'a scheme of HTTP, for example bearer');
  if (type !== 'apiKey') return unknownValue(given, 'type', SCHEME_TYPES);
  const name = missingText(given, 'name', 'the name of the header, query parameter or cookie');
  return [...name, ...unknownValue(given, 'in', ['query', 'header', 'cookie'])];
}

/** Finds statuses that no response has. */
function statusMistakes({ responses }: Mapping): Mistake[] {
  const codes = Object.keys(isJsonObject(responses) ? responses : {});
  return codes
    .filter((code) => !/^(?:\d{3}|[1-5]XX|default|x-.*)$/i.test(code))
    .map((code) => ({
      keys: ['responses', code],
      expected: 'a status such as 200, a range such as 4XX, or default',
      found: code,
      remedy: 'write the status as a number',
    }));
}

/** Finds keys of the requests of a callback that would be lost in silence. */
function callbackMistakes(given: Mapping, expression: string): Mistake[] {
  const isMethod = METHODS.some((method) => method === expression);
  const advice = isMethod ? `write the address above ${expression}: '{$request.body#/url}': { ${expression}: … }` : '';
  return unknownKeys(given, PATH_ITEM_KEYS).map((key) => ({
    keys: [key],
    expected: `an address, and below it a path item, with keys such as ${METHODS.join(', ')}`,
    found: key,
    remedy: advice || spellingRemedy(key, PATH_ITEM_KEYS, `remove ${key}`),
  }));
}

function mistakesOf({ value, shape, where }: ShapedMapping): Mistake[] {
  if (typeof value.$ref === 'string') return [];
  if ('in' in shape && 'allowReserved' in shape) return parameterMistakes(value);
  if ('bearerFormat' in shape) return schemeMistakes(value);
  if ('requestBody' in shape && 'responses' in shape) return statusMistakes(value);
  const isCallback = 'additionalOperations' in shape && where.at(-3) === 'callbacks';
  return isCallback ? callbackMistakes(value, String(where.at(-1))) : [];
}

/** Finds what would be lost in silence of a part of a document, or without which calls go wrong. */
export function checkPart(found: ShapedMapping): Violation[] {
  const { where, file, ref } = found;
  return mistakesOf(found).map(({ keys, ...mistake }) =>
    ref
      ? { ...mistake, where: [...ref.where, '$ref'], file: ref.file, remedy: 'refer to a part of the right kind' }
      : { ...mistake, where: [...where, ...keys], file },
  );
}
