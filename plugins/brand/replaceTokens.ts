import { spellingRemedy, teachingError } from '../teachingError';

/** A brand: nested objects whose leaves are text or numbers. */
export interface BrandValues {
  readonly [key: string]: string | number | BrandValues;
}

/** Example: `%brand.links.sdkDocs%`. */
const TOKEN = /%brand\.([A-Za-z0-9.]+)%/g;

/** What looks like a token and is none, for example `%brand.product`, `%Brand.x%` or `%brand_product%`. */
const BROKEN_TOKEN = /%brand[^\s%]*%?/i;

/**
 * Lists the tokens that a brand offers.
 *
 * @returns paths such as `links.sdkDocs`, sorted
 */
export function tokenPaths(brand: BrandValues, prefix = ''): string[] {
  return Object.entries(brand)
    .flatMap(([key, value]) =>
      typeof value === 'object' ? tokenPaths(value, `${prefix}${key}.`) : [`${prefix}${key}`],
    )
    .sort();
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/**
 * Fills in the brand tokens of a text.
 *
 * @param text any text: prose, front matter, YAML, SVG
 * @param file the text's file as messages name it
 * @param brand the values, see `brand.config.ts`
 * @returns the text without tokens
 * @throws when a token names no value of the brand or is malformed, with file, line and token
 */
export function replaceTokens(text: string, file: string, brand: BrandValues): string {
  if (!BROKEN_TOKEN.test(text)) return text;
  const paths = tokenPaths(brand);
  const replaced = text.replace(TOKEN, (token, tokenPath: string, index: number) => {
    if (!paths.includes(tokenPath)) {
      throw teachingError({
        file: `${file}:${lineOf(text, index)}`,
        problem: 'unknown brand token',
        expected: `one of ${paths.map((known) => `%brand.${known}%`).join(', ')}`,
        found: token,
        remedy: spellingRemedy(
          tokenPath,
          paths,
          'use a token of the list, or add the value to brand.config.ts',
        ).replace(/"(.+)"/, '%brand.$1%'),
      });
    }
    const value = tokenPath.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], brand);
    return String(value);
  });
  const broken = BROKEN_TOKEN.exec(replaced);
  if (broken) {
    throw teachingError({
      file: `${file}:${lineOf(replaced, broken.index)}`,
      problem: 'malformed brand token',
      expected: 'the form %brand.name%',
      found: broken[0],
      remedy: 'write the token with both percent signs and in lower case, for example %brand.product%',
    });
  }
  return replaced;
}

/**
 * Fills in the brand tokens of every text inside a value.
 *
 * @param value parsed front matter or YAML
 * @returns a copy of the same shape; keys are left as they are
 * @throws as {@link replaceTokens}
 */
export function replaceTokensDeep<T>(value: T, file: string, brand: BrandValues): T {
  if (typeof value === 'string') return replaceTokens(value, file, brand) as T;
  if (Array.isArray(value)) return value.map((item) => replaceTokensDeep(item, file, brand)) as T;
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, replaceTokensDeep(item, file, brand)]),
    ) as T;
  }
  return value;
}
