import { brand } from '../../../brand.config';
import { brandLiterals } from '../../../plugins/brand/brandLiterals';
import { lineAndColumn } from '../lineAndColumn';
import type { Finding, Rule } from '../rule';

/** Tokens by what they stand for, the longest first: the product's name begins with the provider's. */
const TOKENS = (['product', 'provider', 'slug'] as const)
  .map((key) => ({ value: brand[key], token: `%brand.${key}%` }))
  .sort((a, b) => b.value.length - a.value.length);

function finding(source: string, index: number, found: string): Finding {
  const exact = TOKENS.find(({ value }) => source.startsWith(value, index));
  const place = lineAndColumn(source, index);
  if (!exact) return { ...place, found, expected: TOKENS.map(({ token }) => token).join(', ') };
  const { value, token } = exact;
  return { ...place, found: value, expected: token, fix: { start: index, end: index + value.length, text: token } };
}

/** A brand is never typed: not in prose, addresses, code or front matter. */
export const brandLiteral: Rule = {
  name: 'brand-literal',
  why: 'The brand stands in brand.config.ts and nowhere else, so that the site can be given another one.',
  remedy: 'Write the token; brand.config.ts lists what it may name.',
  check: ({ source }) => brandLiterals(source, brand).map(({ index, found }) => finding(source, index, found)),
};
