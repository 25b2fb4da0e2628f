import { existsSync } from 'node:fs';
import path from 'node:path';

import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';

import { versionOrder, versionPath } from '@api-docs/kit/versions/docsVersions';
import { childElements, element, textContent } from '@api-docs/kit/html/html';
import { blockText, plainText, type Block } from '@api-docs/kit/text/blocks';
import { runElements } from '@api-docs/version-comparisons/compare/changeElements';
import { isUnchanged, type Comparison } from '@api-docs/version-comparisons/compare/comparePageContent';
import { readMovedPages } from '@api-docs/version-comparisons/moved-pages/movedPages';
import type { PageContent } from '@api-docs/version-comparisons/read/readMdx';
import { comparisonPath, siteComparisons } from '@api-docs/version-comparisons/siteComparisons';

import { openApiFiles } from '../../plugins/api/facts/apiFiles';
import { brand } from '../../brand.config';
import { brandFiller } from '../../plugins/content/brand';
import { projectDir } from '../../scripts/lib/run';
import { versionPages } from '../../scripts/versions/versionPages';
import versions from '../../versions.json';
import { buildDir, builtFiles, builtPage, builtText, normalizeSpace, textsOf } from '../support/builtSite';
import { DESIGNED_KINDS, sampleOf } from '../support/pages';
import { docsPages, LATEST, METRICS_FOLDER } from '../support/specifiedRoutes';

const order = versionOrder(versions);
const site = siteComparisons({
  siteDir: projectDir,
  files: openApiFiles(projectDir, brand),
  fillIn: brandFiller(brand),
  moved: readMovedPages(projectDir, { fillIn: brandFiller(brand), versions }),
  order,
  pages: order.flatMap((version) => versionPages(projectDir, version, brand)),
});
/** Every third pair in the quick run. */
const pairs = sampleOf(site.pairs, 3).map((pair) => ({
  name: comparisonPath(pair),
  pair,
  comparison: site.compare(pair),
}));
const changed = pairs.filter(({ comparison }) => !isUnchanged(comparison.counts));
const same = pairs.filter(({ comparison }) => isUnchanged(comparison.counts));

it('the build has a comparison of each pair of pages that differ', () => {
  const built = builtFiles().filter((file) => file.startsWith('compare/') && file.endsWith('/index.html'));
  const filesOf = (names: readonly string[]) => names.map((name) => `${name}index.html`).sort();
  expect(filesOf(site.pairs.map(comparisonPath))).toEqual(expect.arrayContaining(built));
  const judged = filesOf(pairs.map(({ name }) => name));
  expect(built.filter((file) => judged.includes(file)).sort()).toEqual(filesOf(changed.map(({ name }) => name)));
});

/** Returns the text of a passage, with the title of code. */
function textWithTitle(block: Block): string {
  const title = block.kind === 'code' ? (block.title ?? '') : '';
  return `${title}\n${blockText(block)}`;
}

/** Returns the text of each heading and passage of a page. */
function passagesOf({ sections }: PageContent): string[] {
  return sections.flatMap(({ heading, blocks }) =>
    [plainText(heading), ...blocks.map(textWithTitle)].map((text) => normalizeSpace(text)).filter(Boolean),
  );
}

/** Returns the text of a passage without one kind of change, labels, and the prefixes of lines of code. */
function keptText(node: ElementContent, omitted: 'ins' | 'del'): string {
  if (node.type !== 'element') return textContent(node);
  if (node.tagName === omitted) return '';
  const kept = (nodes: readonly ElementContent[]) => nodes.map((child) => keptText(child, omitted));
  if (node.tagName === 'pre')
    return kept(childElements(node).flatMap(childElements))
      .map((line) => line.slice(2))
      .join('');
  // The first cell is the label of the row.
  return kept(node.tagName === 'tr' ? childElements(node).slice(1) : node.children).join('');
}

/** Returns the text of each heading and passage of a comparison, without one kind of change. */
function sideOf({ sections }: Comparison, omitted: 'ins' | 'del'): string[] {
  return sections.flatMap(({ heading, passages }) =>
    [element('h2', runElements(heading)), ...passages.map((passage) => passage.element)]
      .map((node) => normalizeSpace(keptText(node, omitted)))
      .filter(Boolean),
  );
}

/** Removes white space, which can move with a word. */
const withoutSpace = (texts: readonly string[]) => texts.map((text) => text.replace(/\s+/g, ''));

