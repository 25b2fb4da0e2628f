import { describe, expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { comparePages } from '../../../../scripts/change-report/comparePages';

/** Returns HTML of a page as the build writes it, as far as a comparison looks. */
function page(main: string, script = 'main.11111111'): string {
  return `<!doctype html><html><head><title>Page</title><meta name="description" content="About it.">
    <script src="/base/assets/js/${script}.js" defer></script></head>
    <body><nav>Menu</nav><main>${main}</main><footer>Foot</footer></body></html>`;
}

const REDIRECT = '<meta http-equiv="refresh" content="0; url=/base/docs/"><main><h1>This page has moved</h1></main>';

function compare(before: Record<string, string>, after: Record<string, string>) {
  const [older = '', newer = ''] = [before, after].map(tempFolder);
  return Object.fromEntries(Object.entries(comparePages(older, newer)).filter(([, paths]) => paths.length > 0));
}

describe('comparePages', () => {
  it('lists added, removed, changed and restyled pages by site path, sorted', () => {
    const before = { 'index.html': page('One two.'), 'docs/old/index.html': page('Old.'), '404.html': page('<p>No.') };
    const after = {
      'index.html': page('One two three.'),
      'docs/b/index.html': page('B'),
      'docs/a/index.html': page('A'),
      'docs/a.md': 'A',
      '404.html': page('<b>No.'),
    };
    expect(compare(before, after)).toEqual({
      Added: ['/docs/a/', '/docs/b/'],
      Removed: ['/docs/old/'],
      'Changed text': ['/ (5 → 6 words)'],
      'Same text, different markup': ['/404.html'],
    });
  });

  it('lists a page that became a redirect as removed', () => {
    expect(compare({ 'a/index.html': page('A') }, { 'a/index.html': REDIRECT })).toEqual({ Removed: ['/a/'] });
  });

  it.each([
    ['links to the neighbors of the page', '<p>Text.</p><nav>Next: Pitfalls</nav>'],
    ['the date of the last commit', '<p>Text.</p><time datetime="2026-01-31">January 31</time>'],
    ['code of the page', '<p>Text.</p><script>track()</script>'],
  ])('ignores %s', (_title, main) => {
    expect(compare({ 'index.html': page('<p>Text.</p>') }, { 'index.html': page(main) })).toEqual({});
  });

  it('ignores the names of scripts', () => {
    const [before, after] = ['main.11111111', 'main.22222222'].map((script) => ({
      'index.html': page(`<a href="/base/assets/js/${script}.js">Code</a>`, script),
    }));
    expect(compare(before ?? {}, after ?? {})).toEqual({});
  });
});
