import { existsSync } from 'node:fs';
import path from 'node:path';

import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { docsVersions, versionOfPage, versionOrder, versionPairs, versionPath } from '@api-docs/kit/docsVersions';
import { childElements, element, textContent } from '@api-docs/kit/html';
import { blockText, plainText, type Block } from '@api-docs/kit/blocks';
import { readMovedPages } from '@api-docs/version-comparisons/moved-pages/movedPages';
import { followMoves } from '@api-docs/version-comparisons/pageMoves';
import { runElements } from '@api-docs/version-comparisons/compare/changeElements';
import { isUnchanged, type Comparison } from '@api-docs/version-comparisons/compare/comparison';
import { comparisonPath, pagePath } from '@api-docs/version-comparisons/pagePairs';
import { type PageContent } from '@api-docs/version-comparisons/read/pageContent';
import { siteComparisons } from '@api-docs/version-comparisons/siteComparisons';

import { openApiFiles } from '../../site/plugins/api/facts/apiFiles';
import { brand } from '../../brand.config';
import { brandedPages } from '../../site/plugins/content/brand';
import { projectDir } from '../../scripts/lib/run';
import versions from '../../versions.json';
import { buildDir, builtFiles, builtPage, builtText, normalizeSpace } from '../support/builtSite';
import { projectText } from '../support/projectFiles';
import { operationAt, readOpenApiDocument, type OpenApiDocument } from '../support/openApiDocument';
import { requestFields } from '../support/openApiFields';
import { DESIGNED_KINDS } from '../support/pages';
import { docsPages, LATEST, METRICS_FOLDER } from '../support/specifiedRoutes';
import { ADDED_DOCS } from '../support/addedPages';

const site = siteComparisons({
  siteDir: projectDir,
  files: openApiFiles(projectDir, brand),
  pages: brandedPages(brand),
});
const pairs = site.pairs.map((pair) => ({ name: comparisonPath(pair), pair, comparison: site.compare(pair) }));
const changed = pairs.filter(({ comparison }) => !isUnchanged(comparison.counts));
const same = pairs.filter(({ comparison }) => isUnchanged(comparison.counts));

const { pages: moves } = readMovedPages(projectDir, { ...brandedPages(brand), versions });

it('every page that two versions have is compared, also if it moved', () => {
  const pagesOf = (version: string) =>
    [...docsPages(version), ...ADDED_DOCS]
      .filter((route) => versionOfPage(route.slice(1), docsVersions(versions)) === version)
      .map((route) => route.slice(1 + versionPath(version, LATEST).length));
  const expected = versionPairs(versionOrder(versions)).flatMap(({ older: from, newer: to }) =>
    pagesOf(to)
      .filter((page) => {
        const moved = followMoves(page.replace(/\/$/, ''), { from: to, to: from }, moves, versionOrder(versions));
        return pagesOf(from).includes(moved === undefined ? page : `${moved}/`);
      })
      .map((page) => `compare/${from}...${to}/${page}`),
  );
  expect(pairs.map(({ name }) => name).sort()).toEqual(expected.sort());
});

