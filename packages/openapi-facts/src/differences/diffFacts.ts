import { stringifyJson } from '@api-docs/kit';

import { codeSpan } from '../text/codeSpan';
import { findByRef, operationRef } from '../facts/findOperation';
import { isChoice } from '../schemas/variants';
import { successorEntry, type Successors } from '../facts/successors';
import type { ApiFacts, Field, FieldRow, Operation } from '../types';
import { effectOnSet, type Effect } from './compareValues';
import { describeDifference, describeFieldMapRow, describeNote } from './describeNotes';
import {
  accessOf,
  compareRows,
  hasChanges,
  isUnknownRequirement,
  mapFields,
  parentOf,
  rowsByPath,
  withoutChildren,
  type Access,
  type FieldMapRow,
  type FieldNote,
} from './mapFields';
import { callbackParts, operationParts, serverParts, type Fact, type Part } from './operationParts';

export const KIND_TITLES = { breaking: 'Breaking', deprecated: 'Deprecated', added: 'Added', compatible: 'Compatible' };

export type ChangeKind = keyof typeof KIND_TITLES;

/** Kinds of changes to the API, the most urgent first. `compatible`: what is there changed, and no call breaks. */
export const CHANGE_KINDS = Object.keys(KIND_TITLES) as ChangeKind[];

/** One change of an operation between two OpenAPI files. */
export interface ApiChange {
  kind: ChangeKind;
  /** Path of the operation; `servers` or `webhooks` for changes of the whole file. */
  operation: string;
  /** CommonMark without a full stop. */
  text: string;
  /** Path of the successor, or of the operation that this one replaces. */
  pairedWith?: string;
  fields?: FieldMapRow[];
}

/** A change of an operation that is known from elsewhere. */
type Change = Pick<ApiChange, 'kind' | 'text'>;

/** Callers can still send what they send if the API accepts more, and read what they read if it replies with less. */
function kindOfEffect(effect: Effect, isRequest: boolean): 'breaking' | 'compatible' {
  return effect === (isRequest ? 'wider' : 'narrower') ? 'compatible' : 'breaking';
}

/** Returns whether only the other direction has a field. */
function isOnlyInOtherDirection(access: Access, isRequest: boolean): boolean {
  return access === (isRequest ? 'reply' : 'request');
}

function kindOfNote(note: FieldNote, isRequest: boolean): Change['kind'] {
  // Callers who leave a field out rely on its default.
  if (note.kind === 'default') return isRequest ? 'breaking' : 'compatible';
  if (note.kind === 'requirement') return kindOfEffect(note.to === 'required' ? 'narrower' : 'wider', isRequest);
  if (note.kind === 'access') return isOnlyInOtherDirection(note.to, isRequest) ? 'breaking' : 'compatible';
  return kindOfEffect('effect' in note ? note.effect : 'other', isRequest);
}

function noteChanges(name: string, notes: readonly FieldNote[], isRequest: boolean): Change[] {
  return notes.flatMap((note) =>
    describeNote(note).map((text) => ({ kind: kindOfNote(note, isRequest), text: `${name}: ${text}` })),
  );
}

function deprecations(name: string, older: boolean | undefined, newer: boolean | undefined): Change[] {
  if (older === newer) return [];
  return [newer ? { kind: 'deprecated', text: name } : { kind: 'compatible', text: `${name}: no longer deprecated` }];
}

function fieldName({ path, key = path, variant }: FieldRow, part: string): string {
  return `${part} ${variant ? 'variant' : 'field'} \`${key || '(body)'}\``;
}

/** Returns how the values change that an object, list or choice accepts, if it gets a row; undefined for a property. */
function effectOfRow(row: FieldRow, others: ReadonlyMap<string, FieldRow>): Effect | undefined {
  const { path, key = path, variant, placeholder } = row;
  if (variant) {
    const isAlike = (one: FieldRow) => one.path === path && one.variant?.relation === variant.relation;
    const isOneMore = [...others.values()].some(isAlike);
    return isOneMore && isChoice(variant.relation) ? 'wider' : 'narrower';
  }
  if (placeholder === 'key') return others.get(parentOf(key))?.limits.isClosed ? 'wider' : 'narrower';
  return placeholder === 'item' ? 'wider' : undefined;
}

