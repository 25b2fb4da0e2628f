import { closestName, isJsonObject, type Json } from '@api-docs/kit';

import type { Migration, ReadInput, Recognition } from './types';

/** Items of a list whose names are read. Further ones have the same fields, or are not needed to recognize the body. */
const MAX_ITEMS = 100;

/** Lists the dotted paths of all names in a value, without marks for lists. */
function namesIn(value: Json, path = ''): string[] {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).flatMap((item) => namesIn(item, path));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const full = path === '' ? name : `${path}.${name}`;
    return [full, ...namesIn(inner, full)];
  });
}

/** How well a body fits a migration. */
interface Fit {
  migration: Migration;
  /** Number of names of the body that are documented. */
  known: number;
  unknown: number;
  /** Number of documented fields that the body lacks. */
  missing: number;
}

function fitOf(migration: Migration, names: ReadonlySet<string>): Fit {
  const fields = migration.fields.map(({ path }) => path);
  const known = fields.filter((field) => names.has(field)).length;
  const unknown = [...names].filter((name) => {
    // What is inside of an unknown value says nothing more.
    const outer = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    return !fields.includes(name) && (outer === '' || !names.has(outer) || fields.includes(outer));
  });
  return { migration, known, unknown: unknown.length, missing: fields.length - known };
}

/**
 * Returns the items whose path is at the end of a given one. A proxy may have added what is before it. Only if there are none, a
 * slash more or less at the end makes no difference.
 */
function onPath<Item>(items: readonly Item[], given: string, pathOf: (item: Item) => string | undefined): Item[] {
  const isAtEnd = (whole: string, path = '') => whole === path || (!['', '/'].includes(path) && whole.endsWith(path));
  const bare = given.replace(/(?<!\/)\/+$/, '');
  return (
    [given, bare, `${bare}/`]
      .map((whole) => items.filter((item) => isAtEnd(whole, pathOf(item))))
      .find((found) => found.length > 0) ?? []
  );
}

function byPath(
  read: ReadInput,
  migrations: readonly Migration[],
  chosen: string | undefined,
): Recognition | undefined {
  const { path: given, method } = read;
  if (given === undefined) return undefined;
  const current = onPath(migrations, given, ({ successor }) => successor?.operation.path)[0]?.successor?.operation;
  if (current) {
    return { others: [], message: `\`${current.path}\` is an operation of the current API. There is nothing to move.` };
  }
  const found = onPath(migrations, given, ({ path }) => path);
  const migration = found.find((one) => one.method === method) ?? found[0];
  if (!migration) {
    // The path of a proxy or of a host alone says nothing.
    if (given.replace(/(?<!\/)\/+$/, '') === '') return undefined;
    const known = migrations.filter(({ path }) => path !== undefined);
    const nearest = closestName(
      given,
      known.map(({ path = '' }) => path),
    );
    return {
      others: known.filter(({ path }) => path === nearest).map(({ id }) => id),
      message: `No legacy operation has the path \`${given.slice(0, 100)}\`. Choose the operation.`,
      ...(chosen === undefined ? {} : { id: chosen }),
    };
  }
  if (migration.method !== undefined && method !== undefined && migration.method !== method) {
    const message = `\`${migration.path}\` takes \`${migration.method}\`, but the command sends \`${method}\`${method === 'GET' ? ' without a body' : ''}.`;
    return { others: [migration.id], message };
  }
  if (chosen === undefined || chosen === migration.id) return { id: migration.id, others: [] };
  return { others: [migration.id], message: `The command calls \`${migration.path}\`.` };
}

/**
 * Finds the legacy operation or body that a text fits: by the path of a command, otherwise by the names of the fields.
 *
 * @param migrations of all legacy operations and bodies
 * @param chosen id of the migration that the reader chose; it stays unless a path says otherwise
 */
export function recognize(read: ReadInput, migrations: readonly Migration[], chosen?: string): Recognition {
  const found = byPath(read, migrations, chosen);
  if (found) return found;
  const names = new Set(namesIn(read.body));
  const fits = migrations
    .map((migration) => fitOf(migration, names))
    .sort((one, other) => one.unknown - other.unknown || other.known - one.known || one.missing - other.missing);
  const own = fits.find(({ migration }) => migration.id === chosen);
  if (own) {
    const better = fits
      .filter((fit) => fit.unknown < own.unknown && fit.known > own.known)
      .map(({ migration }) => migration.id);
    const message = 'The body has fields of another legacy operation.';
    return { id: own.migration.id, others: better, ...(better.length > 0 ? { message } : {}) };
  }
  const best = fits.find(({ known }) => known > 0);
  if (!best) return { others: [], message: 'No legacy operation has these fields. Choose the operation.' };
  const alike = fits.filter(({ known, unknown }) => known === best.known && unknown === best.unknown);
  if (alike.length === 1) return { id: best.migration.id, others: [] };
  return {
    others: alike.map(({ migration }) => migration.id),
    message: 'Several legacy operations have these fields. Choose the operation.',
  };
}
