import { load } from 'cheerio';

/** What the head of a comparison takes from a page of the site. */
const HEAD =
  'meta[charset], meta[name=viewport], link[rel=preload], link[rel=stylesheet], link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]';

/** What works by scripts that a comparison does not have. */
const SCRIPTED = 'button, .dropdown';

/** A page without content. */
export interface PageShell {
  /** Elements of the head. */
  head: string;
  /** What stands before the content: drawings that links use, the script that sets the color mode, the navbar. */
  before: string;
  /** The footer. */
  after: string;
  /** Id of the content, which the first link of the page leads to. */
  mainId: string;
}

/**
 * Takes the frame of a finished page, as far as it works without scripts, so that a comparison looks like the site. The
 * one script left sets the color mode that the reader chose.
 *
 * @param html of a page of the site
 */
export function pageShell(html: string): PageShell {
  const $ = load(html);
  const text = (selector: string) => $(selector).first().prop('outerHTML') ?? '';
  const nav = $('nav.navbar');
  // On phones the search field lies unseen over this button, and comes up when it is tapped: the button is its picture.
  const opener = nav.find('.site-search button:has(svg)').attr({ tabindex: '-1', 'aria-hidden': 'true' });
  nav.find(SCRIPTED).not(opener).remove();
  nav.find('[aria-current]').removeAttr('aria-current');
  nav.find('.navbar__link--active').removeClass('navbar__link--active');
  // Without scripts the search field is a plain one: it opens the search page.
  const field = nav.find('input');
  for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls']) field.removeAttr(name);
  const skip = $('a[href^="#__docusaurus_skip"]');
  const script = $('body > script').filter((_index, element) => $(element).text().includes('data-theme'));
  return {
    head: $('head')
      .find(HEAD)
      .toArray()
      .map((element) => $(element).prop('outerHTML'))
      .join(''),
    before: `${text('body > svg')}<script>${script.text()}</script>${skip.parent().prop('outerHTML') ?? ''}${nav.prop('outerHTML') ?? ''}`,
    after: text('footer.footer'),
    mainId: skip.attr('href')?.slice(1) ?? 'content',
  };
}
