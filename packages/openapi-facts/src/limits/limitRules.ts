/**
 * The limits of a value, one row each: how a schema says it, how readers do, and when one is within the other. What a schema may
 * contain is in `document/schemaObject.ts`, the type of each limit in `fieldTypes.ts`.
 */

import { parseJson, stringifyJson } from '@api-docs/kit';

import { SCHEMA_KEYWORDS, type NUMBERS, type Schema } from '../document/schemaObject';
import type { Limits } from '../fieldTypes';
import { readEnum } from '../schemas/enumValues';
import { isMultiple } from '../schemas/multiples';
import { readPattern } from '../schemas/patterns';
import { typesOf } from '../schemas/resolvedSchema';
import { isNever } from '../schemas/variants';
import { codeSpan, codeValue } from '../text/codeSpan';
import { allowedValues } from './allowedValues';
import { impliesRange } from './bounds';
import { hasAll, isWider } from './formats';
import { impliesSet, type Implies } from './implies';

type Texts = readonly (string | undefined)[];

interface LimitRule {
  /** Limits that are worded and compared together. */
  keys: readonly (keyof Limits)[];
  /** Types of the values that they limit; all if it is missing. */
  about?: readonly string[];
  read: (schema: Schema) => Partial<{ [Key in keyof Limits]: Limits[Key] | undefined }>;
  /** As CommonMark. */
  describe: (limits: Limits) => Texts;
  /** Without it, the limit is not compared. */
  implies?: Implies<Limits>;
}

/** A limit that is a text, and that can only be added or removed. */
function textRule(key: 'contentMediaType' | 'contentEncoding', label: string): LimitRule {
  return {
    keys: [key],
    about: ['string'],
    read: ({ [key]: value }) => ({ [key]: value }),
    describe: ({ [key]: value }) => [value === undefined ? undefined : `${label} ${codeSpan(value)}`],
    implies: (first, second) => second[key] === undefined || first[key] === second[key],
  };
}

/** A limit that is set or not. */
function flagRule(
  key: 'uniqueItems' | 'isClosed' | 'isClosedList',
  about: 'array' | 'object',
  read: (schema: Schema) => boolean | undefined,
  text: string,
): LimitRule {
  return {
    keys: [key],
    about: [about],
    read: (schema) => {
      const types = typesOf(schema);
      const isSet = (types.length === 0 || types.includes(about)) && read(schema);
      return { [key]: isSet || undefined };
    },
    describe: ({ [key]: isSet }) => [isSet ? text : undefined],
    implies: (first, second) => !second[key] || first[key] === true,
  };
}

const NUMERIC = ['integer', 'number'];

const isNumber = (value: unknown): value is number | bigint => ['number', 'bigint'].includes(typeof value);

function readNumbers(schema: Schema, keys: readonly (typeof NUMBERS)[number][]): Limits {
  const given = keys.map((key) => [key, schema[key]] as const).filter(([, value]) => isNumber(value));
  return Object.fromEntries(given) as Limits;
}

/** What is counted, and the type of the values that have it. */
const COUNTED = { Length: 'string', Items: 'array', Contains: 'array', Properties: 'object' };

type Counted = keyof typeof COUNTED;

/** The least and the most number of what a value has. */
function countRule(counted: Counted, one: string, many = `${one}s`, prefix = '', usual = 0): LimitRule {
  const [min, max] = [`min${counted}`, `max${counted}`] as const;
  const things = (count: number | bigint) => `${count} ${count === 1 ? one : many}`;
  const describe = ({ [min]: least, [max]: most }: Limits): string | undefined => {
    if (least !== undefined && least === most) return `exactly ${things(least)}`;
    if (least !== undefined && most !== undefined) return `${least} to ${most} ${many}`;
    if (least !== undefined) return `at least ${things(least)}`;
    return most === undefined ? undefined : `at most ${things(most)}`;
  };
  return {
    keys: [min, max],
    about: [COUNTED[counted]],
    read: (schema) => readNumbers(schema, [min, max]),
    describe: (limits) => [describe(limits)].map((text) => text && prefix + text),
    implies: (first, second) =>
      (first[min] ?? usual) >= (second[min] ?? usual) && (first[max] ?? Infinity) <= (second[max] ?? Infinity),
  };
}

function describeRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Limits): Texts {
  const isRange = minimum !== undefined && maximum !== undefined;
  return [
    isRange ? `range ${minimum}${minimum < 0 ? ' to ' : '-'}${maximum}` : undefined,
    isRange || minimum === undefined ? undefined : `${minimum} or more`,
    isRange || maximum === undefined ? undefined : `${maximum} or less`,
    exclusiveMinimum === undefined ? undefined : `more than ${exclusiveMinimum}`,
    exclusiveMaximum === undefined ? undefined : `less than ${exclusiveMaximum}`,
  ];
}

/** Patterns that match every text. */
const ANY_TEXT: readonly string[] = ['', '.*', '^.*', '.*$'];

/** Returns whether a value, given as JSON, is a text that matches a pattern. */
function matches(json: string | undefined, pattern: string): boolean {
  const text = json === undefined ? undefined : parseJson(json);
  return typeof text === 'string' && readPattern(pattern)?.test(text) === true;
}

/** Returns the keywords that no standard defines. */
function otherKeywords(schema: Schema): Record<string, string> | undefined {
  const others = Object.entries(schema).filter(([key]) => !SCHEMA_KEYWORDS.has(key) && !key.startsWith('x-'));
  return others.length > 0 ? Object.fromEntries(others.map(([key, value]) => [key, stringifyJson(value)])) : undefined;
}

/** In the order of their texts. Conditions on the presence of properties are not among them, because they contain values. */
export const LIMIT_RULES: readonly LimitRule[] = [
  {
    keys: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
    about: NUMERIC,
    read: (schema) => readNumbers(schema, ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']),
    describe: describeRange,
    implies: impliesRange,
  },
  {
    keys: ['multipleOf'],
    about: NUMERIC,
    read: (schema) => readNumbers(schema, ['multipleOf']),
    describe: ({ multipleOf }) => [multipleOf === undefined ? undefined : `multiple of ${multipleOf}`],
    implies: (first, second) =>
      !second.multipleOf || isMultiple(Number(first.multipleOf ?? NaN), Number(second.multipleOf)),
  },
  countRule('Length', 'character'),
  {
    keys: ['format'],
    read: ({ format }) => ({ format }),
    describe: ({ format }) => [format === undefined ? undefined : `format ${codeSpan(format)}`],
    implies: (first, { format: other }) =>
      other === undefined || first.format === other || isWider(other, first.format) || hasAll(other, first),
  },
  {
    keys: ['patterns'],
    about: ['string'],
    read: ({ pattern }) => ({ patterns: pattern === undefined ? undefined : [pattern].flat() }),
    describe: ({ patterns = [] }) => patterns.map((pattern) => `pattern ${codeSpan(pattern)}`),
    implies: ({ patterns = [], const: only }, { patterns: others = [] }) =>
      others.every((other) => [...patterns, ...ANY_TEXT].includes(other) || matches(only, other)),
  },
  textRule('contentMediaType', 'content of type'),
  textRule('contentEncoding', 'encoded as'),
  {
    keys: ['const', 'enum'],
    read: (schema) => ({
      enum: schema.enum?.length === 0 ? undefined : readEnum(schema),
      const: 'const' in schema ? stringifyJson(schema.const) : undefined,
    }),
    describe: ({ const: only, enum: values }) => [
      only === undefined ? undefined : `always ${codeValue(only)}`,
      values ? `one of ${values.map(({ value }) => codeValue(value)).join(', ')}` : undefined,
    ],
    implies: (first, second) => impliesSet(allowedValues(first), allowedValues(second)),
  },
  countRule('Items', 'item'),
  flagRule('uniqueItems', 'array', ({ uniqueItems }) => uniqueItems, 'each item at most once'),
  countRule('Contains', 'matching item', undefined, 'contains ', 1),
  countRule('Properties', 'property', 'properties'),
  flagRule('isClosedList', 'array', ({ unevaluatedItems }) => unevaluatedItems === false, 'no other items'),
  flagRule(
    'isClosed',
    'object',
    ({ additionalProperties, unevaluatedProperties }) => [additionalProperties, unevaluatedProperties].includes(false),
    'no other properties',
  ),
  {
    keys: ['isNever'],
    read: (schema) => ({ isNever: isNever(schema) || undefined }),
    describe: ({ isNever: isSet }) => [isSet ? 'no value is valid' : undefined],
  },
  {
    keys: ['others'],
    read: (schema) => ({ others: otherKeywords(schema) }),
    describe: ({ others = {} }) =>
      Object.entries(others).map(([keyword, value]) => `${codeSpan(keyword)}: ${codeValue(value)}`),
  },
];
