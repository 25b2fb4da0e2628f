import { describe, expect, it } from 'vitest';

import { checkTags, readTags } from '../../../../plugins/content/front-matter/tagsFile';
import { errorDetails } from '../../../support/errorDetails';
import { tempFolder } from '../../../support/tempFolder';

describe('readTags', () => {
  const read = (content: string) => readTags(tempFolder({ 'blog/tags.yml': content }), 'blog');

  it('returns the keys of the tags', () => {
    expect(read('hello:\n  label: Hello\n  permalink: /hello\n  description: Greetings.\n')).toEqual(['hello']);
  });

  it('returns undefined without a tags file', () => {
    expect(readTags(tempFolder(), 'blog')).toBeUndefined();
  });

  it.each([
    ['an empty file', '', 'invalid tag'],
    ['a list', '- hello\n', 'invalid tag'],
    ['a tag without a description', 'hello:\n  label: Hello\n  permalink: /hello\n', 'invalid tag hello.description'],
    ['a tag with an unknown key', 'hello:\n  lable: Hello\n', 'invalid tag hello.label'],
  ])('rejects %s', (_case, content, problem) => {
    expect(errorDetails(() => read(content))).toMatchObject({ file: 'blog/tags.yml', problem });
  });
});

describe('checkTags', () => {
  const TAGS = 'hello:\n  label: Hello\n  permalink: /hello\n  description: Greetings.\n';
  const check = (folder: string, tags: unknown[], files = { [`${folder}/tags.yml`]: TAGS }) =>
    checkTags(tags, tempFolder(files), folder, `${folder}/a.mdx`);

  it('accepts known tags, and all tags without a tags file', () => {
    expect(() => check('blog', ['hello'])).not.toThrow();
    expect(() => check('docs', ['anything', { label: 'A', permalink: '/a' }], {})).not.toThrow();
  });

  it.each(['blog', 'versioned_docs/version-v1.0.0'])('corrects a misspelled tag in %s', (folder) => {
    expect(errorDetails(() => check(folder, ['helo']))).toMatchObject({
      file: `${folder}/a.mdx`,
      expected: `keys of ${folder}/tags.yml: hello`,
      found: 'helo',
      remedy: 'write "hello"',
    });
  });
});
