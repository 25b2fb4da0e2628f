import {
  bodyEntry,
  compareRows,
  describeNote,
  describeRow,
  describeSerialization,
  describeType,
  findByRef,
  hasChanges,
  isRef,
  mapFields,
  rowsByPath,
  successorEntry,
  type DescribedFieldMapRow,
  type Field,
  type FieldMapRow,
  type FieldRow,
  type Successors,
} from '@api-docs/openapi-facts';
import { directionOf, fieldsOfPart, type ShownBody } from '@api-docs/openapi-reference/library';

import type { ComparedFacts, ComparedPage } from '../read/versionPages';
import { codeRuns } from './changeElements';
import { wordDiff, type ChangedRun } from './wordDiff';

/** A field of the API that differs. */
export interface ChangedField extends DescribedFieldMapRow {
  /** Its description, if that changed and the operation is the same. */
  description?: ChangedRun[];
}

/** Changes to the fields of a request or response body between two versions of the API. */
export interface BodyChange {
  part: ShownBody['part'];
  /** Replaces "Request" or "Reply", for example "Query parameters". */
  label?: string | undefined;
  /** Operation or legacy body in the older version; undefined if that has neither this body nor a predecessor of it. */
  from?: string | undefined;
  /** Operation or legacy body in the newer version; undefined if the body was removed. */
  to?: string | undefined;
  /** The older version has the operation but documents no fields of the body, so its fields are not new. */
  wasUnpublished?: boolean;
  /** The operation is deprecated in the newer version only. */
  isDeprecatedNow?: boolean;
  /** Set if both versions of the API have the body, but only one of the two pages shows it. */
  shownOnlyIn?: 'older' | 'newer' | undefined;
  rows: ChangedField[];
}

interface BodyPair extends Pick<BodyChange, 'shownOnlyIn'> {
  from?: ShownBody | undefined;
  to?: ShownBody | undefined;
}

/** Returns undefined if the API has no such body, and an empty list if its fields are not published. */
function fieldsOf(facts: ComparedFacts, { owner, part, section }: ShownBody): readonly Field[] | undefined {
  const operation = findByRef(facts, owner);
  if (operation) return section ? fieldsOfPart(operation, section) : operation[directionOf(part)];
  return part === 'request' ? facts.legacyBodies.find(({ name }) => name === owner)?.request : undefined;
}

function isSameBody(one: ShownBody, other: ShownBody): boolean {
  const isSamePart = one.part === other.part && one.section?.label === other.section?.label;
  return one.owner === other.owner && isSamePart;
}

function isWithin(field: string, { from, to }: ChangedField): boolean {
  const path = to ?? from ?? '';
  return path === field || path.startsWith(`${field}.`);
}

/** Describes a new field, of a response without its requirement, because that is about sending. */
function describeNew(field: FieldRow, part: ShownBody['part']): string[] {
  const [requirement = '', ...facts] = describeNote({ kind: 'new', field });
  return [describeType(field), ...(part === 'request' ? [requirement] : []), ...facts, ...describeSerialization(field)];
}

/** Compares field descriptions only within one operation, because a successor describes its own fields. */
function withDetails(
  row: FieldMapRow,
  older: FieldRow | undefined,
  newer: FieldRow | undefined,
  part: ShownBody['part'],
  isSameOwner: boolean,
): ChangedField {
  if (newer && row.change === 'new') return { ...row, notes: describeNew(newer, part) };
  if (!older || !newer) return describeRow(row);
  const described = describeRow({ ...row, notes: compareRows(older, newer) });
  const isPublishedNow = (note: string) => note === newer.requirement && older.requirement === 'not documented';
  const notes = described.notes.map((note) => (isPublishedNow(note) ? `${note}, not documented before` : note));
  const detailed = { ...described, notes };
  if (!isSameOwner || older.description === newer.description) return detailed;
  const description = wordDiff(codeRuns(older.description), codeRuns(newer.description));
  return { ...detailed, change: 'changed', description };
}

function entryOf(facts: ComparedFacts, successors: Successors, owner: string) {
  const operation = findByRef(facts, owner);
  return operation ? successorEntry(successors, operation) : bodyEntry(successors, owner);
}

function pairBodies(older: ComparedPage, newer: ComparedPage, successors: Successors): BodyPair[] {
  const predecessorOf = (body: ShownBody): ShownBody | undefined => {
    if (fieldsOf(older.facts, body) !== undefined) return body;
    const operation = findByRef(newer.facts, body.owner);
    const predecessor = older.bodies.find(
      ({ owner }) => operation && isRef(operation, entryOf(older.facts, successors, owner)?.successor),
    );
    return predecessor && { ...body, owner: predecessor.owner };
  };
  const wasShown = (body: ShownBody) => older.bodies.some((other) => isSameBody(other, body));
  const wasPublished = (body: ShownBody) => (fieldsOf(older.facts, body) ?? []).length > 0;
  const shown = newer.bodies.map((body): BodyPair => {
    const from = predecessorOf(body);
    const isOnlyInNewer = from?.owner === body.owner && !wasShown(body) && wasPublished(body);
    return { from, to: body, shownOnlyIn: isOnlyInNewer ? 'newer' : undefined };
  });
  const left = older.bodies.filter(
    (body) => !shown.some(({ to, from }) => [to, from].some((other) => other && isSameBody(other, body))),
  );
  return [
    ...shown,
    ...left.map((body): BodyPair => {
      const isRemoved = fieldsOf(newer.facts, body) === undefined;
      return isRemoved ? { from: body } : { from: body, to: body, shownOnlyIn: 'older' };
    }),
  ];
}

/**
 * Compares the API fields that two versions of a page show. A field counts as new if the older version of the API does not
 * have it, wherever the page shows it.
 *
 * @returns bodies with changes, those of the newer page first
 */
export function compareFields(older: ComparedPage, newer: ComparedPage, successors: Successors): BodyChange[] {
  const compare = ({ from, to, shownOnlyIn }: BodyPair): BodyChange => {
    const { part, field, section } = to ?? from ?? { part: 'request' };
    const body = { part, label: section?.label, from: from?.owner, to: to?.owner, shownOnlyIn };
    // The newer page does not show the fields, so it does not report their changes either.
    if (shownOnlyIn === 'older') return { ...body, rows: [] };
    const before = (from && fieldsOf(older.facts, from)) ?? [];
    const after = (to && fieldsOf(newer.facts, to)) ?? [];
    const isSameOwner = from?.owner === to?.owner;
    const renames =
      !isSameOwner && from && part === 'request' ? entryOf(older.facts, successors, from.owner)?.renames : {};
    const [olderRows, newerRows] = [rowsByPath(before), rowsByPath(after)];
    const rows = mapFields(before, after, renames ?? {}).map((row) =>
      withDetails(row, olderRows.get(row.from ?? ''), newerRows.get(row.to ?? ''), part, isSameOwner),
    );
    const [wasDeprecated, isDeprecated] = [findByRef(older.facts, from?.owner), findByRef(newer.facts, to?.owner)].map(
      (operation) => operation?.deprecated,
    );
    return {
      ...body,
      wasUnpublished: from !== undefined && before.length === 0,
      isDeprecatedNow: isSameOwner && part === 'request' && wasDeprecated === false && isDeprecated === true,
      rows: rows.filter((row) => hasChanges(row) && (field === undefined || isWithin(field, row))),
    };
  };
  return pairBodies(older, newer, successors)
    .map(compare)
    .filter(({ rows, isDeprecatedNow, shownOnlyIn }) => rows.length > 0 || isDeprecatedNow || shownOnlyIn);
}
