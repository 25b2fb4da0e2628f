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
  /** Path of the operation. */
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

function diffField(older: FieldRow, newer: FieldRow, part: string): Change[] {
  const name = `${part} field \`${newer.path}\``;
  const lifted = older.limits.filter((limit) => !newer.limits.includes(limit));
  return [
    ...describeDifferences(older, newer).map((note) =>
      note === 'no longer required' ? added(`${name}: ${note}`) : breaking(`${name}: ${note}`),
    ),
    ...lifted.map((limit) => added(`${name}: limit lifted: ${limit}`)),
    ...(newer.deprecated && !older.deprecated ? [deprecated(name)] : []),
  ];
}

function diffFields(older: readonly Field[], newer: readonly Field[], part: 'request' | 'reply'): Change[] {
  const [before, after] = [rowsByPath(older), rowsByPath(newer)];
  const onlyBefore = withoutChildren([...before.values()].filter(({ path }) => !after.has(path)));
  const onlyAfter = withoutChildren([...after.values()].filter(({ path }) => !before.has(path)));
  return [
    ...onlyBefore.map(({ path }) => breaking(`${part} field \`${path}\` removed`)),
    ...onlyAfter.map(({ path, requirement }) =>
      part === 'request' && requirement === 'required'
        ? breaking(`required ${part} field \`${path}\` added`)
        : added(`${part} field \`${path}\` added`),
    ),
    ...[...before.values()].flatMap((row) => {
      const kept = after.get(row.path);
      return kept ? diffField(row, kept, part) : [];
    }),
  ];
}

function diffStatuses(older: Operation, newer: Operation): Change[] {
  const has = ({ statuses }: Operation, code: string) => statuses.some((status) => status.code === code);
  return [
    ...older.statuses.filter(({ code }) => !has(newer, code)).map(({ code }) => breaking(`status ${code} removed`)),
    ...newer.statuses.filter(({ code }) => !has(older, code)).map(({ code }) => added(`status ${code} added`)),
  ];
}

/**
 * Compares two OpenAPI files, for example those of two docs versions.
 *
 * Operations are paired by path. An operation that was removed or newly deprecated is also paired with its successor, and
 * their fields are mapped. A change is breaking if a valid request could now be rejected or have another meaning, or if a
 * reply field was removed or has another type.
 *
 * @returns changes by kind in the order of {@link CHANGE_KINDS}, within a kind in the order of the files
 */
export function diffFacts(older: ApiFacts, newer: ApiFacts, successors: Successors): ApiChange[] {
  const find = (facts: ApiFacts, path: string | null | undefined) =>
    facts.operations.find((operation) => operation.path === path);
  const succession = (operation: Operation): Pick<ApiChange, 'pairedWith' | 'fields'> => {
    const entry = successors.operations[operation.path];
    const successor = find(newer, entry?.successor);
    if (!entry || !successor) return {};
    return { pairedWith: successor.path, fields: mapFields(operation.request, successor.request, entry.renames) };
  };

  const changed = older.operations.flatMap((before): ApiChange[] => {
    const after = find(newer, before.path);
    if (!after) return [{ ...breaking('removed'), operation: before.path, ...succession(before) }];
    const details = [
      ...diffFields(before.request, after.request, 'request'),
      ...diffFields(before.reply, after.reply, 'reply'),
      ...diffStatuses(before, after),
    ].map((change) => ({ ...change, operation: after.path }));
    if (before.deprecated || !after.deprecated) return details;
    return [...details, { ...deprecated('soon to be deprecated'), operation: after.path, ...succession(before) }];
  });
  const unpaired = newer.operations.filter(({ path }) => !find(older, path));
  const all = [
    ...changed,
    ...unpaired.map(({ path }): ApiChange => {
      const [former] = Object.entries(successors.operations).find(([, entry]) => entry.successor === path) ?? [];
      const pairedWith = find(older, former)?.path;
      return { ...added('new operation'), operation: path, ...(pairedWith === undefined ? {} : { pairedWith }) };
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
