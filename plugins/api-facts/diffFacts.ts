import { byPath, differences, fieldMap, parentOf } from './fieldMap';
import type { Successors } from './successors';
import type { ApiFacts, Field, FieldMapRow, FieldRow, Operation } from './types';

/** What a change asks of those who call the API, the most urgent first. */
export const CHANGE_KINDS = ['breaking', 'deprecated', 'added'] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One change of an operation between two OpenAPI files. */
export interface ApiChange {
  kind: ChangeKind;
  /** Path of the operation. */
  operation: string;
  /** What changed, CommonMark without a full stop. */
  text: string;
  /** Path of the operation that takes over, or that was taken over from. */
  pairedWith?: string;
  /** How the fields map to those of the successor. */
  fields?: FieldMapRow[];
}

type FieldChange = Pick<ApiChange, 'kind' | 'text'>;

const LOOSENED = 'no longer required';

function changedField(older: FieldRow, newer: FieldRow, part: string): FieldChange[] {
  const lifted = older.limits.filter((limit) => !newer.limits.includes(limit));
  return [
    ...differences(older, newer).map((note) => ({
      kind: note === LOOSENED ? ('added' as const) : ('breaking' as const),
      text: `${part} field \`${newer.path}\`: ${note}`,
    })),
    ...lifted.map((limit) => ({
      kind: 'added' as const,
      text: `${part} field \`${newer.path}\`: limit lifted: ${limit}`,
    })),
    ...(newer.deprecated && !older.deprecated
      ? [{ kind: 'deprecated' as const, text: `${part} field \`${newer.path}\`` }]
      : []),
  ];
}

/** Children of an added or removed field go with it. */
function outermost(rows: readonly FieldRow[]): FieldRow[] {
  const paths = new Set(rows.map(({ path }) => path));
  return rows.filter(({ path }) => !paths.has(parentOf(path) ?? ''));
}

function changedFields(older: readonly Field[], newer: readonly Field[], part: 'request' | 'reply'): FieldChange[] {
  const [before, after] = [byPath(older), byPath(newer)];
  const removed = outermost([...before.values()].filter(({ path }) => !after.has(path)));
  const added = outermost([...after.values()].filter(({ path }) => !before.has(path)));
  const mustBeSent = ({ requirement }: FieldRow) => part === 'request' && requirement === 'required';
  return [
    ...removed.map(({ path }) => ({ kind: 'breaking' as const, text: `${part} field \`${path}\` removed` })),
    ...added.map((row) => ({
      kind: mustBeSent(row) ? ('breaking' as const) : ('added' as const),
      text: `${mustBeSent(row) ? 'required ' : ''}${part} field \`${row.path}\` added`,
    })),
    ...[...before.values()].flatMap((row) => {
      const twin = after.get(row.path);
      return twin ? changedField(row, twin, part) : [];
    }),
  ];
}

function changedStatuses(older: Operation, newer: Operation): FieldChange[] {
  const codes = (operation: Operation) => operation.statuses.map(({ code }) => code);
  const [before, after] = [codes(older), codes(newer)];
  return [
    ...before
      .filter((code) => !after.includes(code))
      .map((code) => ({ kind: 'breaking' as const, code, verb: 'removed' })),
    ...after.filter((code) => !before.includes(code)).map((code) => ({ kind: 'added' as const, code, verb: 'added' })),
  ].map(({ kind, code, verb }) => ({ kind, text: `status ${code} ${verb}` }));
}

/**
 * Compares two OpenAPI files, for instance those of two docs versions.
 *
 * Operations are paired by path. One that was removed or newly marked as deprecated is paired with its successor through
 * `openapi/successors.yaml`, and its fields are mapped to that operation's. A request that was right before and would be
 * refused or read in another way now is breaking; so is a reply field that is gone or has another type.
 *
 * @param older facts of the file to compare from
 * @param newer facts of the file to compare to
 * @param successors the reviewed table
 * @returns changes sorted by kind (see {@link CHANGE_KINDS}), inside a kind in the order of the files
 */
export function diffFacts(older: ApiFacts, newer: ApiFacts, successors: Successors): ApiChange[] {
  const find = (facts: ApiFacts, path: string | null | undefined) =>
    facts.operations.find((operation) => operation.path === path);
  const succession = (operation: Operation): Pick<ApiChange, 'pairedWith' | 'fields'> => {
    const entry = successors.operations[operation.path];
    const successor = find(newer, entry?.successor);
    if (!entry || !successor) return {};
    return { pairedWith: successor.path, fields: fieldMap(operation.request, successor.request, entry.renames) };
  };

  const kept = older.operations.flatMap((before): ApiChange[] => {
    const after = find(newer, before.path);
    if (!after) return [{ kind: 'breaking', operation: before.path, text: 'removed', ...succession(before) }];
    const details = [
      ...changedFields(before.request, after.request, 'request'),
      ...changedFields(before.reply, after.reply, 'reply'),
      ...changedStatuses(before, after),
    ].map((change) => ({ ...change, operation: after.path }));
    if (before.deprecated || !after.deprecated) return details;
    return [
      ...details,
      { kind: 'deprecated', operation: after.path, text: 'soon to be deprecated', ...succession(before) },
    ];
  });
  const added = newer.operations
    .filter(({ path }) => !find(older, path))
    .map(({ path }): ApiChange => {
      const [former] = Object.entries(successors.operations).find(([, entry]) => entry.successor === path) ?? [];
      return {
        kind: 'added',
        operation: path,
        text: 'new operation',
        ...(former !== undefined && find(older, former) ? { pairedWith: former } : {}),
      };
    });
  const all = [...kept, ...added];
  return CHANGE_KINDS.flatMap((kind) => all.filter((change) => change.kind === kind));
}
