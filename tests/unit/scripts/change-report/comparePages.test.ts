import { expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { comparePages } from '../../../../scripts/change-report/comparePages';

const page = (text: string, day = '2026-01-31') => `---\ntitle: Page\nupdated: ${day}\n---\n\n${text}\n`;

it('comparePages lists added, removed and changed pages, and no other date of the last commit', () => {
  const before = { 'index.md': page('One two.'), 'docs/old.md': page('Old.'), '404.md': page('No.') };
  const after = {
    'index.md': page('One two three.'),
    'docs/b.md': page('B'),
    'docs/a.md': page('A'),
    'docs/a/index.html': 'A',
    '404.md': page('No.', '2026-02-01'),
  };
  expect(comparePages(tempFolder(before), tempFolder(after))).toEqual({
    Added: ['docs/a.md', 'docs/b.md'],
    Removed: ['docs/old.md'],
    Changed: ['index.md (6 → 7 words)'],
  });
});
