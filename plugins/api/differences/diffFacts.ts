import { operationRef } from '../facts/findOperation';
import type { Successors } from '../facts/successors';
import type { ApiFacts, Field, FieldRow, Operation } from '../facts/types';
import {
  describeDifferences,
  describeFieldMapRow,
  hasChanges,
  mapFields,
  rowsByPath,
  withoutChildren,
  type FieldMapRow,
} from './mapFields';
import { callbackParts, operationParts, serverParts, type Part } from './operationParts';

/** Kinds of changes to the API, the most urgent first. */
export const CHANGE_KINDS = ['breaking', 'deprecated', 'added'] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const KIND_TITLES: Record<ChangeKind, string> = {
  breaking: 'Breaking',
  deprecated: 'Deprecated',
  added: 'Added',
};

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

type Change = Pick<ApiChange, 'kind' | 'text'>;

const breaking = (text: string): Change => ({ kind: 'breaking', text });
const deprecated = (text: string): Change => ({ kind: 'deprecated', text });
const added = (text: string): Change => ({ kind: 'added', text });

function fieldName({ path, key = path, variant }: FieldRow, part: string): string {
  return `${part} ${variant ? 'variant' : 'field'} \`${key || '(body)'}\``;
}

function diffField(older: FieldRow, newer: FieldRow, part: string): Change[] {
  const name = fieldName(newer, part);
  const lifted = older.limits.filter((limit) => !newer.limits.includes(limit));
  return [
    ...describeDifferences(older, newer).map((note) =>
      note === 'no longer required' ? added(`${name}: ${note}`) : breaking(`${name}: ${note}`),
    ),
    ...lifted.map((limit) => added(`${name}: limit lifted: ${limit}`)),
    ...(newer.deprecated && !older.deprecated ? [deprecated(name)] : []),
    ...(older.deprecated && !newer.deprecated ? [added(`${name}: no longer deprecated`)] : []),
  ];
}

function diffFields(older: readonly Field[], newer: readonly Field[], part: string, isRequest: boolean): Change[] {
  const [before, after] = [rowsByPath(older), rowsByPath(newer)];
  const onlyBefore = withoutChildren([...before.values()].filter(({ key, path }) => !after.has(key ?? path)));
  const onlyAfter = withoutChildren([...after.values()].filter(({ key, path }) => !before.has(key ?? path)));
  return [
    ...onlyBefore.map((row) => breaking(`${fieldName(row, part)} removed`)),
    ...onlyAfter.map((row) =>
      isRequest && row.requirement === 'required'
        ? breaking(`required ${fieldName(row, part)} added`)
        : added(`${fieldName(row, part)} added`),
    ),
    ...[...before.values()].flatMap((row) => {
      const kept = after.get(row.key ?? row.path);
      return kept ? diffField(row, kept, part) : [];
    }),
  ];
}

/** Returns the fields of a part. Those of a body are listed on their own if the other version has no body. */
function fieldsToCompare({ fields, isWhole }: Part, other: Part): readonly Field[] {
  const [body] = fields;
  return !isWhole && body?.path === '' && other.fields.length === 0 ? body.children : fields;
}

