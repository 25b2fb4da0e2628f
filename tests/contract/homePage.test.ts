import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { API_FILE } from '../../site/plugins/api/facts/apiFiles';
import { printedCode, printedSamples } from '../support/builtSamples';
import { builtPage, normalizeSpace, textsOf } from '../support/builtSite';
import { operationAt, readOperations } from '../support/openApiDocument';
import { routerPages } from '../support/pages';
import { LATEST, METRICS_FOLDER, V3_FOLDER } from '../support/specifiedRoutes';

const { $ } = builtPage('/');

/** Metric pages of the latest version, also those that writers added. */
const METRIC_PAGES = routerPages().filter(
  (route) => /^[^/]+\/$/.test(route.replace(`/docs/${METRICS_FOLDER}/`, '')) && !route.endsWith(`/${V3_FOLDER}/`),
);

/** Returns the site path of a link, for example `/docs/intro/` for `/base/docs/intro/#reply`. */
function routeOf(element: ReturnType<typeof $>): string {
  return (element.attr('href') ?? '').replace(brand.basePath, '/').replace(/#.*$/, '');
}

function section(id: string) {
  return $(`main section[aria-labelledby="${id}"]`);
}

describe('the first call', () => {
  const reference = printedSamples(printedCode());
  const samples = reference.filter(({ page }) => page === 'index.html');

  it('has samples in three languages', () => {
    expect(samples.map(({ language }) => language)).toEqual(['curl', 'python', 'typescript']);
  });

  it('is the sample of the reference', () => {
    for (const { operation, example, language, code } of samples) {
      const original = reference.find(
        (sample) =>
          sample.page === `docs/api${operation}/index.html` &&
          sample.example === example &&
          sample.language === language,
      );
      expect(original?.code, `${operation} ${example} ${language}`).toBe(code);
    }
  });

  it('shows its documented score on the scale', () => {
    const [{ operation = '', example = '' } = {}] = samples;
    const { value } = operationAt(readOperations(API_FILE), operation).reply?.examples?.[example] ?? {};
    const { score } = (value as { data: { score: number } }).data;
    const image = $('main figure.figure [role="img"]');
    expect(image.attr('aria-label')).toContain(`It hangs at ${score}, `);
    expect($('main figure.figure figcaption').text()).toContain(`at ${score}.`);
    expect(textsOf($, image.find('text')).filter((text) => text === String(score))).toHaveLength(2);
  });
});

describe('the statuses', () => {
  it('are the documented ones, each with a link to its explanation', () => {
    const [{ operation = '' } = {}] = printedSamples(printedCode()).filter(({ page }) => page === 'index.html');
    const documented = Object.entries(operationAt(readOperations(API_FILE), operation).responses);
    const entries = section('statuses').find('li').toArray();
    expect(entries.map((entry) => normalizeSpace($(entry).text()))).toEqual(
      documented.map(([code, { description = '' }]) => `${code} ${normalizeSpace(description.replaceAll('`', ''))}`),
    );
    const links = entries.map((entry) => $(entry).find('a').attr('href'));
    expect(links).toEqual(documented.map(([code]) => `${brand.basePath}docs/api/#${code}`));
  });
});

describe('the metrics', () => {
  const shown = section('metrics').find('li li').toArray();

  it('are those of the latest version', () => {
    const routes = shown.map((entry) => routeOf($(entry).find('a')));
    expect(routes.sort(), 'edit src/pages/index.mdx').toEqual([...METRIC_PAGES].sort());
  });

  it.each(METRIC_PAGES)('have the name and the direction of their own page: %s', (route) => {
    const entry = $(shown.find((candidate) => routeOf($(candidate).find('a')) === route));
    const { $: page } = builtPage(route);
    const direction = page('main p.frame');
    const verdict = direction.find('strong').text().replace(/\.$/, '');
    expect(normalizeSpace(entry.text())).toBe(
      `${page('h1').text()} ${direction.children('[aria-hidden]').text()} ${verdict}`,
    );
  });
});

describe('the shields', () => {
  it('are those of the latest version, with the titles of their pages', () => {
    const routes = routerPages().filter((route) => /^\/docs\/security-shields\/.+-shield\/$/.test(route));
    const links = section('shields').find('li a').toArray();
    expect(links.map((link) => routeOf($(link))).sort(), 'edit src/pages/index.mdx').toEqual([...routes].sort());
    expect(links.map((link) => $(link).text())).toEqual(links.map((link) => builtPage(routeOf($(link))).headings[0]));
  });
});

describe('what is new', () => {
  const entries = section('latest').find('li').toArray();
  const { $: log } = builtPage('/docs/change-log/');
  const released = log(`main h2:contains("${LATEST}")`).first().nextUntil('h2');
  const changeLog = normalizeSpace(released.text());
  // The build computes the lists below the other headings.
  const written = released.filter('h3').filter((_index, heading) => !/^(?:Pages|Operations)/.test(log(heading).text()));
  const items = written.nextUntil('h3').filter('ul').children('li');

  it('is named after the latest version and begins with its summary', () => {
    expect(section('latest').find('h2').text()).toContain(LATEST);
    expect(section('latest').find('p').first().text()).toBe(released.filter('p').first().text());
  });

  it('has three to five entries of the change-log, or all if it has fewer', () => {
    expect(entries.length).toBeGreaterThanOrEqual(Math.min(3, items.length));
    expect(entries.length).toBeLessThanOrEqual(Math.min(5, items.length));
    for (const entry of entries) expect(changeLog).toContain(normalizeSpace($(entry).find('p').last().text()));
  });

  it('has a link in each entry, and one to the change-log', () => {
    expect(entries.filter((entry) => $(entry).find('a').length === 0)).toEqual([]);
    const links = section('latest').find('a').toArray();
    expect(links.map((link) => routeOf($(link)))).toContain('/docs/change-log/');
  });
});
