import { stringifyJson } from '@api-docs/kit';

import { withoutNames } from '../document/pathTemplate';
import { findByRef, operationRef } from '../facts/findOperation';
import { successorEntry, type Successors } from '../facts/successors';
import { codeSpan } from '../text/codeSpan';
import type { ApiFacts, Operation } from '../types';
import { nameAligner } from './alignNames';
import { CHANGE_KINDS, type ApiChange } from './apiChange';
import { describeFieldMapRow } from './describeNotes';
import type { Versions } from './diffFields';
import { diffParts } from './diffParts';
import { componentsOf } from './linkedRows';
import { hasChanges, mapFields } from './mapFields';
import { callbackParts, componentParts, operationParts, serverParts } from './operationParts';
import type { Part } from './part';
import { schemeParts } from './securityParts';

/** Finds an operation in another version: by method and path, or by a path that only has other names for its parameters. */
function findSame(facts: ApiFacts, { method, path }: Operation): Operation | undefined {
  const exact = findByRef(facts, `${method} ${path}`);
  if (exact) return exact;
  const isSame = (other: Operation) => other.method === method && withoutNames(other.path) === withoutNames(path);
  const [only, second] = facts.operations.filter(isSame);
  return second ? undefined : only;
}

function hasOwnServers(operation: Operation, { servers }: ApiFacts): boolean {
  return stringifyJson(operation.servers) !== stringifyJson(servers);
}

/** Returns parts for the schemas that both versions have and that fields of one of them stand for. */
function schemaParts({ components }: ApiFacts, others: ApiFacts): Part[] {
  return components.flatMap((component) => {
    const other = others.components.find(({ name }) => name === component.name);
    return other ? componentParts(component, [...new Set([...component.linked, ...other.linked])]) : [];
  });
}

/** An operation in both versions, with the names of the newer one. */
type Pair = readonly [before: Operation, after: Operation];

/**
 * Returns changes that belong to no operation: of the servers of the whole file, of the schemes of authentication that operations need, of
 * the webhooks, and of shared schemas.
 */
function diffFile(older: ApiFacts, newer: ApiFacts, pairs: readonly Pair[], components: Versions): ApiChange[] {
  const webhookParts = ({ webhooks }: ApiFacts) => webhooks.flatMap((webhook) => callbackParts('webhook', webhook));
  const schemesOf = (operations: readonly Operation[]) => schemeParts(operations.flatMap(({ security }) => security));
  const parts: Record<string, [Part[], Part[]]> = {
    servers: [serverParts(older.servers), serverParts(newer.servers)],
    authentication: [schemesOf(pairs.map(([before]) => before)), schemesOf(pairs.map(([, after]) => after))],
    webhooks: [webhookParts(older), webhookParts(newer)],
    schemas: [schemaParts(older, newer), schemaParts(newer, older)],
  };
  return Object.entries(parts).flatMap(([operation, [before, after]]) =>
    diffParts(before, after, components).map((change) => ({ ...change, operation })),
  );
}

/**
 * Compares two OpenAPI files, for example those of two docs versions.
 *
 * All parts of an operation are compared except descriptions and examples. Operations are paired by method and path. An
 * operation that was removed or newly deprecated is also paired with its successor, and their fields are mapped. A change is
 * breaking if a valid request could now be rejected or have another meaning, or if a caller could get a response that was not
 * possible before. New fields, media types and statuses of a response break no caller.
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
  const components: Versions = [componentsOf(older), componentsOf(newer)];
  const withNewNames = nameAligner(older, newer);

  const succession = (operation: Operation): Pick<ApiChange, 'pairedWith' | 'fields'> => {
    const entry = successorEntry(successors, operation);
    const successor = findByRef(newer, entry?.successor);
    if (!entry || !successor) return {};
    const pairedWith = operationRef(newer, successor);
    return { pairedWith, fields: mapFields(operation.request, successor.request, entry.renames) };
  };

  const pairs: Pair[] = [];
  const changed = older.operations.flatMap((before): ApiChange[] => {
    const after = findSame(newer, before);
    if (!after) {
      return [{ kind: 'breaking', text: 'removed', operation: operationRef(older, before), ...succession(before) }];
    }
    const operation = operationRef(newer, after);
    const former = withNewNames(before, after);
    pairs.push([former, after]);
    const ownServers = hasOwnServers(before, older) || hasOwnServers(after, newer);
    const details = [
      ...diffParts(operationParts(former, after), operationParts(after, former), components),
      ...(ownServers ? diffParts(serverParts(before.servers), serverParts(after.servers), components) : []),
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
  const all = [...diffFile(older, newer, pairs, components), ...changed, ...added];
  return CHANGE_KINDS.flatMap((kind) => all.filter((change) => change.kind === kind));
}

/** Returns a Markdown list item for a change, with nested items for the fields that differ in the successor. */
export function describeChange({ kind, operation, text, pairedWith, fields = [] }: ApiChange): string {
  const verb = kind === 'added' ? 'replaces' : 'use';
  const pair = pairedWith === undefined ? '' : `, ${verb} ${codeSpan(pairedWith)}`;
  const rows = fields.filter(hasChanges).map((row) => `  - ${describeFieldMapRow(row)}`);
  return [`- ${codeSpan(operation)}: ${text}${pair}`, ...rows].join('\n');
}
