import { codeSpan } from '../text/codeSpan';
import type { Field, FieldRow, Variant } from '../fieldTypes';
import type { Implies } from '../limitRules';
import { alignChoices } from './alignChoices';
import type { ApiChange } from './apiChange';
import { compareTexts } from './compareTexts';
import { effectOf, effectOnSet, type Effect } from './compareValues';
import { describeDifference, describeNote } from './describeNotes';
import { comparedRows, type Components } from './linkedRows';
import { MEDIA_TYPE } from './operationParts';
import type { Fact, Part } from './part';
import { accessOf, compareRows, isUnknownRequirement, withoutChildren, type Access, type FieldNote } from './mapFields';
import { effectOfRow, effectOutside } from './rowEffects';

/** A change of an operation that is known from elsewhere. */
export type Change = Pick<ApiChange, 'kind' | 'text'>;

/** The components of the older and the newer version. */
export type Versions = readonly [Components, Components];

/** Callers can still send what they send if the API accepts more, and read what they read if it replies with less. */
function kindOfEffect(effect: Effect, isRequest: boolean): 'breaking' | 'compatible' {
  return effect === (isRequest ? 'wider' : 'narrower') ? 'compatible' : 'breaking';
}

function isOnlyInOtherDirection(access: Access, isRequest: boolean): boolean {
  return access === (isRequest ? 'response' : 'request');
}

function kindOfNote(note: FieldNote, isRequest: boolean, relations: readonly Variant['relation'][]): Change['kind'] {
  // Callers who leave a field out rely on its default.
  if (note.kind === 'default') return isRequest ? 'breaking' : 'compatible';
  if (note.kind === 'access' && isRequest && note.isRequired) return 'breaking';
  if (note.kind === 'access') return isOnlyInOtherDirection(note.to, isRequest) ? 'breaking' : 'compatible';
  const required = note.kind === 'requirement' && (note.to === 'required' ? 'narrower' : 'wider');
  const effect = required || ('effect' in note ? note.effect : 'other');
  return kindOfEffect(effectOutside(effect, relations), isRequest);
}

function noteChanges(
  name: string,
  notes: readonly FieldNote[],
  isRequest: boolean,
  relations: readonly Variant['relation'][] = [],
): Change[] {
  return notes.flatMap((note) =>
    describeNote(note).map((text) => ({ kind: kindOfNote(note, isRequest, relations), text: `${name}: ${text}` })),
  );
}

function deprecations(name: string, older: boolean | undefined, newer: boolean | undefined): Change[] {
  if (older === newer) return [];
  return [newer ? { kind: 'deprecated', text: name } : { kind: 'compatible', text: `${name}: no longer deprecated` }];
}

