import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { readPage, type Page } from '../prose/page';

/** A page that could not be read, and why. */
export interface UnreadPage {
  file: string;
  line: number;
  reason: string;
}

/** Reads pages, each again only when it changed on disk. */
export interface PageReader {
  /**
   * @param file path relative to the project, forward slashes
   * @returns the page, or why it is none
   */
  read(file: string): Page | UnreadPage;
}

/** Tells a page from one that could not be read. */
export function isPage(page: Page | UnreadPage): page is Page {
  return 'tree' in page;
}

/** Parsers of MDX say `line`, the one of YAML counts from the first line of the front matter. */
function lineOf(error: Error & { line?: number | null; linePos?: [{ line: number }] }): number {
  return error.linePos ? error.linePos[0].line + 1 : (error.line ?? 1);
}

/** @returns a reader for the pages of a project */
export function pageReader(siteDir: string): PageReader {
  const known = new Map<string, { modified: number; page: Page | UnreadPage }>();

  function parse(file: string): Page | UnreadPage {
    try {
      return readPage(file, readFileSync(path.join(siteDir, file), 'utf8'));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return { file, line: lineOf(error), reason: error.message.split('\n')[0] ?? '' };
    }
  }

  return {
    read(file) {
      const modified = statSync(path.join(siteDir, file)).mtimeMs;
      const before = known.get(file);
      if (before?.modified === modified) return before.page;
      const page = parse(file);
      known.set(file, { modified, page });
      return page;
    },
  };
}
