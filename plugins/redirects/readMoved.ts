import * as z from 'zod';

import { teachingError } from '../teachingError';

/** Becomes folders of the build, whose names file systems limit to 255 bytes. */
const address = z
  .string()
  .max(200)
  .regex(/^[\w.~-]+(?:\/[\w.~-]+)*$/)
  .refine((text) => !text.split('/').some((part) => part === '.' || part === '..'));

const why = z.string().min(1);

const table = z.strictObject({
  addresses: z.array(z.strictObject({ from: address, to: address, why })),
  pages: z.array(z.strictObject({ since: z.string(), from: address, to: address.nullable(), why })),
});

/** The parsed `moved.yaml`. */
export type Moved = z.infer<typeof table>;

/** One entry of `addresses`: addresses inside a docs version. */
export type Move = Moved['addresses'][number];

/** One entry of `pages`: from docs version `since` on, the page that stood at `from` stands at `to`, or nowhere. */
export type PageMove = Moved['pages'][number];

const ADDRESS = 'addresses of up to 200 letters, digits, - . _ ~ and slashes, without slashes at their ends';

/** What an entry of each list has. */
const ENTRIES: Record<string, string> = {
  addresses: `from, to and why; ${ADDRESS}`,
  pages: `since, from, to and why; ${ADDRESS}; to: null for a page that is gone`,
};

/** What stands at a path of keys, as a message shows it. */
function found(value: unknown, path: readonly PropertyKey[]): string {
  const at = path.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key], value);
  return JSON.stringify(at ?? null);
}

function checkShape(value: unknown, file: string): Moved {
  const result = table.safeParse(value);
  if (result.success) return result.data;
  const path = result.error.issues[0]?.path ?? [];
  const [list = '', index] = path;
  const isEntry = index !== undefined;
  throw teachingError({
    file,
    problem: isEntry ? `wrong entry ${path.join('.')}` : 'wrong lists',
    expected: (isEntry && ENTRIES[String(list)]) || 'the lists `addresses` and `pages`, and no other',
    found: found(value, path.slice(0, 2)),
    remedy: isEntry
      ? 'write the entry like its neighbors'
      : 'write both lists; [] stands for an empty one, and each entry begins with a dash',
  });
}

function checkVersions(pages: readonly PageMove[], file: string, versions: readonly string[]): void {
  const known = ['next', ...versions];
  const unknown = pages.find(({ since }) => !known.includes(since));
  if (!unknown) return;
  throw teachingError({
    file,
    problem: `the page "${unknown.from}" moved with a docs version that is not kept`,
    expected: `since: one of ${known.join(', ')}`,
    found: `since: ${unknown.since}`,
    why: 'A move matters between a version that has the old address and one that has the new.',
    remedy:
      'remove the entry, or mend the name of the version; if readers still need the redirect, make it one of `addresses`',
  });
}

function checkOnce(keys: readonly string[], file: string, what: string): void {
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice === undefined) return;
  throw teachingError({
    file,
    problem: 'two entries for one address',
    expected: `each ${what} once`,
    found: twice,
    remedy: 'remove one of the two',
  });
}

/**
 * Checks the parsed table of moved addresses.
 *
 * @param value parsed YAML, brand filled in
 * @param file its name in messages
 * @param versions names of versions.json
 * @throws on a missing or unknown key, a missing reason, a version that is not kept, or two entries for one address
 */
export function readMoved(value: unknown, file: string, versions: readonly string[]): Moved {
  const moved = checkShape(value, file);
  const { addresses, pages } = moved;
  checkVersions(pages, file, versions);
  checkOnce(
    addresses.map(({ from }) => from),
    file,
    '`from` of `addresses`',
  );
  checkOnce(
    pages.map(({ since, from }) => `${since} ${from}`),
    file,
    '`since` and `from` of `pages`',
  );
  checkOnce(
    pages.flatMap(({ since, to }) => (to === null ? [] : [`${since} ${to}`])),
    file,
    '`since` and `to` of `pages`',
  );
  return moved;
}
