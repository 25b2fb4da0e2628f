import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { checkDataFiles } from '../../../../plugins/content/errors/dataFiles';

const CATEGORY = 'docs/a/_category_.json';
const TAGS = 'blog/tags.yml';
const AUTHORS = 'blog/authors.yml';

const check = (file: string, content: string) =>
  checkDataFiles(tempFolder({ [file]: content, 'static/img/ann.jpg': '' }), []);

const link = { type: 'generated-index', slug: '/category/a', title: 'A' };

describe('checkDataFiles', () => {
  it.each([
    ['a category with a page', CATEGORY, JSON.stringify({ label: 'A', position: 1, link })],
    ['a category without a page', CATEGORY, JSON.stringify({ label: 'A', position: 1, link: null })],
    ['complete tags', TAGS, 'hello:\n  label: Hello\n  permalink: /hello\n  description: Greetings.\n'],
    [
      'authors with images of this site and links to other hosts',
      AUTHORS,
      'ann:\n  name: Ann\n  url: https://ann.example\n  image_url: /img/ann.jpg\n',
    ],
    ['folders without such files', 'docs/intro.mdx', ''],
    ['signs of names that browsers read as such', 'docs/Bild (1) äöü 🚀 a&b,c.png', ''],
  ])('accepts %s', (_case, file, content) => {
    expect(() => check(file, content)).not.toThrow();
  });

  it.each([
    ['a link of another type', CATEGORY, 1, '{"label":"A","link":{"to":"/a"}}', 'link.type'],
    ['a position that is no number', CATEGORY, 3, '{\n  "label": "A",\n  "position": "first"\n}', 'position'],
    ['half of a character', CATEGORY, 2, '{\n  "label": "A\\ud800"\n}', 'label'],
    ['a tag without a description', TAGS, 1, 'a:\n  label: A\n  permalink: /a\n', 'a.description'],
    ['a path that is a pattern', TAGS, 3, 'c:\n  label: C\n  permalink: /c(x)\n  description: C.\n', 'c.permalink'],
    ['an image of another host', AUTHORS, 1, 'ann:\n  name: Ann\n  image_url: https://img.example/ann.jpg\n', 'ann'],
    ['an image that is not there', AUTHORS, 3, 'ann:\n  name: Ann\n  image_url: /img/no.jpg\n', 'ann.image_url'],
    ['an author without a name', AUTHORS, 3, 'ann:\n  name: Ann\nbob:\n  title: Writer\n', 'bob'],
  ])('rejects %s, with its line', (_case, file, line, content, field) => {
    const { file: location, problem } = errorDetails(() => check(file, content));
    expect([location, problem.split(' ').at(-1)]).toEqual([`${file}:${line}`, field]);
  });

  it.each([
    ['docs/a/_category.yml', '_category_.yml'],
    ['docs/a/_Category_.json', '_category_.json'],
    ['blog/tags.yaml', 'tags.yml'],
    ['blog/author.yml', 'authors.yml'],
  ])('rejects %s, which nothing reads', (file, meant) => {
    expect(errorDetails(() => check(file, 'a: {}')).remedy).toBe(`rename the file to ${meant}`);
  });

  it.each([
    [CATEGORY, '{"lable": "A"}', 'label'],
    [TAGS, 'a:\n  labl: A\n  permalink: /a\n  description: A.\n', 'label'],
    [AUTHORS, 'ann:\n  nam: Ann\n', 'name'],
    [AUTHORS, 'ann:\n  name: Ann\n  socails:\n    github: ann\n', 'socials'],
  ])('names the field that one of %s misspells', (file, content, meant) => {
    expect(errorDetails(() => check(file, content)).remedy).toBe(`write "${meant}"`);
  });

  // No file on Windows has such a name.
  const others = process.platform === 'win32' ? [] : ['docs/what?.mdx'];

  it.each(['docs/50%.png', 'docs/c#/a.png', 'blog/stop!.pdf', ...others])('rejects the file name %s', (file) => {
    expect(errorDetails(() => check(file, ''))).toMatchObject({ file, problem: 'readers would not get this file' });
  });

  it.each([
    [TAGS, ''],
    [AUTHORS, '# nobody yet\n'],
    [CATEGORY, 'null'],
  ])('rejects %s that says nothing, which may be lost content: "%s"', (file, content) => {
    expect(errorDetails(() => check(file, content))).toMatchObject({ file: `${file}:1`, found: 'null (no fields)' });
  });

  it('rejects invalid JSON', () => {
    expect(errorDetails(() => check(CATEGORY, '{"label": ')).file).toBe(`${CATEGORY}:1`);
  });
});
