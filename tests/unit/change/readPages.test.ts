import { rmSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readPages, type BuiltPage } from '../../../scripts/change/readPages';
import { smallBuild, smallPage } from './smallBuild';

function read(files: Record<string, string>): Map<string, BuiltPage> {
  const dir = smallBuild(files);
  try {
    return readPages(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

function readOne(options: Parameters<typeof smallPage>[0]): BuiltPage | undefined {
  return read({ 'index.html': smallPage(options) }).get('/');
}

describe('a build is read', () => {
  it('by site paths, pages only', () => {
    const html = smallPage({ main: 'Text.' });
    const pages = read({
      'index.html': html,
      'docs/intro/index.html': html,
      '404.html': html,
      'docs/intro.md': '# Text',
    });
    expect([...pages.keys()].sort()).toEqual(['/', '/404.html', '/docs/intro/']);
  });

  it('with title, description and content, white space folded', () => {
    expect(readOne({ main: '<h1>Tone</h1>\n  <p>Scores   a text.</p>' })?.text).toBe(
      'Page About it. Tone Scores a text.',
    );
  });

  it.each([
    ['the menu of the site, of the page or of its neighbors', '<p>Text.</p><nav>Next: Pitfalls</nav>'],
    ['the date of the last commit', '<p>Text.</p><time datetime="2026-01-31">January 31</time>'],
    ['code of the page', '<p>Text.</p><script>track()</script>'],
  ])('without %s', (_title, main) => {
    expect(readOne({ main })).toEqual(readOne({ main: '<p>Text.</p>' }));
  });

  it('with its markup, but for the names of scripts, which change with any file of the site', () => {
    const withImage = (script: string) => `<img src="/base/img/a.svg"><a href="/base/assets/js/${script}.js">Code</a>`;
    const [one, other] = ['main.11111111', 'main.22222222'].map((script) =>
      readOne({ main: withImage(script), script }),
    );
    expect(one).toEqual(other);
    expect(one?.markup).toContain('img/a.svg');
  });

  it('with redirects told from pages', () => {
    const html = '<meta http-equiv="refresh" content="0; url=/base/docs/"><main><h1>This page has moved</h1></main>';
    expect(read({ 'docs/old/index.html': html }).get('/docs/old/')?.isRedirect).toBe(true);
    expect(readOne({ main: 'Text.' })?.isRedirect).toBe(false);
  });
});
