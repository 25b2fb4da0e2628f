import { describe, expect, it } from 'vitest';

import { docsVersions, versionOfPage } from '@api-docs/kit/versions/docsVersions';
import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { readMovedPages } from '../../src/moved-pages/movedPages';
import { planRedirects, siteRedirects, type VersionRoutes } from '../../src/moved-pages/planRedirects';

const why = 'It moved.';

interface Entry {
  since?: string;
  from: string;
  to: string | null;
}

function version(name: string, pages: string[]): VersionRoutes {
  return { name, prefix: `/docs/${name}/`, pages };
}

/** Plans redirects, without the name of a latest version. Entries with `since` belong to the list `pages`. */
function plan(versions: VersionRoutes[], entries: Entry[]): string[] {
  const addresses = entries.flatMap(({ since, from, to }) =>
    since === undefined ? [{ from, to: to ?? '', why }] : [],
  );
  const pages = entries.flatMap(({ since, from, to }) => (since === undefined ? [] : [{ since, from, to, why }]));
  return planRedirects({ addresses, pages }, versions, '').map(({ from, to }) => `${from} → ${to}`);
}

describe('an entry in `addresses`', () => {
  const entry = { from: 'old', to: 'tone' };

  it('redirects in each version with a page at `to` and none at `from`', () => {
    const versions = [
      version('v1', ['pii']),
      version('v2', ['pii', 'tone']),
      version('v3', ['pii', 'tone', 'old']),
      version('next', ['pii', 'tone', 'old']),
    ];
    expect(plan(versions, [entry])).toEqual(['/docs/v2/old/ → /docs/v2/tone/']);
  });

  it.each([
    ['no version has a page at `to`', ['pii']],
    ['every version has a page at `from`', ['tone', 'old']],
  ])('is rejected if %s', (_case, pages) => {
    expect(errorDetails(() => plan([version('next', pages)], [entry]))).toMatchObject({
      file: 'versioned_docs/moved.yaml',
      problem: 'the entry for "old" redirects nothing',
      found: 'to: tone',
    });
  });

  it('is rejected if an entry in `pages` redirects the same path', () => {
    const versions = [version('v1', ['old']), version('next', ['tone'])];
    expect(errorDetails(() => plan(versions, [entry, { since: 'next', ...entry }]))).toMatchObject({
      problem: 'two entries for one path',
      found: '/docs/next/old/',
    });
  });
});

describe('an entry in `pages`', () => {
  it('redirects to the new path in newer versions and to the old path in older versions', () => {
    const versions = [version('v1', ['pii']), version('v2', ['old/pii']), version('next', ['old/pii'])];
    expect(plan(versions, [{ since: 'v2', from: 'pii', to: 'old/pii' }])).toEqual([
      '/docs/next/pii/ → /docs/next/old/pii/',
      '/docs/v1/old/pii/ → /docs/v1/pii/',
      '/docs/v2/pii/ → /docs/v2/old/pii/',
    ]);
  });

  it('redirects through several moves', () => {
    const versions = [version('v1', ['a']), version('v2', ['b']), version('v3', ['c'])];
    const entries = [
      { since: 'v2', from: 'a', to: 'b' },
      { since: 'v3', from: 'b', to: 'c' },
    ];
    expect(plan(versions, entries)).toEqual([
      '/docs/v1/b/ → /docs/v1/a/',
      '/docs/v1/c/ → /docs/v1/a/',
      '/docs/v2/a/ → /docs/v2/b/',
      '/docs/v2/c/ → /docs/v2/b/',
      '/docs/v3/a/ → /docs/v3/c/',
      '/docs/v3/b/ → /docs/v3/c/',
    ]);
  });

  it('redirects to the page that had the path last, if two pages had it', () => {
    const versions = [version('v1', ['a']), version('v2', ['a', 'b']), version('v3', ['b', 'c'])];
    const entries = [
      { since: 'v2', from: 'a', to: 'b' },
      { since: 'v3', from: 'a', to: 'c' },
    ];
    expect(plan(versions, entries)).toContain('/docs/v3/a/ → /docs/v3/c/');
  });
});

