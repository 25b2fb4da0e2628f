import { expect, it } from 'vitest';

import { plainPage } from '../../../bench/sites/plainPage';
import { sameText } from '../../../bench/sites/sameText';
import { wordsOf } from '../../../bench/sites/words';

const main = (content: string) => `<html><body><nav>Menu</nav><main>${content}</main></body></html>`;

it.each<[string, string, readonly string[], number]>([
  ['prose', '<h1>Tone</h1><p>How a text sounds.</p>', [], 5],
  ['a hidden panel of tabs', '<div hidden><pre><code>curl -X POST</code></pre></div>', [], 3],
  ['no navigation, no button', '<nav>Next</nav><button>Copy</button><p>Text</p>', [], 1],
  ['signs as nothing', '<p><a>Tone</a> , — and <code>a_b</code>.</p>', [], 3],
  ['no word of the generator’s own', '<h2>Use</h2><a class="x">Section titled Use</a>', ['.x'], 1],
])('counts %s', (_, content, additions, words) => {
  expect(wordsOf(main(content), additions)).toBe(words);
});

const text = (words: number) => main(`<p>${'word '.repeat(words)}</p>`);

it.each([98, 100, 102])('takes %s words for 100', (words) => {
  expect(sameText('/a/', text(100), [{ site: 'A', html: text(words), additions: [] }])).toEqual([words]);
});

it.each([97, 103])('refuses %s words for 100 and names page, site and remedy', (words) => {
  expect(() => sameText('/a/', text(100), [{ site: 'A', html: text(words), additions: [] }])).toThrow(
    new RegExp(`/a/[\\s\\S]*page of A[\\s\\S]*${words} words[\\s\\S]*content\\.ts`),
  );
});

it('keeps of a page its content alone', () => {
  const stock =
    '<h1>Tone</h1><p class="a">A <a class="b" href="/x/">link</a><a class="hash-link">#</a>.</p>' +
    '<div class="code"><pre><code><span style="color:red">a</span><br></code></pre><button>Copy</button></div>';
  const page = plainPage(main(`<div class="theme-doc-markdown">${stock}</div>`), '/plain.css');
  expect(page).toContain('<title>Tone</title>');
  expect(page).toContain('<main>\n<h1>Tone</h1><p>A <a href="/x/">link</a>.</p><pre><code>a\n</code></pre>\n</main>');
});
