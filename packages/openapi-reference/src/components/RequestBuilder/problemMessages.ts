import { joinNames, stringifyJson } from '@api-docs/kit';
import { codeSpan, codeValue, valueKey } from '@api-docs/openapi-facts';

import type { FormShape, Json, SchemaError } from '../../validators/types';
import { withArticle } from './describePlace';

/** What is wrong with a value, for the person who fills in the form. */
export interface Message {
  /** Names are in backticks. */
  text: string;
  /** Whether something still has to be filled in, rather than corrected. */
  missing: boolean;
}

/** An error and the value that it is about. */
export interface Finding {
  /** Undefined for a value inside of JSON that the reader writes. */
  shape: FormShape | undefined;
  subject: string;
  error: SchemaError;
  found: Json | undefined;
}

const MAX_VALUES = 12;

/** Joins alternatives: `a, b, or c`. */
function joinAlternatives(names: readonly string[]): string {
  return joinNames(names, 'disjunction');
}

/** Returns the message about a value that is to be corrected. */
export function wrong(text: string): Message {
  return { text, missing: false };
}

function valueCode(value: unknown): string {
  return codeValue(stringifyJson(value as Json));
}

function count(limit: unknown, nouns: string): string {
  return `${String(limit)} ${limit === 1 ? nouns.replace(/ies$/, 'y').replace(/s$/, '') : nouns}`;
}

/**
 * Names the type that a value must have, with its range.
 *
 * @param types that the validator names, for a value inside of JSON that the reader writes, or one whose type depends on others
 */
export function typeWords(shape: FormShape | undefined, types?: unknown): string {
  const named = [types ?? 'one of its variants'].flat().map((type) => typeWord(String(type)));
  if (!shape || (shape.type === 'any JSON value' && types !== undefined)) return joinAlternatives(named);
  const { type, isAnyType, range } = shape;
  return `${isAnyType ? type : withArticle(type)}${range === undefined ? '' : ` ${range}`}`;
}

function typeWord(type: string): string {
  return type.includes(' ') ? type : withArticle(type === 'array' ? 'list' : type);
}

function valuesWords(values: readonly unknown[]): string {
  const listed = values.slice(0, MAX_VALUES).map(valueCode);
  const others = values.length - listed.length;
  return joinAlternatives(others > 0 ? [...listed, `${others} others`] : listed);
}

type Demand = (params: SchemaError['params'], shape: FormShape | undefined) => string;

const bound =
  (words: (limit: string) => string): Demand =>
  ({ limit }, shape) =>
    `be ${shape?.range === undefined ? words(String(limit)) : typeWords(shape)}`;

const maxItems: Demand = ({ limit, len }) => `have at most ${count(limit ?? len, 'items')}`;

const oneVariant: Demand = ({ passingSchemas, type }, shape) => {
  if (passingSchemas) return 'fit only one of its variants, not several';
  // The last variant is JSON that the reader writes.
  const names = shape?.variants?.slice(0, -1).map(({ name }) => codeSpan(name));
  return names ? `fit one of its variants: ${joinAlternatives(names)}` : `be ${typeWords(shape, type)}`;
};

/** What a value must do to satisfy a keyword. */
const DEMANDS: Partial<Record<string, Demand>> = {
  type: ({ type }, shape) => `be ${typeWords(shape, type)}`,
  minimum: bound((limit) => `${limit} or more`),
  maximum: bound((limit) => `${limit} or less`),
  exclusiveMinimum: bound((limit) => `more than ${limit}`),
  exclusiveMaximum: bound((limit) => `less than ${limit}`),
  multipleOf: ({ multipleOf }) => `be a multiple of ${String(multipleOf)}`,
  pattern: ({ pattern }) => `match the pattern ${codeSpan(String(pattern))}`,
  const: ({ allowedValue }) => `be ${valueCode(allowedValue)}`,
  enum: ({ allowedValues }) => `be one of ${valuesWords(allowedValues as unknown[])}`,
  items: maxItems,
  unevaluatedItems: maxItems,
  contains: ({ minContains, maxContains }) => {
    const most = maxContains === undefined ? '' : ` and at most ${String(maxContains)}`;
    return `have at least ${count(minContains, 'matching items')}${most}`;
  },
  not: () => 'not have an excluded value',
  'false schema': () => 'be left out',
  oneOf: oneVariant,
  anyOf: oneVariant,
};

function demand({ error: { keyword, params }, shape }: Finding): string | undefined {
  const [, end, counted = ''] = /^(min|max)(Length|Items|Properties)$/.exec(keyword) ?? [];
  if (end) {
    const nouns = counted === 'Length' ? 'characters' : counted.toLowerCase();
    return `have at ${end === 'min' ? 'least' : 'most'} ${count(params.limit, nouns)}`;
  }
  return DEMANDS[keyword]?.(params, shape);
}

function duplicateMessage({ subject, found, error }: Finding): Message | undefined {
  const items = Array.isArray(found) ? found.map(valueKey) : [];
  const index = Number(error.params.i);
  const times = items.filter((other) => other === items[index]).length;
  // Two integers that JavaScript cannot hold can be the same number for the validator.
  if (times < 2 || !Array.isArray(found)) return undefined;
  return wrong(`${subject} names ${valueCode(found[index])} ${times > 2 ? `${times} times` : 'twice'}.`);
}

/** Says what is wrong; undefined if nothing is. */
export function errorMessage(finding: Finding): Message | undefined {
  const { subject, shape, error } = finding;
  const { keyword, params, propertyName } = error;
  const { alternatives } = shape ?? {};
  if (keyword === 'uniqueItems') return duplicateMessage(finding);
  if (keyword === 'required') return { text: `Fill in ${subject}: it is required.`, missing: true };
  if (keyword === 'dependentRequired') {
    return { text: `Fill in ${subject}: it is required with ${codeSpan(String(params.property))}.`, missing: true };
  }
  if (alternatives && ['anyOf', 'oneOf'].includes(keyword)) {
    const names = joinAlternatives(alternatives.map((group) => joinNames(group.map(codeSpan))));
    return { text: `Fill in ${params.passingSchemas ? 'only ' : ''}${names} of ${subject}.`, missing: true };
  }
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    return wrong(`${subject} is not among the documented properties.`);
  }
  if (shape?.type === 'no value') return wrong(`${subject} has no valid value.`);
  const words = demand(finding);
  const owner = propertyName === undefined ? subject : `the name of ${subject}`;
  if (words === undefined) return wrong(`${owner} does not fit the rule “${keyword}” of the schema.`);
  const missing = /^(?:minItems|minProperties|contains)$/.test(keyword);
  return { text: `${owner} must ${words}.`, missing };
}
