import { defined, own, stringifyJson } from '@api-docs/kit';

import type { Limits, Value } from '../fieldTypes';
import { wholeBounds } from '../limits/bounds';
import { impliesSet, isSubset, type Implies } from '../limits/implies';
import { LIMIT_RULES } from '../limits/limitRules';
import { listedValues } from './listedValues';

/** How a change alters which values are valid: more of them, fewer, or others; none if another change says why it does not matter. */
export type Effect = 'wider' | 'narrower' | 'other' | 'none';

/** A limit that differs: values that have only this limit, undefined where there is none. */
export interface LimitChange {
  from?: Value;
  to?: Value;
  effect: Effect;
}

const OPEN: Value = { types: [], limits: {} };

/** Returns the effect of a change; undefined if both accept the same values. */
export function effectOf<Given>(implies: Implies<Given>, older: Given, newer: Given): Effect | undefined {
  const [isKept, isOld] = [implies(older, newer), implies(newer, older)];
  if (isKept) return isOld ? undefined : 'wider';
  return isOld ? 'narrower' : 'other';
}

/** Returns the effect of a change of a set of values. Undefined stands for all values. */
export function effectOnSet(older: readonly string[] | undefined, newer: typeof older): Effect | undefined {
  return effectOf(impliesSet, older, newer);
}

const impliesType: Implies<Value> = (first, second) => {
  if (first.limits.isNever || second.limits.isNever) return first.limits.isNever === true;
  if (coversTypes(first, second)) return true;
  // What values the first one lists says more than its type: a whole number is an integer.
  const listed = first.choice ? undefined : listedValues(first);
  return listed?.every((one) => coversTypes(one, second)) ?? false;
};

const coversTypes: Implies<Value> = (first, second) => {
  if (second.types.length === 0 && !second.choice) return true;
  if (first.nullable && !second.nullable && !second.types.includes('null')) return false;
  if (first.choice ?? second.choice) {
    // Each variant that is added or removed is a change of its own.
    if (!first.choice || !second.choice) return false;
    return first.choice.relation === second.choice.relation || second.choice.relation === 'any of';
  }
  const isCovered = (type: string) =>
    second.types.includes(type) ||
    (type === 'integer' && second.types.includes('number')) ||
    (type === 'null' && second.nullable === true);
  const isList = first.types.includes('array');
  return (
    first.types.length > 0 &&
    first.types.every(isCovered) &&
    (!isList || impliesType(first.items ?? OPEN, second.items ?? OPEN))
  );
};

/** Limits that are compared together, and the types of the values that they limit. */
interface Aspect {
  keys: readonly (keyof Limits)[];
  about?: readonly string[] | undefined;
  implies: Implies<Limits>;
}

const ASPECTS: readonly Aspect[] = [
  ...LIMIT_RULES.flatMap(({ keys, about, implies }): Aspect[] => (implies ? [{ keys, about, implies }] : [])),
  {
    keys: ['oneRequired'],
    about: ['object'],
    implies: (first, second) =>
      !second.oneRequired || stringifyJson(first.oneRequired) === stringifyJson(second.oneRequired),
  },
  {
    keys: ['anyRequired'],
    about: ['object'],
    implies: ({ anyRequired, oneRequired }, { anyRequired: others = [[]] }) =>
      (anyRequired ?? oneRequired ?? [[]]).every((group) => others.some((other) => isSubset(other, group))),
  },
  {
    keys: ['dependentRequired'],
    about: ['object'],
    implies: ({ dependentRequired = {} }, { dependentRequired: others = {} }) =>
      Object.entries(others).every(([name, needed]) => isSubset(needed, own(dependentRequired, name) ?? [])),
  },
  {
    keys: ['propertyNames'],
    about: ['object'],
    implies: ({ propertyNames = OPEN }, { propertyNames: others }) => !others || impliesValue(propertyNames, others),
  },
];

/** Returns the limits of a value such that equal ones of integers are the same, without those that every value satisfies. */
function comparable({ types, nullable, limits }: Value): Limits {
  const [type, other] = types;
  if (other !== undefined) return limits;
  if (type === 'integer') {
    const { multipleOf, ...others } = wholeBounds(limits);
    return defined<Limits>({ ...others, multipleOf: Number(multipleOf) === 1 ? undefined : multipleOf });
  }
  const all = ['true', 'false', ...(nullable ? ['null'] : [])];
  const hasAll = type === 'boolean' && all.every((json) => limits.enum?.some(({ value }) => value === json));
  return hasAll ? defined<Limits>({ ...limits, enum: undefined }) : limits;
}

