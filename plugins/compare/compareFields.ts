import { isTelling } from '../api-facts/describeChange';
import { byPath, fieldMap } from '../api-facts/fieldMap';
import type { Successors } from '../api-facts/successors';
import type { ApiFacts, Field, FieldMapRow, FieldRow } from '../api-facts/types';
import type { ChangedRun } from './comparison';
import type { ShownBody } from './content';
import { wordDiff } from './wordDiff';

/** What became of a field. */
export interface FieldChange extends FieldMapRow {
  /** Where the words about the field of one operation changed. */
  description?: ChangedRun[];
}

/** What became of the fields of a body between two versions of the API. */
export interface BodyChange {
  part: ShownBody['part'];
  /** Undefined when the older version had no such body, and none that this one takes over. */
  from?: string;
  /** Undefined when the newer version has none. */
  to?: string;
  /** The operation was there, and nobody published these fields: they are not new, they are published now. */
  wasUnpublished?: true;
  /** The operation is soon to be deprecated, and was not. */
  isDeprecatedNow?: true;
  /** The API has these fields in both versions, and only the newer page shows them, or only the older one. */
  place?: 'came' | 'left';
  /** Fields that differ. */
  rows: FieldChange[];
}

interface BodyPair extends Pick<BodyChange, 'place'> {
  from: ShownBody | undefined;
  to: ShownBody | undefined;
}

/** Bodies that a page shows, and the facts of its version. */
export interface ShownFacts {
  bodies: readonly ShownBody[];
  facts: ApiFacts;
}

const REQUIREMENTS: readonly string[] = ['required', 'optional', 'not published'];

function operationOf({ operations }: ApiFacts, owner: string) {
  return operations.find(({ path }) => path === owner);
}

function fieldsOf(facts: ApiFacts, { owner, part }: ShownBody): readonly Field[] | undefined {
  const operation = operationOf(facts, owner);
  if (operation) return operation[part];
  return part === 'request' ? facts.legacyBodies.find(({ name }) => name === owner)?.request : undefined;
}

const isSame = (one: ShownBody, other: ShownBody) => one.owner === other.owner && one.part === other.part;

/** Fields with what they hold. */
function isBelow(field: string, { from, to }: FieldMapRow): boolean {
  const path = to ?? from ?? '';
  return path === field || path.startsWith(`${field}.`);
}

/** A requirement is a matter of what is sent; a new field is told with its type. */
function withNotes(row: FieldMapRow, part: ShownBody['part'], newer: Map<string, FieldRow>): FieldMapRow {
  if (row.change !== 'new') return row;
  const type = newer.get(row.to ?? '')?.type;
  const notes = part === 'request' ? row.notes : row.notes.filter((note) => !REQUIREMENTS.includes(note));
  return { ...row, notes: [...(type === undefined ? [] : [type]), ...notes] };
}

/** What readers see in the rows of a field and a mover need not know: a limit that was lifted, a requirement unpublished. */
function otherDifferences(was: FieldRow, is: FieldRow): string[] {
  const lifted = was.limits.filter((limit) => !is.limits.includes(limit)).map((limit) => `limit lifted: ${limit}`);
  const isTold = is.requirement === 'required' || (was.requirement === 'required' && is.requirement === 'optional');
  if (was.requirement === is.requirement || isTold) return lifted;
  return [...lifted, `requirement: ${was.requirement} → ${is.requirement}`];
}

/** The words about a field count only where the operation is the same: those of another are about another. */
function withDetails(
  rows: readonly FieldMapRow[],
  older: Map<string, FieldRow>,
  newer: Map<string, FieldRow>,
  isSameOperation: boolean,
): FieldChange[] {
  return rows.map((row): FieldChange => {
    const [was, is] = [older.get(row.from ?? ''), newer.get(row.to ?? '')];
    if (!was || !is) return row;
    const full = { ...row, notes: [...row.notes, ...otherDifferences(was, is)] };
    if (!isSameOperation || was.description === is.description) return full;
    return {
      ...full,
      change: 'changed',
      description: wordDiff([{ text: was.description }], [{ text: is.description }]),
    };
  });
}

