import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { LATER_STYLES, memoize } from '@api-docs/kit';

import { firstStyles } from './firstStyles';

/** A link to a stylesheet for all media, and its address. */
const STYLESHEET = /<link rel="?stylesheet"? href="?([^"\s>]+)"?\s*\/?>/g;

/**
 * Returns a function that writes the styles of a page's first paint into its head, so that the paint does not wait for the
 * stylesheets of the build. They load as if for print, and `inline/laterStyles.ts` then applies them, at the same place,
 * because stylesheets that load on demand come after them. Without scripts, links at the end of the page do this.
 *
 * @param outDir folder of the built site
 */
export function styleInliner(outDir: string, basePath: string): (html: string) => string {
  const readerOf = memoize((address: string) => {
    const file = path.join(outDir, address.slice(basePath.length));
    return address.startsWith(basePath) && existsSync(file) ? firstStyles(readFileSync(file, 'utf8')) : undefined;
  });
  return (html) => {
    const withoutScripts: string[] = [];
    const inlined = html.replace(STYLESHEET, (link, address: string) => {
      const styles = readerOf(address)?.(html);
      if (styles === undefined) return link;
      withoutScripts.push(link);
      return `<style>${styles}</style><link rel="stylesheet" href="${address}" media="print" ${LATER_STYLES}>`;
    });
    if (withoutScripts.length === 0) return html;
    return inlined.replace('</body>', (end) => `<noscript>${withoutScripts.join('')}</noscript>${end}`);
  };
}
