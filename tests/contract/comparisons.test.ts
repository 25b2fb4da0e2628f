import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api-facts/apiFiles';
import { isUnchanged } from '../../plugins/compare/comparePages';
import type { Comparison, Passage } from '../../plugins/compare/comparison';
import { blockText, plainText, type Block, type PageContent } from '../../plugins/compare/content';
import { comparisonPath, pagePath } from '../../plugins/compare/pagePairs';
import { siteComparisons } from '../../plugins/compare/siteComparisons';
import { projectDir } from '../../scripts/run';
import { buildDir, builtFiles, builtPage } from '../support/builtSite';
import { fold } from '../support/fold';
import { jsonOf, openApiDocument, type OpenApiDocument, type Schema } from '../support/openApiDocument';
import { DOCS, METRICS_FOLDER } from '../support/specifiedRoutes';

const site = siteComparisons({ siteDir: projectDir, brand, files: openApiFiles(projectDir, brand) });
const pairs = site.pairs.map((pair) => ({ name: comparisonPath(pair), pair, comparison: site.compare(pair) }));
const changed = pairs.filter(({ comparison }) => !isUnchanged(comparison));
const same = pairs.filter(({ comparison }) => isUnchanged(comparison));

const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');

it('every page that the specification names in two versions is compared, and every legacy metric with its v3 page', () => {
  const named = (page: string) => page.replace(/^\/docs\/(?:next\/|v3\.3\.0\/)?/, '').replace(/\/$/, '');
  const [older, newer, next] = (['v3.3.0', 'v3.4.0', 'next'] as const).map((version) => DOCS[version].map(named));
  const expected = (from: readonly string[] = [], to: readonly string[] = [], versions: string) =>
    to.flatMap((page) => {
      const isV3 = page.includes('/v3-metrics');
      return isV3 || from.includes(page) ? [`compare/${versions}/${page}${page === '' ? '' : '/'}`] : [];
    });
  expect(pairs.map(({ name }) => name).sort()).toEqual(
    [
      ...expected(older, newer, 'v3.3.0...v3.4.0'),
      ...expected(older, next, 'v3.3.0...next'),
      ...expected(newer, next, 'v3.4.0...next'),
    ].sort(),
  );
});

it('there are comparisons of pages that differ, and of no others', () => {
  const built = builtFiles().filter((file) => file.startsWith('compare/') && file.endsWith('/index.html'));
  expect(changed.length).toBeGreaterThan(50);
  expect(same.length).toBeGreaterThan(50);
  expect(built.sort()).toEqual(changed.map(({ name }) => `${name}index.html`).sort());
});

/** All words of a passage, the caption of code included. */
function wholeText(block: Block): string {
  const title = block.kind === 'code' ? (block.title ?? '') : '';
  return `${title}\n${blockText(block)}`;
}

/** Every passage of a page with its section, without its look. */
function passagesOf({ sections }: PageContent): string[] {
  return sections.flatMap(({ heading, blocks }) =>
    [plainText(heading), ...blocks.map(wholeText)].map((text) => fold(text)).filter(Boolean),
  );
}

/** What stands in a comparison when one looks at the words of one side only. */
function sideOf({ sections }: Comparison, left: 'added' | 'removed'): string[] {
  const kept = (runs: readonly { text: string; change: string }[]) =>
    runs.flatMap(({ text, change }) => (change === left ? [] : [text])).join('');
  const textOf = (passage: Passage): string => {
    if (passage.change !== 'changed') return passage.change === left ? '' : wholeText(passage.block);
    if (passage.kind === 'code') {
      const lines = passage.lines.flatMap(({ text, change }) => (change === left ? [] : [text]));
      return [kept(passage.title), ...lines].join('\n');
    }
    if (passage.kind !== 'table') return kept(passage.runs);
    const rows = passage.rows.filter(({ change }) => change !== left).map(({ cells }) => cells);
    return [passage.head, ...rows].map((cells) => cells.map(kept).join(' ')).join('\n');
  };
  return sections.flatMap(({ heading, passages }) =>
    [kept(heading), ...passages.map(textOf)].map((text) => fold(text)).filter(Boolean),
  );
}

/** Words alone: a moved word can bring another blank with it. */
const words = (texts: readonly string[]) => texts.map((text) => text.replace(/\s+/g, '')).sort();