function diffFields(older: readonly Field[], newer: readonly Field[], { name: part, isRequest }: Part): Change[] {
  const [before, after] = [rowsByPath(older), rowsByPath(newer)];
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
  return [
    ...onlyIn(before, after).map(removed),
    ...onlyIn(after, before).map(added),
    ...[...before.values()].flatMap((row) => {
      const kept = after.get(row.key ?? row.path);
      if (!kept) return [];
      const notes = compareRows(row, kept).filter((note) => !isUnknownRequirement(note));
      const name = fieldName(kept, part);
      return [...noteChanges(name, notes, isRequest), ...deprecations(name, row.deprecated, kept.deprecated)];
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

function effectOfFact(from: Fact, to: Fact): Effect | undefined {
  if (typeof from === 'object' || typeof to === 'object') {
    return effectOnSet(from as readonly string[] | undefined, to as readonly string[] | undefined);
  }
  if (from === to) return undefined;
  if (typeof (from ?? to) !== 'boolean') return 'other';
  return to === true ? 'wider' : 'narrower';
}

function diffPart(older: Part, newer: Part): Change[] {
  const { name, isRequest } = newer;
  // What only one version has is reported as a whole or by its fields.
  const [before, after] = older.facts && newer.facts ? [older.facts, newer.facts] : [{}, {}];
  const [from, to] = [older, newer].map(({ isRequired }) => (isRequired ? 'required' : 'optional'));
  const requirement: FieldNote[] = from && to && from !== to ? [{ kind: 'requirement', from, to }] : [];
  return [
    ...diffFields(fieldsToCompare(older, newer), fieldsToCompare(newer, older), newer),
    ...Object.keys({ ...before, ...after }).flatMap((fact) => {
      const effect = effectOfFact(before[fact], after[fact]);
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
function diffParts(older: readonly Part[], newer: readonly Part[]): Change[] {
  const byName = (parts: readonly Part[]) => new Map(parts.map((one) => [one.name, one]));
  const [before, after] = [byName(older), byName(newer)];
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((name): Change[] => {
    const [from, to] = [before.get(name), after.get(name)];
    const one = to ?? from;
    const inside = one?.inside;
    if (!one || (inside !== undefined && !(before.has(inside) && after.has(inside)))) return [];
    if (one.isWhole && !to) {
      return [{ kind: isReplaced(one, after.values()) ? 'compatible' : 'breaking', text: `${name} removed` }];
    }
    if (one.isWhole && !from) return [{ kind: 'added', text: `${name} added` }];
    const nothing: Part = { ...one, fields: [], facts: undefined };
    return diffPart(from ?? nothing, to ?? nothing);
  });
}

function hasOwnServers(operation: Operation, { servers }: ApiFacts): boolean {
  return stringifyJson(operation.servers) !== stringifyJson(servers);
}

/** Returns changes that belong to no operation: of the servers of the whole file, and of the webhooks. */
function diffFile(older: ApiFacts, newer: ApiFacts): ApiChange[] {
  const webhookParts = ({ webhooks }: ApiFacts) => webhooks.flatMap((webhook) => callbackParts('webhook', webhook));
  const servers = diffParts(serverParts(older.servers), serverParts(newer.servers));
  const webhooks = diffParts(webhookParts(older), webhookParts(newer));
  return [
    ...servers.map((change) => ({ ...change, operation: 'servers' })),
    ...webhooks.map((change) => ({ ...change, operation: 'webhooks' })),
  ];
}

/**
 * Compares two OpenAPI files, for example those of two docs versions.
 *
 * All parts of an operation are compared except descriptions and examples. Operations are paired by method and path. An
 * operation that was removed or newly deprecated is also paired with its successor, and their fields are mapped. A change is
 * breaking if a valid request could now be rejected or have another meaning, or if a caller could get a reply that was not
 * possible before. New fields, media types and statuses of a reply break no caller.
 *
 * @param deprecation what a change says of an operation that is deprecated now
 * @returns changes by kind in the order of {@link CHANGE_KINDS}, within a kind in the order of the files
 */
export function diffFacts(
  older: ApiFacts,
  newer: ApiFacts,
  successors: Successors,
  deprecation = 'deprecated',
): ApiChange[] {
  const findSame = (facts: ApiFacts, { method, path }: Operation) => findByRef(facts, `${method} ${path}`);
  const succession = (operation: Operation): Pick<ApiChange, 'pairedWith' | 'fields'> => {
    const entry = successorEntry(successors, operation);
    const successor = findByRef(newer, entry?.successor);
    if (!entry || !successor) return {};
    const pairedWith = operationRef(newer, successor);
    return { pairedWith, fields: mapFields(operation.request, successor.request, entry.renames) };
  };

  const changed = older.operations.flatMap((before): ApiChange[] => {
    const after = findSame(newer, before);
    if (!after) {
      return [{ kind: 'breaking', text: 'removed', operation: operationRef(older, before), ...succession(before) }];
    }
    const operation = operationRef(newer, after);
    const ownServers = hasOwnServers(before, older) || hasOwnServers(after, newer);
    const details = [
      ...diffParts(operationParts(before), operationParts(after)),
      ...(ownServers ? diffParts(serverParts(before.servers), serverParts(after.servers)) : []),
    ].map((change) => ({ ...change, operation }));
    if (before.deprecated === after.deprecated) return details;
    return after.deprecated
      ? [...details, { kind: 'deprecated', text: deprecation, operation, ...succession(before) }]
      : [...details, { kind: 'compatible', text: 'no longer deprecated', operation }];
  });
  const added = newer.operations
    .filter((operation) => !findSame(older, operation))
    .map((operation): ApiChange => {
      const former = Object.entries(successors.operations).find(
        ([, { successor }]) => findByRef(newer, successor) === operation,
      );
      const predecessor = findByRef(older, former?.[0]);
      return {
        kind: 'added',
        text: 'new operation',
        operation: operationRef(newer, operation),
        ...(predecessor ? { pairedWith: operationRef(older, predecessor) } : {}),
      };
    });
  const all = [...diffFile(older, newer), ...changed, ...added];
  return CHANGE_KINDS.flatMap((kind) => all.filter((change) => change.kind === kind));
}

/** Returns a Markdown list item for a change, with nested items for the fields that differ in the successor. */
export function describeChange({ kind, operation, text, pairedWith, fields = [] }: ApiChange): string {
  const verb = kind === 'added' ? 'replaces' : 'use';
  const pair = pairedWith === undefined ? '' : `, ${verb} \`${pairedWith}\``;
  const rows = fields.filter(hasChanges).map((row) => `  - ${describeFieldMapRow(row)}`);
  return [`- \`${operation}\`: ${text}${pair}`, ...rows].join('\n');
}
