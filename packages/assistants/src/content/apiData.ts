import { describeFieldMapRow } from '@api-docs/openapi-facts/differences/describeNotes';
import { describeChange, diffFacts } from '@api-docs/openapi-facts/differences/diffFacts';
import { hasChanges } from '@api-docs/openapi-facts/differences/mapFields';
import { findSuccession } from '@api-docs/openapi-facts/differences/findSuccession';
import { callExamples, hasRequestForm, mainBody } from '@api-docs/openapi-facts/describeCall';
import { bodyRows, fieldRows } from '@api-docs/openapi-facts/readFields';
import {
  describeCondition,
  describeLimits,
  describeSerialization,
  describeType,
} from '@api-docs/openapi-facts/describeValue';
import { operationRef } from '@api-docs/openapi-facts/findOperation';
import { jsonBody, PARAMETER_PLACES } from '@api-docs/openapi-facts/readContent';
import { joinSummary } from '@api-docs/openapi-facts/markdownToHtml';
import { mainResponse } from '@api-docs/openapi-facts/readOperation';
import { successorEntry } from '@api-docs/openapi-facts/successors';
import type { ApiFacts, Field, FieldRow, Operation, ParameterPlace } from '@api-docs/openapi-facts/types';
import { versionOrder, versionPairs, type VersionPair } from '@api-docs/kit/docsVersions';
import { stringifyJson } from '@api-docs/kit/json';
import { fieldsOfPart, withListMarks } from '@api-docs/openapi-reference/props/fieldProps';
import { versionFile, type ApiFiles } from '@api-docs/openapi-reference/apiFiles';
import { downloadsOf } from '@api-docs/openapi-reference/downloads';

import type { ApiData, ExampleCall, FieldFact, OperationFact } from '../server/data';

/** Named as the page in error messages. */
const PAGE = 'packages/assistants/src/content/apiData.ts';

/** Returns what an operation asks for besides its schemas, a sentence each. */
export type Conditions = (facts: ApiFacts, operation: Operation) => string[];

/** Rows of a part of an operation. */
interface PartRows {
  part: FieldFact['part'];
  rows: FieldRow[];
}

/** Returns the rows of all parts of an operation. */
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

function fieldFact({ part }: PartRows, row: FieldRow, next: FieldRow | undefined, address: string): FieldFact {
  const { path, key = path, types, requirement, default: value, description, deprecated } = row;
  return {
    part,
    field: key ? withListMarks(row, key) : '(body)',
    type: describeType(row),
    types,
    requirement,
    ...(value === undefined ? {} : { default: value }),
    limits: [...describeLimits(row), ...describeSerialization(row)],
    description,
    ...(deprecated ? { deprecated } : {}),
    ...(isOpenObject(row, next) ? { isOpen: true } : {}),
    address,
  };
}

function successorOf(facts: ApiFacts, files: ApiFiles, operation: Operation): Pick<OperationFact, 'successor'> {
  if (!operation.deprecated || !successorEntry(files.successors(), operation)) return {};
  const legacy = { operation: operationRef(facts, operation) };
  const { successor, rows, note } = findSuccession(facts, files.successors(), legacy, PAGE);
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
function versionFacts(files: ApiFiles, version: string, conditions: Conditions | undefined): OperationFact[] {
  const facts = files.facts(versionFile(files, version));
  const reference = files.facts(files.options.file).operations;
  const download = downloadsOf(files.options.file).ofVersion(version).yaml;
  return facts.operations.map((operation): OperationFact => {
    const { id, method, path, name, summary, description, deprecated, body, responses } = operation;
    const head = { id, method, path, name, summary, description, deprecated };
    const page = reference.find((one) => one.path === path && one.method === method);
    const shown = new Map(
      (page ? rowsOf(page) : []).flatMap(({ rows }) => rows.map((row) => [row.anchor, row] as const)),
    );
    const address = page ? `docs/api${page.slug}/` : download;
    const isShown = (row: FieldRow) => stringifyJson(shown.get(row.anchor)) === stringifyJson(row);
    return {
      ...head,
      ...successorOf(facts, files, operation),
      conditions: [
        body && !body.required ? 'the body is optional' : undefined,
        describeCondition(jsonBody(body?.contents)?.field?.limits ?? {}),
        ...(conditions?.(facts, operation) ?? []),
      ].filter((condition) => condition !== undefined),
      statuses: responses.map((response) => ({
        code: response.code,
        description: joinSummary(response.summary, response.description),
      })),
      fields: rowsOf(operation).flatMap((own) =>
        own.rows.map((row, index) =>
          fieldFact(own, row, own.rows[index + 1], isShown(row) ? `${address}#${row.anchor}` : download),
        ),
      ),
      address,
    };
  });
}

/** Returns the calls of the reference's operations. An operation without a call has an empty list. */
function referenceCalls(facts: ApiFacts): Record<string, ExampleCall[]> {
  return Object.fromEntries(
    facts.operations.map((one) => {
      const calls = callExamples(one, facts);
      return [one.id, calls.map(({ key, summary, operation, values }) => ({ key, summary, operation, values }))];
    }),
  );
}

function changesBetween(files: ApiFiles, { older, newer }: VersionPair): ApiData['changes'] {
  const [before, after] = [older, newer].map((version) => files.facts(versionFile(files, version))) as [
    ApiFacts,
    ApiFacts,
  ];
  return diffFacts(before, after, files.successors()).map((change) => ({
    older,
    newer,
    operations: [change.operation, ...(change.pairedWith === undefined ? [] : [change.pairedWith])].map((ref) =>
      ref.replace(/^[^\s/]+ /, ''),
    ),
    text: describeChange(change),
  }));
}

/** Returns the ids of the reference's operations that have a validator. */
export function validatedOperations(files: ApiFiles): string[] {
  return files
    .facts(files.options.file)
    .operations.filter(hasRequestForm)
    .map(({ id }) => id);
}

/** Collects the API facts of all docs versions for the docs server. */
export function apiData(files: ApiFiles, conditions?: Conditions): ApiData {
  const order = versionOrder(files.versions());
  return {
    host: files.facts(files.options.file).server,
    operations: Object.fromEntries(order.map((version) => [version, versionFacts(files, version, conditions)])),
    calls: referenceCalls(files.facts(files.options.file)),
    changes: versionPairs(order).flatMap((pair) => changesBetween(files, pair)),
  };
}
