import { codeSpan } from '../text/codeSpan';
import type { Field, FieldRow, Variant } from '../fieldTypes';
import { alignChoices } from './alignChoices';
import type { ApiChange } from './apiChange';
import { compareTexts, isSentAsText } from './compareTexts';
import type { Effect } from './compareValues';
import { describeDifference, describeNote } from './describeNotes';
import { comparedRows, type Components } from './linkedRows';
import { accessOf, compareRows, isUnknownRequirement, type Access, type FieldNote } from './compareRows';
import { parentOf, withoutChildren } from './rowKeys';
import type { Part } from './part';
import { effectOfRow, effectOutside } from './rowEffects';

/** A change of an operation that is known from elsewhere. */
export type Change = Pick<ApiChange, 'kind' | 'text'>;

/** The components of the older and the newer version. */
export type Versions = readonly [Components, Components];

type Rows = ReadonlyMap<string, FieldRow>;

/** Callers can still send what they send if the API accepts more, and read what they read if it replies with less. */
export function kindOfEffect(effect: Effect, isRequest: boolean): 'breaking' | 'compatible' {
  return ['none', isRequest ? 'wider' : 'narrower'].includes(effect) ? 'compatible' : 'breaking';
}

function isOnlyInOtherDirection(access: Access, isRequest: boolean): boolean {
  return access === (isRequest ? 'response' : 'request');
}

function kindOfNote(note: FieldNote, isRequest: boolean, relations: readonly Variant['relation'][]): Change['kind'] {
  // Callers who leave a field out rely on its default.
  if (note.kind === 'default') return isRequest && !note.isOfItems ? 'breaking' : 'compatible';
  if (note.kind === 'access' && isRequest && note.isRequired) return 'breaking';
  if (note.kind === 'access') return isOnlyInOtherDirection(note.to, isRequest) ? 'breaking' : 'compatible';
  const required = note.kind === 'requirement' && (note.to === 'required' ? 'narrower' : 'wider');
  const effect = required || ('effect' in note ? note.effect : 'other');
  return kindOfEffect(effectOutside(effect, relations), isRequest);
}

/** Returns the changes that notes about a field or a part with a name are. */
export function noteChanges(
  name: string,
  notes: readonly FieldNote[],
  isRequest: boolean,
  relations: readonly Variant['relation'][] = [],
): Change[] {
  return notes.flatMap((note) =>
    describeNote(note).map((text) => ({ kind: kindOfNote(note, isRequest, relations), text: `${name}: ${text}` })),
  );
}

/** Returns the change of something that is deprecated in one version only. */
export function deprecations(name: string, older: boolean | undefined, newer: boolean | undefined): Change[] {
  if (older === newer) return [];
  return [newer ? { kind: 'deprecated', text: name } : { kind: 'compatible', text: `${name}: no longer deprecated` }];
}

function fieldName({ path, key = path, variant }: FieldRow, part: string): string {
  if (!variant) return `${part} field ${codeSpan(key || '(body)')}`;
  // A variant can be called like a field.
  const name = key.endsWith(variant.name) ? key : key.replace(/-\d+$/, '');
  return `${part} variant ${codeSpan(name || '(body)')}`;
}

/** Aligns the fields of a part that both versions have, see {@link alignChoices}. */
function alignFields(older: readonly Field[], newer: readonly Field[]) {
  const pairs = newer.map((field) => {
    const former = older.find(({ path, name }) => path === field.path && name === field.name);
    return { field, former, aligned: former && alignChoices(former, field) };
  });
  return {
    older: older.map((field) => pairs.find(({ former }) => former === field)?.aligned?.older ?? field),
    newer: pairs.map(({ field, aligned }) => aligned?.newer ?? field),
    changes: pairs.flatMap(({ aligned }) => aligned?.changes ?? []),
  };
}

/** Returns whether a field, or one around it, is not in this direction. */
function isUnused(row: FieldRow, rows: Rows, isRequest: boolean): boolean {
  if (isOnlyInOtherDirection(accessOf(row), isRequest)) return true;
  const around = (row.key ?? row.path) === '' ? undefined : rows.get(parentOf(row));
  return around !== undefined && isUnused(around, rows, isRequest);
}

