import { isDeepStrictEqual } from 'node:util';

import type { Json } from '../../../shared/json';
import { apiVersionFile, type ApiFiles } from '../facts/apiFiles';
import { codeSpan } from '../facts/describeType';
import { operationRef } from '../facts/findOperation';
import type { Successors } from '../facts/successors';
import type { ApiFacts, FieldRow, Operation } from '../facts/types';
import { newestFirst, NEXT } from '../../versions/docsVersions';
import { diffFacts, type ApiChange, type ChangeKind } from './diffFacts';
import { inputFields, type Input } from './findSuccession';
import { describeFieldMapRow, hasChanges, mapFields, rowsByPath } from './mapFields';
import { operationParts } from './operationParts';

/** The API as one docs version describes it. */
export interface ApiVersion {
  version: string;
  facts: ApiFacts;
}

/** A fact of a field with another value than before. A value that does not exist is left out. */
export interface ChangedFact {
  fact: keyof typeof FACTS;
  from?: Json | undefined;
  to?: Json | undefined;
}

/** A legacy operation, or a legacy body without a path, that an operation replaces. */
export type Predecessor = { operation: string } | { body: string };

/** The latest docs versions without a gap that have an operation or a field. */
interface Lifetime {
  /** The first version. What the oldest file has may be older. */
  since: string;
  /** The last version, if a later one lacks it. */
  until?: string;
}

/** One field of an operation over all docs versions. */
export interface FieldHistory extends Lifetime {
  /** `request`, `reply`, or for example `query` or `reply 404 text/plain`. */
  part: string;
  /** Dotted path, which in a variant includes its name. */
  field: string;
  /** The field of each legacy operation or body that this one replaces. */
  predecessors: (Predecessor & { field: string; changes: ChangedFact[] })[];
  changes: ({ version: string } & ChangedFact)[];
}

/** One operation over all docs versions. */
export interface OperationHistory extends Lifetime {
  method: string;
  path: string;
  /** Path of its page below the reference. Only operations of the newest version have a page. */
  slug: string;
  predecessors: Predecessor[];
  /** The operation to call instead; null if none is documented, undefined if `successors.yaml` does not list it. */
  successor?: string | null;
  /** The first one says since when the operation exists. Texts are CommonMark without a full stop. */
  changes: { version: string; kind: ChangeKind; text: string; fields: string[] }[];
  /** In the order of the newest version that has them. */
  fields: FieldHistory[];
}

/** Facts of a field whose changes are listed. */
const FACTS = {
  type: ({ type }: FieldRow) => type,
  requirement: ({ requirement }: FieldRow) => requirement,
  default: ({ default: value }: FieldRow) => (value === undefined ? undefined : (JSON.parse(value) as Json)),
  limits: ({ limits }: FieldRow) => limits,
  deprecated: ({ deprecated }: FieldRow) => deprecated,
} satisfies Record<string, (row: FieldRow) => Json | undefined>;

function changedFacts(before: FieldRow, after: FieldRow): ChangedFact[] {
  return (Object.keys(FACTS) as (keyof typeof FACTS)[])
    .map((fact) => ({ fact, from: FACTS[fact](before), to: FACTS[fact](after) }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to));
}

/** What one version has of an operation or a field. */
interface State<Value> {
  version: string;
  value: Value;
}

/** Returns the latest states without a gap between them, the oldest first. */
function latestStates<Value>(states: readonly State<Value | undefined>[]): State<Value>[] {
  const latest: State<Value>[] = [];
  for (const { version, value } of [...states].reverse()) {
    if (value !== undefined) latest.unshift({ version, value });
    else if (latest.length > 0) break;
  }
  return latest;
}

/** @param all the states from which `states` were taken */
function lifetime(states: readonly State<unknown>[], all: readonly State<unknown>[]): Lifetime {
  const [first, last] = [states[0]?.version ?? '', states.at(-1)?.version ?? ''];
  return { since: first, ...(last === all.at(-1)?.version ? {} : { until: last }) };
}

/** An operation or body that is replaced, with its fields. */
interface Replaced {
  predecessor: Predecessor;
  /** Undefined if no file describes it any more. */
  input: Input | undefined;
  renames: Record<string, string>;
}