describe.each(changed)('$name', ({ name, pair, comparison }) => {
  it('contains both versions in full, in the order of the newer one: each can be reconstructed from it', () => {
    const [older, newer] = [pair.older, pair.newer].map((page) => withoutSpace(passagesOf(site.read(page))));
    expect(withoutSpace(sideOf(comparison, 'ins')).sort()).toEqual(older?.sort());
    expect(withoutSpace(sideOf(comparison, 'del'))).toEqual(newer);
  });

  it('marks a difference in each changed passage', () => {
    const passages = comparison.sections.flatMap((section) => section.passages);
    const unmarked = passages.filter(
      (passage) => passage.change === 'changed' && !/<(?:ins|del)>/.test(toHtml(passage.element)),
    );
    expect(unmarked).toEqual([]);
  });

  it('shows its changes in HTML and in Markdown', () => {
    const { $, robots } = builtPage(name);
    expect(robots).toBe('noindex');
    expect($('main ins, main del').length + $('.compare-sign').length).toBeGreaterThan(2);
    const markdown = builtText(`${name.replace(/\/$/, '')}.md`);
    expect(markdown).toContain(`# ${$('h1').text()}`);
    expect(markdown).toMatch(/\{\+\+|\{--|^[+-]|^- (?:Added|Removed|Renamed|Changed)/m);
  });

  it('is linked from both pages, except from a frozen one if there is an earlier comparison', () => {
    const [older, newer] = [pair.older, pair.newer].map(({ version }) => order.indexOf(version));
    const skipsVersion = Number(newer) - Number(older) > 1 && pair.older.version !== versions[0];
    for (const page of skipsVersion ? [pair.newer] : [pair.older, pair.newer]) {
      const { $ } = builtPage(`/${page.path}`);
      const link = $(`main header a[href="${brand.basePath}${name}"]`);
      expect(link).toHaveLength(1);
      expect(link.text()).toMatch(/\bchange[sd]?\b/);
    }
  });
});

/** The versions of the specification differ in many pages. Tests that need this are skipped once one is retired. */
const areReleased = ['v3.3.0', 'v3.4.0'].every((version) => versions.includes(version));

describe('comparison pages', () => {
  it('have only the scripts for the color mode and the key of the search', () => {
    const { $ } = builtPage(DESIGNED_KINDS.comparison);
    expect($('script')).toHaveLength(2);
    expect($('nav details a').length).toBeGreaterThan(2);
    expect($('script').text()).toContain('data-theme');
    expect($('#__docusaurus')).toHaveLength(0);
  });

  it('are in no search index, sitemap, llms.txt or script of the app', () => {
    const files = builtFiles().filter((file) =>
      /search-index[^/]*\.json$|sitemap\.xml$|llms\.txt$|assets\/js\/(?:main|runtime~main)\..*\.js$/.test(file),
    );
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => builtText(file).includes('compare/v3'))).toEqual([]);
  });
});

/** Returns the lines below a title about other versions. */
function linesOf(route: string): string[] {
  const { $ } = builtPage(route);
  return $('main header [data-search=skip] ~ [data-search=skip] > *')
    .toArray()
    .map((line) => normalizeSpace($(line).text()));
}

describe('the lines below a title', () => {
  it.each(same)('say that nothing changed, without a link: $name', ({ name, pair }) => {
    expect(existsSync(path.join(buildDir, name, 'index.html'))).toBe(false);
    const lines = linesOf(`/${pair.newer.path}`);
    expect(lines.some((line) => /unchanged/i.test(line) && line.includes(pair.older.version))).toBe(true);
  });

  it.runIf(areReleased)('say what changed between two versions, or that only one of them has the page', () => {
    const other = {
      'v3.3.0': ['v3.4.0', 'Not in v3.4.0', 'in v3.4.0'],
      'v3.4.0': ['v3.3.0', 'New in v3.4.0', 'since v3.3.0'],
    };
    const pagesOf = (version: string) =>
      docsPages(version).map((route) => ({ route, page: route.slice(1 + versionPath(version, LATEST).length) }));
    const wrong = Object.entries(other).flatMap(([version, [otherVersion = '', alone = '', relation = '']]) => {
      const others = pagesOf(otherVersion).map(({ page }) => page);
      return pagesOf(version).flatMap(({ route, page }) => {
        const [line = ''] = linesOf(route);
        const isCompared = ['See what changed', 'Unchanged', 'Moved'].some((words) =>
          line.startsWith(`${words} ${relation}`),
        );
        return isCompared || (!others.includes(page) && line.startsWith(alone)) ? [] : [`${route}: ${line}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});

// The tests of `openapi-facts` compare fields of every kind.
describe.runIf(areReleased)('the changes from v3.3.0 to v3.4.0', () => {
  it('name each field of a request that is another one in the successor', () => {
    const { $ } = builtPage(`compare/v3.3.0...v3.4.0/${METRICS_FOLDER}/faithfulness/`);
    const title = $('main h3:contains("Request of /safety/v3/faithfulness → /metrics/v4alpha/faithfulness")');
    expect(textsOf($, title.nextAll('ul.compare-fields').first().children('li'))).toEqual([
      'Changed query · required, not documented before',
      'Changed context · limit: each item has at least one of chunk_id and chunk_text · required, not documented before',
      'Renamed context.node_id → context.chunk_id · optional, not documented before',
      'Removed context.node_score',
      'Renamed context.node_text → context.chunk_text · optional, not documented before',
      'Changed response · required, not documented before',
      'Changed include_citations · default: false → true',
      'Changed metadata · optional, not documented before',
      'Changed metadata.correlation_id · optional, not documented before',
      'Removed metadata.llm_name',
      'Added severity · number · optional · range 0-1',
    ]);
  });

  it('include operations that are now deprecated', () => {
    const { $ } = builtPage(`compare/v3.3.0...v3.4.0/${METRICS_FOLDER}/v3-metrics-soon-to-be-deprecated/pii/`);
    expect(normalizeSpace($('main').text())).toContain('This operation is now marked as soon to be deprecated.');
  });
});
