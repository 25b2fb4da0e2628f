import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { brandedSlug } from '../../plugins/brand/brandedSlug';
import { filesBelow } from '../../plugins/filesBelow';
import { docsFolder } from '../../plugins/front-matter/docsFolder';
import { readMovedFile } from '../../plugins/redirects/movedFile';
import { movedPage } from '../../shared/movedPage';
import { unmappedDisappearances } from '../../plugins/redirects/unmappedDisappearances';
import { projectDir } from '../../scripts/run';
import versions from '../../versions.json';

/** Pages of a version, read from its folder, whose files with an underscore are parts of pages. */
function pagesOf(name: string): string[] {
  return filesBelow(path.join(projectDir, docsFolder(name)))
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file))
    .map((file) => brandedSlug(file, brand.slug).slice(1));
}

const { pages: moves } = readMovedFile(projectDir, { brand, versions });

const order = [...[...versions].reverse(), 'next'];

const METRICS = `understanding-${brand.slug}-metrics`;
const V3 = `${METRICS}/v3-metrics-soon-to-be-deprecated`;

describe('a page that a version has', () => {
  const all = order.map((name) => ({ name, pages: pagesOf(name) }));

  it('is in the next version at the same address, or moved.yaml says where it went', () => {
    expect(all.map(({ pages }) => pages.length > 40)).toEqual(order.map(() => true));
    expect(unmappedDisappearances(all, moves, order)).toEqual([]);
  });

  it('would be missed without its entry', () => {
    expect(unmappedDisappearances(all, [], order)).toEqual([
      { address: `${METRICS}/summarization`, from: 'v3.3.0', to: 'v3.4.0' },
    ]);
  });

  it('and describes the legacy API in v3.3.0, is in the v3 section of v3.4.0', () => {
    const old = pagesOf('v3.3.0').filter((page) => page.startsWith(`${METRICS}/`));
    const moved = old.map((page) => movedPage(page, { from: 'v3.3.0', to: 'v3.4.0' }, moves, order));
    expect(moved.sort()).toEqual(pagesOf('v3.4.0').filter((page) => page.startsWith(`${V3}/`)));
  });
});