function diffPart(older: Part, newer: Part): Change[] {
  const { name, isRequest } = newer;
  // What only one version has is reported as a whole or by its fields.
  const [before, after] = older.facts && newer.facts ? [older.facts, newer.facts] : [{}, {}];
  return [
    ...diffFields(fieldsToCompare(older, newer), fieldsToCompare(newer, older), name, isRequest),
    ...[...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((fact) => {
      const [from, to] = [before[fact], after[fact]];
      if (from === to) return [];
      const change = to === 'optional' ? added : breaking;
      return [change(`${name}: ${fact}: ${from ?? 'none'} → ${to ?? 'none'}`)];
    }),
  ];
}

function diffParts(older: readonly Part[], newer: readonly Part[]): Change[] {
  const [before, after] = [older, newer].map((parts) => new Map(parts.map((one) => [one.name, one])));
  const names = [...new Set([...(after?.keys() ?? []), ...(before?.keys() ?? [])])];
  return names.flatMap((name) => {
    const [from, to] = [before?.get(name), after?.get(name)];
    const inside = (to ?? from)?.inside;
    if (inside !== undefined && !(before?.has(inside) && after?.has(inside))) return [];
    if (from && to) return diffPart(from, to);
    const one = from ?? to;
    if (!one) return [];
    if (one.isWhole) return [from ? breaking(`${name} removed`) : added(`${name} added`)];
    const nothing = { ...one, fields: [], facts: undefined };
    return from ? diffPart(from, nothing) : diffPart(nothing, one);
  });
}

function hasOwnServers(operation: Operation, { servers }: ApiFacts): boolean {
  return JSON.stringify(operation.servers) !== JSON.stringify(servers);
}

/** Returns changes that belong to no operation: of the servers of the whole file, and of the webhooks. */
function diffFile(older: ApiFacts, newer: ApiFacts): ApiChange[] {
  const servers = diffParts(serverParts(older.servers), serverParts(newer.servers));
  const webhookParts = ({ webhooks }: ApiFacts) => webhooks.flatMap((webhook) => callbackParts('webhook', webhook));
  const webhooks = diffParts(webhookParts(older), webhookParts(newer));
  return [
    ...servers.map((change) => ({ ...change, operation: 'servers' })),
    ...webhooks.map((change) => ({ ...change, operation: 'webhooks' })),
  ];
}

/**
 * Compares two OpenAPI files, for example those of two docs versions.
 *
 * All parts of an operation are compared except descriptions and examples. Operations are paired by method and path. An operation that was removed or newly deprecated is also paired with its successor, and
 * their fields are mapped. A change is breaking if a valid request could now be rejected or have another meaning, or if a
 * reply field was removed or has another type.
 *
 * @returns changes by kind in the order of {@link CHANGE_KINDS}, within a kind in the order of the files
 */
export function diffFacts(older: ApiFacts, newer: ApiFacts, successors: Successors): ApiChange[] {
  const byKey = (facts: ApiFacts) => new Map(facts.operations.map((one) => [`${one.method} ${one.path}`, one]));
  const [olderByKey, newerByKey] = [byKey(older), byKey(newer)];
  const find = (facts: ApiFacts, path: string | null | undefined) =>
    facts.operations.find((operation) => operation.path === path);
  const succession = (operation: Operation): Pick<ApiChange, 'pairedWith' | 'fields'> => {
    const entry = successors.operations[operation.path];
    const successor = find(newer, entry?.successor);
    if (!entry || !successor) return {};
    return { pairedWith: successor.path, fields: mapFields(operation.request, successor.request, entry.renames) };
  };

  const changed = older.operations.flatMap((before): ApiChange[] => {
    const after = newerByKey.get(`${before.method} ${before.path}`);
    if (!after) return [{ ...breaking('removed'), operation: operationRef(older, before), ...succession(before) }];
    const operation = operationRef(newer, after);
    const ownServers = hasOwnServers(before, older) || hasOwnServers(after, newer);
    const details = [
      ...diffParts(operationParts(before), operationParts(after)),
      ...(ownServers ? diffParts(serverParts(before.servers), serverParts(after.servers)) : []),
    ].map((change) => ({ ...change, operation }));
    if (before.deprecated && !after.deprecated) return [...details, { ...added('no longer deprecated'), operation }];
    if (before.deprecated || !after.deprecated) return details;
    return [...details, { ...deprecated('soon to be deprecated'), operation, ...succession(before) }];
  });
  const unpaired = newer.operations.filter(({ method, path }) => !olderByKey.has(`${method} ${path}`));
  const all = [
    ...diffFile(older, newer),
    ...changed,
    ...unpaired.map((operation): ApiChange => {
      const { path } = operation;
      const [former] = Object.entries(successors.operations).find(([, entry]) => entry.successor === path) ?? [];
      const pairedWith = find(older, former)?.path;
      return {
        ...added('new operation'),
        operation: operationRef(newer, operation),
        ...(pairedWith === undefined ? {} : { pairedWith }),
      };
    }),
  ];
  return CHANGE_KINDS.flatMap((kind) => all.filter((change) => change.kind === kind));
}

/** Returns a Markdown list item for a change, with nested items for the fields that differ in the successor. */
export function describeChange({ kind, operation, text, pairedWith, fields = [] }: ApiChange): string {
  const verb = kind === 'added' ? 'takes over from' : 'use';
  const pair = pairedWith === undefined ? '' : `, ${verb} \`${pairedWith}\``;
  const rows = fields.filter(hasChanges).map((row) => `  - ${describeFieldMapRow(row)}`);
  return [`- \`${operation}\`: ${text}${pair}`, ...rows].join('\n');
}
