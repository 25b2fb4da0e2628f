import type { CheerioAPI } from 'cheerio';

/** Parts of a page that work, or make sense, only on the page. */
const LEFT_OUT =
  'button, script, style, noscript, svg, .hash-link, [role="tablist"], [aria-hidden="true"], [data-markdown="skip"]';

/** Attributes that say something; all others are there for styles and scripts of the page. */
const KEPT = ['href', 'src', 'alt', 'colspan', 'rowspan', 'start'];

const ADDRESSES = ['href', 'src'];

/**
 * Writes a part of a built page so that it can be read elsewhere: without controls, classes and what React leaves behind,
 * and with full addresses.
 *
 * @param $ the page; it stays as it is
 * @param nodes elements of it, in their order
 * @param page full address of the page, for links to its own anchors
 * @returns HTML with a line for each element
 */
export function sectionHtml($: CheerioAPI, nodes: ReturnType<CheerioAPI>, page: string): string {
  const box = $('<div></div>').append(nodes.clone());
  box.find(LEFT_OUT).remove();
  box
    .find('*')
    .contents()
    .filter((_index, node) => node.type === 'comment')
    .remove();
  for (const element of box.find('*').toArray()) {
    for (const [name, value] of Object.entries($(element).attr() ?? {})) {
      if (!KEPT.includes(name)) $(element).removeAttr(name);
      else if (ADDRESSES.includes(name)) $(element).attr(name, new URL(value, page).href);
    }
  }
  for (const span of box.find('span').toArray()) $(span).replaceWith($(span).contents());
  return box
    .children()
    .toArray()
    .map((element) => $.html(element))
    .join('\n');
}