describe.each(changed)('$name', ({ name, pair, comparison }) => {
  it('tells the whole truth: each version can be put together again from it', () => {
    expect(words(sideOf(comparison, 'added'))).toEqual(words(passagesOf(site.read(pair.older).content)));
    expect(words(sideOf(comparison, 'removed'))).toEqual(words(passagesOf(site.read(pair.newer).content)));
  });

  it('shows every passage in its HTML and every changed one in its Markdown', () => {
    const { $, robots } = builtPage(name);
    const main = $('main').text().replace(/\s+/g, '');
    const missing = passagesOf(site.read(pair.newer).content).filter((text) => {
      const first = text.trim().split('\n')[0] ?? '';
      return comparison.counts.passages === 0 && !main.includes(first.replace(/\s+/g, ''));
    });
    expect(missing).toEqual([]);
    expect(robots).toBe('noindex');
    expect($('main ins, main del').length + $('.compare-sign').length).toBeGreaterThan(2);
    expect($('main script, main style, main [style]')).toHaveLength(0);
    const twin = read(`${name.replace(/\/$/, '')}.md`);
    expect(twin).toContain(`# ${$('h1').text()}`);
    expect(twin).toMatch(/\{\+\+|\{--|^[+-]|^- (?:Added|Removed|Renamed|Changed)/m);
  });

  it('is linked from both pages, with the right numbers', () => {
    const { passages, fields } = comparison.counts;
    for (const page of [pair.older, pair.newer]) {
      const { $ } = builtPage(`/${pagePath(page, site.latest)}`);
      const link = $(`main header a[href="${brand.basePath}${name}"]`);
      expect(link).toHaveLength(1);
      const text = link.text();
      if (text.startsWith('Same changes in')) continue;
      expect(text.includes(`${passages} passage`)).toBe(passages > 0);
      expect(text.includes(`${fields} API field`)).toBe(fields > 0);
    }
  });
});

describe('comparison pages', () => {
  const sample = `compare/v3.3.0...v3.4.0/${METRICS_FOLDER}/pii/`;

  it('have one script, the one for the color mode, and no React', () => {
    const { $ } = builtPage(sample);
    expect($('script')).toHaveLength(1);
    expect($('script').text()).toContain('data-theme');
    expect($('#__docusaurus')).toHaveLength(0);
  });

  it('are in no search index, site map or list of pages', () => {
    const lists = builtFiles().filter((file) =>
      /search-index[^/]*\.json$|sitemap\.xml$|llms(?:-full)?\.txt$/.test(file),
    );
    expect(lists.length).toBeGreaterThan(5);
    // The full text of the docs has the links below the titles.
    const inside = lists.filter((file) => !file.endsWith('llms-full.txt') && read(file).includes('compare/v3'));
    expect(inside).toEqual([]);
  });

  it('are no routes and cost other pages no script', () => {
    const scripts = builtFiles().filter((file) => /assets\/js\/(?:main|runtime~main)\..*\.js$/.test(file));
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((file) => /compare\/v3/.test(read(file)))).toEqual([]);
  });
});

/** What stands below a title about other versions. */
function linesOf(route: string): string[] {
  const { $ } = builtPage(route);
  return $('main header [data-search=skip] ~ [data-search=skip] > *')
    .toArray()
    .map((line) => fold($(line).text()));
}

describe('below the titles', () => {
  it.each(same)('$name says that nothing changed, without a link', ({ name, pair }) => {
    expect(existsSync(path.join(buildDir, name, 'index.html'))).toBe(false);
    const lines = linesOf(`/${pagePath(pair.newer, site.latest)}`);
    expect(lines.some((line) => /unchanged/i.test(line) && line.includes(pair.older.version))).toBe(true);
  });

  it.each(DOCS['v3.4.0'])('%s says what became of it since v3.3.0', (route) => {
    expect(linesOf(route)[0]).toMatch(/^(?:New in v3\.4\.0|(?:Changed|Unchanged|Moved) since v3\.3\.0)/);
  });

  it.each(DOCS['v3.3.0'])('%s says what becomes of it in v3.4.0', (route) => {
    expect(linesOf(route)[0]).toMatch(/^(?:Not in v3\.4\.0|(?:Changed|Unchanged|Moved) in v3\.4\.0)/);
  });
});

const older = openApiDocument('openapi/versions/v3.3.0.yaml');
const newer = openApiDocument('openapi/versions/v3.4.0.yaml');

interface Succession {
  successor: string | null;
  renames: Record<string, string>;
}

const { operations, bodies } = parse(readFileSync(path.join(projectDir, 'openapi/successors.yaml'), 'utf8')) as {
  operations: Record<string, Succession>;
  bodies: Record<string, Succession>;
};

interface Fact {
  required: boolean;
  fallback: string | undefined;
}

/** Fields by dotted path, read from the file and not by the code that made the pages. */
function factsOf(schema: Schema | undefined, parent = ''): Map<string, Fact> {
  const objects = schema?.items ?? schema;
  return new Map(
    Object.entries(objects?.properties ?? {}).flatMap(([name, property]): [string, Fact][] => {
      const fact = {
        required: objects?.required?.includes(name) ?? false,
        fallback: property.default === undefined ? undefined : JSON.stringify(property.default),
      };
      return [[parent + name, fact], ...factsOf(property, `${parent}${name}.`)];
    }),
  );
}

function requestOf(document: OpenApiDocument, owner: string): Map<string, Fact> {
  const post = document.paths[owner]?.post;
  return factsOf(post ? jsonOf(post.requestBody)?.schema : document['x-legacy-bodies']?.[owner]?.schema);
}

const isOutermost = (field: string, among: ReadonlySet<string>) =>
  !field.includes('.') || !among.has(field.slice(0, field.lastIndexOf('.')));

/** What has to stand in the list, without the notes. */
function expectedChanges(from: Map<string, Fact>, to: Map<string, Fact>, renames: Record<string, string>): string[] {
  const target = (field: string) => renames[field] ?? field;
  const removed = new Set([...from.keys()].filter((field) => !to.has(target(field))));
  const kept = [...from.keys()].filter((field) => to.has(target(field)));
  const added = new Set([...to.keys()].filter((field) => !kept.some((old) => target(old) === field)));
  const differs = (field: string) => {
    const [was, is] = [from.get(field), to.get(target(field))];
    return was?.required !== is?.required || was?.fallback !== is?.fallback;
  };
  return [
    ...[...removed].filter((field) => isOutermost(field, removed)).map((field) => `Removed ${field}`),
    ...[...added].filter((field) => isOutermost(field, added)).map((field) => `Added ${field}`),
    ...kept.filter((field) => target(field) !== field).map((field) => `Renamed ${field} → ${target(field)}`),
    ...kept.filter((field) => target(field) === field && differs(field)).map((field) => `Changed ${field}`),
  ].sort();
}

const METRIC_SUCCESSORS = [...Object.entries(operations), ...Object.entries(bodies)].flatMap(([from, entry]) =>
  entry.successor === null ? [] : [{ from, to: entry.successor, renames: entry.renames }],
);

describe('API fields from v3.3.0 to v3.4.0, against the two frozen files', () => {
  it('are told of sixteen metrics', () => {
    expect(METRIC_SUCCESSORS).toHaveLength(16);
  });

  it.each(METRIC_SUCCESSORS)('$from to $to', ({ from, to, renames }) => {
    const page = (from.split('/').at(-1) ?? '').replaceAll('_', '-');
    const { $ } = builtPage(`compare/v3.3.0...v3.4.0/${METRICS_FOLDER}/${page}/`);
    const title = $('main h3').filter((_index, element) => fold($(element).text()) === `Request of ${from} → ${to}`);
    expect(title).toHaveLength(1);
    const items = title.nextAll('ul.compare-fields').first().children('li').toArray();
    const shown = items.map((item) => {
      const names = $(item)
        .find('code')
        .toArray()
        .map((code) => $(code).text());
      return `${$(item).children('.compare-sign').text()} ${names.join(' → ')}`;
    });
    const [before, after] = [requestOf(older, from), requestOf(newer, to)];
    const expected = expectedChanges(before, after, renames);
    // A changed type or limit is told too; the proof of those is in the unit tests.
    expect(shown.filter((line) => !line.startsWith('Changed') || expected.includes(line)).sort()).toEqual(expected);
    for (const item of items) {
      const field = $(item).find('code').last().text();
      const [was, is] = [before.get(field), after.get(field)];
      if (was === undefined || is === undefined) continue;
      const text = fold($(item).text());
      expect(text.includes('no longer required')).toBe(was.required && !is.required);
      expect(text.includes(`default: ${was.fallback ?? 'none'} → ${is.fallback ?? 'none'}`)).toBe(
        was.fallback !== is.fallback,
      );
    }
  });

  it('names the operations that are soon to be deprecated', () => {
    const { $ } = builtPage(`compare/v3.3.0...v3.4.0/${METRICS_FOLDER}/v3-metrics-soon-to-be-deprecated/pii/`);
    expect(fold($('main').text())).toContain('This operation is now marked as soon to be deprecated.');
    expect(older.paths['/safety/v3/pii']?.post.deprecated ?? false).toBe(false);
    expect(newer.paths['/safety/v3/pii']?.post.deprecated).toBe(true);
  });
});
