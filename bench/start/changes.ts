import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';

/** An edit of a file and its effect on the page that is open. */
export interface Change {
  what: string;
  /** The open page, below the base path. */
  page: string;
  /** The file, relative to the project. */
  file: string;
  /** Returns the changed content of the file. */
  edit(content: string): string;
  /** Resolves when the page shows the change. */
  shown(page: Page): Promise<unknown>;
  /** Limit in seconds. */
  limit: number;
}

/** A page of the docs, whose components show facts of the OpenAPI file. */
export const DOCS_PAGE = `docs/next/understanding-${brand.slug}-metrics/toxicity/`;

/** The page of the same operation in the reference. */
const REFERENCE_PAGE = 'docs/api/metrics/v4alpha/toxicity/';

/** A word that no page has. */
const MARK = 'Remeasured';

const TIMEOUT_MS = 120_000;

const withMark = (page: Page) => page.locator('main').getByText(MARK).first().waitFor({ timeout: TIMEOUT_MS });

/** Inserts a text after the first match; the bench fails later if nothing matches. */
const insertAfter = (pattern: RegExp, text: string) => (content: string) =>
  content.replace(pattern, (match) => match + text);

const FACT = {
  file: 'openapi/metrics-api.yaml',
  // The first description of a field of the operation that both pages show.
  edit: insertAfter(/\/metrics\/v4alpha\/toxicity:[\s\S]*?properties:[\s\S]*?description: /, `${MARK}. `),
  shown: withMark,
  limit: 3,
};

export const CHANGES: readonly Change[] = [
  {
    what: 'a paragraph',
    page: DOCS_PAGE,
    file: 'docs/understanding-brand-metrics/toxicity.mdx',
    edit: insertAfter(/^---\n[\s\S]*?\n---\n/, `\n${MARK} for this bench.\n`),
    shown: withMark,
    limit: 1.5,
  },
  { what: 'a fact that a page of the docs shows', page: DOCS_PAGE, ...FACT },
  { what: 'a fact that a page of the reference shows', page: REFERENCE_PAGE, ...FACT },
  {
    what: 'a style',
    page: DOCS_PAGE,
    file: 'src/css/custom.css',
    edit: (content) => `${content}\nh1 { outline: 7px solid }\n`,
    shown: (page) =>
      page.waitForFunction(
        () => getComputedStyle(document.querySelector('h1') as Element).outlineWidth === '7px',
        undefined,
        { timeout: TIMEOUT_MS },
      ),
    limit: 1.5,
  },
];
