import { apiVersionFile, type ApiFiles } from '../facts/apiFiles';
import { codeSpan } from '../facts/describeType';
import type { Successors } from '../facts/successors';
import type { ApiFacts, FieldRow, Operation } from '../facts/types';
import { newestFirst, NEXT } from '../../versions/docsVersions';
import { inputFields, type Input } from './findSuccession';
import { rowsByPath } from './mapFields';
import { operationParts } from './operationParts';

/** The API as one docs version describes it. */
export interface ApiVersion {
  version: string;
  facts: ApiFacts;
}

/** Where an operation and its fields come from. Texts are CommonMark without a full stop. */
export interface OperationOrigin {
  /** Since when the docs have the operation, and what it replaces. */
  text: string;
  /**
   * Returns where a field comes from, for example `` since v3.5.0; was `node_id` in `/safety/v3/pii` ``.
   *
   * @param part `request`, `reply`, or for example `query`
   * @param field dotted path, which in a variant includes its name
   * @returns an empty string for a field that its operation always had and that replaces none with another name or default
   */
  describeField(part: string, field: string): string;
}

/** A legacy operation, or a legacy body without a path, that an operation replaces. */
interface Predecessor {
  name: string;
  isBody: boolean;
  /** Empty if no file describes it any more. */
  rows: FieldRow[];
  renames: Record<string, string>;
}

/**
 * Finds what an operation replaces.
 *
 * @param versions those in which the predecessors are looked up, the one that counts first
 */
function findPredecessors(
  path: string,
  versions: readonly ApiVersion[],
  { operations, bodies }: Successors,
): Predecessor[] {
  type Find = (facts: ApiFacts, name: string) => Input | undefined;
  const replaced = (table: Successors['operations'], isBody: boolean, find: Find) =>
    Object.entries(table)
      .filter(([, { successor }]) => successor === path)
      .map(([name, { renames }]) => {
        const input = versions.map(({ facts }) => find(facts, name)).find((known) => known !== undefined);
        return { name, isBody, renames, rows: input ? [...rowsByPath(inputFields(input)).values()] : [] };
      });
  return [
    ...replaced(operations, false, (facts, name) => facts.operations.find((one) => one.path === name)),
    ...replaced(bodies, true, (facts, name) => facts.legacyBodies.find((one) => one.name === name)),
  ];
}

/** Returns the fields of all parts of an operation, except whole bodies, by part and path, and whether a caller sends them. */
function fieldsOf(operation: Operation): Map<string, { isRequest: boolean; row: FieldRow }> {
  return new Map(
    operationParts(operation).flatMap(({ name: part, isRequest, fields }) =>
      [...rowsByPath(fields)]
        .filter(([field]) => field !== '')
        .map(([field, row]) => [`${part} ${field}`, { isRequest, row }] as const),
    ),
  );
}

/** Returns the index of the first of the latest versions without a gap. The last version has the operation or field. */
function firstOf(states: readonly unknown[]): number {
  return states.lastIndexOf(undefined) + 1;
}

function describeSince(version: string, isOldest: boolean): string {
  if (version === NEXT) return 'in the docs from the next version on';
  return `in the docs since ${version}${isOldest ? ' or earlier' : ''}`;
}

/**
 * Computes the origin of an operation of the last version. An operation is the same in two versions if method and path are
 * the same.
 *
 * @param versions the oldest first
 * @returns undefined if the last version does not have the operation
 */
export function originIn(
  versions: readonly ApiVersion[],
  successors: Successors,
  { method, path }: Pick<Operation, 'method' | 'path'>,
): OperationOrigin | undefined {
  const states = versions.map(({ facts }) =>
    facts.operations.find((one) => one.method === method && one.path === path),
  );
  const start = firstOf(states);
  const own = versions.slice(start);
  if (!own[0]) return undefined;
  const predecessors = findPredecessors(path, versions.slice(0, start + 1).reverse(), successors);
  const names = predecessors.map(({ name, isBody }) => `${isBody ? 'the legacy body ' : ''}\`${name}\``);
  const fields = states.slice(start).map((operation) => operation && fieldsOf(operation));
  return {
    text: [
      describeSince(own[0].version, start === 0),
      ...(names.length > 0 ? [`it takes over from ${names.join(' and ')}`] : []),
    ].join('; '),
    describeField(part, field) {
      const rows = fields.map((known) => known?.get(`${part} ${field}`));
      const first = firstOf(rows);
      const { isRequest = false, row } = rows[first] ?? {};
      const former = predecessors.flatMap(({ name, renames, rows: legacy }) => {
        const match = isRequest && legacy.find((one) => (renames[one.path] ?? one.path) === row?.path);
        return match ? [{ ...match, owner: codeSpan(name) }] : [];
      });
      const renamed = former.filter((one) => one.path !== field);
      const defaults = former.filter((one) => one.default !== undefined && one.default !== row?.default);
      return [
        ...(first > 0 && row ? [`since ${own[first]?.version}`] : []),
        ...(renamed.length > 0
          ? [`was ${renamed.map((one) => `${codeSpan(one.path)} in ${one.owner}`).join(' and ')}`]
          : []),
        ...defaults.map((one) => `default was ${codeSpan(one.default ?? '')} in ${one.owner}`),
      ].join('; ');
    },
  };
}

/**
 * Returns the origin of an operation as the pages of a docs version know it: later versions are left out, retired ones count.
 *
 * @param facts of the docs version of the page
 */
export function operationOrigin(
  files: ApiFiles,
  facts: ApiFacts,
  operation: Pick<Operation, 'method' | 'path'>,
): OperationOrigin | undefined {
  const released = [...files.versions(), ...files.retired()].sort(newestFirst).reverse();
  const versions = [...released, NEXT].map((version) => ({ version, facts: files.facts(apiVersionFile(version)) }));
  const own = versions.slice(0, versions.findIndex((version) => version.facts.file === facts.file) + 1);
  return originIn(own, files.successors(), operation);
}
