import { defined, own, stringifyJson } from '@api-docs/kit';

import type { Limits, Value } from '../fieldTypes';
import { impliesSet, isSubset, LIMIT_RULES, wholeBounds, type Implies } from '../limitRules';

/** How a change alters which values are valid: more of them, fewer, or others. */
export type Effect = 'wider' | 'narrower' | 'other';

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

/** Limits that are compared together. */
type Aspect = readonly [keys: readonly (keyof Limits)[], implies: Implies<Limits>];

const ASPECTS: readonly Aspect[] = [
  ...LIMIT_RULES.flatMap(({ keys, implies }): Aspect[] => (implies ? [[keys, implies]] : [])),
  [
    ['oneRequired'],
    (first, second) => !second.oneRequired || stringifyJson(first.oneRequired) === stringifyJson(second.oneRequired),
  ],
  [
    ['anyRequired'],
    ({ anyRequired = [[]] }, { anyRequired: others = [[]] }) =>
      anyRequired.every((group) => others.some((other) => isSubset(other, group))),
  ],
  [
    ['dependentRequired'],
    ({ dependentRequired = {} }, { dependentRequired: others = {} }) =>
      Object.entries(others).every(([name, needed]) => isSubset(needed, own(dependentRequired, name) ?? [])),
  ],
  [
    ['propertyNames'],
    ({ propertyNames = OPEN }, { propertyNames: others }) => !others || impliesValue(propertyNames, others),
  ],
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

const impliesValue: Implies<Value> = (first, second) =>
  impliesType(first, second) && ASPECTS.every(([, implies]) => implies(comparable(first), comparable(second)));

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

/** Compares the limits of two values and of their items. */
export function compareLimits(older: Value, newer: Value): LimitChange[] {
  const own = ASPECTS.flatMap(([keys, implies]) => {
    const effect = effectOf(implies, comparable(older), comparable(newer));
    return effect ? [defined<LimitChange>({ from: pick(older, keys), to: pick(newer, keys), effect })] : [];
  });
  if (!older.items && !newer.items) return own;
  const inList = (items: Value | undefined) => items && { ...OPEN, items };
  const ofItems = compareLimits(older.items ?? OPEN, newer.items ?? OPEN).map(({ from, to, effect }) =>
    defined<LimitChange>({ from: inList(from), to: inList(to), effect }),
  );
  return [...own, ...ofItems];
}
