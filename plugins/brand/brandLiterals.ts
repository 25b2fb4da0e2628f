/** The values of a brand that no file but brand.config.ts may spell. */
export interface BrandWords {
  provider: string;
  slug: string;
}

/** A brand word that stands in a text. */
export interface BrandLiteral {
  index: number;
  /** As the text spells it. */
  found: string;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Finds the brand typed into a text instead of a token.
 *
 * @param text any text or path
 * @param brand provider and slug; the product's name and all addresses contain one of them
 * @returns the words in any case, in their order
 */
export function brandLiterals(text: string, { provider, slug }: BrandWords): BrandLiteral[] {
  const pattern = new RegExp(`${escaped(provider)}|${escaped(slug)}`, 'gi');
  return [...text.matchAll(pattern)].map((match) => ({ index: match.index, found: match[0] }));
}