/** Returns whether limits of a value imply those of another one. Each integer is a multiple of 1. */
function impliesAspect({ implies }: Aspect, first: Value, second: Value): boolean {
  const own = comparable(first);
  return implies(first.types.join() === 'integer' ? { multipleOf: 1, ...own } : own, comparable(second));
}

/**
 * Returns whether all values are within limits that are about other types, or that each listed value is within. Limits that are about no type
 * of their own value are meant to be about it.
 */
function isWithin(value: Value, limited: Value, aspect: Aspect): boolean {
  const isAbout = ({ types }: Value) =>
    types.length === 0 || (aspect.about?.some((type) => types.includes(type)) ?? true);
  const isFree = (one: Value) => isAbout(limited) && !isAbout(one);
  const isListed = (one: Value) => isFree(one) || impliesAspect(aspect, one, limited);
  return isFree(value) || (listedValues(value)?.every(isListed) ?? false);
}

/** Returns the effect of a change of some limits; undefined if both versions say the same. */
function effectOfAspect(aspect: Aspect, older: Value, newer: Value): Effect | undefined {
  const effect = effectOf((one, other) => impliesAspect(aspect, one, other), older, newer);
  if (effect === undefined) return undefined;
  const isKept = effect === 'wider' || isWithin(older, newer, aspect);
  const isOld = effect === 'narrower' || isWithin(newer, older, aspect);
  if (isKept) return isOld ? 'none' : 'wider';
  return isOld ? 'narrower' : 'other';
}

/** Returns whether every value that the first accepts is one that the second accepts, as far as their own types and limits say. */
export const impliesValue: Implies<Value> = (first, second) =>
  impliesType(first, second) &&
  (!second.items || impliesValue(first.items ?? OPEN, second.items)) &&
  ASPECTS.every((aspect) => impliesAspect(aspect, first, second) || isWithin(first, second, aspect));

/** Returns how the type of a value changed, with that of its items; undefined if it did not. */
export function compareTypes(older: Value, newer: Value): Effect | undefined {
  return effectOf(impliesType, older, newer);
}

/** Returns a value with only some of its limits, without what describes names; undefined if it has none of them. */
function pick({ types, limits }: Value, keys: readonly string[]): Value | undefined {
  const own = Object.entries(limits).filter(([key]) => keys.includes(key));
  if (own.length === 0) return undefined;
  const picked: Limits = Object.fromEntries(own);
  const { propertyNames: names } = picked;
  const ofNames = names && { ...OPEN, types: names.types, limits: names.limits };
  return { types, limits: defined<Limits>({ ...picked, propertyNames: ofNames }) };
}

/** Formats of OpenAPI 3.0 for what OpenAPI 3.1 has keywords for. */
const OLDER_FORMATS: Record<string, Limits> = {
  byte: { contentEncoding: 'base64' },
  base64url: { contentEncoding: 'base64url' },
  binary: { contentMediaType: 'application/octet-stream' },
};

/** Returns a value with keywords in place of an older format if another value has these. */
function inNotationOf({ limits: { contentEncoding, contentMediaType } }: Value, value: Value): Value {
  const { format = '', ...others } = value.limits;
  const same = own(OLDER_FORMATS, format);
  return same && (contentEncoding ?? contentMediaType) ? { ...value, limits: { ...same, ...others } } : value;
}

/** Compares the limits of two values and of their items. */
export function compareLimits(before: Value, after: Value): LimitChange[] {
  const [older, newer] = [inNotationOf(after, before), inNotationOf(before, after)];
  const own = ASPECTS.flatMap((aspect) => {
    const { keys } = aspect;
    const effect = effectOfAspect(aspect, older, newer);
    return effect ? [defined<LimitChange>({ from: pick(older, keys), to: pick(newer, keys), effect })] : [];
  });
  if (!older.items && !newer.items) return own;
  const inList = (items: Value | undefined) => items && { ...OPEN, items };
  const ofItems = compareLimits(older.items ?? OPEN, newer.items ?? OPEN).map(({ from, to, effect }) =>
    defined<LimitChange>({ from: inList(from), to: inList(to), effect }),
  );
  return [...own, ...ofItems];
}
