/** How the values that are valid change with a row of a field: one that is added or removed, or that is in a variant. */
import type { FieldRow, Variant } from '../fieldTypes';
import { isChoice } from '../schemas/variants';
import { effectOf, impliesValue, type Effect } from './compareValues';
import { parentOf, TUPLE_ITEM } from './rowKeys';

type Relation = Variant['relation'];

/** Relations of variants that only limit a value: a property in them is no field of its own. */
const LIMITING: readonly Relation[] = ['Not', 'If', 'Contains'];

/** Relations of variants in which a property that has a field elsewhere is only limited. */
const ADDING: readonly Relation[] = ['Then', 'Else', 'With'];

/** Name of the field for keys that the caller chooses, and that match no pattern. */
const OTHER_KEY = '<key>';

/** Returns the effect on the whole value of a change in a variant: the opposite one of what is excluded, any of a condition. */
export function effectOutside(effect: Effect, relations: readonly Relation[]): Effect {
  if (effect === 'none') return effect;
  if (effect === 'other' || relations.includes('If')) return 'other';
  const isOpposite = relations.filter((one) => one === 'Not').length % 2 === 1;
  if (!isOpposite) return effect;
  return effect === 'wider' ? 'narrower' : 'wider';
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
  const { name, path, key = path, variant, placeholder, inside = [] } = row;
  if (variant) {
    const { relation, group } = variant;
    const isForm = ({ path: other, variant: one }: FieldRow) =>
      other === path && one !== undefined && one.group === group && isChoice(one.relation);
    return isChoice(relation) && [...others.values()].some(isForm) ? 'wider' : 'narrower';
  }
  if (placeholder !== undefined) {
    const around = parentOf(row);
    const allKeys = others.get(around === '' ? OTHER_KEY : `${around}.${OTHER_KEY}`);
    // A key that matches a pattern is limited by the rule for all others without it.
    if (allKeys && name !== OTHER_KEY && placeholder === 'key') return effectOf(impliesValue, allKeys, row) ?? 'none';
    const { isClosed, isClosedList, maxItems = Infinity } = others.get(around)?.limits ?? {};
    const index = Number(TUPLE_ITEM.exec(key)?.[1] ?? -1);
    const isOneMore = index < 0 ? isClosed : isClosedList || index >= maxItems;
    return isOneMore ? 'wider' : 'narrower';
  }
  const isLimit = inside.some((one) => LIMITING.includes(one));
  const isKnown = inside.some((one) => ADDING.includes(one)) && hasFieldOutside(row, others);
  return isLimit || isKnown ? 'narrower' : undefined;
}
