import { escapeHtml } from '@api-docs/kit/codeHtml';
import { docsVersions, LATEST_PATH } from '@api-docs/kit/docsVersions';

import { cardAlt } from '../../..';
import type { Card, Site } from '../../lib/site';

/** The image of a page that names one in its front matter. */
const OWN_IMAGE = /<meta [^>]*\bproperty="?og:image\b/;

/**
 * Returns a function that takes a page path and its HTML and returns the `<meta>` elements of the page's card
 * (https://ogp.me): its own one, that of the same page in the latest version, or that of the closest parent page.
 */
export function socialTags(cards: ReadonlyMap<string, Card>, { files, brand }: Site) {
  const others = docsVersions(files.versions()).filter(({ path }) => path !== LATEST_PATH);
  return (page: string, html: string): string => {
    if (OWN_IMAGE.test(html)) return '';
    const other = others.find(({ path }) => page.startsWith(path));
    let known = other ? LATEST_PATH + page.slice(other.path.length) : page;
    while (!cards.has(known) && known.endsWith('/')) known = known.replace(/[^/]+\/$/, '');
    const card = cards.get(known);
    if (!card) return '';
    const properties = {
      image: `${brand.siteUrl}${brand.basePath}${card.file}`,
      'image:type': 'image/png',
      'image:width': '1200',
      'image:height': '630',
      'image:alt': `${card.title} – ${card.section} – ${brand.provider}.${cardAlt}`,
    };
    return Object.entries(properties)
      .map(([name, value]) => `<meta property="og:${name}" content="${escapeHtml(value).replaceAll('"', '&quot;')}">`)
      .join('');
  };
}
