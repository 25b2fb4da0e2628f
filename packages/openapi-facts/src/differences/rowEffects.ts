/** How the values that are valid change with a row of a field: one that is added or removed, or that is in a variant. */
import type { FieldRow, Value, Variant } from '../fieldTypes';
import { isChoice } from '../schemas/variants';
import { compareTypes, type Effect } from './compareValues';
import { parentOf, type FieldNote } from './mapFields';

type Relation = Variant['relation'];

/** Relations of variants that only limit a value: a property in them is no field of its own. */
const LIMITING: readonly Relation[] = ['Not', 'If', 'Contains'];

/** Relations of variants in which a property that has a field elsewhere is only limited. */
const ADDING: readonly Relation[] = ['Then', 'Else', 'With'];

/** Returns the effect on the whole value of a change in a variant: the opposite one of what is excluded, any of a condition. */
export function effectOutside(effect: Effect, relations: readonly Relation[]): Effect {
  if (effect === 'other' || relations.includes('If')) return 'other';
  const isOpposite = relations.filter((one) => one === 'Not').length % 2 === 1;
  if (!isOpposite) return effect;
  return effect === 'wider' ? 'narrower' : 'wider';
}

const PLAIN: readonly string[] = ['string', 'integer', 'number', 'boolean'];

const isList = ({ types, items }: Value) => types.join() === 'array' && items !== undefined;

/**
 * Returns a note about a value that is sent as text, if it still says something: a string can have the text of every number, and a
 * query with one value is that of a list with one item.
 */
export function noteOfText(note: FieldNote, row: FieldRow, isQuery: boolean): FieldNote[] {
  const { path, name, serialization } = row;
  if (note.kind !== 'type' || path !== name || serialization?.mediaType !== undefined) return [note];
  if (isQuery && serialization === undefined && !isList(note.from) && note.to.items && isList(note.to)) {
    const effect = compareTypes(note.from, note.to.items);
    const ofItems = effect ? noteOfText({ ...note, to: note.to.items, effect }, row, false) : [];
    const isWider = ofItems.every((one) => one.kind === 'type' && one.effect === 'wider');
    return [isWider ? { ...note, effect: 'wider' } : note];
  }
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

/** Returns whether a field is one outside of conditions, too. */
function hasFieldOutside({ path }: FieldRow, others: ReadonlyMap<string, FieldRow>): boolean {
  return [...others.values()].some(
    (one) => one.path === path && !one.inside?.some((relation) => [...LIMITING, ...ADDING].includes(relation)),
  );
}

/** Returns how the values change that an object, list or choice accepts, if it gets a row; undefined for a property. */
export function effectOfRow(row: FieldRow, others: ReadonlyMap<string, FieldRow>): Effect | undefined {
  const { inside = [] } = row;
  const effect = effectInside(row, others);
  return effect && effectOutside(effect, inside);
}

function effectInside(row: FieldRow, others: ReadonlyMap<string, FieldRow>): Effect | undefined {
  const { path, key = path, variant, placeholder, inside = [] } = row;
  if (variant) {
    const isAlike = (one: FieldRow) => one.path === path && one.variant?.relation === variant.relation;
    const isOneMore = [...others.values()].some(isAlike);
    return isOneMore && isChoice(variant.relation) ? 'wider' : 'narrower';
  }
  if (placeholder === 'key') return others.get(parentOf(key))?.limits.isClosed ? 'wider' : 'narrower';
  if (placeholder === 'item') return 'wider';
  const isLimit = inside.some((one) => LIMITING.includes(one));
  const isKnown = inside.some((one) => ADDING.includes(one)) && hasFieldOutside(row, others);
  return isLimit || isKnown ? 'narrower' : undefined;
}
