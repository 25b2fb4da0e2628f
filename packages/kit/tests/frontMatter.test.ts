import path from 'node:path';

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';

import { tempFolder } from '../testing/tempFolder';
import { parseFrontMatter, readFrontMatter, splitFrontMatter } from '../src/markdown/frontMatter';

describe('splitFrontMatter', () => {
  it.each([
    ['a page with a byte order mark', '\uFEFF---\ntitle: PII\n---\nText.', 'title: PII', 'Text.'],
    ['a page with Windows line endings', '---\r\ntitle: PII\r\n---\r\nText.', 'title: PII', 'Text.'],
    ['a page without front matter', '\uFEFFText.\n\n---\n\nMore.', '', 'Text.\n\n---\n\nMore.'],
    ['a page without fields', '---\n---\nText.', '', 'Text.'],
    ['a page that names the language', '---yaml\na: 1\n---\nText.', 'a: 1', 'Text.'],
    ['a page with text behind the front matter', '---\na: 1\n---Text.', 'a: 1', 'Text.'],
    ['a page with a line of dashes', '----\na: 1\n----\nText.', '', '----\na: 1\n----\nText.'],
    ['a page with a thematic break', '---\na: 1\n---\nText.\n\n---\n', 'a: 1', 'Text.\n\n---\n'],
  ])('splits %s', (_case, source, yaml, text) => {
    expect(splitFrontMatter(source)).toEqual({ yaml, text });
  });
});

describe('parseFrontMatter', () => {
  const parse = (fileContent: string, file = 'docs/a.mdx') =>
    parseFrontMatter(
      { filePath: `/site/${file}`, fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER },
      file,
    );

  it('rejects the same text again, also of another file, and what other code has read before', async () => {
    const source = '---\ntitle: [b\n---\n';
    expect(readFrontMatter(path.join(tempFolder({ 'page.mdx': source }), 'page.mdx'))).toEqual({});
    for (const file of ['docs/a.mdx', 'docs/a.mdx', 'docs/b.mdx']) {
      await expect(parse(source, file)).rejects.toMatchObject({ details: { file: `${file}:3` } });
    }
  });

  it.each([
    ['a field that is there twice', 'title: a\ntitle: b', 'remove one of the two'],
    ['a tab', 'last_update:\n\tdate: 2026-01-01', 'indent with spaces'],
    ['a conflict of a merge', 'title: A\n<<<<<<< HEAD\nslug: a\n=======\nslug: b\n>>>>>>> branch', 'conflict'],
    ['a sign at the start of a text', 'title: @site', 'in quotes'],
    ['a path of Windows', 'title: "C:\\docs"', 'double the backslash'],
    ['a text without its end', 'title: "A\nslug: b', 'close the quote'],
    ['a line without a colon', 'title: A\nNo colon', 'end front matter with ---'],
    ['an alias', 'title: *x', 'quote a text'],
  ])('names the remedy for %s', async (_case, yaml, remedy) => {
    await expect(parse(`---\n${yaml}\n---\n`)).rejects.toMatchObject({
      details: { remedy: expect.stringContaining(remedy) as string },
    });
  });

  it.each([
    ['a colon in unquoted text', '---\nposition: 1\ntitle: One: two\n---\n', 3, /colon|mapping/],
    ['a duplicate field', '---\ntitle: a\ntitle: b\n---\n', 3, /duplicated mapping key/],
    ['a list', '---\n- a\n---\n', 1, /^a list$/],
    ['a no-break space behind a colon', '---\ntitle:\u00a0A\n---\n', 1, /^string$/],
  ])('rejects %s', async (_case, source, line, found) => {
    await expect(parse(source)).rejects.toMatchObject({
      details: { file: `docs/a.mdx:${line}`, found: expect.stringMatching(found) as string },
    });
  });
});
