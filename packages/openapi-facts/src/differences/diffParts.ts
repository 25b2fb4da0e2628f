import { codeSpan } from '../text/codeSpan';
import type { Field } from '../fieldTypes';
import type { Implies } from '../limits/implies';
import { effectOf, effectOnSet, type Effect } from './compareValues';
import { isOfOneField, SENDING } from './encodingFacts';
import { describeDifference } from './describeNotes';
import { deprecations, diffFields, kindOfEffect, noteChanges, type Change, type Versions } from './diffFields';
import type { FieldNote } from './compareRows';
import { MEDIA_TYPE } from './operationParts';
import type { Fact, Part } from './part';

/** Returns the fields of a part. Those that a body has are listed on their own if the other version has no body. */
function fieldsToCompare({ fields, isWhole }: Part, other: Part): readonly Field[] {
  const [body] = fields;
  const isAlone = !isWhole && body?.path === '' && other.fields.length === 0;
  return isAlone && body.children.length > 0 ? body.children : fields;
}

function formatFact(fact: Fact): string | undefined {
  return typeof fact === 'object' ? fact.map(codeSpan).join(', ') : fact?.toString();
}

/** Returns whether a media type is one of those that a range has. Example: `text/csv` is in `text/*`. */
const isInRange: Implies<Fact> = (type, range) => {
  const [kind = '', part] = String(range).split('/');
  return type === range || range === '*/*' || (part === '*' && String(type).startsWith(`${kind}/`));
};

/** Returns whether all media types of a list, given as text, are in ranges of another one. */
const areInRanges: Implies<Fact> = (types, ranges) => {
  const listOf = (fact: Fact) => String(fact).split(/\s*,\s*/);
  return listOf(types).every((type) => listOf(ranges).some((range) => isInRange(type, range)));
};

function effectOfFact(name: string, from: Fact, to: Fact): Effect | undefined {
  if (isOfOneField(name, from, to)) return undefined;
  if (name === MEDIA_TYPE || name.startsWith(SENDING)) return effectOf(areInRanges, from, to);
  if (typeof from === 'object' || typeof to === 'object') {
    return effectOnSet(from as readonly string[] | undefined, to as readonly string[] | undefined);
  }
  if (from === to) return undefined;
  if (typeof (from ?? to) !== 'boolean') return 'other';
  return to === true ? 'wider' : 'narrower';
}

function diffPart(older: Part, newer: Part, components: Versions, isNew: boolean): Change[] {
  const { name, isRequest } = newer;
  // What only one version has is reported as a whole or by its fields.
  const [before, after] = older.facts && newer.facts ? [older.facts, newer.facts] : [{}, {}];
  const [from, to] = [older, newer].map(({ isRequired }) => (isRequired ? 'required' : 'optional'));
  const requirement: FieldNote[] = from && to && from !== to ? [{ kind: 'requirement', from, to }] : [];
  return [
    ...diffFields(fieldsToCompare(older, newer), fieldsToCompare(newer, older), newer, components, isNew),
    ...Object.keys({ ...before, ...after }).flatMap((fact) => {
      const effect = effectOfFact(fact, before[fact], after[fact]);
      const text = describeDifference(fact, formatFact(before[fact]), formatFact(after[fact]));
      return effect ? [{ kind: kindOfEffect(effect, isRequest), text: `${name}: ${text}` }] : [];
    }),
    ...noteChanges(name, requirement, isRequest),
    ...deprecations(name, older.isDeprecated, newer.isDeprecated),
  ];
}

/** Parts of a version by their names. */
type Parts = ReadonlyMap<string, Part>;

const firstOf = (names: readonly string[] = [], parts: Parts) =>
  names.map((name) => parts.get(name)).find((one) => one !== undefined);

/** Returns the part that stands for one in a version without it. */
function coverOf({ coveredBy }: Part, others: Parts): Part | undefined {
  return firstOf(coveredBy, others);
}

/** Returns the bodies of a version that are in the range of media types of one, of which the other version may have some, too. */
function bodiesIn({ name }: Part, parts: Parts): Part[] {
  return [...parts.values()].filter(({ ranges }) => ranges?.includes(name));
}

/** Returns whether a version has a part, or one that stands for it. */
function isThere(name: string, parts: Parts, others: Parts): boolean {
  const other = others.get(name);
  return parts.has(name) || (other !== undefined && coverOf(other, parts) !== undefined);
}

/** Returns whether callers who used a part can go on without it. */
function isReplaced(removed: Part, others: Parts): boolean {
  const { inside, isExpendable, isRequest, needs } = removed;
  if (inside === undefined && coverOf(removed, others)) return true;
  if (!isRequest && bodiesIn(removed, others).length > 0) return true;
  if (isExpendable) return !isRequest;
  return needs !== undefined && [...others.values()].some((one) => one.needs?.every((need) => needs.includes(need)));
}

/** Compares the parts of an operation in two versions of the API. */
export function diffParts(older: readonly Part[], newer: readonly Part[], components: Versions): Change[] {
  const byName = (parts: readonly Part[]) => new Map(parts.map((one) => [one.name, one]));
  const [before, after] = [byName(older), byName(newer)];
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((name): Change[] => {
    const [from, to] = [before.get(name), after.get(name)];
    const one = to ?? from;
    const inside = one?.inside;
    if (!one || (inside !== undefined && !(isThere(inside, before, after) && isThere(inside, after, before))))
      return [];
    const label = one.label ?? name;
    const without = to ? before : after;
    const isOwn = inside === undefined || without.has(inside);
    // What is inside of a part that another one stands for is compared with what is inside of that one, and a body with its range.
    const cover = isOwn ? firstOf(one.ranges, without) : coverOf(one, without);
    const given = to ? after : before;
    if (!without.has(name) && !cover && bodiesIn(one, without).some((body) => !given.has(body.name))) return [];
    if (one.isWhole && !cover && !to) {
      return [{ kind: isReplaced(one, after) ? 'compatible' : 'breaking', text: `${label} removed` }];
    }
    if (one.isWhole && !cover && !from) return [{ kind: 'added', text: `${label} added` }];
    const nothing: Part = { ...one, fields: [], facts: undefined, isRequired: to ? false : one.isRequired };
    const other = cover ? { ...cover, name } : nothing;
    return diffPart(from ?? other, to ?? other, components, !from && !cover);
  });
}
