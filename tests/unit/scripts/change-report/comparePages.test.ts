import { rmSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readBuiltPages, type BuiltPage, comparePages } from '../../../../scripts/change-report/comparePages';
import { smallBuild, smallPage } from './smallBuild';

function read(files: Record<string, string>): Map<string, BuiltPage> {
  const dir = smallBuild(files);
  try {
    return readBuiltPages(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

function readOne(options: Parameters<typeof smallPage>[0]): BuiltPage | undefined {
  return read({ 'index.html': smallPage(options) }).get('/');
}

describe('readBuiltPages', () => {
  it('returns HTML pages by site path', () => {
    const html = smallPage({ main: 'Text.' });
    const pages = read({
      'index.html': html,
      'docs/intro/index.html': html,
      '404.html': html,
      'docs/intro.md': '# Text',
    });
    expect([...pages.keys()].sort()).toEqual(['/', '/404.html', '/docs/intro/']);
  });

  it('joins title, description and content with single spaces', () => {
    expect(readOne({ main: '<h1>Tone</h1>\n  <p>Scores   a text.</p>' })?.text).toBe(
      'Page About it. Tone Scores a text.',
    );
  });

  it.each([
    ['links to the neighbors of the page', '<p>Text.</p><nav>Next: Pitfalls</nav>'],
    ['the date of the last commit', '<p>Text.</p><time datetime="2026-01-31">January 31</time>'],
    ['code of the page', '<p>Text.</p><script>track()</script>'],
  ])('ignores %s', (_title, main) => {
    expect(readOne({ main })).toEqual(readOne({ main: '<p>Text.</p>' }));
  });

  it('ignores the names of scripts in the markup', () => {
    const withImage = (script: string) => `<img src="/base/img/a.svg"><a href="/base/assets/js/${script}.js">Code</a>`;
    const [one, other] = ['main.11111111', 'main.22222222'].map((script) =>
      readOne({ main: withImage(script), script }),
    );
    expect(one).toEqual(other);
    expect(one?.markup).toContain('img/a.svg');
  });

  it('distinguishes redirects from pages', () => {
    const html = '<meta http-equiv="refresh" content="0; url=/base/docs/"><main><h1>This page has moved</h1></main>';
    expect(read({ 'docs/old/index.html': html }).get('/docs/old/')?.isRedirect).toBe(true);
    expect(readOne({ main: 'Text.' })?.isRedirect).toBe(false);
  });
});

const page = (text: string, markup = text): BuiltPage => ({ text, markup, isRedirect: false });
const redirect: BuiltPage = { text: 'This page has moved', markup: '', isRedirect: true };

const NOTHING = { added: [], removed: [], changed: [], restyled: [], redirects: { added: [], removed: [] } };

const CASES: [string, Record<string, BuiltPage>, Record<string, BuiltPage>, object][] = [
  ['nothing for equal builds', { '/a/': page('One.') }, { '/a/': page('One.') }, {}],
  [
    'added pages, sorted',
    { '/a/': page('One.') },
    { '/c/': page('C'), '/b/': page('B'), '/a/': page('One.') },
    { added: ['/b/', '/c/'] },
  ],
  ['a removed page', { '/a/': page('One.'), '/b/': page('B') }, { '/a/': page('One.') }, { removed: ['/b/'] }],
  [
    'changed text with numbers of words',
    { '/a/': page('One two.') },
    { '/a/': page('One two three.') },
    { changed: [{ path: '/a/', words: [2, 3] }] },
  ],
  [
    'changed markup of the same text',
    { '/a/': page('One.', '<p>') },
    { '/a/': page('One.', '<b>') },
    { restyled: ['/a/'] },
  ],
  [
    'a page that became a redirect',
    { '/a/': page('One.') },
    { '/a/': redirect },
    { removed: ['/a/'], redirects: { added: ['/a/'], removed: [] } },
  ],
  [
    'a redirect that became a page',
    { '/a/': redirect },
    { '/a/': page('One.') },
    { added: ['/a/'], redirects: { added: [], removed: ['/a/'] } },
  ],
];

describe('comparePages returns', () => {
  it.each(CASES)('%s', (_title, before, after, expected) => {
    const found = comparePages(new Map(Object.entries(before)), new Map(Object.entries(after)));
    expect(found).toEqual({ ...NOTHING, ...expected });
  });
});