/** A change with the row that it is about. */
interface RowChange extends Change {
  row: FieldRow;
}

/** Leaves out changes of fields in variants that have them from the value itself, which has the same change. */
function withoutInherited(changes: readonly RowChange[], part: string): Change[] {
  const textOf = ({ kind, text, row }: RowChange) => `${kind} ${row.path} ${text.replace(fieldName(row, part), '')}`;
  const own = new Set(changes.filter(({ row: { inside } }) => !inside?.length).map(textOf));
  return changes
    .filter((change) => !change.row.inside?.length || change.row.variant || !own.has(textOf(change)))
    .map(({ kind, text }) => ({ kind, text }));
}

/** Compares the fields of a part in two versions. */
export function diffFields(
  older: readonly Field[],
  newer: readonly Field[],
  { name: part, isRequest, text, hasXml }: Part,
  components: Versions,
  isPartNew: boolean,
): Change[] {
  const aligned = alignFields(older, newer);
  const [before, after] = comparedRows([aligned.older, aligned.newer], components, isRequest);
  const onlyIn = (own: Rows, other: Rows) =>
    withoutChildren([...own.values()].filter(({ path, key = path }) => !other.has(key)));
  const removed = (row: FieldRow): RowChange => {
    const effect = effectOfRow(row, after);
    // A row that made more values valid leaves fewer, and the other way around.
    const isCompatible = effect ? kindOfEffect(effect, !isRequest) === 'compatible' : false;
    const kind = isCompatible || isUnused(row, before, isRequest) ? 'compatible' : 'breaking';
    return { kind, text: `${fieldName(row, part)} removed`, row };
  };
  const added = (row: FieldRow): RowChange => {
    const effect = effectOfRow(row, before);
    const isNeeded = isRequest && row.requirement === 'required';
    const isBreaking = effect ? kindOfEffect(effect, isRequest) === 'breaking' : isNeeded;
    const text = `${isNeeded ? 'required ' : ''}${fieldName(row, part)} added`;
    // Whether callers have to send a part that is new is a change of its own.
    const kind = isBreaking && !isPartNew && !isUnused(row, after, isRequest) ? 'breaking' : 'added';
    return { kind, text, row };
  };
  const kept = (row: FieldRow, now: FieldRow): RowChange[] => {
    const isText = isSentAsText(now, after, text);
    const compared = isText ? compareTexts(row, now, part === 'query') : compareRows(row, now);
    const notes = compared.filter((note) => !isUnknownRequirement(note) && (hasXml || note.kind !== 'xml'));
    const name = fieldName(now, part);
    const relations = [...(now.inside ?? []), ...(now.variant ? [now.variant.relation] : [])];
    const changes = noteChanges(name, notes, isRequest, relations);
    const isNeverSent = changes.length > 0 && isUnused(row, before, isRequest) && isUnused(now, after, isRequest);
    const [former, items] = [row, now].map((one) => one.items?.deprecated);
    return [
      ...changes.map(({ kind, text }) => ({ kind: isNeverSent ? ('compatible' as const) : kind, text })),
      ...deprecations(name, row.deprecated, now.deprecated),
      ...deprecations(`${name}: each item`, former, items),
    ].map((change) => ({ ...change, row: now }));
  };
  const choices = aligned.changes.map(({ field: { path, key = path }, from, to, effect }): Change => {
    const text = `${part} field ${codeSpan(key || '(body)')}: ${describeDifference('type', from, to)}`;
    return { kind: kindOfEffect(effect, isRequest), text };
  });
  const ofRows = [
    ...onlyIn(before, after).map(removed),
    ...onlyIn(after, before).map(added),
    ...[...before].flatMap(([key, row]) => {
      const now = after.get(key);
      return now ? kept(row, now) : [];
    }),
  ];
  return [...choices, ...withoutInherited(ofRows, part)];
}
