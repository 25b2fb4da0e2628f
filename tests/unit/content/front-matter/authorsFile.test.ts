import { describe, expect, it } from 'vitest';

import { checkAuthors } from '../../../../plugins/content/front-matter/authorsFile';
import { errorDetails } from '../../../support/errorDetails';
import { tempFolder } from '../../../support/tempFolder';

const check = (content: string) => checkAuthors(tempFolder({ 'blog/authors.yml': content }));

describe('checkAuthors', () => {
  it.each([
    [
      'an author with all fields',
      'ann:\n  name: Ann\n  url: https://ann.example\n  image_url: /img/ann.jpg\n  page: true\n',
    ],
    ['a field that the site does not know', 'ann:\n  name: Ann\n  pronouns: she\n'],
  ])('accepts %s', (_case, content) => {
    expect(() => check(content)).not.toThrow();
  });

  it('accepts a blog without the file', () => {
    expect(() => checkAuthors(tempFolder())).not.toThrow();
  });

  it.each([
    ['an image of another host', 'ann:\n  name: Ann\n  image_url: https://img.example/ann.jpg\n', 'ann.image_url'],
    ['a script tag in a name', 'ann:\n  name: </script>\n', 'ann.name'],
  ])('rejects %s', (_case, content, field) => {
    expect(errorDetails(() => check(content))).toMatchObject({
      file: 'blog/authors.yml',
      problem: `invalid author ${field}`,
    });
  });
});
