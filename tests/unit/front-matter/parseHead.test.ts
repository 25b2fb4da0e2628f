import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { expect, it } from 'vitest';

import { parseHead } from '../../../plugins/front-matter/parseHead';

const parse = (fileContent: string) =>
  parseHead(
    { filePath: '/site/docs/a.mdx', fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER },
    'docs/a.mdx',
  );

it('reads fields', async () => {
  expect(await parse('---\ntitle: Tone\n---\nText.')).toEqual({ frontMatter: { title: 'Tone' }, content: 'Text.' });
});

it('takes a page without front matter', async () => {
  expect((await parse('Text.')).frontMatter).toEqual({});
});

it.each([
  [
    'a colon in a bare text',
    '---\nposition: 1\ntitle: One: two\n---\n',
    'docs/a.mdx:3: the front matter is not valid YAML',
  ],
  ['a field twice', '---\ntitle: a\ntitle: b\n---\n', 'found:    duplicated mapping key'],
  ['an open bracket', '---\ntitle: [a\n---\n', 'remedy:   mend the line'],
  ['a list', '---\n- a\n---\n', 'found:    a list'],
  ['a text', '---\na\n---\n', 'found:    string'],
])('stops and teaches on %s', async (_what, source, words) => {
  await expect(parse(source)).rejects.toThrow(words);
});
