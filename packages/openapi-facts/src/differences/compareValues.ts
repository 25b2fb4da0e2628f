import { defined, own, stringifyJson } from '@api-docs/kit';

import type { Limits, Value } from '../fieldTypes';

/** How a change alters which values are valid: more of them, fewer, or others. */
export type Effect = 'wider' | 'narrower' | 'other';

/** A limit that differs: values that have only this limit, undefined where there is none. */
export interface LimitChange {
  from?: Value;
  to?: Value;
  effect: Effect;
}

/** Returns whether every value that satisfies the first satisfies the second, too. */
type Implies<Given> = (first: Given, second: Given) => boolean;

const OPEN: Value = { types: [], limits: {} };

/** Formats → those that have all of their values. */
const WIDER_FORMATS: Record<string, readonly string[]> = {
  int32: ['int64', 'bigint'],
  int64: ['bigint'],
  float: ['double'],
};

const isSubset: Implies<readonly string[]> = (first, second) => first.every((item) => second.includes(item));

/** Returns the effect of a change; undefined if both accept the same values. */
export function effectOf<Given>(implies: Implies<Given>, older: Given, newer: Given): Effect | undefined {
  const [isKept, isOld] = [implies(older, newer), implies(newer, older)];
  if (isKept) return isOld ? undefined : 'wider';
  return isOld ? 'narrower' : 'other';
}

/** Undefined stands for all values. */
const impliesSet: Implies<readonly string[] | undefined> = (first, second) =>
  !second || (first !== undefined && isSubset(first, second));

/** Returns the effect of a change of a set of values. Undefined stands for all values. */
export function effectOnSet(older: readonly string[] | undefined, newer: typeof older): Effect | undefined {
  return effectOf(impliesSet, older, newer);
}

const impliesType: Implies<Value> = (first, second) => {
  if (first.limits.isNever || second.limits.isNever) return first.limits.isNever === true;
  if (second.types.length === 0 && !second.choice) return true;
  if (first.nullable && !second.nullable && !second.types.includes('null')) return false;
  if (first.choice ?? second.choice) {
    const isSame = first.choice?.relation === second.choice?.relation || second.choice?.relation === 'any of';
    return isSame && (first.choice?.count ?? Infinity) <= (second.choice?.count ?? 0);
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

const impliesRange: Implies<Limits> = (first, second) => {
  const lower = ({ minimum = -Infinity, exclusiveMinimum = -Infinity }: Limits) => [minimum, exclusiveMinimum] as const;
  const upper = ({ maximum = Infinity, exclusiveMaximum = Infinity }: Limits) => [-maximum, -exclusiveMaximum] as const;
  return [lower, upper].every((boundsOf) => {
    const [[bound, exclusive], [other, otherExclusive]] = [boundsOf(first), boundsOf(second)];
    return (bound >= other || exclusive >= other) && (bound > otherExclusive || exclusive >= otherExclusive);
  });
};

/** Limits that are compared together. */
type Aspect = readonly [keys: readonly (keyof Limits)[], implies: Implies<Limits>];

function count(noun: 'Length' | 'Items' | 'Contains' | 'Properties'): Aspect {
  const [min, max] = [`min${noun}`, `max${noun}`] as const;
  const isInside: Implies<Limits> = (first, second) =>
    (first[min] ?? 0) >= (second[min] ?? 0) && (first[max] ?? Infinity) <= (second[max] ?? Infinity);
  return [[min, max], isInside];
}

/** A limit that has no order: it can only be added or removed. */
function single(key: keyof Limits): Aspect {
  return [[key], (first, second) => !(key in second) || stringifyJson(first[key]) === stringifyJson(second[key])];
}

function allowedValues({ const: only, enum: values }: Limits): string[] | undefined {
  return only === undefined ? values?.map(({ value }) => value) : [only];
}

const ASPECTS: readonly Aspect[] = [
  [['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'], impliesRange],
  [
    ['multipleOf'],
    (first, second) => !second.multipleOf || Number(first.multipleOf ?? NaN) % Number(second.multipleOf) === 0,
  ],
  [
    ['format'],
    ({ format = '' }, { format: other }) =>
      other === undefined || format === other || (own(WIDER_FORMATS, format)?.includes(other) ?? false),
  ],
  [['patterns'], (first, second) => isSubset(second.patterns ?? [], first.patterns ?? [])],
  [['const', 'enum'], (first, second) => impliesSet(allowedValues(first), allowedValues(second))],
  ...(['Length', 'Items', 'Contains', 'Properties'] as const).map(count),
  ...(['contentMediaType', 'contentEncoding', 'uniqueItems', 'isClosed', 'oneRequired'] as const).map(single),
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

const impliesValue: Implies<Value> = (first, second) =>
  impliesType(first, second) && ASPECTS.every(([, implies]) => implies(first.limits, second.limits));

/** Returns how the type of a value changed, with that of its items; undefined if it did not. */
export function compareTypes(older: Value, newer: Value): Effect | undefined {
  return effectOf(impliesType, older, newer);
}

/** Returns a value with only some of its limits; undefined if it has none of them. */
function pick({ limits }: Value, keys: readonly string[]): Value | undefined {
  const own = Object.entries(limits).filter(([key]) => keys.includes(key));
  return own.length > 0 ? { ...OPEN, limits: Object.fromEntries(own) } : undefined;
}

/** Compares the limits of two values and of their items. */
export function compareLimits(older: Value, newer: Value): LimitChange[] {
  const own = ASPECTS.flatMap(([keys, implies]) => {
    const effect = effectOf(implies, older.limits, newer.limits);
    return effect ? [defined<LimitChange>({ from: pick(older, keys), to: pick(newer, keys), effect })] : [];
  });
  if (!older.items && !newer.items) return own;
  const inList = (items: Value | undefined) => items && { ...OPEN, items };
  const ofItems = compareLimits(older.items ?? OPEN, newer.items ?? OPEN).map(({ from, to, effect }) =>
    defined<LimitChange>({ from: inList(from), to: inList(to), effect }),
  );
  return [...own, ...ofItems];
}
