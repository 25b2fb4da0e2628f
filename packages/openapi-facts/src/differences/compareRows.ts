import { defined } from '@api-docs/kit';

import type {
  Direction,
  Field,
  FieldRow,
  ItemNotes,
  Requirement,
  Serialization,
  Value,
  Variant,
  XmlNode,
} from '../fieldTypes';
import type { ParameterPlace } from '../document/parameterPlaces';
import { keyOfJson } from '../text/valueKey';
import { compareLimits, compareTypes, effectOnSet, type Effect, type LimitChange } from './compareValues';

/** In which direction a field is sent. */
export type Access = Direction | 'both';

/** A difference between two fields. An effect is about the values that are valid. */
export type FieldNote =
  | { kind: 'type'; from: Value; to: Value; effect: Effect }
  /** The values of the property that chooses a variant. */
  | { kind: 'condition'; property: string; from?: string[]; to?: string[]; effect: Effect }
  /** Set of each item of a list if it is not of the list itself: no call leaves out an item. */
  | { kind: 'default'; from?: string; to?: string; isOfItems?: true }
  | { kind: 'requirement'; from: Requirement; to: Requirement }
  /** Set if callers who left the field out have to send it now. */
  | { kind: 'access'; from: Access; to: Access; isRequired?: true }
  /** The property that chooses a variant. */
  | { kind: 'discriminator'; from: string; to: string }
  | { kind: 'serialization'; name: keyof Serialization; from?: string; to?: string; effect: Effect }
  | ({ kind: 'limit' } & LimitChange)
  | { kind: 'xml'; from?: XmlNode; to?: XmlNode }
  /** Where the value is sent; undefined before for a new field. */
  | { kind: 'place'; from?: ParameterPlace | 'body'; to: ParameterPlace | 'body' }
  | { kind: 'new'; field: FieldRow };

/** Returns in which direction a field is sent. */
export function accessOf({ readOnly, writeOnly }: Field | FieldRow): Access {
  if (readOnly) return 'response';
  return writeOnly ? 'request' : 'both';
}

function compareSerialization({ serialization: older = {} }: FieldRow, { serialization: newer = {} }: FieldRow) {
  const names = [...new Set([...Object.keys(older), ...Object.keys(newer)])] as (keyof Serialization)[];
  return names.flatMap((name): FieldNote[] => {
    const [from, to] = [older[name], newer[name]];
    if (from === to) return [];
    const isFlag = name === 'allowReserved' || name === 'allowEmptyValue';
    const effect = isFlag ? (to ? 'wider' : 'narrower') : 'other';
    return [defined<FieldNote>({ kind: 'serialization', name, from: from?.toString(), to: to?.toString(), effect })];
  });
}

/** Returns whether a note is about a requirement that a file leaves open. */
export function isUnknownRequirement(note: FieldNote): boolean {
  return note.kind === 'requirement' && [note.from, note.to].includes('not documented');
}

/** Stands for a property that is missing or has a value of no variant. */
export const ANY_OTHER = '';

/** Returns the values that choose a variant, as JSON. */
function chosenBy({ values, isDefault }: NonNullable<Variant['condition']>): string[] {
  return isDefault || values.length === 0 ? [...values, ANY_OTHER] : values;
}

function compareConditions({ variant: older }: FieldRow, { variant: newer }: FieldRow): FieldNote[] {
  const { property = '' } = newer?.condition ?? older?.condition ?? {};
  const former = older?.condition?.property ?? property;
  if (newer?.condition && former !== property) return [{ kind: 'discriminator', from: former, to: property }];
  const [from, to] = [older, newer].map((variant) => variant?.condition && chosenBy(variant.condition));
  const effect = effectOnSet(from, to);
  return effect ? [defined<FieldNote>({ kind: 'condition', property, from, to, effect })] : [];
}

function compareDefaults(from: Value & ItemNotes, to: Value & ItemNotes, isOfItems?: true): FieldNote[] {
  const note = defined<FieldNote>({ kind: 'default', from: from.default, to: to.default, isOfItems });
  const [older, newer] = [from.default, to.default].map((json) => json && keyOfJson(json));
  return [
    ...(older === newer ? [] : [note]),
    ...(from.items && to.items ? compareDefaults(from.items, to.items, true) : []),
  ];
}

/** Returns the differences between two rows of the same field. */
export function compareRows(from: FieldRow, to: FieldRow): FieldNote[] {
  const type = compareTypes(from, to);
  const [before, after] = [accessOf(from), accessOf(to)];
  const isRequired = (from.requirement === 'excluded' && to.requirement === 'required') || undefined;
  const requirement: FieldNote[] =
    from.requirement === to.requirement || [from, to].some(({ requirement: one }) => one === 'excluded')
      ? []
      : [{ kind: 'requirement', from: from.requirement, to: to.requirement }];
  return [
    ...(type ? [{ kind: 'type' as const, from, to, effect: type }] : []),
    ...compareConditions(from, to),
    ...compareDefaults(from, to),
    ...requirement.filter((note) => !isUnknownRequirement(note)),
    ...(before === after ? [] : [defined<FieldNote>({ kind: 'access', from: before, to: after, isRequired })]),
    ...compareSerialization(from, to),
    ...(JSON.stringify(from.xml) === JSON.stringify(to.xml)
      ? []
      : [defined<FieldNote>({ kind: 'xml', from: from.xml, to: to.xml })]),
    ...compareLimits(from, to).map((change) => ({ kind: 'limit' as const, ...change })),
    ...requirement.filter(isUnknownRequirement),
  ];
}
