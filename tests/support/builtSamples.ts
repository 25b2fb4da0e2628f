/** Reads the code blocks of built pages, as the copy button copies them. */
import { builtHtml, builtPage, htmlFiles } from './builtSite';

/** A sample request. */
interface Sample {
  /** For example `/metrics/v4alpha/pii`. */
  operation: string;
  /** Key of the request example, for example `lists-and-findings`. */
  example: string;
  /** For example `go`. */
  language: string;
}

/** A code block of a page. */
export interface PrintedCode {
  /** The page's file in the build. */
  page: string;
  /** Prism language. */
  prism: string;
  code: string;
  /** For example `metrics_api.py`. */
  title: string;
  sample?: Sample;
}

/** A sample request on one page. */
export type PrintedSample = Sample & Pick<PrintedCode, 'page' | 'code'>;

/** Example: `prism-code language-bash codeBlock_x`. */
const LANGUAGE_CLASS = /(?:^|\s)language-([\w-]+)/;

/** Reads all code blocks of the build, sorted by file. */
export function printedCode(): PrintedCode[] {
  return htmlFiles().flatMap((page) => {
    if (!builtHtml(page).includes('prism-code')) return [];
    const { $ } = builtPage(page);
    return $('pre.prism-code')
      .toArray()
      .map((element) => {
        const block = $(element);
        const marked = block.closest('[data-sample-operation]').attr();
        const {
          'data-sample-operation': operation = '',
          'data-sample-example': example = '',
          'data-sample-language': language = '',
        } = marked ?? {};
        return {
          page,
          prism: LANGUAGE_CLASS.exec(block.attr('class') ?? '')?.[1] ?? '',
          code: block.text(),
          title: block.siblings('.code-title').text(),
          ...(marked && { sample: { operation, example, language } }),
        };
      });
  });
}

/** Returns the sample requests among code blocks. */
export function printedSamples(blocks: readonly PrintedCode[]): PrintedSample[] {
  return blocks.flatMap(({ page, code, sample }) => (sample ? [{ page, code, ...sample }] : []));
}
