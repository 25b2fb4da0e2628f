import { readApiDocument } from '@api-docs/openapi-facts/readApiDocument';
import { field, minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';
import { docsFolder, versionPath } from '@api-docs/kit/versions/docsVersions';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';
import type { ApiFiles } from '@api-docs/openapi-reference/apiFiles';
import { withDefaults } from '@api-docs/openapi-reference/options';

import { comparePageContent, type Comparison } from '../../src/compare/comparePageContent';
import { parseMdxPage, readMdx, type PageContent } from '../../src/read/readMdx';
import type { VersionPage } from '../../src/read/versionPages';
import type { ComparisonView } from '../../src/render/comparisonElements';
import { siteComparisons, type SiteComparisons } from '../../src/siteComparisons';

export const SITE = { siteUrl: 'https://docs.test', basePath: '/base/' };

/** Reads a page that shows no API facts. */
export function pageOf(text: string, title = 'Tone'): PageContent {
  return readMdx(title, parseMdxPage(text), () => undefined);
}

/** Compares two pages that show no API facts. */
export function compare(older: string, newer: string): Comparison {
  const facts = minimalFacts([]);
  return comparePageContent({ ...pageOf(older), facts }, { ...pageOf(newer), facts }, { operations: {}, bodies: {} });
}

function pageAt(version: string, slug: string, latest?: string): VersionPage {
  const path = `${versionPath(version, latest)}${slug}/`;
  return { version, label: version, slug, path, file: `${docsFolder(version)}/${slug}.mdx` };
}

/** Returns the data of a comparison page; a test sets only the properties that it checks. */
export function viewOf(comparison: Comparison, given: Partial<ComparisonView> = {}): ComparisonView {
  const { pageTitle = 'Tone' } = given;
  return {
    comparison,
    title: `${pageTitle}: v1 to v2`,
    pageTitle,
    path: 'compare/v1...v2/tone/',
    older: pageAt('v1', 'tone', 'v2'),
    newer: pageAt('v2', 'tone', 'v2'),
    deprecation: 'This operation is now deprecated.',
    ...given,
  };
}

const FACTS: Record<string, ReturnType<typeof minimalFacts>> = {
  'openapi/versions/v1.yaml': minimalFacts([operation('/v1/tone', { request: [field('text')] })]),
};

/** OpenAPI files of which all but that of v1 have another field. */
const apiFiles = (versions: string[]): ApiFiles => ({
  options: withDefaults(),
  facts: (file) => FACTS[file] ?? minimalFacts([operation('/v1/tone', { request: [field('text'), field('n')] })]),
  document: () => readApiDocument('openapi/a.yaml', () => undefined, {}),
  filesOf: () => [],
  successors: () => ({ operations: {}, bodies: {} }),
  versions: () => versions,
  retired: () => [],
  source: () => ({}),
  brandedText: () => '',
});

/**
 * Returns the comparisons of a project, which is deleted after the current test.
 *
 * @param order names of all versions, the oldest first
 * @param texts Markdown, or title and Markdown, by version and slug, for example `v1:a/tone`; other files by their name
 * @param moves pages that moved
 */
export function siteOf(
  order: readonly string[],
  texts: Record<string, string | { title: string; text: string }>,
  moves: readonly { since: string; from: string; to: string | null }[] = [],
): SiteComparisons {
  const files = Object.entries(texts).map(([name, given]): [string, string] => {
    const [version = '', slug = ''] = name.split(':');
    const { text, title } = typeof given === 'string' ? { title: 'Tone', text: given } : given;
    if (slug.endsWith('.json')) return [`${docsFolder(version)}/${slug}`, text];
    return [`${docsFolder(version)}/${slug}.mdx`, `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text}`];
  });
  const moved = { addresses: [], pages: moves.map((move) => ({ ...move, why: 'It moved.' })), retired: [] };
  const versions = order.slice(0, -1).reverse();
  const pages = Object.keys(texts)
    .filter((name) => !name.endsWith('.json'))
    .sort()
    .map((name) => {
      const [version = '', slug = ''] = name.split(':');
      return pageAt(version, slug, versions[0]);
    });
  const siteDir = tempFolder({ 'openapi/versions/v1.yaml': '', ...Object.fromEntries(files) });
  return siteComparisons({ siteDir, files: apiFiles(versions), order, pages, moved });
}