function fieldName({ path, key = path, variant }: FieldRow, part: string): string {
  if (!variant) return `${part} field \`${key || '(body)'}\``;
  // A variant can be called like a field.
  const name = key.endsWith(variant.name) ? key : key.replace(/-\d+$/, '');
  return `${part} variant \`${name || '(body)'}\``;
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

function diffFields(
  older: readonly Field[],
  newer: readonly Field[],
  { name: part, isRequest, isText }: Part,
  components: Versions,
): Change[] {
  const aligned = alignFields(older, newer);
  const [before, after] = comparedRows([aligned.older, aligned.newer], components, isRequest);
  const onlyIn = (own: typeof before, other: typeof before) =>
    withoutChildren([...own.values()].filter(({ path, key = path }) => !other.has(key)));
  const removed = (row: FieldRow): Change => {
    const effect = effectOfRow(row, after);
    const isUnused = isOnlyInOtherDirection(accessOf(row), isRequest);
    // A row that made more values valid leaves fewer, and the other way around.
    const kind = effect ? kindOfEffect(effect, !isRequest) : isUnused ? 'compatible' : 'breaking';
    return { kind, text: `${fieldName(row, part)} removed` };
  };
  const added = (row: FieldRow): Change => {
    const effect = effectOfRow(row, before);
    const isNeeded = isRequest && row.requirement === 'required';
    const isBreaking = effect ? kindOfEffect(effect, isRequest) === 'breaking' : isNeeded;
    const text = `${isNeeded ? 'required ' : ''}${fieldName(row, part)} added`;
    return { kind: isBreaking ? 'breaking' : 'added', text };
  };
  const choices = aligned.changes.map(({ field: { path, key = path }, from, to, effect }): Change => {
    const text = `${part} field \`${key || '(body)'}\`: ${describeDifference('type', from, to)}`;
    return { kind: kindOfEffect(effect, isRequest), text };
  });
  return [
    ...choices,
    ...onlyIn(before, after).map(removed),
    ...onlyIn(after, before).map(added),
    ...[...before.values()].flatMap((row) => {
      const kept = after.get(row.key ?? row.path);
      if (!kept) return [];
      const compared = isText ? compareTexts(row, kept, part === 'query') : compareRows(row, kept);
      const notes = compared.filter((note) => !isUnknownRequirement(note));
      const name = fieldName(kept, part);
      const relations = [...(kept.inside ?? []), ...(kept.variant ? [kept.variant.relation] : [])];
      const changes = noteChanges(name, notes, isRequest, relations);
      const [former, items] = [row, kept].map((one) => one.items?.deprecated);
      return [
        ...changes,
        ...deprecations(name, row.deprecated, kept.deprecated),
        ...deprecations(`${name}: each item`, former, items),
      ];
    }),
  ];
}

/** Returns the fields of a part. Those that a body has are listed on their own if the other version has no body. */
function fieldsToCompare({ fields, isWhole }: Part, other: Part): readonly Field[] {
  const [body] = fields;
  const isAlone = !isWhole && body?.path === '' && other.fields.length === 0;
  return isAlone && body.children.length > 0 ? body.children : fields;
}

function formatFact(fact: Fact): string | undefined {
  return typeof fact === 'object' ? fact.map(codeSpan).join(', ') : fact?.toString();
}

/** Returns whether a media type is one of those that a range has. Example: `text/csv` is in `text/*`. */
const isInRange: Implies<Fact> = (type, range) => {
  const [kind = '', part] = String(range).split('/');
  return type === range || range === '*/*' || (part === '*' && String(type).startsWith(`${kind}/`));
};

function effectOfFact(name: string, from: Fact, to: Fact): Effect | undefined {
  if (name === MEDIA_TYPE) return effectOf(isInRange, from, to);
  if (typeof from === 'object' || typeof to === 'object') {
    return effectOnSet(from as readonly string[] | undefined, to as readonly string[] | undefined);
  }
  if (from === to) return undefined;
  if (typeof (from ?? to) !== 'boolean') return 'other';
  return to === true ? 'wider' : 'narrower';
}

function diffPart(older: Part, newer: Part, components: Versions): Change[] {
  const { name, isRequest } = newer;
  // What only one version has is reported as a whole or by its fields.
  const [before, after] = older.facts && newer.facts ? [older.facts, newer.facts] : [{}, {}];
  const [from, to] = [older, newer].map(({ isRequired }) => (isRequired ? 'required' : 'optional'));
  const requirement: FieldNote[] = from && to && from !== to ? [{ kind: 'requirement', from, to }] : [];
  return [
    ...diffFields(fieldsToCompare(older, newer), fieldsToCompare(newer, older), newer, components),
    ...Object.keys({ ...before, ...after }).flatMap((fact) => {
      const effect = effectOfFact(fact, before[fact], after[fact]);
      const text = describeDifference(fact, formatFact(before[fact]), formatFact(after[fact]));
      return effect ? [{ kind: kindOfEffect(effect, isRequest), text: `${name}: ${text}` }] : [];
    }),
    ...noteChanges(name, requirement, isRequest),
    ...deprecations(name, older.isDeprecated, newer.isDeprecated),
  ];
}

/** Returns whether callers who used a part can go on without it. */
function isReplaced({ isExpendable, isRequest, needs }: Part, others: Iterable<Part>): boolean {
  if (isExpendable) return !isRequest;
  return needs !== undefined && [...others].some((one) => one.needs?.every((need) => needs.includes(need)));
}

/** Compares the parts of an operation in two versions of the API. */
export function diffParts(older: readonly Part[], newer: readonly Part[], components: Versions): Change[] {
  const byName = (parts: readonly Part[]) => new Map(parts.map((one) => [one.name, one]));
  const [before, after] = [byName(older), byName(newer)];
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((name): Change[] => {
    const [from, to] = [before.get(name), after.get(name)];
    const one = to ?? from;
    const inside = one?.inside;
    if (!one || (inside !== undefined && !(before.has(inside) && after.has(inside)))) return [];
    const label = one.label ?? name;
    if (one.isWhole && !to) {
      return [{ kind: isReplaced(one, after.values()) ? 'compatible' : 'breaking', text: `${label} removed` }];
    }
    if (one.isWhole && !from) return [{ kind: 'added', text: `${label} added` }];
    const nothing: Part = { ...one, fields: [], facts: undefined };
    return diffPart(from ?? nothing, to ?? nothing, components);
  });
}
