import { escapeRegexp } from '@docusaurus/utils';

import { docSlug, spellingRemedy, throwErrors, type BuildErrorDetails, type SlugFrontMatter } from '@api-docs/kit/node';

import packageJson from '../../package.json';
import versions from '../../versions.json';

export interface BrandValues {
  readonly [key: string]: string | number | BrandValues;
}

/** Values that have tokens like the brand's and stand elsewhere. */
const OTHER_VALUES = {
  /** The npm package that readers start as a mock of the API, in the version that the tests run. */
  mockServer: `@stoplight/prism-cli@${packageJson.devDependencies['@stoplight/prism-cli']}`,
  /** Docs version that `/docs/` shows, for example `v3.4.0`. */
  latestVersion: versions[0] ?? 'next',
} satisfies BrandValues;

/** Example: `%brand.links.sdkDocs%`. */
const TOKEN = /^%brand\.([A-Za-z0-9.]+)%$/;

/**
 * What resembles a token, for example also `%brand.product`, `%Brand.x%` and `%brand_product%`, but not `100%branded`. After a
 * backslash, which Markdown removes, it is text.
 */
const TOKEN_LIKE = /(?<!\\)%brand(?:[\w.-]*%|\.[^\s%]*)/gi;

const UNKNOWN_REMEDY = 'use a token of the list, or add the value to brand.config.ts';

/** Start of folder and file names that stand for the brand, so that writers do not type it. */
const NEUTRAL_NAME = /(?<=^|\/)understanding-brand-/g;

/** Returns all values of a brand with their paths, for example `links.sdkDocs`. */
function tokenValues(brand: BrandValues, prefix = ''): [path: string, value: string][] {
  return Object.entries(brand).flatMap(([key, value]) =>
    typeof value === 'object' ? tokenValues(value, `${prefix}${key}.`) : [[`${prefix}${key}`, String(value)]],
  );
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/**
 * Replaces the brand tokens of a text, and `%brand.mockServer%` and `%brand.latestVersion%`. Throws with all unknown
 * and malformed tokens.
 */
export function replaceTokens(text: string, file: string, brand: BrandValues): string {
  if (text.search(TOKEN_LIKE) < 0) return text;
  const values = new Map(tokenValues({ ...OTHER_VALUES, ...brand }));
  const paths = [...values.keys()].sort();
  const errors: BuildErrorDetails[] = [];
  const replaced = text.replace(TOKEN_LIKE, (found, index: number) => {
    const [, tokenPath] = TOKEN.exec(found) ?? [];
    const value = tokenPath === undefined ? undefined : values.get(tokenPath);
    if (value !== undefined) return value;
    const where = { file: `${file}:${lineAt(text, index)}`, found };
    if (tokenPath === undefined) {
      const remedy =
        'write the token in lower case with both percent signs, for example %brand.product%; if it is none, write \\%brand';
      errors.push({ ...where, problem: 'malformed brand token', expected: 'the form %brand.name%', remedy });
    } else {
      const expected = `one of ${paths.map((known) => `%brand.${known}%`).join(', ')}`;
      const remedy = spellingRemedy(tokenPath, paths, UNKNOWN_REMEDY).replace(/"(.+)"/, '%brand.$1%');
      errors.push({ ...where, problem: 'unknown brand token', expected, remedy });
    }
    return found;
  });
  throwErrors(errors);
  return replaced;
}

/**
 * Replaces the brand tokens of all strings in a value.
 *
 * @returns a copy of `value`; object keys are not changed
 * @throws as {@link replaceTokens}
 */
export function replaceTokensDeep<T>(value: T, file: string, brand: BrandValues): T {
  if (typeof value === 'string') return replaceTokens(value, file, brand) as T;
  if (Array.isArray(value)) return value.map((item) => replaceTokensDeep(item, file, brand)) as T;
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    const entries = Object.entries(value).map(([key, item]) => [key, replaceTokensDeep(item, file, brand)]);
    return Object.fromEntries(entries) as T;
  }
  return value;
}

/** Returns the function that fills the brand in, as packages take it. */
export function brandFiller(brand: BrandValues): <T>(value: T, file: string) => T {
  return (value, file) => replaceTokensDeep(value, file, brand);
}

/**
 * Returns the path of a docs page inside its version with the brand filled in, see `docSlug`. For example,
 * `understanding-brand-metrics/pii.mdx` has the path `/understanding-<slug>-metrics/pii`.
 */
export function brandedSlug(docPath: string, slug: string, frontMatter?: SlugFrontMatter): string {
  return docSlug(docPath, frontMatter).replaceAll(NEUTRAL_NAME, `understanding-${slug}-`);
}

/**
 * Finds the brand in a text that should have a token instead.
 *
 * @param brand provider and slug, one of which is part of the name of the product and of all URLs
 * @returns the matches in any case, with their index
 */
export function brandLiterals(text: string, { provider, slug }: Record<'provider' | 'slug', string>) {
  const escaped = [provider, slug].map(escapeRegexp);
  return [...text.matchAll(new RegExp(escaped.join('|'), 'gi'))].map(({ index, 0: found }) => ({ index, found }));
}
