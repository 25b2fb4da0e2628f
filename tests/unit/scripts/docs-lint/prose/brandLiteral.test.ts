import { describe, expect, it } from 'vitest';

import { brand } from '../../../../../brand.config';
import { brandLiteral } from '../../../../../scripts/docs-lint/prose/rules/brandLiteral';
import { findingsOf, foundBy, fixedBy } from './onPage';

describe('brand-literal', () => {
  it.each([
    ['the provider', `Ask ${brand.provider}.`, [brand.provider]],
    ['the product as one name', `In ${brand.product}.`, [brand.product]],
    ['the slug in a URL', `[Metrics](/understanding-${brand.slug}-metrics)`, [brand.slug]],
    ['another case', `Ask ${brand.provider.toUpperCase()}.`, [brand.provider.toUpperCase()]],
    ['code', `\`\`\`bash\ncurl ${brand.slug}.example\n\`\`\``, [brand.slug]],
    ['front matter', `---\ntitle: ${brand.provider}\n---\n\nText.`, [brand.provider]],
  ])('reports %s', (_case, source, found) => {
    expect(foundBy(brandLiteral, source)).toEqual(found);
  });

  it('accepts tokens', () => {
    expect(foundBy(brandLiteral, 'Ask %brand.provider% about %brand.product% and %brand.slug%.')).toEqual([]);
  });

  it('replaces a value with its token', () => {
    const source = `${brand.product} of ${brand.provider}: /a-${brand.slug}-b, ${brand.provider.toUpperCase()}`;
    expect(fixedBy(brandLiteral, source)).toBe(
      `%brand.product% of %brand.provider%: /a-%brand.slug%-b, ${brand.provider.toUpperCase()}`,
    );
  });

  it('reports line and column', () => {
    expect(findingsOf(brandLiteral, `One.\n\nAsk ${brand.provider}.`)).toMatchObject([{ line: 3, column: 5 }]);
  });
});
