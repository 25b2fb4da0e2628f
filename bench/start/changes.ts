import type { Page } from '@playwright/test';

/** An edit of a file and its effect on the page that is open. */
export interface Change {
  what: string;
  /** The file, relative to the project. */
  file: string;
  /** Returns the changed content of the file. */
  edit(content: string): string;
  /** Resolves when the page shows the change. */
  shown(page: Page): Promise<unknown>;
  /** Limit in seconds. */
  limit: number;
}

/** The open page, below the base path. Its components show facts of the OpenAPI file. */
export const OPEN_PAGE = (slug: string) => `docs/next/understanding-${slug}-metrics/toxicity/`;

/** A word that no page has. */
const MARK = 'Remeasured';

const TIMEOUT_MS = 120_000;

const withMark = (page: Page) => page.locator('main').getByText(MARK).first().waitFor({ timeout: TIMEOUT_MS });

/** Inserts a text after the first match; the bench fails later if nothing matches. */
const insertAfter = (pattern: RegExp, text: string) => (content: string) =>
  content.replace(pattern, (match) => match + text);

export const CHANGES: readonly Change[] = [
  {
    what: 'a paragraph',
    file: 'docs/understanding-brand-metrics/toxicity.mdx',
    edit: insertAfter(/^---\n[\s\S]*?\n---\n/, `\n${MARK} for this bench.\n`),
    shown: withMark,
    limit: 1.5,
  },
  {
    what: 'a fact of the OpenAPI file',
    file: 'openapi/metrics-api.yaml',
    // The first description of a field of the operation that the page shows.
    edit: insertAfter(/\/metrics\/v4alpha\/toxicity:[\s\S]*?properties:[\s\S]*?description: /, `${MARK}. `),
    shown: withMark,
    limit: 3,
  },
  {
    what: 'a style',
    file: 'src/css/custom.css',
    edit: (content) => `${content}\nh1 { outline: 7px solid }\n`,
    shown: (page) =>
      page.waitForFunction(
        () => getComputedStyle(document.querySelector('h1') as Element).outlineWidth === '7px',
        undefined,
        {
          timeout: TIMEOUT_MS,
        },
      ),
    limit: 1.5,
  },
];