/**
 * Finds what an operation replaces.
 *
 * @param versions those in which the predecessors are looked up, the one that counts first
 */
function findReplaced(path: string, versions: readonly ApiVersion[], { operations, bodies }: Successors): Replaced[] {
  const find = (inputOf: (facts: ApiFacts) => Input | undefined) =>
    versions.map(({ facts }) => inputOf(facts)).find((input) => input !== undefined);
  const replaced = (table: Successors['operations']) =>
    Object.entries(table).filter(([, { successor }]) => successor === path);
  return [
    ...replaced(operations).map(([operation, { renames }]) => ({
      predecessor: { operation },
      input: find((facts) => facts.operations.find((one) => one.path === operation)),
      renames,
    })),
    ...replaced(bodies).map(([body, { renames }]) => ({
      predecessor: { body },
      input: find(({ legacyBodies }) => legacyBodies.find(({ name }) => name === body)),
      renames,
    })),
  ];
}

/** Returns the fields of all parts of an operation except whole bodies, by part and path. */
function fieldsOf(operation: Operation): Map<string, { part: string; isRequest: boolean; row: FieldRow }> {
  return new Map(
    operationParts(operation).flatMap(({ name: part, isRequest, fields }) =>
      [...rowsByPath(fields)]
        .filter(([field]) => field !== '')
        .map(([field, row]) => [`${part} ${field}`, { part, isRequest, row }] as const),
    ),
  );
}

function fieldHistories(states: readonly State<Operation>[], replaced: readonly Replaced[]): FieldHistory[] {
  const fields = states.map(({ version, value }) => ({ version, value: fieldsOf(value) }));
  const keys = new Set([...fields].reverse().flatMap(({ value }) => [...value.keys()]));
  const legacy = replaced.map(({ predecessor, input, renames }) => ({
    predecessor,
    renames,
    rows: input ? [...rowsByPath(inputFields(input)).values()] : [],
  }));
  return [...keys].flatMap((key) => {
    const all = fields.map(({ version, value }) => ({ version, value: value.get(key) }));
    const own = latestStates(all);
    const [first] = own;
    if (!first) return [];
    const { part, isRequest, row } = first.value;
    return {
      part,
      field: row.key ?? row.path,
      ...lifetime(own, all),
      predecessors: legacy.flatMap(({ predecessor, renames, rows }) => {
        const former = isRequest ? rows.find(({ path }) => (renames[path] ?? path) === row.path) : undefined;
        return former ? { ...predecessor, field: former.path, changes: changedFacts(former, row) } : [];
      }),
      changes: own.slice(1).flatMap(({ version, value }, index) => {
        const before = own[index]?.value.row ?? value.row;
        return changedFacts(before, value.row).map((change) => ({ version, ...change }));
      }),
    };
  });
}

function describeSince(version: string, isOldest: boolean): string {
  if (version === NEXT) return 'in the docs from the next version on';
  return `in the docs since ${version}${isOldest ? ' or earlier' : ''}`;
}

function firstChange(version: string, isOldest: boolean, operation: Operation, replaced: readonly Replaced[]) {
  const names = replaced.map(({ predecessor }) => {
    return 'body' in predecessor ? `the legacy body \`${predecessor.body}\`` : `\`${predecessor.operation}\``;
  });
  const rows = replaced.flatMap(({ input, renames }) =>
    input ? mapFields(inputFields(input), inputFields(operation), renames) : [],
  );
  return {
    version,
    kind: 'added' as const,
    text: [
      describeSince(version, isOldest),
      ...(names.length > 0 ? [`it takes over from ${names.join(' and ')}`] : []),
    ].join('; '),
    fields: rows.filter(hasChanges).map(describeFieldMapRow),
  };
}

function laterChange(version: string, { kind, text, pairedWith, fields = [] }: ApiChange) {
  return {
    version,
    kind,
    text: pairedWith === undefined ? text : `${text}, use \`${pairedWith}\``,
    fields: fields.filter(hasChanges).map(describeFieldMapRow),
  };
}

