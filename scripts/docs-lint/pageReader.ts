import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { proseFiles } from './pageFiles';
import { readPage, type Page } from './prose/page';

/** A page that could not be parsed. */
export interface UnreadPage {
  file: string;
  line: number;
  reason: string;
}

export interface PageReader {
  /** @param file path relative to the project, with forward slashes */
  read(file: string): Page | UnreadPage;
}

/** Returns whether the page could be parsed. */
export function isPage(page: Page | UnreadPage): page is Page {
  return 'tree' in page;
}

/** Errors of the MDX parser have `line`; those of the YAML parser count from the first line of the front matter. */
function lineOf(error: Error & { line?: number | null; linePos?: [{ line: number }] }): number {
  return error.linePos ? error.linePos[0].line + 1 : (error.line ?? 1);
}

function parsePage(siteDir: string, file: string): Page | UnreadPage {
  try {
    return readPage(file, readFileSync(path.join(siteDir, file), 'utf8'));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { file, line: lineOf(error), reason: error.message.split('\n')[0] ?? '' };
  }
}

/** Returns a reader that parses a page again only if it has changed on disk. */
export function pageReader(siteDir: string): PageReader {
  const cache = new Map<string, { modified: number; page: Page | UnreadPage }>();
  return {
    read(file) {
      const modified = statSync(path.join(siteDir, file)).mtimeMs;
      const cached = cache.get(file);
      if (cached?.modified === modified) return cached.page;
      const page = parsePage(siteDir, file);
      cache.set(file, { modified, page });
      return page;
    },
  };
}

/** Reads all pages that can be parsed. */
export function readPages(siteDir: string, reader: PageReader = pageReader(siteDir)): Page[] {
  return proseFiles(siteDir)
    .map((file) => reader.read(file))
    .filter(isPage);
}
