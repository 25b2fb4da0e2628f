import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildDir, builtFiles, htmlFiles } from '../support/builtSite';
import { copySite } from '../support/siteCopy';

const site = copySite('changed-api');
const changedBuild = path.join(site.dir, 'build');

/** File names of scripts and styles, whose hashes change with the site: `main.1a2b3c4d.js`. */
const ASSET_HASH = /(assets\/(?:js|css)\/[\w~.-]+?)\.[0-9a-f]{8}\.(js|css)/g;

/** Names of search indexes, whose hashes change with the reference. Inline scripts have them, and the policy has hashes of these. */
const INDEX_HASH = /(search-index)-[0-9a-f]{8}|sha256-[\w+/=]+/g;

function withoutHashes(dir: string, file: string): string {
  return readFileSync(path.join(dir, file), 'utf8').replace(ASSET_HASH, '$1.$2').replace(INDEX_HASH, '$1');
}

/** Returns a page without the line below its title about newer versions. */
function frozenPart(dir: string, file: string): string {
  const $ = load(withoutHashes(dir, file));
  const lines = $('main header [data-search=skip] ~ [data-search=skip]');
  // Redirects have none.
  expect(lines.length, file).toBeLessThanOrEqual(1);
  lines.remove();
  return $.html();
}

const RELEASED = htmlFiles().filter((file) => /^docs\/(?!api\/|next\/).*index\.html$/.test(file));

beforeAll(async () => {
  const file = path.join(site.dir, 'openapi/metrics-api.yaml');
  const source = readFileSync(file, 'utf8');
  const changed = source
    .replaceAll('generated_question', 'inferred_question')
    .replaceAll('include_chunk_scores', 'with_chunk_scores')
    .replaceAll('maximum: 1\n', 'maximum: 2\n');
  expect(changed).not.toBe(source);
  writeFileSync(file, changed);
  const { code, output } = await site.build();
  expect(code, output).toBe(0);
});

afterAll(() => site.remove());

describe('after a change of openapi/metrics-api.yaml', () => {
  it('the pages of released versions are the same, except for hashes and the line about newer versions', () => {
    expect(RELEASED).not.toEqual([]);
    const changed = RELEASED.filter((file) => frozenPart(buildDir, file) !== frozenPart(changedBuild, file));
    expect(changed).toEqual([]);
  });

  it('the line below the title of a released page describes the change', () => {
    const page = RELEASED.find((file) => /^docs\/[^/]+\/answer-relevancy\/index\.html$/.test(file)) ?? '';
    expect(withoutHashes(buildDir, page)).toContain('Unchanged in next');
    expect(withoutHashes(changedBuild, page)).toContain('See what changed in next');
  });

  it('the pages of next and of the reference have the change', () => {
    const next = builtFiles(path.join(changedBuild, 'docs/next')).find((file) =>
      file.endsWith('answer-relevancy/index.html'),
    );
    expect(withoutHashes(path.join(changedBuild, 'docs/next'), next ?? '')).toContain('inferred_question');
    expect(withoutHashes(changedBuild, 'docs/api/metrics/v4alpha/answer_relevancy/index.html')).toContain(
      'inferred_question',
    );
  });
});
