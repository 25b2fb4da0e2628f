import { stringifyJson } from '@api-docs/kit/json';

import { findByRef, operationRef } from '../findOperation';
import { successorEntry, type Successors } from '../successors';
import type { ApiFacts, Operation } from '../types';
import { diffParts } from './diffParts';
import { describeFieldMapRow } from './describeNotes';
import { hasChanges, mapFields, type FieldMapRow } from './mapFields';
import { callbackParts, operationParts, serverParts } from './operationParts';

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
 * @returns changes by kind in the order of {@link CHANGE_KINDS}, within a kind in the order of the files
 */
export function diffFacts(older: ApiFacts, newer: ApiFacts, successors: Successors): ApiChange[] {
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
      ? [...details, { kind: 'deprecated', text: 'soon to be deprecated', operation, ...succession(before) }]
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
