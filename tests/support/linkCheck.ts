import { load, type CheerioAPI } from 'cheerio';

import { attributesOf, builtFiles, builtPage, siteUrl } from './builtSite';

const root = new URL(siteUrl);
const files = new Set(builtFiles());

/** Separates the URLs of a `srcset` such as `small.png 1x, large.png 2x`. */
const SOURCE_SET_GAP = /(?:\s+[\d.]+[wx])?\s*(?:,\s+|$)/;

function readLinks($: CheerioAPI) {
  const values = (selector: string, name: string) => attributesOf($, `${selector}[${name}]`, name);
  const sets = ['srcset', 'imagesrcset'].flatMap((name) => values('', name));
  const [refresh] = values('meta[http-equiv=refresh]', 'content');
  const redirect = refresh?.replace(/^.*url=/, '');
  return {
    ids: attributesOf($, $('[id]').not('svg defs [id]'), 'id'),
    anchors: new Set([...values('', 'id'), ...values('a', 'name')]),
    isRedirect: redirect !== undefined,
    links: [
      ...values(':not([rel=alternate], [rel=canonical])', 'href'),
      ...values('', 'src'),
      ...values('meta:is([property="og:image"], [name="twitter:image"])', 'content'),
      ...sets.flatMap((value) => value.split(SOURCE_SET_GAP).filter(Boolean)),
      ...(redirect === undefined ? [] : [redirect]),
    ],
  };
}

const pages = new Map<string, ReturnType<typeof readLinks>>();

/** Returns a page of the build: its ids, links and images. Each page is read once. */
export function linkedPage(file: string): ReturnType<typeof readLinks> {
  const page = pages.get(file) ?? readLinks(builtPage(file).$);
  pages.set(file, page);
  return page;
}

function faultOf(link: string, page: string): string | undefined {
  const from = new URL(page.replace(/(^|\/)index\.html$/, '$1'), root);
  if (!URL.canParse(link, from.href)) return 'is malformed';
  const url = new URL(link, from);
  if (url.host !== root.host || !url.protocol.startsWith('http')) return undefined;
  if (!url.pathname.startsWith(root.pathname)) return 'is outside of the base path';
  const below = decodeURIComponent(url.pathname.slice(root.pathname.length));
  const file = below.replace(/(^|\/)$/, '$1index.html');
  if (!files.has(file)) return 'does not exist';
  const fragment = decodeURIComponent(url.hash.slice(1));
  if (!file.endsWith('.html') || file === page) return undefined;
  const { isRedirect, anchors } = linkedPage(file);
  if (isRedirect) return 'is a redirect';
  return ['', 'top'].includes(fragment) || anchors.has(fragment) ? undefined : 'is no anchor of its page';
}

/** Follows links and images of a page as a static host would. Returns a line for each that is broken. */
export function brokenLinks(page: string, html = ''): string[] {
  const { links, anchors } = html === '' ? linkedPage(page) : readLinks(load(html, { scriptingEnabled: false }));
  return [...new Set(links)].flatMap((link) => {
    const isOwnAnchor = /^#./.test(link) && !anchors.has(decodeURIComponent(link.slice(1)));
    const fault = isOwnAnchor ? 'is no anchor of its page' : faultOf(link, page);
    return fault === undefined ? [] : [`${page}: ${link} ${fault}`];
  });
}
