import { operationRef } from '../facts/findOperation';
import { jsonBody } from '../facts/readContent';
import { mainResponse } from '../facts/readOperation';
import type { Successors } from '../facts/successors';
import type { ApiFacts, Body, Field, FieldRow, Operation } from '../facts/types';
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
  const name = `${part} field \`${newer.path || '(body)'}\``;
  const lifted = older.limits.filter((limit) => !newer.limits.includes(limit));
  return [
    ...describeDifferences(older, newer).map((note) =>
      note === 'no longer required' ? added(`${name}: ${note}`) : breaking(`${name}: ${note}`),
    ),
    ...lifted.map((limit) => added(`${name}: limit lifted: ${limit}`)),
    ...(newer.deprecated && !older.deprecated ? [deprecated(name)] : []),
  ];
}

function diffFields(older: readonly Field[], newer: readonly Field[], part: string, isRequest: boolean): Change[] {
  const [before, after] = [rowsByPath(older), rowsByPath(newer)];
  const onlyBefore = withoutChildren([...before.values()].filter(({ key, path }) => !after.has(key ?? path)));
  const onlyAfter = withoutChildren([...after.values()].filter(({ key, path }) => !before.has(key ?? path)));
  return [
    ...onlyBefore.map(({ path }) => breaking(`${part} field \`${path}\` removed`)),
    ...onlyAfter.map(({ path, requirement }) =>
      isRequest && requirement === 'required'
        ? breaking(`required ${part} field \`${path}\` added`)
        : added(`${part} field \`${path}\` added`),
    ),
    ...[...before.values()].flatMap((row) => {
      const kept = after.get(row.key ?? row.path);
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

/** Parameters, headers or a body of an operation. */
interface Part {
  /** For example `request`, `query` or `reply 404 text/plain`. */
  name: string;
  isRequest: boolean;
  /** Whether the part is a media type, which can be added or removed as a whole. */
  isBody: boolean;
  fields: Field[];
}

/** Lists the parts of an operation, except the JSON bodies of its request and of its successful reply. */
function otherParts({ parameters, body, responses }: Operation): Part[] {
  const request = jsonBody(body?.contents);
  const reply = jsonBody(mainResponse(responses)?.contents);
  const bodies = (contents: readonly Body[], prefix: string, isRequest: boolean): Part[] =>
    contents
      .filter((content) => content !== request && content !== reply)
      .map(({ mediaType, field }) => ({
        name: `${prefix} ${mediaType}`,
        isRequest,
        isBody: true,
        fields: field ? [field] : [],
      }));
  return [
    ...(['path', 'query', 'header', 'cookie'] as const).map((place) => ({
      name: place,
      isRequest: true,
      isBody: false,
      fields: parameters.filter((parameter) => parameter.in === place).map(({ field }) => field),
    })),
    ...bodies(body?.contents ?? [], 'request', true),
    ...responses.flatMap(({ code, headers, contents }) => [
      { name: `reply ${code} header`, isRequest: false, isBody: false, fields: headers },
      ...bodies(contents, `reply ${code}`, false),
    ]),
  ];
}

function diffOtherParts(older: Operation, newer: Operation): Change[] {
  const [before, after] = [otherParts(older), otherParts(newer)];
  const without = (parts: readonly Part[], others: readonly Part[]) =>
    parts.filter(({ name, isBody }) => isBody && !others.some((other) => other.name === name));
  return [
    ...without(before, after).map(({ name }) => breaking(`${name} removed`)),
    ...without(after, before).map(({ name }) => added(`${name} added`)),
    ...after.flatMap(({ name, isRequest, isBody, fields }) => {
      const former = before.find((part) => part.name === name);
      if (isBody && !former) return [];
      return diffFields(former?.fields ?? [], fields, name, isRequest);
    }),
  ];
}

function diffSecurity(older: Operation, newer: Operation): Change[] {
  const names = ({ security }: Operation) =>
    JSON.stringify(security.map((one) => one.map(({ scheme, scopes }) => [scheme.name, scopes])));
  return names(older) === names(newer) ? [] : [breaking('authentication changed')];
}

/**
 * Compares two OpenAPI files, for example those of two docs versions.
 *
 * Operations are paired by method and path. An operation that was removed or newly deprecated is also paired with its successor, and
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

  const isSame = (one: Operation) => (other: Operation) => other.path === one.path && other.method === one.method;
  const changed = older.operations.flatMap((before): ApiChange[] => {
    const after = newer.operations.find(isSame(before));
    if (!after) return [{ ...breaking('removed'), operation: operationRef(older, before), ...succession(before) }];
    const operation = operationRef(newer, after);
    const details = [
      ...diffFields(before.request, after.request, 'request', true),
      ...diffFields(before.reply, after.reply, 'reply', false),
      ...diffOtherParts(before, after),
      ...diffStatuses(before, after),
      ...diffSecurity(before, after),
    ].map((change) => ({ ...change, operation }));
    if (before.deprecated || !after.deprecated) return details;
    return [...details, { ...deprecated('soon to be deprecated'), operation, ...succession(before) }];
  });
  const unpaired = newer.operations.filter((operation) => !older.operations.some(isSame(operation)));
  const all = [
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
