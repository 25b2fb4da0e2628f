import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { MarkdownConfig } from '@docusaurus/types';

import { classifyPage } from '../content/front-matter/pageKind';
import { listFiles } from '../lib/paths';

/** Folders of the files that Docusaurus reads, with the pages. */
export const CONTENT_FOLDERS = ['docs', 'versioned_docs', 'blog', 'openapi'];

/** What is checked after each change. */
export interface ContentChecks {
  /** Absolute path of the project. */
  siteDir: string;
  parseFrontMatter: MarkdownConfig['parseFrontMatter'];
  /** Checks of files that are no pages. Each throws on the first error. */
  checks: readonly (() => unknown)[];
}

/**
 * Creates the search for errors that Docusaurus would print in the terminal only: those of front matter, also of pages that
 * no browser opened, and those of files that are no pages. It reads the pages that changed since this call, because
 * Docusaurus checks all pages at its start.
 *
 * @returns a function that returns the messages
 */
export function contentErrors({ siteDir, parseFrontMatter, checks }: ContentChecks): () => Promise<string[]> {
  const started = Date.now();
  const changedPages = () =>
    CONTENT_FOLDERS.filter((folder) => existsSync(path.join(siteDir, folder)))
      .flatMap((folder) => listFiles(path.join(siteDir, folder)).map((file) => `${folder}/${file}`))
      .filter((file) => /\.mdx?$/.test(file) && classifyPage(file) !== undefined)
      .map((file) => path.join(siteDir, file))
      .filter((file) => statSync(file).mtimeMs > started);
  const checkPage = (filePath: string) => () =>
    parseFrontMatter({
      filePath,
      fileContent: readFileSync(filePath, 'utf8'),
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
  return async () => {
    const errors: string[] = [];
    for (const check of [...checks, ...changedPages().map(checkPage)]) {
      try {
        await check();
      } catch (error) {
        errors.push(error instanceof Error ? error.message : String(error));
      }
    }
    return errors;
  };
}
