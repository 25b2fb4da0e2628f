import { withPolicy } from './contentSecurityPolicy';
import { withTags } from '../social-cards/socialTags';
import { withExplicitEndTags } from './explicitEndTags';
import { withPreload } from './fontPreload';
import { withHeldScripts } from './heldScripts';
import { withNotFoundLinks } from './notFoundLinks';

/** What the steps need besides the page. */
export interface FinishingFacts {
  basePath: string;
  /** Path of the font file. */
  font: string;
  /** Elements of the head that name the social card of a page. */
  cardTags(page: string): string;
}

/** A step: takes a page's HTML and its path below the base path (`docs/intro/`, `404.html`), returns the new HTML. */
export type FinishingStep = (html: string, page: string, facts: FinishingFacts) => string;

/**
 * Everything that happens to a page after Docusaurus has rendered it, in this order. The policy comes last, because it
 * holds the hashes of everything inline.
 */
export const FINISHING_STEPS: Readonly<Record<string, FinishingStep>> = {
  'end tags': (html) => withExplicitEndTags(html),
  'held scripts': (html, page) => withHeldScripts(html, page),
  'font preload': (html, _page, { font }) => withPreload(html, font),
  'social card': (html, page, { cardTags }) => withTags(html, cardTags(page), page),
  'not-found links': (html, page, { basePath }) => withNotFoundLinks(html, page, basePath),
  'content security policy': (html, page) => withPolicy(html, page),
};

/**
 * Finishes a page.
 *
 * @param html as Docusaurus has rendered it
 * @param page its path below the base path, empty for the home page
 */
export function finishPage(html: string, page: string, facts: FinishingFacts): string {
  return Object.values(FINISHING_STEPS).reduce((text, step) => step(text, page, facts), html);
}
