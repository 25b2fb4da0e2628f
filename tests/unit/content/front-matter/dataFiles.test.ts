import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { checkDataFiles } from '../../../../site/plugins/content/front-matter/dataFiles';

const tags = (content: string) => checkDataFiles(tempFolder({ 'blog/tags.yml': content }), ['blog']);
const authors = (content: string) => checkDataFiles(tempFolder({ 'blog/authors.yml': content }), ['blog']);

describe('tags.yml', () => {
  it('accepts complete tags, and a folder without the file', () => {
    expect(() => tags('hello:\n  label: Hello\n  permalink: /hello\n  description: Greetings.\n')).not.toThrow();
    expect(() => checkDataFiles(tempFolder(), ['blog'])).not.toThrow();
  });

  it.each([
    ['an empty file', '', 'invalid tag'],
    ['a list', '- hello\n', 'invalid tag'],
    ['a tag without a description', 'hello:\n  label: Hello\n  permalink: /hello\n', 'invalid tag hello.description'],
    [
      'two tags with one path',
      'c:\n  label: C\n  permalink: /c\n  description: C.\nc++:\n  label: C++\n  permalink: /c\n  description: C++.\n',
      'invalid tag c++.permalink',
    ],
    ['a path that is a pattern', 'c:\n  label: C\n  permalink: /c(x)\n  description: C.\n', 'invalid tag c.permalink'],
    ['a tag with an unknown key', 'hello:\n  lable: Hello\n', 'invalid tag hello.label'],
  ])('rejects %s', (_case, content, problem) => {
    expect(errorDetails(() => tags(content))).toMatchObject({ file: 'blog/tags.yml', problem });
  });
});

describe('authors.yml', () => {
  it('accepts images of this site, links to other hosts, and a blog without the file', () => {
    expect(() => authors('ann:\n  name: Ann\n  url: https://ann.example\n  image_url: /img/ann.jpg\n')).not.toThrow();
    expect(() => checkDataFiles(tempFolder(), ['blog'])).not.toThrow();
  });

  it.each([
    ['an image of another host', 'ann:\n  name: Ann\n  image_url: https://img.example/ann.jpg\n'],
    ['a script tag in a name', 'ann:\n  name: </script>\n'],
  ])('rejects %s', (_case, content) => {
    expect(errorDetails(() => authors(content))).toMatchObject({ file: 'blog/authors.yml', problem: 'invalid author' });
  });
});
