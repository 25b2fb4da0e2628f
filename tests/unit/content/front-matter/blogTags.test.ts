import { describe, expect, it } from 'vitest';

import { checkTags, readTags } from '../../../../plugins/content/front-matter/blogTags';
import { errorDetails } from '../../../support/errorDetails';
import { tempFolder } from '../../../support/tempFolder';

describe('readTags', () => {
  const read = (content: string) => readTags(tempFolder({ 'blog/tags.yml': content }));

  it('returns the keys of the tags', () => {
    expect(read('hello:\n  label: Hello\n  permalink: /hello\n  description: Greetings.\n')).toEqual(['hello']);
  });

  it('returns undefined without a tags file', () => {
    expect(readTags(tempFolder())).toBeUndefined();
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
  it('accepts known tags, and all tags without a tags file', () => {
    expect(() => checkTags(['hello'], ['hello', 'hola'], 'blog/a.mdx')).not.toThrow();
    expect(() => checkTags(['hello'], undefined, 'blog/a.mdx')).not.toThrow();
  });

  it('corrects a misspelled tag', () => {
    expect(errorDetails(() => checkTags(['helo'], ['hello', 'hola'], 'blog/a.mdx'))).toMatchObject({
      file: 'blog/a.mdx',
      found: 'helo',
      remedy: 'write "hello"',
    });
  });
});
