import path from 'node:path';

import { readApiDocument } from '@api-docs/openapi-facts/apiDocument';
import { docSlug, PLAIN_PAGES, type PageReading } from '@api-docs/kit/docSlug';
import { docsFolder } from '@api-docs/kit/docsVersions';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';
import { writeFile } from '@api-docs/kit/writeFile';
import { field, minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';
import type { ApiFiles } from '@api-docs/openapi-reference/apiFiles';
import { withDefaults } from '@api-docs/openapi-reference/options';

import { comparePageContent } from '../../src/compare/comparePageContent';
import type { Comparison } from '../../src/compare/comparison';
import type { ComparedPage, PageContent } from '../../src/read/pageContent';
import { parseMdxPage, readMdx } from '../../src/read/readMdx';
import type { ComparisonSources } from '../../src/read/versionPages';
import type { ComparisonView } from '../../src/render/comparisonViews';
import { siteComparisons, type SiteComparisons } from '../../src/siteComparisons';

/** Reads a page that shows no API facts. */
export function pageOf(text: string, given: Partial<Pick<PageContent, 'title' | 'description'>> = {}): PageContent {
  return readMdx({ title: 'Tone', description: 'Says what tone is.', ...given }, parseMdxPage(text), () => undefined);
}

/** Compares two pages that show no API facts. */
export function compare(older: string | PageContent, newer: string | PageContent): Comparison {
  const page = (given: string | PageContent): ComparedPage => ({
    ...(typeof given === 'string' ? pageOf(given) : given),
    facts: minimalFacts([]),
  });
  return comparePageContent(page(older), page(newer), { operations: {}, bodies: {} });
}

/** Returns the data of a comparison page; a test sets only the properties that it checks. */
export function viewOf(comparison: Comparison, given: Partial<ComparisonView> = {}): ComparisonView {
  return {
    comparison,
    path: 'compare/v1...v2/tone/',
    older: { version: 'v1', title: 'Tone', path: 'docs/v1/tone/' },
    newer: { version: 'v2', title: 'Tone', path: 'docs/tone/' },
    others: [],
    ...given,
  };
}

/** Returns the data of a comparison page of two Markdown texts. */
export function viewBetween(older: string, newer: string, given: Partial<ComparisonView> = {}): ComparisonView {
  return viewOf(compare(older, newer), given);
}

/**
 * Returns the comparisons of a project, which is deleted after the current test.
 *
 * @param order names of all versions, the oldest first
 * @param texts Markdown, or title and Markdown, by version and slug, for example `v1:a/tone`
 * @param moves pages that moved
 */
export function siteOf(
  order: readonly string[],
  texts: Record<string, string | { title: string; text: string }>,
  moves: readonly { since: string; from: string; to: string }[] = [],
): SiteComparisons {
  const files = Object.entries(texts).map(([name, given]) => {
    const [version = '', slug = ''] = name.split(':');
    const { text, title } = typeof given === 'string' ? { title: 'Tone', text: given } : given;
    const head = `---\ntitle: ${JSON.stringify(title)}\ndescription: Says what tone is.\n---\n\n`;
    return [`${docsFolder(version)}/${slug}.mdx`, head + text];
  });
  const moved = { addresses: [], pages: moves.map((move) => ({ ...move, why: 'It moved.' })) };
  const siteDir = tempFolder({
    'versions.json': JSON.stringify(order.slice(0, -1).reverse()),
    'versioned_docs/moved.yaml': JSON.stringify(moved),
    ...(Object.fromEntries(files) as Record<string, string>),
  });
  return siteComparisons({ siteDir, pages: PLAIN_PAGES });
}

/** A project on disk with the versions v1.0.0, v2.0.0 (latest) and next. */
export interface TestProject {
  sources: ComparisonSources;
  /** Writes a file, with front matter if it gets a title. */
  write(file: string, text: string, title?: string): void;
  /** Writes a page with one text for each version, the oldest first; it is missing in a version without a text. */
  writePage(name: string, ...texts: readonly string[]): void;
}

/** Docs folders of the versions of a {@link TestProject}. */
export const FOLDERS = {
  'v1.0.0': docsFolder('v1.0.0'),
  'v2.0.0': docsFolder('v2.0.0'),
  next: docsFolder('next'),
} as const;

const FACTS: Record<string, ReturnType<typeof minimalFacts>> = {
  'openapi/versions/v1.0.0.yaml': minimalFacts([operation('/v1/tone', { request: [field('text')] })]),
  'openapi/versions/v2.0.0.yaml': minimalFacts([operation('/v1/tone', { request: [field('text'), field('n')] })]),
};

const FILES: ApiFiles = {
  options: withDefaults(),
  facts: (file) => FACTS[file] ?? minimalFacts([operation('/v1/tone')]),
  document: () => readApiDocument('openapi/a.yaml', () => undefined, {}),
  successors: () => ({ operations: {}, bodies: {} }),
  versions: () => ['v2.0.0', 'v1.0.0'],
  retired: () => [],
  source: () => ({}),
  brandedText: () => '',
};

/** Pages whose token `%brand.product%` stands for a name, and other tokens are mistakes. */
const PAGES: PageReading = {
  fillIn: <T>(value: T): T => {
    const text = JSON.stringify(value).replaceAll('%brand.product%', 'Acme');
    if (text.includes('%brand.')) throw new Error('unknown token');
    return JSON.parse(text) as T;
  },
  slugOf: docSlug,
};

/** Creates a project without pages, which is deleted after the current test. */
export function createProject(): TestProject {
  const siteDir = tempFolder({
    'versioned_docs/moved.yaml': 'addresses: []\npages: []\n',
    'versions.json': '["v2.0.0", "v1.0.0"]',
  });
  const write: TestProject['write'] = (file, text, title) => {
    const head = `---\ntitle: ${title}\ndescription: About %brand.product%.\n---\n\n`;
    writeFile(path.join(siteDir, file), title === undefined ? text : `${head}${text}\n`);
  };
  return {
    sources: { siteDir, files: FILES, pages: PAGES },
    write,
    writePage: (name, ...texts) => {
      Object.values(FOLDERS).forEach((folder, index) => {
        const text = texts[index];
        if (text !== undefined) write(`${folder}/${name}`, text, 'Tone');
      });
    },
  };
}
