import { expect, it } from 'vitest';

import { sectionsOf } from '../../../bench/search/sections';

const PAGE = `<article>
<p>Before the title</p>
<header><h1>Moods</h1></header><p>A mood is a <code>label</code>, often
  kept.</p>
<h2 id="request">Request<a href="#request"></a></h2>
<table><tr><th>Field<td>Meaning<tr id="request-x"><th>x<td>Any number</table>
<h3 id="limits">Limits</h3>
<ul><li>one<li>two <p>and more</p></ul>
<h2>Card without an id</h2>
<pre><code><div class="line"><span>a</span> = 1<br></div><div class="line">b = 2<br></div></code></pre>
<h2 id="empty">Empty</h2>
</article>`;

it('splits a page at its title and at headings with an id', () => {
  expect(sectionsOf(PAGE).map(({ anchor, title, parents }) => [anchor, title, parents.join(' > ')])).toEqual([
    ['', 'Moods', ''],
    ['request', 'Request', 'Moods'],
    ['limits', 'Limits', 'Moods > Request'],
    ['empty', 'Empty', 'Moods'],
  ]);
});

it('gives each section its own paragraphs, list items, cells and code blocks', () => {
  expect(sectionsOf(PAGE).map(({ passages }) => passages.map(({ text }) => text))).toEqual([
    ['A mood is a label, often kept.'],
    ['Field', 'Meaning', 'x', 'Any number'],
    ['one', 'two', 'and more', 'Card without an id', 'a = 1\nb = 2'],
    [],
  ]);
});

it('tells code from prose', () => {
  const passages = sectionsOf(PAGE).flatMap((section) => section.passages);
  expect(passages.filter(({ code }) => code).map(({ text }) => text)).toEqual(['a = 1\nb = 2']);
});
