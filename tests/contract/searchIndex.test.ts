import { readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { brotli } from '../../bench/brotli';
import { versionOfPage } from '../../bench/search/corpus';
import { indexFile } from '../../bench/search/ours';
import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api-facts/apiFiles';
import { replaceTokens } from '../../plugins/brand/replaceTokens';
import { compareSets } from '../../plugins/compareSets';
import { ROUTE_LIST } from '../../plugins/route-list';
import { buildIndexes } from '../../plugins/search/buildIndexes';
import { readSynonyms, SYNONYMS_FILE } from '../../plugins/search/readSynonyms';
import { projectDir } from '../../scripts/run';
import { unpackPages, type IndexedPage, type SearchIndexFile } from '../../shared/search/searchIndex';
import versions from '../../versions.json';
import { buildDir, builtFiles, builtHtml } from '../support/builtSite';

const VERSIONS = ['next', ...versions];

const files = builtFiles();

/** Site paths below the base path, as an index names its pages. */
const routes = (JSON.parse(readFileSync(path.join(projectDir, ROUTE_LIST), 'utf8')) as string[]).map((route) =>
  route.slice(1),
);

/** Lists of other pages, the search itself and the page of missing addresses. */
const NOT_IN_AN_INDEX = /^(?:404\.html|search\/|blog\/archive\/|blog\/tags\/.*)$/;

function pagesOf(version: string): IndexedPage[] {
  const { pages } = JSON.parse(readFileSync(indexFile(buildDir, version), 'utf8')) as SearchIndexFile;
  return unpackPages(pages);
}

/** Everything that a first search fetches, in bytes after brotli at quality 11. */
const MOST_BYTES = 114_000;

/** The worker is the one script besides the fallback that can load an index. */
function workerScripts(): string[] {
  return files.filter(
    (file) =>
      /^assets\/js\/(?!search-without-worker).*\.js$/.test(file) &&
      readFileSync(path.join(buildDir, file), 'utf8').includes('the search index answered with status'),
  );
}

describe('a first search on the latest version', () => {
  it(`fetches at most ${MOST_BYTES} bytes: index, worker and list of suggestions`, async () => {
    const worker = workerScripts();
    const panel = files.filter((file) => /^assets\/(?:js|css)\/search-panel\.[0-9a-f]+\.(?:js|css)$/.test(file));
    expect([worker.length, panel.length]).toEqual([1, 2]);
    const fetched = [
      indexFile(buildDir, versions[0] ?? ''),
      ...[...worker, ...panel].map((file) => path.join(buildDir, file)),
    ];
    const weights = await Promise.all(fetched.map(async (file) => (await brotli(readFileSync(file))).length));
    expect(Math.min(...weights)).toBeGreaterThan(0);
    expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(MOST_BYTES);
  });
});

describe('the search indexes', () => {
  it('are made of the built pages alone: made again, here and now, they have the same bytes', () => {
    const synonyms = replaceTokens(readFileSync(path.join(projectDir, SYNONYMS_FILE), 'utf8'), SYNONYMS_FILE, brand);
    const made = buildIndexes({
      pages: new Map(routes.map((route) => [route, builtHtml(route)])),
      versions: VERSIONS.map((name) => ({ name, path: name === versions[0] ? 'docs/' : `docs/${name}/` })),
      files: openApiFiles(projectDir, brand),
      synonyms: readSynonyms(parse(synonyms)),
    });
    const changed = VERSIONS.filter(
      (version) => JSON.stringify(made.get(version)) !== readFileSync(indexFile(buildDir, version), 'utf8'),
    );
    expect(changed).toEqual([]);
  });

  it.each(VERSIONS)('of %s holds its pages and those without a version, but no lists', (version) => {
    const expected = routes.filter(
      (route) => !NOT_IN_AN_INDEX.test(route) && ['', version].includes(versionOfPage(route)),
    );
    expect(expected.length).toBeGreaterThan(80);
    const indexed = pagesOf(version).map((page) => page.path);
    expect(compareSets(expected, indexed)).toEqual({ missing: [], extra: [] });
    expect(new Set(indexed).size).toBe(indexed.length);
  });

  it.each(VERSIONS)('of %s leads to anchors that the pages have', (version) => {
    const dead = pagesOf(version).flatMap(({ path: page, places }) => {
      const $ = load(readFileSync(path.join(buildDir, page, 'index.html'), 'utf8'));
      const anchors = new Set(
        $('main [id]')
          .toArray()
          .map((element) => $(element).attr('id')),
      );
      return places
        .filter(({ anchor }) => anchor !== '' && !anchors.has(anchor))
        .map(({ anchor }) => `${page}#${anchor}`);
    });
    expect(dead).toEqual([]);
  });

  it.each(VERSIONS)('of %s names no folder of the machine that built it', (version) => {
    expect(readFileSync(indexFile(buildDir, version), 'utf8')).not.toMatch(/\/(?:home|root|tmp|Users)\/|\bfile:\/\//);
    expect(readFileSync(indexFile(buildDir, version), 'utf8')).not.toContain(projectDir);
  });
});
