import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { pagePlace } from '../../plugins/front-matter/pageKind';
import { projectDir } from '../../scripts/run';
import { ADDED_DOCS, ADDED_PAGES, addedPages } from '../support/addedPages';
import { builtPage } from '../support/builtSite';
import { fold } from '../support/fold';
import { ownWords } from '../support/ownWords';
import { DOCS, metricPages, type DocsVersion } from '../support/specifiedRoutes';

function headingsOf(route: string): string[] {
  const { $ } = builtPage(route);
  return $('main h2')
    .toArray()
    .map((heading) => fold($(heading).clone().children('.hash-link').remove().end().text()).replace(/\u200b/g, ''));
}

/** The order that every metric page of the v4alpha docs has; sections that do not apply are left out. */
const METRIC_ORDER = [
  /^When to use it$/,
  /^Request$/,
  /^Example call$/,
  /^Reply$/,
  /^Reading the (score|result)$/,
  /^A good and a bad input$/,
  /^Pitfalls$/,
  /^Related$/,
  /^What changed since the legacy API$/,
];

/** Metrics with a result that is no score on a scale. */
const WITHOUT_SCALE = ['carbon', 'cost', 'pii'];

const ADDED_METRICS = addedPages(({ file }) => pagePlace(file)?.kind === 'metric');

describe.each(['v3.4.0', 'next'] as const)('the metric pages of %s', (version) => {
  it.each([...metricPages(version), ...(version === 'next' ? ADDED_METRICS : [])])(
    '%s has its sections in the common order',
    (route) => {
      const places = headingsOf(route)
        .map((heading) => METRIC_ORDER.findIndex((pattern) => pattern.test(heading)))
        .filter((place) => place >= 0);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      const needed = [0, 1, 2, 4, 5, 6, 7];
      expect(places).toEqual(expect.arrayContaining(needed));
    },
  );
});

describe.each(Object.keys(DOCS) as DocsVersion[])('the scale on the metric pages of %s', (version) => {
  it.each(metricPages(version))('%s', (route) => {
    const { $ } = builtPage(route);
    const drawn = $('main div[class^="scale_"]');
    const hasNone = WITHOUT_SCALE.some((name) => route.endsWith(`/${name}/`));
    expect(drawn).toHaveLength(hasNone ? 0 : 1);
    if (hasNone) return;
    expect(drawn.text()).toMatch(/Tune them on your own data|compare the score with what you expected/);
    expect(
      $('main h2')
        .filter((_index, heading) => drawn.prevAll('h2').first().is(heading))
        .text(),
    ).toMatch(/^Reading the score/);
  });
});

describe('pages that writers added', () => {
  it('open with a paragraph, say which direction is good if they are about a metric, and link to other pages', () => {
    const shapes = ADDED_PAGES.map(({ route, file }) => {
      const { $ } = builtPage(route);
      const article = $('main .markdown').first();
      const [first] = article.children(':not(header)').toArray();
      const directions = article.find('p[class*="direction_"]').length;
      const isMetric = /metric$/.test(pagePlace(file)?.kind ?? '');
      const links = article.find(`a[href^="${brand.basePath}"]`).length;
      return { route, opens: first?.tagName, directions: directions === Number(isMetric), links: links > 0 };
    });
    expect(shapes).toEqual(ADDED_PAGES.map(({ route }) => ({ route, opens: 'p', directions: true, links: true })));
  });

  it('of the docs have a place in the sidebar', () => {
    const lost = ADDED_DOCS.filter((route) => {
      const address = `${brand.basePath.replace(/\/$/, '')}${route}`;
      return builtPage(route).$(`.theme-doc-sidebar-menu a[href="${address}"]`).length !== 1;
    });
    expect(lost).toEqual([]);
  });
});

/** Pages whose subject is smaller. */
const SHORT = [/\/category\//, /^\/docs\/v3\.3\.0\/change-log\/$/];

describe.each(Object.entries(DOCS))('the pages of %s', (_version, routes) => {
  it.each(routes.filter((route) => !SHORT.some((pattern) => pattern.test(route))))(
    '%s has at least 250 words of its own',
    (route) => {
      expect(ownWords(route).words.length).toBeGreaterThanOrEqual(250);
    },
  );
});

const FIGURES: Record<DocsVersion, string> = {
  next: 'docs/_figures',
  'v3.4.0': 'versioned_docs/version-v3.4.0/_figures',
  'v3.3.0': 'versioned_docs/version-v3.3.0/_figures',
};

describe.each(Object.entries(DOCS) as [DocsVersion, string[]][])('the drawings of %s', (version, routes) => {
  const pages = [...routes, ...(version === 'next' ? ['/blog/long-blog-post/'] : [])].map((route) => builtPage(route));
  const drawn = pages.flatMap(({ $ }) =>
    $('main figure.figure')
      .toArray()
      .map((figure) => $(figure)),
  );

  it('are all used', () => {
    const captions = drawn.map((figure) => fold(figure.find('figcaption').text()).replace('Schematic drawing. ', ''));
    const titles = readdirSync(path.join(projectDir, FIGURES[version]))
      .filter((file) => !file.endsWith('.narrow.svg'))
      .map((file) => readFileSync(path.join(projectDir, FIGURES[version], file), 'utf8'))
      .map((svg) => /<title>([^<]+)<\/title>/.exec(svg)?.[1]);
    expect([...new Set(captions)].sort()).toEqual(titles.sort());
  });

  it('say in words what they show, in both cuts', () => {
    for (const figure of drawn) {
      const image = figure.find('[role="img"]');
      expect(image.attr('aria-label')?.length).toBeGreaterThan(60);
      expect(image.children('svg.figure-wide')).toHaveLength(1);
      expect(image.children('svg.figure-narrow')).toHaveLength(1);
    }
  });

  it('of the portal are labelled schematic', () => {
    const portal = routes.filter((route) => route.includes('/quickstart-portal/')).map((route) => builtPage(route));
    const schematic = portal.flatMap(({ $ }) =>
      $('main figure.figure-schematic figcaption')
        .toArray()
        .map((it) => $(it).text()),
    );
    expect(schematic.length).toBeGreaterThanOrEqual(6);
    for (const caption of schematic) expect(caption).toMatch(/^Schematic drawing\. /);
  });
});

/** Pages of next that may differ from the latest version: what is really unreleased. */
const UNRELEASED = ['change-log.mdx'];

describe('next', () => {
  const read = (folder: string) =>
    new Map(
      readdirSync(path.join(projectDir, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== '_category_.json')
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => [path.relative(path.join(projectDir, folder), file), readFileSync(file, 'utf8')]),
    );

  it('says the same as the latest version, except for what is unreleased', () => {
    const next = read('docs');
    const latest = read('versioned_docs/version-v3.4.0');
    // A page that only next has is unreleased by nature.
    const different = [...next]
      .filter(([file, text]) => latest.has(file) && latest.get(file) !== text)
      .map(([file]) => file);
    expect(different.filter((file) => !UNRELEASED.includes(file))).toEqual([]);
    expect([...latest.keys()].filter((file) => !next.has(file))).toEqual([]);
  });
});
