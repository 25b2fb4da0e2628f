import * as z from 'zod';

import { teachingError } from '../teachingError';
import { fieldMap } from './fieldMap';
import { findLegacyBody, findOperation } from './findOperation';
import type { ApiFacts, Field, FieldMapRow, Operation } from './types';

const entry = z.strictObject({
  /** Path of the operation that takes over, or null when none is documented. */
  successor: z.string().startsWith('/').nullable(),
  /** Dotted legacy field path → dotted new field path. */
  renames: z.record(z.string(), z.string()).default({}),
  note: z.string().optional(),
});

const table = z.strictObject({
  operations: z.record(z.string(), entry),
  bodies: z.record(z.string(), entry),
});

/** The reviewed table `openapi/successors.yaml`. */
export type Successors = z.infer<typeof table>;

/**
 * Checks the parsed table of successors.
 *
 * @param value parsed YAML
 * @param file its name in messages
 * @throws on an unknown or missing key
 */
export function readSuccessors(value: unknown, file: string): Successors {
  const result = table.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw teachingError({
    file,
    problem: `wrong entry ${issue?.path.join('.') ?? ''}`,
    expected: 'successor (a path or null), renames (old path: new path), note',
    found: issue?.message ?? 'something else',
    remedy: 'write the entry like its neighbors',
  });
}

/** What a page shows of a legacy call's way to v4alpha. */
export interface Succession {
  /** The operation that takes over, undefined when none is documented. */
  successor?: Operation;
  rows: FieldMapRow[];
  note?: string;
}

function missingField(file: string, owner: string, path: string, page: string): Error {
  return teachingError({
    file: page,
    problem: `openapi/successors.yaml renames a field that does not exist`,
    expected: `a request field of ${owner} in ${file}`,
    found: path,
    remedy: 'mend the rename in openapi/successors.yaml',
  });
}

function checkRenames(
  renames: Record<string, string>,
  legacy: Field[],
  next: Field[],
  owner: string,
  facts: ApiFacts,
  page: string,
) {
  const paths = (fields: Field[]): string[] => fields.flatMap((field) => [field.path, ...paths(field.children)]);
  const [from, to] = [paths(legacy), paths(next)];
  for (const [oldPath, newPath] of Object.entries(renames)) {
    if (!from.includes(oldPath)) throw missingField(facts.file, owner, oldPath, page);
    if (!to.includes(newPath)) throw missingField(facts.file, 'its successor', newPath, page);
  }
}

/**
 * Finds what takes over a legacy operation or body, with the map of their fields.
 *
 * @param facts of the page's docs version
 * @param what either `operation` (path or name) or `body`
 * @param page `file:line` for messages
 * @throws when the table has no entry for it, or an entry names an operation or field that does not exist
 */
export function findSuccession(
  facts: ApiFacts,
  successors: Successors,
  what: { operation?: string; body?: string },
  page: string,
): Succession {
  const legacy =
    what.body === undefined ? findOperation(facts, what.operation ?? '', page) : findLegacyBody(facts, what.body, page);
  const key = 'path' in legacy ? legacy.path : legacy.name;
  const found = what.body === undefined ? successors.operations[key] : successors.bodies[key];
  if (!found) {
    throw teachingError({
      file: 'openapi/successors.yaml',
      problem: `no entry for "${key}", which ${page} asks for`,
      expected: `an entry for each legacy operation and body of ${facts.file}`,
      found: 'none',
      remedy: 'add the entry, with successor: null when no successor is documented',
    });
  }
  const note = found.note === undefined ? {} : { note: found.note };
  if (found.successor === null) return { rows: [], ...note };
  const successor = findOperation(facts, found.successor, page);
  checkRenames(found.renames, legacy.request, successor.request, key, facts, page);
  return { successor, rows: fieldMap(legacy.request, successor.request, found.renames), ...note };
}
