import { CARD_SIZE } from './cardLayout';
import type { Card } from './planCards';

/** Folder of the cards below the base path. */
export const CARD_FOLDER = 'img/social';

interface Site {
  provider: string;
  siteUrl: string;
  basePath: string;
}

/** Returns the path of a card below the base path, for example `img/social/docs/intro.png`. */
export function cardFile({ page }: Pick<Card, 'page'>): string {
  return `${CARD_FOLDER}/${page.slice(1, -1) || 'index'}.png`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (character) => ENTITIES[character] ?? character);
}

/** Returns the alt text of a card. */
function altText({ title, section }: Card, { provider }: Site): string {
  return `${[title, section, provider].join(' – ')}. A plumb line hangs beside the words.`;
}

/** Returns the `<meta>` elements of a page's card (https://ogp.me). Docusaurus adds `twitter:card` to every page. */
export function socialTags(card: Card, site: Site): string {
  const properties = {
    'og:image': `${site.siteUrl}${site.basePath}${cardFile(card)}`,
    'og:image:type': 'image/png',
    'og:image:width': String(CARD_SIZE.width),
    'og:image:height': String(CARD_SIZE.height),
    'og:image:alt': altText(card, site),
  };
  return Object.entries(properties)
    .map(([property, content]) => `<meta property="${property}" content="${escapeAttribute(content)}">`)
    .join('');
}

const TITLE_END = '</title>';

/** The image of a page that names one in its front matter. */
const OWN_IMAGE = /<meta [^>]*\bproperty="?og:image\b/;

/**
 * Adds the tags of a card to a page's head, right after the title, because some crawlers read only the start of a page.
 * A page with an image of its own stays unchanged.
 *
 * @param file name of the page in error messages
 * @throws if the page has no title
 */
export function withSocialTags(html: string, tags: string, file: string): string {
  if (OWN_IMAGE.test(html)) return html;
  const end = html.indexOf(TITLE_END) + TITLE_END.length;
  if (end < TITLE_END.length) throw new Error(`${file}: the page has no <title> for its social card`);
  return html.slice(0, end) + tags + html.slice(end);
}