/**
 * Compares the API facts that two versions of a page show. What counts are the facts, wherever on the page they stand: a
 * field is new when the older version of the API did not have it.
 *
 * @param older bodies that the older page shows
 * @param newer bodies that the newer page shows
 * @param successors which operation takes over which, and how its fields are named there
 * @returns bodies with changes, those of the newer page first
 */
export function compareFields(older: ShownFacts, newer: ShownFacts, successors: Successors): BodyChange[] {
  const entryOf = (owner: string) => successors.operations[owner] ?? successors.bodies[owner];
  const formerOf = (body: ShownBody): ShownBody | undefined => {
    if (fieldsOf(older.facts, body) !== undefined) return body;
    const former = older.bodies.find(({ owner }) => entryOf(owner)?.successor === body.owner);
    return former && { owner: former.owner, part: body.part };
  };
  const wasShown = (body: ShownBody) => older.bodies.some((other) => isSame(other, body));
  const wasPublished = (body: ShownBody) => (fieldsOf(older.facts, body) ?? []).length > 0;
  const shown = newer.bodies.map((body): BodyPair => {
    const from = formerOf(body);
    const isNewHere = from?.owner === body.owner && !wasShown(body) && wasPublished(body);
    return { from, to: body, ...(isNewHere ? { place: 'came' as const } : {}) };
  });
  const gone = older.bodies
    .filter((body) => !shown.some(({ to, from }) => [to, from].some((told) => told && isSame(told, body))))
    .map((body): BodyPair => {
      return fieldsOf(newer.facts, body) === undefined
        ? { from: body, to: undefined }
        : { from: body, to: body, place: 'left' };
    });

  const compare = ({ from, to, place }: BodyPair): BodyChange => {
    // What becomes of fields that are no longer shown is not this page's to tell.
    if (from && place === 'left') return { part: from.part, from: from.owner, to: from.owner, place, rows: [] };
    const before = from && fieldsOf(older.facts, from);
    const after = to && fieldsOf(newer.facts, to);
    const { part, field } = to ?? from ?? { part: 'request' };
    const isKept = from?.owner === to?.owner;
    const renames = !isKept && from && part === 'request' ? entryOf(from.owner)?.renames : undefined;
    const [rowsBefore, rowsAfter] = [byPath(before ?? []), byPath(after ?? [])];
    const map = fieldMap(before ?? [], after ?? [], renames ?? {}).map((row) => withNotes(row, part, rowsAfter));
    const rows = withDetails(map, rowsBefore, rowsAfter, isKept);
    const isDeprecatedNow =
      isKept &&
      part === 'request' &&
      operationOf(older.facts, from?.owner ?? '')?.deprecated === false &&
      operationOf(newer.facts, to?.owner ?? '')?.deprecated === true;
    return {
      part,
      ...(from ? { from: from.owner } : {}),
      ...(to ? { to: to.owner } : {}),
      ...(from && (before ?? []).length === 0 ? { wasUnpublished: true as const } : {}),
      ...(isDeprecatedNow ? { isDeprecatedNow: true as const } : {}),
      ...(place ? { place } : {}),
      rows: rows.filter((row) => isTelling(row) && (field === undefined || isBelow(field, row))),
    };
  };
  return [...shown, ...gone]
    .map(compare)
    .filter(({ rows, isDeprecatedNow, place }) => rows.length > 0 || isDeprecatedNow || place);
}

/** @returns how many fields differ, without those that an added or removed one holds */
export function countFields(changes: readonly BodyChange[]): number {
  return changes.reduce((sum, { rows }) => sum + rows.length, 0);
}

/** @returns how many operations are soon to be deprecated, and were not */
export function countDeprecated(changes: readonly BodyChange[]): number {
  return new Set(changes.filter(({ isDeprecatedNow }) => isDeprecatedNow).map(({ to }) => to)).size;
}