describe('siteRedirects', () => {
  const MOVED = `
addresses:
  - { from: metrics/p-i-i, to: metrics/pii, why: Readers type it. }
  - { from: metrics/old/p-i-i, to: metrics/old/pii, why: Readers type it. }
pages:
  - { since: v3.4.0, from: metrics/pii, to: metrics/old/pii, why: It describes the legacy API. }
  - { since: v3.4.0, from: metrics/gist, to: metrics/old/gist, why: It describes the legacy API. }
`;
  const OLD = ['', 'metrics/pii/', 'metrics/gist/'];
  const NEW = ['', 'metrics/pii/', 'metrics/old/pii/', 'metrics/old/gist/'];

  /** Redirects of a site in which the pages moved in v3.4.0. */
  function planSite(versions: readonly string[], retired = ''): Map<string, string> {
    const [, ...frozen] = versions;
    const below = (prefix: string, pages: readonly string[]) => pages.map((page) => prefix + page);
    const routes = [
      ...['/', '/docs/api/', '/docs/api/metrics/pii/', '/blog/'],
      // Lists of tags need no entry: the next version may have other tags.
      ...below('/docs/', [...NEW, 'tags/', 'tags/new/']),
      ...below('/docs/next/', NEW),
      ...frozen.flatMap((name) => below(`/docs/${name}/`, name === 'v3.3.0' ? OLD : NEW)),
    ];
    const siteDir = tempFolder({ 'versioned_docs/moved.yaml': MOVED + retired });
    const all = docsVersions(versions);
    const redirects = siteRedirects(readMovedPages(siteDir, { versions }), all, ({ name }) =>
      routes.filter((route) => versionOfPage(route.slice(1), all) === name),
    );
    return new Map(redirects.map(({ from, to }) => [from, to]));
  }

  it('redirects all paths of a retired version to the nearest pages of the latest version, and no others anew', () => {
    const before = planSite(['v3.4.0', 'v3.3.0']);
    const pages = ['metrics/pii', 'metrics/gist', 'metrics/pii/gone'];
    const deleted = '  - { since: v3.4.0, from: metrics/pii/gone, to: null, why: It was deleted. }\n';
    const retired = `${deleted}retired:\n  - { version: v3.3.0, pages: [${pages.join(', ')}] }\n`;
    const redirects = planSite(['v3.4.0'], retired);
    expect(Object.fromEntries([...redirects].filter(([from]) => from.startsWith('/docs/v3.3.0/')))).toEqual({
      '/docs/v3.3.0/': '/docs/',
      '/docs/v3.3.0/metrics/pii/': '/docs/metrics/pii/',
      '/docs/v3.3.0/metrics/gist/': '/docs/metrics/old/gist/',
      '/docs/v3.3.0/metrics/pii/gone/': '/docs/metrics/pii/',
      '/docs/v3.3.0/metrics/p-i-i/': '/docs/metrics/pii/',
      '/docs/v3.3.0/metrics/old/pii/': '/docs/metrics/pii/',
      '/docs/v3.3.0/metrics/old/gist/': '/docs/metrics/old/gist/',
    });
    const others = (all: ReadonlyMap<string, string>) => [...all].filter(([from]) => !from.startsWith('/docs/v3.3.0/'));
    expect(others(redirects)).toEqual(others(before));
  });

  it('asks for no landing page of a retired version if the docs have none', () => {
    const siteDir = tempFolder({
      'versioned_docs/moved.yaml': 'addresses: []\npages: []\nretired: [{ version: v1, pages: [intro] }]\n',
    });
    const moved = readMovedPages(siteDir, { versions: ['v2'] });
    const versions = docsVersions(['v2']);
    const redirects = siteRedirects(moved, versions, ({ path }) => [`/${path}intro/`]);
    const ofRetired = redirects.filter(({ from }) => from.includes('/v1/'));
    expect(ofRetired).toEqual([{ from: '/docs/v1/intro/', to: '/docs/intro/' }]);
  });

  it('needs no entries without moved.yaml, and follows the path of the docs', () => {
    const versions = [
      { name: 'next', path: 'next/', isLatest: false },
      { name: '1.0', path: '', isLatest: true },
    ];
    const routes: Record<string, string[]> = { next: ['/next/new/'], '1.0': ['/', '/tone/'] };
    expect(siteRedirects(undefined, versions, ({ name }) => routes[name] ?? [])).toEqual([
      { from: '/1.0/', to: '/' },
      { from: '/1.0/tone/', to: '/tone/' },
    ]);
    expect(siteRedirects(undefined, [{ name: 'next', path: 'docs/', isLatest: true }], () => ['/docs/a/'])).toEqual([]);
  });

  it('needs no changes to moved.yaml for a new version', () => {
    const redirects = planSite(['v3.5.0', 'v3.4.0', 'v3.3.0']);
    for (const page of NEW) {
      expect(redirects.get(`/docs/v3.5.0/${page}`)).toBe(`/docs/${page}`);
      expect(redirects.has(`/docs/v3.4.0/${page}`), 'a page of v3.4.0').toBe(false);
    }
    expect(redirects.get('/docs/v3.5.0/metrics/gist/')).toBe('/docs/metrics/old/gist/');
    expect(redirects.get('/docs/v3.4.0/metrics/gist/')).toBe('/docs/v3.4.0/metrics/old/gist/');
    expect(redirects.get('/docs/v3.3.0/metrics/old/gist/')).toBe('/docs/v3.3.0/metrics/gist/');
  });
});
