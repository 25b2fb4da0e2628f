import { expect, it } from 'vitest';

import { addressesIn, attributesOf, writtenTags } from '../src/html/writtenTags';

it.each([
  ['an end tag', '<P>a</P>', ['p', '/p']],
  ['a sign in an attribute', `<a title="1 > 0" id='>'>b</a>`, ['a', '/a']],
  [
    'a text that looks like a tag',
    '<title><b></title><script>"<i>"</script>',
    ['title', '/title', 'script', '/script'],
  ],
  ['a comment', '<!-- <b> --><br/>', ['br']],
])('lists the tags around %s', (_case, html, names) => {
  expect(writtenTags(html).map(({ name }) => name)).toEqual(names);
});

it('reads attributes in each kind of quotes, without quotes and without a value', () => {
  const [tag] = writtenTags(`<img src="a.png" alt='A "b"' width=40 hidden data-a="x=y"/>`);
  expect(tag && attributesOf(tag)).toEqual([
    ['src', 'a.png'],
    ['alt', 'A "b"'],
    ['width', '40'],
    ['hidden', ''],
    ['data-a', 'x=y'],
  ]);
});

it('reads all addresses of a set', () => {
  expect(addressesIn('srcset', 'a.png 1x, b,c.png 2x')).toEqual(['a.png', 'b,c.png']);
  expect(addressesIn('src', 'a.png, b.png')).toEqual(['a.png, b.png']);
});
