import { CARD_SIZE, cardFile, type Card } from './card';

/** Names of the site that tags are made of. */
interface Site {
  provider: string;
  siteUrl: string;
  basePath: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

function attribute(text: string): string {
  return text.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** What the card shows, in words. */
function alternative({ title, section }: Card, { provider }: Site): string {
  return `${[title, section, provider].join(' – ')}. A plumb line hangs beside the words.`;
}

/**
 * Writes the tags that name a page's card (https://ogp.me). `twitter:card` stands in every page of Docusaurus already.
 *
 * @returns `<meta>` elements
 */
export function socialTags(card: Card, site: Site): string {
  const properties = {
    'og:image': `${site.siteUrl}${site.basePath}${cardFile(card)}`,
    'og:image:type': 'image/png',
    'og:image:width': String(CARD_SIZE.width),
    'og:image:height': String(CARD_SIZE.height),
    'og:image:alt': alternative(card, site),
  };
  return Object.entries(properties)
    .map(([property, content]) => `<meta property="${property}" content="${attribute(content)}">`)
    .join('');
}

const TITLE_END = '</title>';

/**
 * Puts tags into a page's head, behind its title, where readers of link previews that stop early still find them.
 *
 * @param html a finished page
 * @param file its name in messages
 * @throws when the page has no title
 */
export function withTags(html: string, tags: string, file: string): string {
  const end = html.indexOf(TITLE_END) + TITLE_END.length;
  if (end < TITLE_END.length) throw new Error(`${file}: the page has no <title> to put its social card behind`);
  return html.slice(0, end) + tags + html.slice(end);
}
