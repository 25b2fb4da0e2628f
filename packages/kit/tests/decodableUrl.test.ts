import { describe, expect, it } from 'vitest';

import { decodableUrl } from '../src/decodableUrl';

const REPLACED = '%EF%BF%BD';

const pathOf = (pathname: string) => decodableUrl({ pathname, hash: '' }).pathname;
const hashOf = (hash: string) => decodableUrl({ pathname: '/', hash }).hash;

describe('decodableUrl', () => {
  it.each(['/', '/docs/intro/', '/docs/intro', '/docs/%E2%98%83/', '/docs/intro%253F/', '/index.htm'])(
    'keeps the valid path %s',
    (pathname) => {
      expect(pathOf(pathname)).toBe(pathname);
    },
  );

  it.each(['', '#call-the-api', '#%E2%98%83', '#100%25', '#a%25zz', '#a//b'])('keeps the valid hash "%s"', (hash) => {
    expect(hashOf(hash)).toBe(hash);
  });

  it.each([
    ['/docs/intro/index.html', '/docs/intro/'],
    ['//evil.invalid/docs', '/evil.invalid/docs'],
    ['/docs//intro///', '/docs/intro/'],
    ['/docs%2Fintro%2f', '/docs/intro/'],
  ])('converts the path %s to the path that hosts read', (pathname, expected) => {
    expect(pathOf(pathname)).toBe(expected);
  });

  it.each([
    ['invalid bytes', '/docs/%ff%fe/', `/docs/${REPLACED}/`],
    ['a lone percent sign', '/docs/%', `/docs/${REPLACED}`],
    ['a sequence that cannot be decoded twice', '/docs/%25zz/', `/docs/${REPLACED}zz/`],
  ])('replaces %s in the path', (_case, pathname, expected) => {
    expect(pathOf(pathname)).toBe(expected);
    expect(() => decodeURI(decodeURI(expected))).not.toThrow();
  });

  it.each([
    ['#100%', `#100${REPLACED}`],
    ['#%zz%E2%98%83%', `#${REPLACED}zz%E2%98%83${REPLACED}`],
  ])('replaces invalid sequences in the hash %s', (hash, expected) => {
    expect(hashOf(hash)).toBe(expected);
  });
});
