import type { FormShape, Json, SchemaError } from '@site/plugins/request-validators/types';

import { formPlace, type Place } from './formPlace';
import type { FieldValue } from './formValue';
import type { Reading } from './readBody';

/** Something that the schema does not allow, worded for the person who fills in the form. */
export interface Problem {
  /** Key of the place in the form. */
  key: string;
  /** Names stand in backticks. */
  text: string;
  /** Whether something is still to be filled in, rather than wrong. */
  missing: boolean;
}

type Words = Pick<Problem, 'text' | 'missing'>;

function wrong(text: string): Words {
  return { text, missing: false };
}

function typeWords({ type, range }: FormShape): string {
  const article = /^[aeiou]/.test(type) ? 'an' : 'a';
  return `${type.startsWith('any ') ? '' : `${article} `}${type}${range === undefined ? '' : ` ${range}`}`;
}

function mustBe({ subject, shape }: Place, found: Json | undefined): Words {
  const comma = shape.kind === 'number' && /^\s*-?\d+,\d+\s*$/.test(String(found));
  const advice = comma ? ' Write the decimals after a point, as in `0.5`.' : '';
  return wrong(`${subject} must be ${typeWords(shape)}.${advice}`);
}

function orWords(names: readonly string[]): string {
  const listed = names.map((name) => `a \`${name}\``);
  return listed.length < 2 ? listed.join('') : `${listed.slice(0, -1).join(', ')} or ${listed.at(-1) ?? ''}`;
}

function repeated({ subject }: Place, list: Json | undefined, index: unknown): Words {
  const item = Array.isArray(list) ? list[Number(index)] : undefined;
  const count = Array.isArray(list) ? list.filter((other) => JSON.stringify(other) === JSON.stringify(item)).length : 0;
  const times = count > 2 ? `${count} times` : 'twice';
  return wrong(`${subject} names \`${typeof item === 'string' ? item : JSON.stringify(item)}\` ${times}.`);
}

function countWords(place: Place, { limit }: Record<string, unknown>, which: 'least' | 'most'): Words {
  const noun = place.shape.noun ?? 'item';
  const few = limit === 1 ? noun : noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return { text: `${place.subject} needs at ${which} ${String(limit)} ${few}.`, missing: which === 'least' };
}

function wordError({ keyword, params }: SchemaError, place: Place, found: Json | undefined): Words {
  switch (keyword) {
    case 'required':
      return { text: `Fill in ${place.subject}: it is required.`, missing: true };
    case 'anyOf':
      return place.shape.alternatives
        ? { text: `Give ${place.subject} ${orWords(place.shape.alternatives)}.`, missing: true }
        : mustBe(place, found);
    case 'uniqueItems':
      return repeated(place, found, params.i);
    case 'minItems':
      return countWords(place, params, 'least');
    case 'maxItems':
      return countWords(place, params, 'most');
    case 'type':
    case 'minimum':
    case 'maximum':
      return mustBe(place, found);
    default:
      return wrong(`${place.subject} does not meet “${keyword}” of the schema.`);
  }
}

function valueAt(body: Json, pointer: string): Json | undefined {
  return pointer
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((value, step) => {
      if (value === null || typeof value !== 'object') return undefined;
      return Array.isArray(value) ? value[Number(step)] : value[step];
    }, body);
}

function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Drops what an `anyOf` says about its branches: the alternative as a whole is told. */
function withoutBranches(errors: readonly SchemaError[]): SchemaError[] {
  const whole = errors.filter(({ keyword }) => keyword === 'anyOf');
  return errors.filter(
    ({ instancePath, schemaPath }) =>
      !whole.some(
        (error) => instancePath.startsWith(error.instancePath) && schemaPath.startsWith(`${error.schemaPath}/`),
      ),
  );
}

/** Where an error is shown: a missing value at its own place, one of two equal items at the later one. */
function pointerOf({ instancePath, keyword, params }: SchemaError): string {
  if (keyword === 'required') return `${instancePath}/${String(params.missingProperty)}`;
  if (keyword === 'uniqueItems') return `${instancePath}/${Math.max(Number(params.i), Number(params.j))}`;
  return instancePath;
}

/**
 * Words what a validator found.
 *
 * @param errors of a validator that was given the reading's body
 * @param shape of the body
 * @param value what the form holds
 * @param reading of that value
 * @returns one problem for each place, in the order of the form
 */
export function problemsOf(
  errors: readonly SchemaError[],
  shape: FormShape,
  value: FieldValue,
  { body, places, unreadable }: Reading,
): Problem[] {
  const order = [...new Set(places.values())];
  const problems = new Map<string, Problem>();
  for (const key of unreadable) {
    const { subject } = formPlace(shape, value, key);
    problems.set(key, { key, ...wrong(`${subject} is not JSON. Put words in double quotes, as in \`"draft"\`.`) });
  }
  for (const error of withoutBranches(errors)) {
    const key = places.get(pointerOf(error)) ?? places.get(error.instancePath) ?? '';
    // Two equal items are shown at one of them and told about their list.
    const told = error.keyword === 'uniqueItems' ? (places.get(error.instancePath) ?? '') : key;
    const words = wordError(error, formPlace(shape, value, told), valueAt(body, error.instancePath));
    if (!problems.has(key)) problems.set(key, { key, ...words });
  }
  return [...problems.values()]
    .map((problem) => ({ ...problem, text: capitalized(problem.text) }))
    .sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
}
