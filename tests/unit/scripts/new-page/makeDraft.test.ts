import { describe, expect, it } from 'vitest';

import { slugOf } from '../../../../scripts/new-page/makeDraft';

describe('slugOf', () => {
  it.each([
    ['Answer relevancy', '-', 'answer-relevancy'],
    ['Answer relevancy', '_', 'answer_relevancy'],
    ['  What is "context"?  ', '-', 'what-is-context'],
    ["A reader's guide", '-', 'a-readers-guide'],
    ['Über naïve Größe', '-', 'uber-naive-gro-e'],
    ['How %brand.product% reads', '-', 'how-reads'],
    ['../../etc/passwd', '-', 'etc-passwd'],
    ['Version 3.4', '-', 'version-3-4'],
    ['日本語', '-', ''],
    ['%brand.product%', '-', ''],
    ['—', '-', ''],
  ] as const)('converts "%s" with "%s" to "%s"', (title, separator, slug) => {
    expect(slugOf(title, separator)).toBe(slug);
  });
});
