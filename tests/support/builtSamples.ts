/** Reads the code blocks of built pages, as the copy button copies them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';

import { buildDir, htmlFiles } from './builtSite';

/** A code block of a page. */
export interface PrintedCode {
  /** The page's file in the build. */
  page: string;
  /** Prism language. */
  prism: string;
  code: string;
  /** For example `metrics_api.py`. */
  title: string;
  /** Set if the block is a sample request. */
  sample?: { operation: string; example: string; language: string };
}

/** A sample request on one page. */
export interface PrintedSample {
  page: string;
  /** For example `/metrics/v4alpha/pii`. */
  operation: string;
  /** Key of the request example, for example `lists-and-findings`. */
  example: string;
  /** For example `go`. */
  language: string;
  code: string;
}

/** Example: `prism-code language-bash codeBlock_x`. */
const LANGUAGE_CLASS = /(?:^|\s)language-([\w-]+)/;

function printedOn(page: string, html: string): PrintedCode[] {
  const $ = load(html);
  return $('pre.prism-code')
    .toArray()
    .map((element) => {
      const block = $(element);
      const marked = block.closest('[data-sample-operation]');
      const attribute = (name: string) => marked.attr(`data-sample-${name}`) ?? '';
      const sample = {
        operation: attribute('operation'),
        example: attribute('example'),
        language: attribute('language'),
      };
      return {
        page,
        prism: LANGUAGE_CLASS.exec(block.attr('class') ?? '')?.[1] ?? '',
        code: block.text(),
        title: block.siblings('.code-title').text(),
        ...(marked.length > 0 && { sample }),
      };
    });
}

/**
 * Reads all code blocks of a build, sorted by file.
 */
export function printedCode(dir: string = buildDir): PrintedCode[] {
  return htmlFiles(dir)
    .map((file) => ({ file, html: readFileSync(path.join(dir, file), 'utf8') }))
    .filter(({ html }) => html.includes('prism-code'))
    .flatMap(({ file, html }) => printedOn(file, html));
}

/** Returns the sample requests among code blocks. */
export function printedSamples(blocks: readonly PrintedCode[]): PrintedSample[] {
  return blocks.flatMap(({ page, code, sample }) => (sample ? [{ page, code, ...sample }] : []));
}
