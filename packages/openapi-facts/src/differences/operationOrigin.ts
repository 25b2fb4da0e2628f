import { defined, own } from '@api-docs/kit';

import { fieldRows } from '../facts/fieldRows';
import { findByRef, isRef } from '../facts/findOperation';
import type { Successors } from '../facts/successors';
import type { ApiFacts, Endpoint, Operation } from '../types';
import type { FieldRow } from '../fieldTypes';
import { inputFields, type Input } from './findSuccession';
import { rowsByPath } from './rowsByPath';
import { operationParts } from './operationParts';

/** The API as one docs version describes it. */
export interface ApiVersion {
  version: string;
  facts: ApiFacts;
}

/** Where a field comes from. */
export interface FieldOrigin {
  /** The first version that has it; undefined if its operation always had it. */
  since?: string;
  /** The fields of legacy operations and bodies that it replaces, as far as they have another name or default. */
  was: { owner: string; path?: string; default?: string }[];
}

/** Where an operation and its fields come from. */
export interface OperationOrigin {
  /** The first version that has the operation. */
  since: string;
  /** Set if no older version is known. */
  isOldest?: true;
  /** What it replaces. */
  predecessors: readonly Pick<Predecessor, 'name' | 'isBody'>[];
  /**
   * Returns where a field comes from.
   *
   * @param part `request`, `reply`, or for example `query`
   * @param field its key on the pages of the last version
   */
  fieldOrigin(part: string, field: string): FieldOrigin;
}

/** A legacy operation, or a legacy body without a path, that an operation replaces. */
interface Predecessor {
  name: string;
  isBody: boolean;
  /** Empty if no file describes it any more. */
  rows: FieldRow[];
  renames: Record<string, string>;
}

/** Finds what an operation replaces, each as the first of the versions describes it that has it. */
function findPredecessors(
  endpoint: Endpoint,
  versions: readonly ApiVersion[],
  { operations, bodies }: Successors,
): Predecessor[] {
  type Find = (facts: ApiFacts, name: string) => Input | undefined;
  const replaced = (table: Successors['operations'], isBody: boolean, find: Find) =>
    Object.entries(table)
      .filter(([, { successor }]) => isRef(endpoint, successor))
      .map(([name, { renames }]) => {
        const input = versions.map(({ facts }) => find(facts, name)).find((known) => known !== undefined);
        return { name, isBody, renames, rows: input ? [...rowsByPath(inputFields(input)).values()] : [] };
      });
  return [
    ...replaced(operations, false, findByRef),
    ...replaced(bodies, true, (facts, name) => facts.legacyBodies.find((one) => one.name === name)),
  ];
}

interface KnownField {
  isRequest: boolean;
  row: FieldRow;
  /** Key on the pages of its version. */
  key: string;
}

/** Returns the fields of all parts of an operation, except whole bodies, by part and path, and whether a caller sends them. */
function fieldsOf(operation: Operation): Map<string, KnownField> {
  return new Map(
    operationParts(operation).flatMap(({ name: part, isRequest, fields }) => {
      const shown = fieldRows(fields, '');
      return [...rowsByPath(fields)].flatMap(([field, row], index): [string, KnownField][] => {
        const { path, key = path } = shown[index] ?? row;
        return field === '' ? [] : [[`${part} ${field}`, { isRequest, row, key: `${part} ${key}` }]];
      });
    }),
  );
}

/** Returns the index of the first of the latest versions without a gap. The last version has the operation or field. */
function firstOf(states: readonly unknown[]): number {
  return states.lastIndexOf(undefined) + 1;
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
  endpoint: Endpoint,
): OperationOrigin | undefined {
  const { method, path } = endpoint;
  const states = versions.map(({ facts }) => findByRef(facts, `${method} ${path}`));
  const start = firstOf(states);
  const having = versions.slice(start);
  if (!having[0]) return undefined;
  const predecessors = findPredecessors(endpoint, versions.slice(0, start + 1).reverse(), successors);
  const fields = states.slice(start).map((state) => state && fieldsOf(state));
  const names = new Map([...(fields.at(-1) ?? [])].map(([name, { key }]) => [key, name]));
  return {
    since: having[0].version,
    ...(start === 0 ? { isOldest: true } : {}),
    predecessors,
    fieldOrigin(part, field) {
      const name = names.get(`${part} ${field}`) ?? '';
      const rows = fields.map((known) => known?.get(name));
      const first = firstOf(rows);
      const { isRequest = false, row } = rows[first] ?? {};
      const was = predecessors.flatMap(({ name: owner, renames, rows: legacy }) => {
        const match = isRequest && legacy.find((one) => (own(renames, one.path) ?? one.path) === row?.path);
        if (!match) return [];
        const isOther = match.default !== undefined && match.default !== row?.default;
        const former = match.path === field ? undefined : match.path;
        if (former === undefined && !isOther) return [];
        return [
          defined<FieldOrigin['was'][number]>({ owner, path: former, default: isOther ? match.default : undefined }),
        ];
      });
      const since = first > 0 && row ? having[first]?.version : undefined;
      return defined<FieldOrigin>({ since, was });
    },
  };
}
