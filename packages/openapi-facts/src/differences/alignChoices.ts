import { defined, stringifyJson } from '@api-docs/kit';

import { allowedValues } from '../limits/allowedValues';
import { isSubset } from '../limits/implies';
import { isChoice } from '../schemas/variants';
import { describeType } from '../text/describeValue';
import type { Field, Value, Variant } from '../fieldTypes';
import { impliesValue, type Effect } from './compareValues';
import { effectOutside } from './rowEffects';

/** A value that has more or fewer forms than before, of which the others are the same. */
export interface ChoiceChange {
  field: Field;
  /** Types as text. */
  from: string;
  to: string;
  effect: Effect;
}

interface Aligned {
  older: Field;
  newer: Field;
  changes: ChoiceChange[];
}

function choicesOf({ variants = [] }: Field): Variant[] {
  return variants.filter(({ relation }) => isChoice(relation));
}

/** Returns all that callers have to know of a field, except where it is and what it is called. */
function partsOf({ requirement, types, nullable, limits, items, children, variants, ...field }: Field): unknown[] {
  const { component, readOnly, writeOnly } = field;
  const named = children.map((child): [string, unknown[]] => [child.name, partsOf(child)]);
  const inside = named.sort(([one], [other]) => (one < other ? -1 : 1));
  const others = variants?.map(({ relation, condition, field: form }) => [relation, condition?.values, partsOf(form)]);
  return [requirement, types, nullable, limits, items, inside, others, component, readOnly, writeOnly];
}

const shapeOf = (field: Field): string => stringifyJson(partsOf(field));

/** Returns what has the forms of a choice: the forms of a list are those of its items. */
function withForms(value: Field, choice: Field): readonly [Value, Value] {
  return value.items && choice.items ? [value.items, choice.items] : [value, choice];
}

/** Returns whether a value, if it is not null, is of one of the forms of a choice, whose own fields and limits all forms have. */
function isForm(value: Field, choice: Field, { field }: Variant): boolean {
  const [own, all] = withForms(value, choice);
  const isList = own !== value;
  if (isList && stringifyJson(value.limits) !== stringifyJson(choice.limits)) return false;
  const form = defined<Value>({
    types: field.types.length > 0 ? field.types : all.types,
    limits: { ...all.limits, ...field.limits },
    items: field.items,
  });
  const { types, limits, items } = own;
  const isPlain = [value, choice, field].every(({ children }) => children.length === 0);
  if (isPlain) return impliesValue(defined<Value>({ types, limits, items }), form);
  const names = new Set(field.children.map(({ name }) => name));
  const children = [...choice.children.filter(({ name }) => !names.has(name)), ...field.children];
  const shapeWith = (inner: Value, parts: Field[]) => {
    const plain = { ...value, nullable: undefined, variants: undefined, children: parts };
    return stringifyJson(partsOf(isList ? { ...plain, items: inner } : { ...plain, items: undefined, ...inner }));
  };
  return shapeWith(defined<Value>({ types, limits, items }), value.children) === shapeWith(form, children);
}

/** Puts a variant, and all inside of it, under the name of another one. */
function renamed(variant: Variant, { name, field }: Variant): Variant {
  const [from, to] = [variant.field.key ?? variant.field.path, field.key ?? field.path];
  const inPlace = (key: string | undefined) => (key?.startsWith(from) ? to + key.slice(from.length) : key);
  const moved = (one: Field): Field => ({
    ...one,
    key: inPlace(one.key ?? one.path),
    children: one.children.map(moved),
    ...(one.variants ? { variants: one.variants.map((inner) => ({ ...inner, field: moved(inner.field) })) } : {}),
  });
  return { ...variant, name, field: { ...moved(variant.field), name } };
}

/** The name of a variant that has none in the file is its position. */
const POSITION = /^Variant \d+$/;

/** Returns the variant of the older version that each one of the newer version is: under the same name, or if one has another name. */
function sameVariants(older: readonly Variant[], newer: readonly Variant[]): Map<Variant, Variant> {
  const isSame = (one: Variant, other: Variant) =>
    one.relation === other.relation &&
    shapeOf(one.field) === shapeOf(other.field) &&
    stringifyJson(one.condition) === stringifyJson(other.condition);
  const isFree = ({ name }: Variant, others: readonly Variant[]) =>
    POSITION.test(name) || others.every((other) => other.name !== name);
  const pairs = new Map<Variant, Variant>();
  const pair = (isPair: (one: Variant, other: Variant) => boolean) => {
    for (const variant of newer.filter((one) => !pairs.has(one))) {
      const taken = [...pairs.values()];
      const same = older.find((one) => !taken.includes(one) && isPair(one, variant));
      if (same) pairs.set(variant, same);
    }
  };
  pair((one, other) => one.name === other.name && (!POSITION.test(one.name) || isSame(one, other)));
  pair((one, other) => isFree(one, newer) && isFree(other, older) && isSame(one, other));
  return pairs;
}

