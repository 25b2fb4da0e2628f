import * as z from 'zod';

import type { IndexedPage, IndexedPlace } from '../../shared/search/searchIndex';
import { teachingError } from '../teachingError';

/** The reviewed table, relative to the project. */
export const SYNONYMS_FILE = 'plugins/search/synonyms.yaml';

const phrase = z.string().regex(/^[\p{Ll}\p{N} ]+$/u, 'words in lower case, without marks');
const word = z.string().regex(/^[\p{Ll}\p{N}]+$/u, 'one word in lower case');

const place = z.string().min(1).max(200, 'an address of up to 200 characters');

const table = z.strictObject({
  places: z.array(z.strictObject({ place, words: z.array(phrase).min(1) })),
  sameMeaning: z.array(z.array(word).min(2)),
});

/** Words that readers use and pages do not. */
export type Synonyms = z.infer<typeof table>;

/**
 * Checks the parsed table of synonyms.
 *
 * @param value parsed YAML, brand filled in
 * @param file its name in messages
 * @throws on an unknown key, or a word that no reader could type so
 */
export function readSynonyms(value: unknown, file: string = SYNONYMS_FILE): Synonyms {
  const result = table.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw teachingError({
    file,
    problem: `wrong entry ${issue?.path.join('.') ?? ''}`,
    expected: issue?.message ?? 'an entry like its neighbors',
    found: JSON.stringify(issue?.path.reduce<unknown>((inner, key) => (inner as never)?.[key as never], value) ?? null),
    remedy: 'write the entry like its neighbors; the head of the file says what each key means',
  });
}

/** Makes the pattern of a place's page; `*` stands for any one name. */
function pagePattern(page: string): RegExp {
  const parts = page.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

/**
 * Finds the places that an entry of the table means in one docs version.
 *
 * @param place as the table writes it, for example `intro/#the-envelope` or `/docs/api/#401`
 * @param pages of the version and those without a version
 * @param docsPath path of the version below the base path, for example `docs/v3.3.0/`
 */
export function placesOf(place: string, pages: readonly IndexedPage[], docsPath: string): IndexedPlace[] {
  const [page = '', anchor = ''] = place.split('#');
  const pattern = pagePattern(page.startsWith('/') ? page.slice(1) : docsPath + page);
  return pages
    .filter(({ path }) => pattern.test(path))
    .flatMap(({ places }) => places.filter((candidate) => candidate.anchor === anchor));
}
