import type { HtmlTags, Plugin } from '@docusaurus/types';

/**
 * Puts tags into the head of every page. The option of the same name would do so too, but all options are shipped to the
 * browser, where nobody needs these scripts a second time.
 *
 * @param headTags in the order in which they shall stand
 */
export default function headScripts(headTags: HtmlTags): () => Plugin {
  return () => ({ name: 'head-scripts', injectHtmlTags: () => ({ headTags }) });
}
