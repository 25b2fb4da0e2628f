/** Reads the code that the built pages print, as a reader's copy button gives it. Knows markup only, no language. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';

import { buildDir, builtFiles } from './builtSite';

/** A code block of a page. */
export interface PrintedCode {
  /** The page's file in the build. */
  page: string;
  /** Prism language. */
  prism: string;
  code: string;
  /** What the block says it is, if it is a sample of a call. */
  sample?: { operation: string; example: string; language: string };
}

/** A sample of a call, as printed on one page. */
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
        ...(marked.length > 0 && { sample }),
      };
    });
}

/**
 * Reads all code blocks of a built site.
 *
 * @param dir folder of the build
 * @returns the blocks in the order of the pages' files and of each page
 */
export function printedCode(dir: string = buildDir): PrintedCode[] {
  return builtFiles(dir)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(path.join(dir, file), 'utf8') }))
    .filter(({ html }) => html.includes('prism-code'))
    .flatMap(({ file, html }) => printedOn(file, html));
}

/** Takes the samples of calls out of all code blocks. */
export function printedSamples(blocks: readonly PrintedCode[]): PrintedSample[] {
  return blocks.flatMap(({ page, code, sample }) => (sample ? [{ page, code, ...sample }] : []));
}
