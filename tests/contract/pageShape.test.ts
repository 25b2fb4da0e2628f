import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { docsFolder } from '../../plugins/versions/docsVersions';
import { classifyPage } from '../../plugins/content/front-matter/pageKind';
import { projectDir } from '../../scripts/lib/run';
import { ADDED_DOCS, ADDED_PAGES, addedRoutes } from '../support/addedPages';
import { builtPage, normalizeSpace } from '../support/builtSite';
import { docsPages, LATEST, metricPages, VERSIONS } from '../support/specifiedRoutes';
import { proseOf } from '../support/pageProse';

function headingsOf(route: string): string[] {
  const { $ } = builtPage(route);
  return $('main h2')
    .toArray()
    .map((heading) =>
      normalizeSpace($(heading).clone().children('.hash-link').remove().end().text()).replace(/\u200b/g, ''),
    );
}

/** Order of the sections on metric pages of the v4alpha API. Sections that do not apply are left out. */
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

/** Metrics without a score on a scale. */
const WITHOUT_SCALE = ['carbon', 'cost', 'pii'];

const ADDED_METRICS = addedRoutes(({ file }) => classifyPage(file)?.kind === 'metric');

describe.each(['next', LATEST])('the metric pages of %s', (version) => {
  it.each([...metricPages(version), ...(version === 'next' ? ADDED_METRICS : [])])(
    'have their sections in the common order: %s',
    (route) => {
      const positions = headingsOf(route)
        .map((heading) => METRIC_ORDER.findIndex((pattern) => pattern.test(heading)))
        .filter((position) => position >= 0);
      expect(positions).toEqual([...positions].sort((a, b) => a - b));
      const needed = [0, 1, 2, 4, 5, 6, 7];
      expect(positions).toEqual(expect.arrayContaining(needed));
    },
  );
});

describe.each(VERSIONS)('the scale on the metric pages of %s', (version) => {
  it.each(metricPages(version))('is in the section about the score, if there is one: %s', (route) => {
    const { $ } = builtPage(route);
    const scale = $('main div[class^="scale_"]');
    const hasNone = WITHOUT_SCALE.some((name) => route.endsWith(`/${name}/`));
    expect(scale).toHaveLength(hasNone ? 0 : 1);
    if (hasNone) return;
    expect(scale.text()).toMatch(/Tune them on your own data|compare the score with what you expected/);
    expect(
      $('main h2')
        .filter((_index, heading) => scale.prevAll('h2').first().is(heading))
        .text(),
    ).toMatch(/^Reading the score/);
  });
});

describe('added pages', () => {
  it('start with a paragraph, state the direction of a metric, and link to other pages', () => {
    const shapes = ADDED_PAGES.map(({ route, file }) => {
      const { $ } = builtPage(route);
      const article = $('main .markdown').first();
      const [first] = article.children(':not(header)').toArray();
      const directions = article.find('p[class*="direction_"]').length;
      const isMetric = /metric$/.test(classifyPage(file)?.kind ?? '');
      const links = article.find(`a[href^="${brand.basePath}"]`).length;
      return { route, opens: first?.tagName, directions: directions === Number(isMetric), links: links > 0 };
    });
    expect(shapes).toEqual(ADDED_PAGES.map(({ route }) => ({ route, opens: 'p', directions: true, links: true })));
  });

  it('of the docs are in the sidebar', () => {
    const lost = ADDED_DOCS.filter((route) => {
      const address = `${brand.basePath.replace(/\/$/, '')}${route}`;
      return builtPage(route).$(`.theme-doc-sidebar-menu a[href="${address}"]`).length !== 1;
    });
    expect(lost).toEqual([]);
  });
});

/** Pages that can be shorter. */
const SHORT = [/\/category\//, /^\/docs\/v3\.3\.0\/change-log\/$/];

describe.each(VERSIONS)('the pages of %s', (version) => {
  it.each(docsPages(version).filter((route) => !SHORT.some((pattern) => pattern.test(route))))(
    'have at least 250 words of prose: %s',
    (route) => {
      expect(proseOf(route).words.length).toBeGreaterThanOrEqual(250);
    },
  );
});

describe.each(VERSIONS)('the figures of %s', (version) => {
  const routes = docsPages(version);
  const folder = path.join(projectDir, docsFolder(version), '_figures');
  const pages = [...routes, ...(version === 'next' ? ['/blog/long-blog-post/'] : [])].map((route) => builtPage(route));
  const figures = pages.flatMap(({ $ }) =>
    $('main figure.figure')
      .toArray()
      .map((figure) => $(figure)),
  );

  it('are all used', () => {
    const captions = figures.map((figure) =>
      normalizeSpace(figure.find('figcaption').text()).replace('Schematic drawing. ', ''),
    );
    const titles = readdirSync(folder)
      .filter((file) => !file.endsWith('.narrow.svg'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .map((svg) => /<title>([^<]+)<\/title>/.exec(svg)?.[1]);
    expect([...new Set(captions)].sort()).toEqual(titles.sort());
  });

  it('have a text alternative, a wide and a narrow version', () => {
    for (const figure of figures) {
      const image = figure.find('[role="img"]');
      expect(image.attr('aria-label')?.length).toBeGreaterThan(60);
      expect(image.children('svg.figure-wide')).toHaveLength(1);
      expect(image.children('svg.figure-narrow')).toHaveLength(1);
    }
  });

  it('of the portal are labeled as schematic', () => {
    const portal = routes.filter((route) => route.includes('/quickstart-portal/')).map((route) => builtPage(route));
    const schematic = portal.flatMap(({ $ }) =>
      $('main figure.figure-schematic figcaption')
        .toArray()
        .map((it) => $(it).text()),
    );
    expect(schematic).not.toEqual([]);
    for (const caption of schematic) expect(caption).toMatch(/^Schematic drawing\. /);
  });
});
