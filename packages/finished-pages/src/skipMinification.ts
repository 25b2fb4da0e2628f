import { createRequire } from 'node:module';

const requireFile = createRequire(__filename);

const UNCHANGED = { minify: (code: string) => Promise.resolve({ code, warnings: [] }) };

/**
 * Keeps Docusaurus from minifying pages, because it leaves out end tags that browsers need: `finishPages` minifies.
 *
 * The threads that render pages read the variable when they start. This process, in which Docusaurus renders the pages of a small
 * site, has read it already.
 */
export function skipMinification(): void {
  process.env.SKIP_HTML_MINIFICATION = 'true';
  const requireOfCore = createRequire(requireFile.resolve('@docusaurus/core/package.json'));
  const minifier = requireOfCore('@docusaurus/bundler/lib/minifyHtml') as object;
  Object.assign(minifier, { getHtmlMinifier: () => Promise.resolve(UNCHANGED) });
}
