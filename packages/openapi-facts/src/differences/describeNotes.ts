import { NEXT } from '@api-docs/kit/node';

import { describeLimits, describeType, describeXml } from '../text/describeValue';
import type { Requirement, Value } from '../fieldTypes';
import { codeSpan, codeValue } from '../text/codeSpan';
import type { FieldOrigin, OperationOrigin } from './operationOrigin';
import { ANY_OTHER, type Access, type FieldNote } from './compareRows';
import type { FieldMapRow } from './mapFields';

/** A {@link FieldMapRow} with its notes as text, for example `default: false → true`. */
export type DescribedFieldMapRow = FieldMapRow<string>;

/** Returns a change as text, for example `default: none → true`. */
export function describeDifference(name: string, from = 'none', to = 'none'): string {
  return `${name}: ${from} → ${to}`;
}

/** Returns a default, given as JSON, as CommonMark: as code if it could have a notation in it. */
function describeDefault(json: string | undefined): string | undefined {
  return json === undefined || /^[a-z0-9." -]*$/i.test(json) ? json : codeSpan(json);
}

const ACCESS: Record<Access, string> = {
  both: 'in requests and replies',
  request: 'only in requests',
  response: 'only in replies',
};

function describeRequirement(from: Requirement, to: Requirement): string {
  if (to === 'required') return from === 'optional' ? 'now required' : 'required';
  if (from === 'not documented') return to;
  return from === 'required' && to === 'optional' ? 'no longer required' : describeDifference('requirement', from, to);
}

function describeLimit(from: Value | undefined, to: Value | undefined): string {
  const [before, after] = [from, to].map((value) => (value ? describeLimits(value).join(', ') : undefined));
  if (before !== undefined && after !== undefined) return describeDifference('limit', before, after);
  return before === undefined ? `limit: ${after}` : `limit lifted: ${before}`;
}

/** Returns the texts of a difference between two fields, as CommonMark. */
export function describeNote(note: FieldNote): string[] {
  switch (note.kind) {
    case 'type':
      return [describeDifference('type', describeType(note.from), describeType(note.to))];
    case 'condition': {
      const textOf = (json: string) => (json === ANY_OTHER ? 'no or any other value' : codeValue(json));
      const [from, to] = [note.from, note.to].map((values) => values?.map(textOf).join(', '));
      return [describeDifference(`chosen by ${codeSpan(note.property)}`, from, to)];
    }
    case 'discriminator':
      return [describeDifference('chosen by', codeSpan(note.from), codeSpan(note.to))];
    case 'default': {
      const name = note.isOfItems ? 'default of each item' : 'default';
      return [describeDifference(name, describeDefault(note.from), describeDefault(note.to))];
    }
    case 'serialization':
      return [describeDifference(note.name === 'mediaType' ? 'media type' : note.name, note.from, note.to)];
    case 'xml':
      return [describeDifference('XML', ...[note.from, note.to].map((node) => node && describeXml(node)))];
    case 'requirement':
      return [describeRequirement(note.from, note.to)];
    case 'access':
      return [`${ACCESS[note.from]} → ${ACCESS[note.to]}`];
    case 'limit':
      return [describeLimit(note.from, note.to)];
    case 'place':
      return [note.from === undefined ? `in the ${note.to}` : `moves from the ${note.from} to the ${note.to}`];
    case 'new': {
      const { requirement, default: value } = note.field;
      return [
        requirement === 'excluded' ? 'never sent' : requirement,
        ...(value === undefined ? [] : [`default: ${describeDefault(value)}`]),
        ...describeLimits(note.field),
      ];
    }
  }
}

/** Returns a row with its notes as text. */
export function describeRow(row: FieldMapRow): DescribedFieldMapRow {
  return { ...row, notes: row.notes.flatMap(describeNote) };
}

/** Returns CommonMark such as `` `context.node_id` → `context.chunk_id` (renamed) ``, without a full stop. */
export function describeFieldMapRow(row: FieldMapRow): string {
  const { change, from, to, notes } = describeRow(row);
  const labels = change === 'same' ? notes : [change, ...notes];
  const names = [...new Set([from, to])].filter((name) => name !== undefined).map(codeSpan);
  return `${names.join(' → ')} (${labels.join('; ')})`;
}

/** Says, as CommonMark without a full stop, since when the docs have an operation, and what it replaces; possibly nothing. */
export function describeOrigin({ since, isOldest, predecessors }: OperationOrigin): string {
  const names = predecessors.map(({ name, isBody }) =>
    isBody ? `legacy ${codeSpan(name)}, which has no documented path` : codeSpan(name),
  );
  const known =
    since === NEXT
      ? 'in the docs from the next version on'
      : `in the docs since ${since}${isOldest ? ' or earlier' : ''}`;
  return [
    // If nothing is released, a reader knows of no versions.
    ...(since === NEXT && isOldest ? [] : [known]),
    ...(names.length > 0 ? [`replaces ${names.join(' and ')}`] : []),
  ].join('; ');
}

/** Says where a field comes from, for example `` since v3.5.0; was `node_id` in `/safety/v3/pii` ``; possibly nothing. */
export function describeFieldOrigin({ since, was }: FieldOrigin): string[] {
  const names = was.flatMap(({ path, owner }) =>
    path === undefined ? [] : [`${codeSpan(path)} in ${codeSpan(owner)}`],
  );
  const texts = [
    ...(since === undefined ? [] : [`since ${since}`]),
    ...(names.length > 0 ? [`was ${names.join(' and ')}`] : []),
    ...was.flatMap(({ default: value, owner }) =>
      value === undefined ? [] : [`default was ${codeSpan(value)} in ${codeSpan(owner)}`],
    ),
  ];
  return texts.length > 0 ? [texts.join('; ')] : [];
}
