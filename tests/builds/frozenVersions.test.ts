import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildDir, builtFiles } from '../support/builtSite';
import { copySite } from '../support/siteCopy';

const site = copySite('changed-api');
const changedBuild = path.join(site.dir, 'build');

/** A hash in the name of a script or style, which changes with any file of the site: `main.1a2b3c4d.js`. */
const ASSET_HASH = /(assets\/(?:js|css)\/[\w~.-]+?)\.[0-9a-f]{8}\.(js|css)/g;

/** The name of a search index, which also holds the reference; an inline script names it, and the policy hashes that. */
const INDEX_HASH = /(search-index)-[0-9a-f]{8}|sha256-[\w+/=]+/g;

function pageBytes(dir: string, file: string): string {
  return readFileSync(path.join(dir, file), 'utf8').replace(ASSET_HASH, '$1.$2').replace(INDEX_HASH, '$1');
}

/** The page as it is frozen: what stands below its title about newer versions speaks of those. */
function frozenPart(dir: string, file: string): string {
  const $ = load(pageBytes(dir, file));
  const lines = $('main header [data-search=skip] ~ [data-search=skip]');
  // Redirects have none.
  expect(lines.length, file).toBeLessThanOrEqual(1);
  lines.remove();
  return $.html();
}

/** The page's own script, which holds its content: the chunk that carries the page's text. */
function pagesOf(prefix: string, except: readonly string[] = []): string[] {
  return builtFiles().filter(
    (file) => file.startsWith(prefix) && file.endsWith('index.html') && !except.some((other) => file.startsWith(other)),
  );
}

const FROZEN = [...pagesOf('docs/v3.3.0/'), ...pagesOf('docs/', ['docs/api/', 'docs/next/', 'docs/v3.3.0/'])];

beforeAll(async () => {
  const file = path.join(site.dir, 'openapi/metrics-api.yaml');
  const source = readFileSync(file, 'utf8');
  const changed = source
    .replaceAll('generated_question', 'inferred_question')
    .replaceAll('include_chunk_scores', 'with_chunk_scores')
    .replaceAll('maximum: 1\n', 'maximum: 2\n');
  expect(changed).not.toBe(source);
  writeFileSync(file, changed);
  const { code, output } = await site.script('scripts/build.ts');
  expect(code, output).toBe(0);
});

afterAll(() => site.remove());

describe('after a change of openapi/metrics-api.yaml', () => {
  it('every page of v3.3.0 and v3.4.0 is the same, but for hashes in names and what it says of newer versions', () => {
    expect(FROZEN.length).toBeGreaterThan(100);
    const changed = FROZEN.filter((file) => frozenPart(buildDir, file) !== frozenPart(changedBuild, file));
    expect(changed).toEqual([]);
  });

  it('the line below the title of a frozen page tells the change', () => {
    const page = FROZEN.find((file) => /^docs\/[^/]+\/answer-relevancy\/index\.html$/.test(file)) ?? '';
    expect(pageBytes(buildDir, page)).toContain('Unchanged in next');
    expect(pageBytes(changedBuild, page)).toMatch(/Changed in next: (?:\d+ passages?, )?2 API fields/);
  });

  it('the pages of next and the reference show the change', () => {
    const next = builtFiles(path.join(changedBuild, 'docs/next')).find((file) =>
      file.endsWith('answer-relevancy/index.html'),
    );
    expect(pageBytes(path.join(changedBuild, 'docs/next'), next ?? '')).toContain('inferred_question');
    expect(pageBytes(changedBuild, 'docs/api/metrics/v4alpha/answer_relevancy/index.html')).toContain(
      'inferred_question',
    );
  });
});
