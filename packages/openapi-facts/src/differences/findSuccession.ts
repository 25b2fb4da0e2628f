import { defined } from '@api-docs/kit';
import { buildError } from '@api-docs/kit/node';

import { findLegacyBody, findOperation } from '../facts/findOperation';
import { fieldRows } from '../facts/fieldRows';
import { bodyEntry, successorEntry, type Successors } from '../facts/successors';
import type { ApiFacts, Operation } from '../types';
import type { Field } from '../fieldTypes';
import type { ParameterPlace } from '../document/parameterPlaces';
import { mapFields, type FieldMapRow } from './mapFields';

/** What replaces a legacy operation or body. */
export interface Succession {
  /** Undefined if no successor is documented. */
  successor?: Operation;
  rows: FieldMapRow[];
  note?: string;
}

function requireField(path: string, fields: readonly Field[], expected: string, page: string): void {
  if (fieldRows(fields, '').some((row) => row.path === path)) return;
  throw buildError({
    file: page,
    problem: 'openapi/successors.yaml renames a field that does not exist',
    expected,
    found: path,
    remedy: 'fix the rename in openapi/successors.yaml',
  });
}

/** An operation, or a legacy body, which has no parameters. */
export type Input = Pick<Operation, 'request'> & Partial<Pick<Operation, 'parameters'>>;

/** Returns all that a caller sends: parameters, then the fields of the JSON body. */
export function inputFields({ parameters = [], request }: Input): Field[] {
  return [...parameters.map(({ field }) => field), ...request];
}

/** Returns where a value is sent, for example `query` or `body`. */
function placeOf({ parameters = [] }: Input, path: string): ParameterPlace | 'body' {
  return parameters.find(({ name }) => name === path)?.in ?? 'body';
}

/** Adds a note if a value is sent in another place than before, or a new one outside of the body. */
function withPlaces(row: FieldMapRow, legacy: Input, successor: Input): FieldMapRow {
  if (row.to === undefined) return row;
  const to = placeOf(successor, row.to);
  const from = row.from === undefined ? undefined : placeOf(legacy, row.from);
  if ((from ?? 'body') === to) return row;
  return { ...row, notes: [...row.notes, { kind: 'place', ...(from ? { from } : {}), to }] };
}

/**
 * Finds the successor of a legacy operation or body, and maps their fields.
 *
 * @param facts of the page's docs version
 * @param given the legacy `operation` (path or name) or `body`
 * @param page `file:line` for messages
 * @throws if the table has no entry for it, or an entry names an operation or field that does not exist
 */
export function findSuccession(
  facts: ApiFacts,
  successors: Successors,
  given: { operation?: string; body?: string },
  page: string,
): Succession {
  const { operation = '', body } = given;
  const found = body === undefined ? findOperation(facts, operation, page) : findLegacyBody(facts, body, page);
  const key = 'path' in found ? found.path : found.name;
  const entry = 'path' in found ? successorEntry(successors, found) : bodyEntry(successors, key);
  if (!entry && 'path' in found && !found.deprecated) {
    throw buildError({
      file: page,
      problem: `"${key}" is no legacy operation`,
      expected: 'an operation that is marked as deprecated',
      found: key,
      remedy: 'name a legacy operation, or remove the component',
    });
  }
  if (!entry) {
    throw buildError({
      file: 'openapi/successors.yaml',
      problem: `no entry for "${key}", which ${page} needs`,
      expected: `an entry for each legacy operation and body of ${facts.file}`,
      found: 'none',
      remedy: 'add the entry, with successor: null if no successor is documented',
    });
  }
  const { note } = entry;
  if (entry.successor === null) return defined<Succession>({ rows: [], note });
  const successor = findOperation(facts, entry.successor, page);
  for (const [from, to] of Object.entries(entry.renames)) {
    requireField(from, inputFields(found), `a request field of ${key} in ${facts.file}`, page);
    requireField(to, inputFields(successor), `a request field of its successor in ${facts.file}`, page);
  }
  const rows = mapFields(inputFields(found), inputFields(successor), entry.renames);
  const placed = rows.map((row) => withPlaces(row, found, successor));
  return defined<Succession>({ successor, rows: placed, note });
}
