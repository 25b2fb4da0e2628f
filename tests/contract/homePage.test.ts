import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { API_FILE } from '../../plugins/api/facts/apiFiles';
import { builtPage, normalizeSpace } from '../support/builtSite';
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

/** Returns the sample requests on a page. */
function samplesOn(route: string) {
  const { $: page } = builtPage(route);
  return page('[data-sample-operation]:has(pre)')
    .toArray()
    .map((element) => {
      const {
        'data-sample-operation': operation = '',
        'data-sample-example': example = '',
        'data-sample-language': language = '',
      } = page(element).attr() ?? {};
      return { operation, example, language, code: page(element).find('pre').text() };
    });
}

const samples = samplesOn('/');
const [{ operation: shownOperation } = { operation: '' }] = samples;
const documented = operationAt(readOperations(API_FILE), shownOperation);

describe('the first call', () => {
  it('is the sample of the reference in three languages', () => {
    expect(samples.map(({ language }) => language)).toEqual(['curl', 'python', 'typescript']);
    const reference = samples.flatMap(({ operation }) => samplesOn(`/docs/api${operation}/`));
    expect(reference).toEqual(expect.arrayContaining(samples));
  });
});

it('the statuses are the documented ones, each with a link to its explanation', () => {
  const responses = Object.entries(documented.responses);
  const entries = section('statuses').find('li').toArray();
  expect(entries.map((entry) => normalizeSpace($(entry).text()))).toEqual(
    responses.map(([code, { description = '' }]) => `${code} ${normalizeSpace(description.replaceAll('`', ''))}`),
  );
  const links = entries.map((entry) => $(entry).find('a').attr('href'));
  expect(links).toEqual(responses.map(([code]) => `${brand.basePath}docs/api/#${code}`));
});

it('the metrics are those of the latest version, with the names and the directions of their own pages', () => {
  const entries = section('metrics').find('li li').toArray();
  const routes = entries.map((entry) => routeOf($(entry).find('a')));
  expect([...routes].sort(), 'edit src/pages/index.mdx').toEqual([...METRIC_PAGES].sort());
  const expected = routes.map((route) => {
    const { $: page } = builtPage(route);
    const direction = page('main p.frame');
    const verdict = direction.find('strong').text().replace(/\.$/, '');
    return `${page('h1').text()} ${direction.children('[aria-hidden]').text()} ${verdict}`;
  });
  expect(entries.map((entry) => normalizeSpace($(entry).text()))).toEqual(expected);
});

it('the shields are those of the latest version, with the titles of their pages', () => {
  const routes = routerPages().filter((route) => /^\/docs\/security-shields\/.+-shield\/$/.test(route));
  const links = section('shields').find('li a').toArray();
  expect(links.map((link) => routeOf($(link))).sort(), 'edit src/pages/index.mdx').toEqual([...routes].sort());
  expect(links.map((link) => $(link).text())).toEqual(links.map((link) => builtPage(routeOf($(link))).headings[0]));
});

// The unit tests of `latestChanges` have the order of the entries and their links.
it('what is new has the summary and entries of the latest version in the change-log, each with a link', () => {
  const news = section('latest');
  const { $: log } = builtPage('/docs/change-log/');
  const released = log(`main h2:contains("${LATEST}")`).first().nextUntil('h2');
  expect(news.find('h2').text()).toContain(LATEST);
  expect(news.find('p').first().text()).toBe(released.filter('p').first().text());
  const entries = news.find('li').toArray();
  // The build computes the lists below the other headings.
  const written = released.filter('h3').filter((_index, heading) => !/^(?:Pages|Operations)/.test(log(heading).text()));
  expect(entries).toHaveLength(Math.min(4, written.nextUntil('h3').filter('ul').length));
  for (const entry of entries) {
    expect(normalizeSpace(released.text())).toContain(normalizeSpace($(entry).find('p').last().text()));
    expect($(entry).find('a').length).toBeGreaterThan(0);
  }
  expect(
    news
      .find('a')
      .toArray()
      .map((link) => routeOf($(link))),
  ).toContain('/docs/change-log/');
});
