import { expect, it } from 'vitest';

import { withExplicitEndTags } from '../../../plugins/built-pages/explicitEndTags';

const page = (body: string) => `<!doctype html><html lang=en><head><title>T</title></head><body>${body}</body>`;

it.each([
  ['paragraphs', '<p>One<p>Two', '<p>One</p><p>Two</p>'],
  ['items', '<ul><li>One<li>Two</ul>', '<ul><li>One</li><li>Two</li></ul>'],
  [
    'cells',
    '<table><thead><tr><th>A<tbody><tr><td>B<td>C</table>',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>B</td><td>C</td></tr></tbody></table>',
  ],
])('closes %s', (_, open, closed) => {
  expect(withExplicitEndTags(page(open))).toBe(`${page(closed)}</html>`);
});

it.each([
  ['comments of React', '<div id=a class="b a"><!-- -->1<!--$--> </div>'],
  ['white space', '<div>a\n  b</div> <p class="x ">a  b</p>'],
  ['scripts', '<script>var a = 1 ;  </script>'],
])('leaves %s as they are', (_, body) => {
  expect(withExplicitEndTags(page(body))).toBe(`${page(body)}</html>`);
});
