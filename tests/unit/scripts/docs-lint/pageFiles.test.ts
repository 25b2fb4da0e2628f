import { describe, expect, it } from 'vitest';

import { pagesBelow, proseFiles } from '../../../../scripts/docs-lint/pageFiles';
import { projectDir } from '../../../../scripts/lib/run';

describe('proseFiles', () => {
  const files = proseFiles(projectDir);

  it.each([
    'docs/intro.mdx',
    'versioned_docs/version-v3.3.0/change-log.mdx',
    'src/pages/markdown-page.mdx',
    'plugins/api/reference/landing.mdx',
  ])('contains %s', (file) => {
    expect(files).toContain(file);
  });

  it('contains posts, and only pages without partials', () => {
    expect(files.some((file) => file.startsWith('blog/'))).toBe(true);
    expect(files.filter((file) => !/\.mdx?$/.test(file) || file.includes('/_'))).toEqual([]);
  });
});

describe('pagesBelow', () => {
  it('lists the pages of a folder, sorted', () => {
    const files = pagesBelow(projectDir, ['docs']);
    expect(files).toEqual([...files].sort());
    expect(files.every((file) => file.startsWith('docs/'))).toBe(true);
  });
});
