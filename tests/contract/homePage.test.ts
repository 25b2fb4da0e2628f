import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { projectDir } from '../../scripts/run';
import versions from '../../versions.json';
import { printedCode, printedSamples } from '../support/builtSamples';
import { builtPage } from '../support/builtSite';
import { fold } from '../support/fold';
import { openApiDocument } from '../support/openApiDocument';
import { DOCS, metricPages } from '../support/specifiedRoutes';

const { $ } = builtPage('/');

/** Site path of a link: `/docs/intro/` of `/base/docs/intro/#reply`. */
function routeOf(element: ReturnType<typeof $>): string {
  return (element.attr('href') ?? '').replace(brand.basePath, '/').replace(/#.*$/, '');
}

function section(id: string) {
  return $(`main section[aria-labelledby="${id}"]`);
}

describe('the home page', () => {
  it('says what the platform is in a title, the tagline and one sentence', () => {
    const opening = $('main header');
    expect(opening.find('h1').text()).toBe(brand.product);
    const [tagline, lead, ...others] = opening.find('p').toArray();
    expect($(tagline).text()).toBe(brand.tagline);
    expect(fold($(lead).text())).toMatch(/^[^.]+\.$/);
    expect(others).toEqual([]);
  });

  it('leads developers to the introduction, operators to the reference, portal users to the quickstart', () => {
    const routes = (id: string) =>
      section(id)
        .find('a')
        .toArray()
        .map((link) => routeOf($(link)));
    expect(routes('first-call')).toContain('/docs/intro/');
    expect(routes('statuses')).toContain('/docs/api/');
    expect(routes('portal')).toContain('/docs/category/quickstart-portal/');
  });

  it('goes down the headings without a leap, each with an id to link to', () => {
    const headings = $('main :is(h1, h2, h3, h4)').toArray();
    expect(headings.map(({ name }) => name)).toEqual(['h1', ...Array.from({ length: 6 }, () => 'h2')]);
    expect(headings.slice(1).filter((heading) => !$(heading).attr('id'))).toEqual([]);
  });

  it('has no picture file', () => {
    expect($('main :is(img, picture, video, object, image)')).toHaveLength(0);
  });
});

describe('the first call', () => {
  const samples = printedSamples(printedCode()).filter(({ page }) => page === 'index.html');

  it('stands there in three languages', () => {
    expect(samples.map(({ language }) => language)).toEqual(['curl', 'python', 'typescript']);
  });

  it('is the sample of the reference, letter by letter', () => {
    const reference = printedSamples(printedCode());
    for (const { operation, example, language, code } of samples) {
      const twin = reference.find(
        (sample) =>
          sample.page === `docs/api${operation}/index.html` &&
          sample.example === example &&
          sample.language === language,
      );
      expect(twin?.code, `${operation} ${example} ${language}`).toBe(code);
    }
  });

  it('has its documented score under the plumb line', () => {
    const [{ operation = '', example = '' } = {}] = samples;
    const reply = openApiDocument('openapi/metrics-api.yaml').paths[operation]?.post.responses['200'];
    const { value } = reply?.content?.['application/json']?.examples?.[example] ?? {};
    const { score } = (value as { data: { score: number } }).data;
    const instrument = $('main figure svg[role="img"]');
    expect(instrument.attr('aria-label')).toContain(`It hangs at ${score}, `);
    expect(instrument.children('line').first().attr('x1')).toBe(`${score}%`);
    expect(
      instrument
        .find('text')
        .toArray()
        .map((text) => $(text).text()),
    ).toContain(String(score));
  });
});

describe('the statuses', () => {
  it('are the documented ones, each with a link to what to do', () => {
    const entries = section('statuses').find('dt').toArray();
    expect(entries.map((entry) => fold($(entry).text()))).toEqual([
      '200 OK',
      '401 Unauthorized',
      '422 Unprocessable Content',
      '500 Internal Server Error',
    ]);
    const links = entries.map((entry) => $(entry).find('a').attr('href'));
    expect(links).toEqual(['200', '401', '422', '500'].map((code) => `${brand.basePath}docs/api/#${code}`));
    expect(section('statuses').text()).toContain('Please provide a valid API key');
    expect(section('statuses').text()).toContain('Invalid or incorrect input');
  });
});

describe('the metrics', () => {
  const shown = section('metrics').find('dd').toArray();

  it('are those of the latest version', () => {
    const routes = shown.map((entry) => routeOf($(entry).find('a')));
    expect(routes.sort()).toEqual([...metricPages('v3.4.0')].sort());
  });

  it.each(metricPages('v3.4.0'))('have the name and the direction of their own page: %s', (route) => {
    const entry = $(shown.find((candidate) => routeOf($(candidate).find('a')) === route));
    const { $: page } = builtPage(route);
    const direction = page('main p[class*="direction_"]');
    expect(entry.find('a').text()).toBe(page('h1').text());
    expect(fold(entry.children('span').text())).toBe(
      fold(`${direction.children('[aria-hidden]').text()} ${direction.find('strong').text().replace(/\.$/, '')}`),
    );
  });
});

describe('the shields', () => {
  it('are the six of the latest version, by the names of their pages', () => {
    const routes = DOCS['v3.4.0'].filter((route) => /-shield\/$/.test(route));
    const links = section('shields').find('dt a').toArray();
    expect(links.map((link) => routeOf($(link))).sort()).toEqual([...routes].sort());
    expect(links.map((link) => $(link).text())).toEqual(links.map((link) => builtPage(routeOf($(link))).headings[0]));
    expect(routes).toHaveLength(6);
  });
});

describe('what is new', () => {
  const [latest = ''] = versions;
  const entries = section('latest').find('dd').toArray();
  const changeLog = fold(
    builtPage('/docs/change-log/').$(`main h2:contains("${latest}")`).first().nextUntil('h2').text(),
  );

  it('is that of the latest version', () => {
    expect(section('latest').find('h2').text()).toContain(latest);
    expect(readFileSync(path.join(projectDir, `openapi/versions/${latest}.yaml`), 'utf8')).toContain(latest.slice(1));
  });

  it('is said in three to five entries of its change-log', () => {
    expect(entries.length).toBeGreaterThanOrEqual(3);
    expect(entries.length).toBeLessThanOrEqual(5);
    for (const entry of entries) expect(changeLog).toContain(fold($(entry).text()));
  });

  it('has a link in each entry, and one to the change-log', () => {
    expect(entries.filter((entry) => $(entry).find('a').length === 0)).toEqual([]);
    expect(
      section('latest')
        .find('a')
        .toArray()
        .map((link) => routeOf($(link))),
    ).toContain('/docs/change-log/');
  });
});
