import { nameOfRef } from '../schemas/variants';
import type { ApiFacts, Component } from '../types';
import type { Field, FieldRow } from '../fieldTypes';
import { rowsByPath } from './rowsByPath';

/** Components by their references. */
export type Components = ReadonlyMap<string, Component>;

type Rows = Map<string, FieldRow>;

/** Levels of components that differ in name and are compared field by field. */
const MAX_LEVELS = 4;

/** Returns the components of a document by their references. */
export function componentsOf({ components }: Pick<ApiFacts, 'components'>): Components {
  return new Map(components.map((component) => [component.ref, component]));
}

/** Returns the rows of a field that stands for a component. */
function rowsInside(
  { path, key = path, variant, inside: around = [] }: FieldRow,
  { fields }: Component,
  isRequest: boolean,
): Rows {
  const inside = [...rowsByPath([fields[isRequest ? 'request' : 'response']]).values()].filter(
    (row) => row.path !== '' || row.variant,
  );
  const join = (inner: string, outer: string) => (inner === '' ? outer : `${outer}.${inner}`);
  return new Map(
    inside.map((row) => {
      const own = join(row.key ?? row.path, key);
      const relations = [...around, ...(variant ? [variant.relation] : []), ...(row.inside ?? [])];
      return [own, { ...row, path: join(row.path, path), key: own, inside: relations }];
    }),
  );
}

function isInside(key: string, outer: string): boolean {
  return key.startsWith(outer) && ['.', '['].includes(key.charAt(outer.length));
}

/** Returns the component of each version that a field stands for, if they have other names or one version has the fields. */
function otherComponents(versions: readonly Rows[], components: readonly Components[], key: string) {
  const refs = versions.map((rows) => rows.get(key)?.component);
  const isSame = refs.every((ref) => ref !== undefined && nameOfRef(ref) === nameOfRef(refs[0]));
  const isShared = versions.every((rows) => rows.has(key));
  return refs.map((ref, index) => (ref === undefined || isSame || !isShared ? undefined : components[index]?.get(ref)));
}

/** Returns what a field repeats that has the same fields as one around it, as rows inside of it. */
function repeatedRows(row: FieldRow, rows: Rows): Rows {
  const { path, key = path, recursion = '', inside: around = [] } = row;
  const target = rows.get(recursion);
  const known = target?.inside?.length ?? 0;
  const tail = (inner: string, outer: string) => (outer === '' ? `.${inner}` : inner.slice(outer.length));
  const repeated = [...rows].filter(([inner]) => (recursion === '' ? inner !== '' : isInside(inner, recursion)));
  return new Map(
    repeated.map(([inner, one]) => {
      const own = key + tail(inner, recursion);
      const relations = [...around, ...(one.inside ?? []).slice(known)];
      return [own, { ...one, key: own, path: path + tail(one.path, target?.path ?? ''), inside: relations }];
    }),
  );
}

/** Adds the rows that a field of one version repeats if the field of the other version has others. */
function addRepeatedRows(versions: readonly [Rows, Rows]): void {
  const [older, newer] = versions;
  const changed = [...older].filter(
    ([key, { recursion }]) => newer.has(key) && newer.get(key)?.recursion !== recursion,
  );
  const added = versions.map((rows) =>
    changed.flatMap(([key]) => {
      const row = rows.get(key);
      return row?.recursion === undefined ? [] : [...repeatedRows(row, rows)];
    }),
  );
  added.forEach((rows, index) => rows.forEach(([key, row]) => versions[index]?.set(key, row)));
}

/**
 * Returns the rows of two versions that are compared with each other. Components are compared on their own if a field stands for
 * the one of the same name in both versions; otherwise their fields are added.
 */
export function comparedRows(
  fields: readonly [readonly Field[], readonly Field[]],
  components: readonly [Components, Components],
  isRequest: boolean,
): [Rows, Rows] {
  const versions: [Rows, Rows] = [rowsByPath(fields[0]), rowsByPath(fields[1])];
  addRepeatedRows(versions);
  const linkedKeys = () => versions.flatMap((rows) => [...rows].filter(([, row]) => row.component).map(([key]) => key));
  const seen = new Set<string>();
  for (let level = 0; level < MAX_LEVELS; level += 1) {
    for (const key of linkedKeys().filter((one) => !seen.has(one))) {
      seen.add(key);
      otherComponents(versions, components, key).forEach((component, index) => {
        const row = versions[index]?.get(key);
        if (!component || !row) return;
        for (const [inner, one] of rowsInside(row, component, isRequest)) versions[index]?.set(inner, one);
      });
    }
  }
  for (const key of linkedKeys().filter((one) => !seen.has(one))) {
    for (const rows of versions) for (const inner of rows.keys()) if (isInside(inner, key)) rows.delete(inner);
  }
  return versions;
}