/**
 * Computes the history of each operation and its fields from the OpenAPI files of the docs versions: since when they exist,
 * what they replace, and what changed. An operation is the same in two versions if method and path are the same.
 *
 * @param versions the oldest first
 * @returns the operations of the newest version in its order, then those that only older versions have
 */
export function operationHistories(versions: readonly ApiVersion[], successors: Successors): OperationHistory[] {
  const keyOf = ({ method, path }: Operation) => `${method} ${path}`;
  const keys = new Set([...versions].reverse().flatMap(({ facts }) => facts.operations.map(keyOf)));
  const changes = versions.slice(1).flatMap(({ version, facts }, index) => {
    const older = versions[index]?.facts ?? facts;
    return diffFacts(older, facts, successors).map((change) => ({ version, change }));
  });
  return [...keys].flatMap((key) => {
    const all = versions.map(({ version, facts }) => ({
      version,
      value: facts.operations.find((operation) => keyOf(operation) === key),
    }));
    const own = latestStates(all);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const { method, path, slug } = last.value;
    const start = all.findIndex(({ version }) => version === first.version);
    const replaced = findReplaced(path, versions.slice(0, start + 1).reverse(), successors);
    const refs = new Set(versions.map(({ facts }) => operationRef(facts, { method, path })));
    const later = new Set(all.slice(start + 1, start + own.length + 1).map(({ version }) => version));
    const successor = successors.operations[path]?.successor;
    return {
      method,
      path,
      slug,
      ...lifetime(own, all),
      predecessors: replaced.map(({ predecessor }) => predecessor),
      ...(successor === undefined ? {} : { successor }),
      changes: [
        firstChange(first.version, start === 0, first.value, replaced),
        ...changes
          .filter(({ version, change }) => later.has(version) && refs.has(change.operation))
          .map(({ version, change }) => laterChange(version, change)),
      ],
      fields: fieldHistories(own, replaced),
    };
  });
}

/** Returns the API as each docs version describes it, the oldest first: retired versions, released ones, and `next`. */
export function apiVersions(files: ApiFiles): ApiVersion[] {
  const released = [...files.versions(), ...files.retired()].sort(newestFirst).reverse();
  return [...released, NEXT].map((version) => ({ version, facts: files.facts(apiVersionFile(version)) }));
}

const known = new WeakMap<ApiFacts, { successors: Successors; histories: OperationHistory[] }>();

/** Returns the history of an operation as the pages of a docs version know it: later versions are left out. */
export function historyOf(
  files: ApiFiles,
  facts: ApiFacts,
  { method, path }: Pick<Operation, 'method' | 'path'>,
): OperationHistory | undefined {
  const versions = apiVersions(files);
  const own = versions.slice(0, versions.findIndex((version) => version.facts.file === facts.file) + 1);
  const successors = files.successors();
  const last = known.get(facts);
  const histories = last?.successors === successors ? last.histories : operationHistories(own, successors);
  known.set(facts, { successors, histories });
  return histories.find((history) => history.method === method && history.path === path);
}

/**
 * Returns where a field comes from as CommonMark, for example `` since v3.5.0; was `node_id` in `/safety/v3/pii` ``.
 *
 * @returns an empty string for a field that its operation always had and that replaces none with another name or default
 */
export function describeOrigin({ field, since, predecessors }: FieldHistory, operation: Lifetime): string {
  const ownerOf = (one: FieldHistory['predecessors'][number]) => codeSpan('body' in one ? one.body : one.operation);
  const former = predecessors
    .filter((predecessor) => predecessor.field !== field)
    .map((one) => `${codeSpan(one.field)} in ${ownerOf(one)}`);
  const defaults = predecessors.flatMap((one) =>
    one.changes
      .filter(({ fact, from }) => fact === 'default' && from !== undefined)
      .map(({ from }) => `default was ${codeSpan(JSON.stringify(from))} in ${ownerOf(one)}`),
  );
  return [
    ...(since === operation.since ? [] : [`since ${since}`]),
    ...(former.length > 0 ? [`was ${former.join(' and ')}`] : []),
    ...defaults,
  ].join('; ');
}
