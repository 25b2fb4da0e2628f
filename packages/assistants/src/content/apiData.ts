import {
  bodyRows,
  callExamples,
  codeSpan,
  describeChange,
  describeCondition,
  describeFieldMapRow,
  describeLimits,
  describeSerialization,
  describeType,
  diffFacts,
  fieldRows,
  findSuccession,
  hasChanges,
  joinSummary,
  jsonBody,
  mainBody,
  mainResponse,
  OF_ALL_OPERATIONS,
  operationRef,
  PARAMETER_PLACES,
  successorEntry,
  type ApiFacts,
  type Field,
  type FieldRow,
  type Operation,
  type ParameterPlace,
} from '@api-docs/openapi-facts';
import { versionOrder, versionPairs, type VersionPair } from '@api-docs/kit/node';
import { parseJson, stringifyJson } from '@api-docs/kit';
import {
  fieldsOfPart,
  versionFile,
  withListMarks,
  type ApiFiles,
  type ApiValue,
} from '@api-docs/openapi-reference/library';

import type { ServerOptions } from '../options';
import type { ApiData, FieldFact, OperationFact } from '../server/data';
import { NOT_PUBLISHED } from '../server/outputs';

/** Returns what an operation asks for besides its schemas, a sentence each. */
type Conditions = NonNullable<ServerOptions['conditions']>;

interface PartRows {
  part: FieldFact['part'];
  rows: FieldRow[];
}

function rowsOf(operation: Operation): PartRows[] {
  const body = (part: 'request' | 'reply', whole: Field | undefined) => ({
    part,
    rows: whole ? bodyRows(whole, part) : [],
  });
  const parameters = (part: ParameterPlace) => ({ part, rows: fieldRows(fieldsOfPart(operation, { part }), part) });
  return [
    ...PARAMETER_PLACES.map(parameters),
    body('request', (jsonBody(operation.body?.contents) ?? mainBody(operation.body))?.field),
    body('reply', jsonBody(mainResponse(operation.responses)?.contents)?.field),
  ];
}

/** Returns whether a row is an object of which the file says nothing more. */
function isOpenObject({ types, depth, limits, recursion }: FieldRow, next: FieldRow | undefined): boolean {
  const hasFields = next !== undefined && next.depth > depth;
  return types.includes('object') && !hasFields && !limits.isClosed && recursion === undefined;
}

/** Types of values that can have limits. */
const LIMITED: readonly string[] = ['string', 'number', 'integer', 'array'];

/** A field directly inside of the items of a list, for example `warnings[].message`. */
const IN_LIST = /\[\]\.[^.]+$/;

function presenceOf({ requirement }: FieldRow, isResponse: boolean, field: string): FieldFact['requirement'] {
  if (requirement === 'excluded') return isResponse ? 'never returned' : 'never sent';
  if (requirement === 'not documented') return NOT_PUBLISHED;
  if (!isResponse) return requirement;
  if (requirement === 'optional') return 'not always present';
  return IN_LIST.test(field) ? 'in every item' : 'always present';
}

/** Returns the default of a field; undefined if it cannot have one, because a request needs it or a response contains it. */
function defaultOf({ requirement, default: value }: FieldRow, isResponse: boolean): unknown {
  if (value !== undefined) return parseJson(value);
  return isResponse || requirement === 'required' ? undefined : NOT_PUBLISHED;
}

/** Returns the conditions of the object around a field that name it, for example "at least one of `a` and `b`". */
function conditionsAround(rows: readonly FieldRow[], index: number): string[] {
  const { depth = 0, name = '' } = rows[index] ?? {};
  const around = rows
    .slice(0, index)
    .reverse()
    .find((row) => row.depth < depth);
  const texts = around ? describeLimits(around).filter((text) => text.includes(codeSpan(name))) : [];
  return texts.map((text) => `in ${codeSpan(around?.name ?? '')}: ${text}`);
}

/** Returns the facts of a part, each with the names of the fields inside of it. */
function fieldFacts({ part, rows }: PartRows, addressOf: (row: FieldRow) => string): FieldFact[] {
  const names = rows.map((row) => {
    const { path, key = path } = row;
    return key ? withListMarks(row, key) : '(body)';
  });
  return rows.map((row, index) => {
    const { types, description, deprecated } = row;
    const field = names[index] ?? '';
    const isResponse = part === 'reply';
    const inside = names.filter((name) => name.startsWith(field) && /^(?:\[\])*\./.test(name.slice(field.length)));
    const limits = [...describeLimits(row), ...conditionsAround(rows, index), ...describeSerialization(row)];
    return {
      part,
      field,
      type: describeType(row),
      fields: isOpenObject(row, rows[index + 1]) ? NOT_PUBLISHED : inside.length > 0 ? inside : undefined,
      requirement: presenceOf(row, isResponse, field),
      default: defaultOf(row, isResponse),
      limits: limits.length > 0 ? limits : types.some((type) => LIMITED.includes(type)) ? NOT_PUBLISHED : undefined,
      description: description === '' ? NOT_PUBLISHED : description,
      deprecated: deprecated || undefined,
      address: addressOf(row),
    };
  });
}