/** Gives variants of the newer version the names of the same ones of the older version, and others no name of one of these. */
function withOlderNames(older: Field, newer: Field): Field {
  const [before, after] = [choicesOf(older), choicesOf(newer)];
  const pairs = sameVariants(before, after);
  const used = new Set([...pairs.values()].map(({ name }) => name));
  const free = [...before, ...after].filter(({ name }) => POSITION.test(name));
  const named = after.map((variant): [Variant, Variant] => {
    const own = pairs.has(variant) || !used.has(variant.name) ? variant : free.find(({ name }) => !used.has(name));
    const target = pairs.get(variant) ?? own ?? variant;
    used.add(target.name);
    return [variant, target.name === variant.name ? variant : renamed(variant, target)];
  });
  const names = new Map(named);
  return { ...newer, variants: newer.variants?.map((variant) => names.get(variant) ?? variant) };
}

/** Says of an object that has a group of properties anyway that it has one of several groups, as the other version says. */
function withGroup(field: Field, { limits: { anyRequired = [] } }: Field): Field {
  const needed = field.children.filter(({ requirement }) => requirement === 'required').map(({ name }) => name);
  const group = field.limits.anyRequired ? undefined : anyRequired.find((names) => isSubset(names, needed));
  return group ? { ...field, limits: { ...field.limits, anyRequired: [group] } } : field;
}

/** Puts other fields into the place of those inside of a field. */
function withReplaced({ children, variants, ...field }: Field, replaced: ReadonlyMap<Field, Field>): Field {
  const replace = (one: Field) => replaced.get(one) ?? one;
  return defined<Field>({
    ...field,
    children: children.map(replace),
    variants: variants?.map((variant) => ({ ...variant, field: replace(variant.field) })),
  });
}

/** Says of the property that chooses a variant that it has the values that do, if the other version says so. */
function withChoosingValues({ field, condition }: Variant, other: Variant): Field {
  const { property, values = [], isDefault } = condition ?? {};
  const isListed = ({ name, limits }: Field) => name === property && allowedValues(limits) !== undefined;
  if (isDefault || values.length === 0 || !other.field.children.some(isListed)) return field;
  const limits = { enum: values.map((value) => ({ value })) };
  return {
    ...field,
    children: field.children.map((child) =>
      child.name === property && !isListed(child) ? { ...child, limits: { ...child.limits, ...limits } } : child,
    ),
  };
}

/** Returns the type of a field as text, of a choice with the number of its forms. */
function describeForms(field: Field): string {
  const [first, ...others] = choicesOf(field);
  if (!first) return describeType(field);
  const forms = `${first.relation.toLowerCase()} ${others.length + 1} variants`;
  return [field.items ? `list of ${forms}` : forms, ...(field.nullable ? ['null'] : [])].join(' or ');
}

/** Returns a field with the type, limits and fields of another one. */
function withValueOf(
  { types, nullable, choice, limits, items, children, variants, component }: Field,
  field: Field,
): Field {
  return defined<Field>({ ...field, types, nullable, choice, limits, items, children, variants, component });
}

/**
 * Aligns two versions of a field and all inside of it: a value that became one of several forms, or the other way around, is
 * compared by the number of its forms, and a variant with another name by its fields.
 */
export function alignChoices(older: Field, newer: Field): Aligned {
  const isChoiceNow = choicesOf(older).length === 0;
  const [plain, choice] = isChoiceNow ? [older, newer] : [newer, older];
  const form = choicesOf(plain).length > 0 ? undefined : choicesOf(choice).find((one) => isForm(plain, choice, one));
  if (form) {
    const [own, all] = withForms(plain, choice);
    const isNullLost = own.nullable && !all.nullable && !form.field.nullable;
    const effect = isNullLost ? 'other' : isChoiceNow ? 'wider' : 'narrower';
    const changes = [{ field: newer, from: describeForms(older), to: describeForms(newer), effect } as const];
    return { older: withValueOf(plain, older), newer: withValueOf(plain, newer), changes };
  }
  const named = newer.variants ? withOlderNames(older, newer) : newer;
  const changes: ChoiceChange[] = [];
  const replaced = new Map<Field, Field>();
  const align = (aligned: Aligned, former: Field, field: Field, ...relations: Variant['relation'][]) => {
    const outside = (effect: Effect) => effectOutside(effect, relations);
    changes.push(...aligned.changes.map((change) => ({ ...change, effect: outside(change.effect) })));
    replaced.set(former, aligned.older).set(field, aligned.newer);
  };
  for (const child of named.children) {
    const former = older.children.find(({ name }) => name === child.name);
    if (former) align(alignChoices(former, child), former, child);
  }
  for (const variant of named.variants ?? []) {
    const { name, relation, field } = variant;
    const former = older.variants?.find((one) => one.name === name && one.relation === relation);
    if (!former) continue;
    const aligned = alignChoices(withChoosingValues(former, variant), withChoosingValues(variant, former));
    align(aligned, former.field, field, relation);
  }
  return {
    older: withGroup(withReplaced(older, replaced), newer),
    newer: withGroup(withReplaced(named, replaced), older),
    changes,
  };
}