it('the build has a comparison of each pair of pages that differ', () => {
  const built = builtFiles().filter((file) => file.startsWith('compare/') && file.endsWith('/index.html'));
  expect(built.sort()).toEqual(changed.map(({ name }) => `${name}index.html`).sort());
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

  it('shows all passages in HTML, and the changes in Markdown', () => {
    const { $, robots } = builtPage(name);
    const main = $('main').text().replace(/\s+/g, '');
    const missing = passagesOf(site.read(pair.newer)).filter((text) => {
      const first = text.trim().split('\n')[0] ?? '';
      return comparison.counts.passages === 0 && !main.includes(first.replace(/\s+/g, ''));
    });
    expect(missing).toEqual([]);
    expect(robots).toBe('noindex');
    expect($('main ins, main del').length + $('.compare-sign').length).toBeGreaterThan(2);
    expect($('main script, main style, main [style]')).toHaveLength(0);
    const markdown = builtText(`${name.replace(/\/$/, '')}.md`);
    expect(markdown).toContain(`# ${$('h1').text()}`);
    expect(markdown).toMatch(/\{\+\+|\{--|^[+-]|^- (?:Added|Removed|Renamed|Changed)/m);
  });

  it('is linked from both pages', () => {
    for (const page of [pair.older, pair.newer]) {
      const { $ } = builtPage(`/${pagePath(page, site.latest)}`);
      const link = $(`main header a[href="${brand.basePath}${name}"]`);
      expect(link).toHaveLength(1);
      expect(link.text()).toMatch(/\bchange[sd]?\b/);
    }
  });
});

/** The versions of the specification differ in many pages. Tests that need this are skipped once one is retired. */
const areReleased = ['v3.3.0', 'v3.4.0'].every((version) => versions.includes(version));

describe('comparison pages', () => {
  const sample = DESIGNED_KINDS.comparison;

  it('have only the script for the color mode', () => {
    const { $ } = builtPage(sample);
    expect($('script')).toHaveLength(1);
    expect($('script').text()).toContain('data-theme');
    expect($('#__docusaurus')).toHaveLength(0);
  });

  it('are in no search index, sitemap or llms.txt', () => {
    const lists = builtFiles().filter((file) => /search-index[^/]*\.json$|sitemap\.xml$|llms\.txt$/.test(file));
    expect(lists).not.toEqual([]);
    expect(lists.filter((file) => builtText(file).includes('compare/v3'))).toEqual([]);
  });

  it('are not in the scripts of the app', () => {
    const scripts = builtFiles().filter((file) => /assets\/js\/(?:main|runtime~main)\..*\.js$/.test(file));
    expect(scripts).not.toEqual([]);
    expect(scripts.filter((file) => /compare\/v3/.test(builtText(file)))).toEqual([]);
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
    const lines = linesOf(`/${pagePath(pair.newer, site.latest)}`);
    expect(lines.some((line) => /unchanged/i.test(line) && line.includes(pair.older.version))).toBe(true);
  });

  it.runIf(areReleased).each(docsPages('v3.4.0'))('describe the changes since v3.3.0: %s', (route) => {
    expect(linesOf(route)[0]).toMatch(/^(?:New in v3\.4\.0|(?:See what changed|Unchanged|Moved) since v3\.3\.0)/);
  });

  it.runIf(areReleased).each(docsPages('v3.3.0'))('describe the changes in v3.4.0: %s', (route) => {
    expect(linesOf(route)[0]).toMatch(/^(?:Not in v3\.4\.0|(?:See what changed|Unchanged|Moved) in v3\.4\.0)/);
  });
});

const older = readOpenApiDocument('openapi/versions/v3.3.0.yaml');
const newer = readOpenApiDocument('openapi/versions/v3.4.0.yaml');

interface Succession {
  successor: string | null;
  renames: Record<string, string>;
}

const { operations, bodies } = parse(projectText('openapi/successors.yaml')) as {
  operations: Record<string, Succession>;
  bodies: Record<string, Succession>;
};

/** Returns the fields of a request by dotted path, without the code under test. */
function requestOf(document: OpenApiDocument, owner: string) {
  const fields = requestFields(document, owner).map(({ path, texts, limits }) => {
    const fallback = limits.find((limit) => limit.startsWith('Default: '))?.slice('Default: '.length);
    return [path, { required: texts.includes('required'), fallback }] as const;
  });
  return new Map(fields);
}

type Facts = ReturnType<typeof requestOf>;

const isOutermost = (field: string, among: ReadonlySet<string>) =>
  !field.includes('.') || !among.has(field.slice(0, field.lastIndexOf('.')));

/** Returns the expected entries of the list of field changes. */
function expectedChanges(from: Facts, to: Facts, renames: Record<string, string>): string[] {
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

describe.runIf(areReleased)('the field changes from v3.3.0 to v3.4.0', () => {
  it.each(METRIC_SUCCESSORS)('are complete from $from to $to', ({ from, to, renames }) => {
    const page = (from.split('/').at(-1) ?? '').replaceAll('_', '-');
    const { $ } = builtPage(`compare/v3.3.0...v3.4.0/${METRICS_FOLDER}/${page}/`);
    const title = $('main h3').filter(
      (_index, element) => normalizeSpace($(element).text()) === `Request of ${from} → ${to}`,
    );
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
    // Changes of types and limits are listed too. The unit tests cover them.
    expect(shown.filter((line) => !line.startsWith('Changed') || expected.includes(line)).sort()).toEqual(expected);
    for (const item of items) {
      const field = $(item).find('code').last().text();
      const [was, is] = [before.get(field), after.get(field)];
      if (was === undefined || is === undefined) continue;
      const text = normalizeSpace($(item).text());
      expect(text.includes('no longer required')).toBe(was.required && !is.required);
      expect(text.includes(`default: ${was.fallback ?? 'none'} → ${is.fallback ?? 'none'}`)).toBe(
        was.fallback !== is.fallback,
      );
    }
  });

  it('include operations that are now deprecated', () => {
    const { $ } = builtPage(`compare/v3.3.0...v3.4.0/${METRICS_FOLDER}/v3-metrics-soon-to-be-deprecated/pii/`);
    expect(normalizeSpace($('main').text())).toContain('This operation is now marked as soon to be deprecated.');
    expect(operationAt(older.operations, '/safety/v3/pii').deprecated ?? false).toBe(false);
    expect(operationAt(newer.operations, '/safety/v3/pii').deprecated).toBe(true);
  });
});