function successorOf(facts: ApiFacts, files: ApiFiles, operation: Operation): Pick<OperationFact, 'successor'> {
  if (!operation.deprecated || !successorEntry(files.successors(), operation)) return {};
  const legacy = { operation: operationRef(facts, operation) };
  const { successor, rows, note } = findSuccession(facts, files.successors(), legacy, facts.file);
  if (!successor) return { successor: null };
  const fields = rows.filter(hasChanges).map(describeFieldMapRow);
  return { successor: { path: successor.path, fields, ...(note === undefined ? {} : { note }) } };
}

/**
 * Returns the facts of the operations in a docs version.
 *
 * The reference describes the file of `next`. A fact of another version that the reference tells otherwise has the address
 * of the OpenAPI file of its version.
 */
function versionFacts(api: ApiValue, version: string, conditions: Conditions | undefined): OperationFact[] {
  const { files } = api;
  const facts = files.facts(versionFile(files, version));
  const reference = files.facts(api.file).operations;
  const download = api.downloads.ofVersion(version).yaml;
  return facts.operations.map((operation): OperationFact => {
    const { id, method, path, name, summary, description, deprecated, body, responses } = operation;
    const head = { id, method, path, name, summary, description, deprecated };
    const page = reference.find((one) => one.path === path && one.method === method);
    const shown = new Set(page && rowsOf(page).flatMap(({ rows }) => rows.map((row) => stringifyJson(row))));
    const address = page ? `${api.route}${page.slug.slice(1)}/` : download;
    return {
      ...head,
      ...(deprecated ? { deprecation: files.options.deprecation.state } : {}),
      ...successorOf(facts, files, operation),
      conditions: [
        body && !body.required ? 'the body is optional' : undefined,
        describeCondition(jsonBody(body?.contents)?.field?.limits ?? {}),
        ...(conditions?.(facts, operation) ?? []),
      ].filter((condition) => condition !== undefined),
      statuses: Object.fromEntries(
        responses.map((one) => [one.code, joinSummary(one.summary, one.description).trim()]),
      ),
      fields: rowsOf(operation).flatMap((own) =>
        fieldFacts(own, (row) => (shown.has(stringifyJson(row)) ? `${address}#${row.anchor}` : download)),
      ),
      address,
    };
  });
}

/** Returns the legacy bodies of a docs version whose operation is not documented, as operations without a path. */
function bodyFacts({ files, downloads }: ApiValue, version: string): OperationFact[] {
  const address = downloads.ofVersion(version).yaml;
  return files.facts(versionFile(files, version)).legacyBodies.map(({ name, description, request }) => ({
    id: name,
    method: '',
    path: '',
    name,
    summary: 'A legacy body. The path of its operation is not documented.',
    description,
    deprecated: true,
    conditions: [],
    statuses: {},
    fields: fieldFacts({ part: 'request', rows: fieldRows(request, 'request') }, () => address),
    address,
  }));
}

function changesBetween(files: ApiFiles, { older, newer }: VersionPair): ApiData['changes'] {
  const factsOf = (version: string) => files.facts(versionFile(files, version));
  return diffFacts(factsOf(older), factsOf(newer), files.successors(), files.options.deprecation.state).map(
    (change) => ({
      older,
      newer,
      concernsAll: OF_ALL_OPERATIONS.includes(change.operation),
      operations: [change.operation, change.pairedWith].flatMap((ref) => ref?.replace(/^[^\s/]+ /, '') ?? []),
      text: describeChange(change),
    }),
  );
}

/** Collects the API facts of all docs versions for the MCP server. */
export function apiData(api: ApiValue, conditions?: Conditions): ApiData {
  const { files } = api;
  const order = versionOrder(files.versions());
  const reference = files.facts(api.file);
  const callsOf = (one: Operation) =>
    callExamples(one, reference).map(({ key, summary, operation, values }) => ({ key, summary, operation, values }));
  return {
    host: reference.server,
    operations: Object.fromEntries(order.map((version) => [version, versionFacts(api, version, conditions)])),
    bodies: Object.fromEntries(order.map((version) => [version, bodyFacts(api, version)])),
    calls: Object.fromEntries(reference.operations.map((one) => [one.id, callsOf(one)])),
    written: Object.fromEntries(reference.operations.map((one) => [one.id, one.codeSamples ?? []])),
    changes: versionPairs(order).flatMap((pair) => changesBetween(files, pair)),
  };
}
