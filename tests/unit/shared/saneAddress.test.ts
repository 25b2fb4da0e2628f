import { describe, expect, it } from 'vitest';

import { saneAddress } from '../../../shared/saneAddress';

const REPLACED = '%EF%BF%BD';

const pathOf = (pathname: string) => saneAddress({ pathname, hash: '' }).pathname;
const hashOf = (hash: string) => saneAddress({ pathname: '/', hash }).hash;

describe('an address', () => {
  it.each(['/', '/docs/intro/', '/docs/intro', '/docs/%E2%98%83/', '/docs/intro%253F/', '/index.htm'])(
    'keeps the path %s',
    (pathname) => {
      expect(pathOf(pathname)).toBe(pathname);
    },
  );

  it.each(['', '#call-the-api', '#%E2%98%83', '#100%25', '#a%25zz', '#a//b'])('keeps the hash "%s"', (hash) => {
    expect(hashOf(hash)).toBe(hash);
  });

  it.each([
    ['/docs/intro/index.html', '/docs/intro/'],
    ['//evil.invalid/docs', '/evil.invalid/docs'],
    ['/docs//intro///', '/docs/intro/'],
    ['/docs%2Fintro%2f', '/docs/intro/'],
  ])('is read as hosts read it: %s', (pathname, sane) => {
    expect(pathOf(pathname)).toBe(sane);
  });

  it.each([
    ['bytes that are no text', '/docs/%ff%fe/', `/docs/${REPLACED}/`],
    ['half a surrogate pair', '/%ed%a0%80/', `/${REPLACED}/`],
    ['a lone percent sign', '/docs/%', `/docs/${REPLACED}`],
    ['what cannot be decoded a second time', '/docs/%25zz/', `/docs/${REPLACED}zz/`],
  ])('gets a sign in place of %s in the path', (_what, pathname, sane) => {
    expect(pathOf(pathname)).toBe(sane);
    expect(() => decodeURI(decodeURI(sane))).not.toThrow();
  });

  it.each([
    ['#100%', `#100${REPLACED}`],
    ['#%zz%E2%98%83%', `#${REPLACED}zz%E2%98%83${REPLACED}`],
    ['#%ff', `#${REPLACED}`],
  ])('gets a sign in place of what encodes no text in the hash %s', (hash, sane) => {
    expect(hashOf(hash)).toBe(sane);
  });
});
