import { expect, it } from 'vitest';

import { decodableUrl } from '../src/urls/decodableUrl';

const REPLACED = '%EF%BF%BD';

it.each([
  ['a valid path', '/docs/%E2%98%83/intro%253F', '/docs/%E2%98%83/intro%253F'],
  ['the name of an index', '/docs/intro/index.html', '/docs/intro/'],
  ['several slashes', '//evil.invalid/docs//intro/', '/evil.invalid/docs/intro/'],
  ['encoded slashes', '/docs%2Fintro%2f', '/docs/intro/'],
  ['invalid bytes', '/docs/%ff%fe/', `/docs/${REPLACED}/`],
  ['a lone percent sign', '/docs/%', `/docs/${REPLACED}`],
  ['a sequence that cannot be decoded twice', '/docs/%25zz/', `/docs/${REPLACED}zz/`],
])('a path with %s can be decoded twice', (_case, pathname, expected) => {
  expect(decodableUrl({ pathname, hash: '' }).pathname).toBe(expected);
  expect(() => decodeURI(decodeURI(expected))).not.toThrow();
});

it.each([
  ['#a%25zz//b', '#a%25zz//b'],
  ['#100%', `#100${REPLACED}`],
  ['#%zz%E2%98%83%', `#${REPLACED}zz%E2%98%83${REPLACED}`],
])('the hash %s can be decoded', (hash, expected) => {
  expect(decodableUrl({ pathname: '/', hash }).hash).toBe(expected);
});
