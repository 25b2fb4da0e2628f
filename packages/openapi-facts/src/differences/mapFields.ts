import { defined, own } from '@api-docs/kit';

import type { Direction, Field, FieldRow, Requirement, Serialization, Value, Variant, XmlNode } from '../fieldTypes';
import type { ParameterPlace } from '../samples/sampleCall';
import { compareLimits, compareTypes, effectOnSet, type Effect, type LimitChange } from './compareValues';
import { rowsByPath } from './rowsByPath';

/** In which direction a field is sent. */
export type Access = Direction | 'both';

/** A difference between two fields. An effect is about the values that are valid. */
export type FieldNote =
  | { kind: 'type'; from: Value; to: Value; effect: Effect }
  /** The values of the property that chooses a variant. */
  | { kind: 'condition'; property: string; from?: string[]; to?: string[]; effect: Effect }
  | { kind: 'default'; from?: string; to?: string }
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

/** A legacy field and the field that replaces it in the successor. */
export interface FieldMapRow<Note = FieldNote> {
  /** What happens to the legacy field in the successor. */
  change: 'same' | 'renamed' | 'dropped' | 'new' | 'changed';
  /** Dotted path in the legacy body, which in a variant includes its name; undefined for a new field. */
  from?: string;
  /** The same in the successor's body; undefined for a dropped field. */
  to?: string;
  /** Changes besides the name. */
  notes: Note[];
}

type RowsByPath = ReadonlyMap<string, FieldRow>;

/** An item of a tuple, or all items from there on. */
export const TUPLE_ITEM = /\[(\d+)…?\]$/;

/** Returns the key of the parent field, or of the list around an item; empty for a field of the body itself. A name can have dots. */
export function parentOf({ name, path, key = path, placeholder }: FieldRow): string {
  return key.slice(0, Math.max(0, key.lastIndexOf(placeholder === 'item' ? name : `.${name}`)));
}

/** Returns the rows whose parent is not among them. */
export function withoutChildren(rows: readonly FieldRow[]): FieldRow[] {
  const keys = new Set(rows.map(({ path, key = path }) => key));
  return rows.filter((row) => (row.key ?? row.path) === '' || !keys.has(parentOf(row)));
}

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
    ...(from.default === to.default
      ? []
      : [defined<FieldNote>({ kind: 'default', from: from.default, to: to.default })]),
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

/** Returns whether callers who move to the successor have to know of a difference, unlike of a limit that was lifted. */
function isAboutMoving(note: FieldNote): boolean {
  if (isUnknownRequirement(note)) return note.kind === 'requirement' && note.to === 'required';
  return note.kind !== 'limit' || note.to !== undefined;
}

function mapLegacyField(from: FieldRow, successor: RowsByPath, renames: Record<string, string>): FieldMapRow {
  const { path, key = path } = from;
  const to = successor.get(own(renames, path) ?? key);
  if (!to) return { change: 'dropped', from: key, notes: [] };
  const notes = compareRows(from, to).filter(isAboutMoving);
  const kept = notes.some((note) => !isUnknownRequirement(note)) ? 'changed' : 'same';
  return { change: to.path === path ? kept : 'renamed', from: key, to: to.key ?? to.path, notes };
}

/**
 * Maps the fields of a legacy body to those of its successor. Children of a dropped or new field are not listed.
 *
 * @param legacy request fields of the legacy operation or body
 * @param successor request fields of the successor
 * @param renames dotted legacy path → dotted new path, from `openapi/successors.yaml`
 * @returns the legacy fields in their order, then the new ones in theirs
 */
export function mapFields(
  legacy: readonly Field[],
  successor: readonly Field[],
  renames: Record<string, string>,
): FieldMapRow[] {
  const to = rowsByPath(successor);
  const rows = [...rowsByPath(legacy).values()];
  const mapped = rows.map((row) => mapLegacyField(row, to, renames));
  const dropped = withoutChildren(rows.filter((_row, index) => mapped[index]?.change === 'dropped'));
  const kept = mapped.filter(({ change }, index) => change !== 'dropped' || dropped.includes(rows[index] as FieldRow));
  const targets = new Set(kept.map((row) => row.to));
  const added = withoutChildren([...to].flatMap(([key, row]) => (targets.has(key) ? [] : [row])));
  const asNew = (field: FieldRow): FieldMapRow => ({ change: 'new', to: field.key, notes: [{ kind: 'new', field }] });
  return [...kept, ...added.map(asNew)];
}

/** Returns whether a caller who moves to the successor has to look at this field. */
export function hasChanges({ change, notes }: FieldMapRow<unknown>): boolean {
  return change !== 'same' || notes.length > 0;
}
