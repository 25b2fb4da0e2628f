import { describe, expect, it } from 'vitest';

import { splitFrontMatter } from '../../../plugins/front-matter/splitFrontMatter';

describe('splitFrontMatter', () => {
  it.each([
    ['a page', '---\ntitle: PII\n---\n\nText.\n', 'title: PII', '\nText.\n'],
    ['a page behind a byte order mark', '\uFEFF---\ntitle: PII\n---\nText.', 'title: PII', 'Text.'],
    ['a page with other ends of lines', '---\r\ntitle: PII\r\n---\r\nText.', 'title: PII', 'Text.'],
    ['a page without front matter', '\uFEFFText.\n\n---\n\nMore.', '', 'Text.\n\n---\n\nMore.'],
    ['a page with no fields', '---\n---\nText.', '', 'Text.'],
    ['a page without text', '---\ntitle: PII\n---', 'title: PII', ''],
    ['a page with a line of dashes', '---\na: 1\n---\nText.\n\n---\n', 'a: 1', 'Text.\n\n---\n'],
  ])('takes %s apart', (_what, source, yaml, text) => {
    expect(splitFrontMatter(source)).toEqual({ yaml, text });
  });
});
