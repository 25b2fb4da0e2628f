import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { PAGE_SCRIPTS } from '../../shared/hydration';
import { listFiles } from '../../plugins/lib/paths';
import { median } from '../lib/statistics';

/** Sizes of a built site in bytes after brotli. */
export interface SiteSizes {
  /** HTML of the operation pages. */
  operation: { median: number; worst: number };
  /** HTML of a docs page, which has nothing to do with the reference. */
  docsPage: number;
  landing: number;
  /** Scripts that the HTML of a page names. */
  operationScripts: number;
  docsPageScripts: number;
  /** Each file of the search index of the latest version, the one that is loaded first in the first place. */
  indexFiles: number[];
}

/** Operation pages that are compressed: compressing all of a large reference would take minutes. */
const SAMPLES = 40;

const DOCS_PAGE = 'docs/quickstart-portal/faqs/index.html';
const LANDING = 'docs/api/index.html';

function brotli(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/**
 * Measures a built site.
 *
 * @param outDir absolute path of the built site
 * @param basePath base path of the site
 */
export function siteSizes(outDir: string, basePath: string): SiteSizes {
  const read = (file: string) => readFileSync(path.join(outDir, file));
  const size = (file: string) => brotli(read(file));
  const scriptsOf = (page: string) => {
    const list = new RegExp(`id="?${PAGE_SCRIPTS}"?[^>]*>(\\[.*?\\])<`).exec(read(page).toString())?.[1] ?? '[]';
    const urls = JSON.parse(list) as string[];
    return urls.map((url) => size(url.slice(basePath.length))).reduce((sum, bytes) => sum + bytes, 0);
  };
  const files = listFiles(outDir);
  const pages = files
    .filter((file) => /^docs\/api\/.+\/index\.html$/.test(file))
    .map((file) => ({ file, length: read(file).length }));
  pages.sort((a, b) => b.length - a.length);
  const [largest] = pages;
  if (!largest) throw new Error(`${outDir}: there is no operation page`);
  const sample = pages
    .filter((_page, index) => index % Math.ceil(pages.length / SAMPLES) === 0)
    .map(({ file }) => size(file));
  return {
    operation: { median: median(sample), worst: Math.max(...sample) },
    docsPage: size(DOCS_PAGE),
    landing: size(LANDING),
    operationScripts: scriptsOf(largest.file),
    docsPageScripts: scriptsOf(DOCS_PAGE),
    // The name of a part is longer than that of the index.
    indexFiles: files
      .filter((file) => /^search-index-[^/]+\.json$/.test(file))
      .sort((a, b) => a.length - b.length)
      .map(size),
  };
}
