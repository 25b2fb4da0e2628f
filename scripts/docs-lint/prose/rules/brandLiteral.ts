import { brand } from '../../../../brand.config';
import { brandLiterals } from '../../../../plugins/content/brand';
import { lineAndColumn, type Finding, type Rule } from '../rule';

/** Longest values first, because the product name starts with the provider name. */
const TOKENS = (['product', 'provider', 'slug'] as const)
  .map((key) => ({ value: brand[key], token: `%brand.${key}%` }))
  .sort((a, b) => b.value.length - a.value.length);

function finding(source: string, index: number, found: string): Finding {
  const exact = TOKENS.find(({ value }) => source.startsWith(value, index));
  const position = lineAndColumn(source, index);
  if (!exact) return { ...position, found, expected: TOKENS.map(({ token }) => token).join(', ') };
  const { value, token } = exact;
  return { ...position, found: value, expected: token, fix: { start: index, end: index + value.length, text: token } };
}

/** Forbids brand names in prose, URLs, code and front matter. */
export const brandLiteral: Rule = {
  name: 'brand-literal',
  level: 'fault',
  why: 'Only brand.config.ts contains brand names, so that the site can be rebranded.',
  remedy: 'Write a token. brand.config.ts lists its possible names.',
  check: ({ source }) => brandLiterals(source, brand).map(({ index, found }) => finding(source, index, found)),
};
