import { defined, parseJson, stringifyJson, valueAsText } from '@api-docs/kit';

import type { FieldRow, Value } from '../fieldTypes';
import { allowedValues } from '../limits/allowedValues';
import { innermost } from '../text/describeValue';
import { effectOf, effectOnSet, impliesValue } from './compareValues';
import { compareRows, type FieldNote } from './compareRows';
import type { Part } from './part';
import { parentOf } from './rowKeys';

const PLAIN: readonly string[] = ['string', 'integer', 'number', 'boolean'];

const isList = ({ types, items }: Value) => types.join() === 'array' && items !== undefined;

/** Returns the texts of values that are given as JSON. */
const textsOf = (values: readonly string[] | undefined) => values?.map((json) => valueAsText(parseJson(json)));

/** Returns the texts of the values that a limit lists, of a value or of its items. */
function listedTexts(limited: Value | undefined): string[] | undefined {
  const { limits = {} } = limited?.items ?? limited ?? {};
  return textsOf(allowedValues(limits));
}

/** Returns a value as one of the texts that it is sent as, if they are known; otherwise as it is. */
function asText(value: Value): Value {
  const { types, nullable, limits, items } = value;
  if (isList(value) && items) return { ...value, items: asText(items) };
  const values = allowedValues(limits) ?? (types.join() === 'boolean' ? ['true', 'false'] : undefined);
  const texts = textsOf(values?.filter((json) => !nullable || json !== 'null'));
  if (!texts) return value;
  return defined<Value>({
    types: ['string'],
    nullable,
    limits: { enum: texts.map((one) => ({ value: stringifyJson(one) })) },
  });
}

/** Returns the notes of two values of other types that are sent as texts: by which texts they have, if these are known. */
function notesByTexts(from: FieldRow, to: FieldRow): FieldNote[] {
  const notes = compareRows(from, to);
  const typeOf = (value: Value) => innermost(value).types.join();
  const [older, newer] = [asText(from), asText(to)];
  if (typeOf(from) === typeOf(to) || typeOf(older) !== 'string' || typeOf(newer) !== 'string')
    return notes.flatMap(noteOfText);
  const effect = effectOf(impliesValue, older, newer);
  return notes.flatMap((note) => {
    if (note.kind !== 'type' && note.kind !== 'limit') return noteOfText(note);
    return effect ? [{ ...note, effect }] : [];
  });
}

/** Returns the text of a default, given as JSON, or the texts of its items. */
const textOfDefault = (json: string | undefined) =>
  json === undefined ? undefined : [parseJson(json)].flat().map(valueAsText).join('\n');

/** Returns a note about a value that is sent as text, if it still says something: a string can have the text of every number. */
function noteOfText(note: FieldNote): FieldNote[] {
  if (note.kind === 'limit') {
    const [older, newer] = [listedTexts(note.from), listedTexts(note.to)];
    const effect = older && newer ? effectOnSet(older, newer) : note.effect;
    return effect ? [{ ...note, effect }] : [];
  }
  if (note.kind === 'default') return textOfDefault(note.from) === textOfDefault(note.to) ? [] : [note];
  if (note.kind !== 'type') return [note];
  const areLists = [note.from, note.to].every(isList);
  const [from, to] = [note.from, note.to].map((value) => (areLists ? (value.items ?? value) : value)) as [Value, Value];
  const types = [...from.types, ...to.types];
  const isNullable = from.nullable !== to.nullable || note.from.nullable !== note.to.nullable;
  const isPlain = types.every((type) => PLAIN.includes(type)) && !isNullable;
  if (!isPlain || from.types.length === 0 || to.types.length === 0) return [note];
  const [isOld, isNew] = [from.types.includes('string'), to.types.includes('string')];
  if (isOld === isNew) return isNew ? [] : [note];
  return [{ ...note, effect: isNew ? 'wider' : 'narrower' }];
}

/** Returns whether a value is sent as text, by what is text in its part. */
export function isSentAsText(row: FieldRow, rows: ReadonlyMap<string, FieldRow>, text: Part['text']): boolean {
  if (text === undefined || row.serialization?.mediaType !== undefined) return false;
  const around = rows.get(parentOf(row));
  if (around === undefined || around.path === '') return row.path === row.name;
  return text === 'everywhere' && isSentAsText(around, rows, text);
}

/** Returns the differences between two rows of a value that is sent as text. In a query, one value is a list with one item. */
export function compareTexts(from: FieldRow, to: FieldRow, isQuery: boolean): FieldNote[] {
  const notesFrom = (row: FieldRow) => notesByTexts(row, to);
  const isListNow = isQuery && to.path === to.name && to.serialization === undefined && isList(to) && !isList(from);
  if (!isListNow) return notesFrom(from);
  const { types, nullable, limits } = from;
  const notes = notesFrom({ ...from, types: to.types, limits: {}, items: defined<Value>({ types, nullable, limits }) });
  const ofItems = notes.find((note) => note.kind === 'type');
  return [{ kind: 'type', from, to, effect: ofItems?.effect ?? 'wider' }, ...notes.filter((note) => note !== ofItems)];
}
