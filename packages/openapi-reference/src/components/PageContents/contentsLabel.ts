import { translate } from '@docusaurus/Translate';

/** Returns the name of a list of a page's sections, in the language of the site. */
export function contentsLabel(): string {
  return translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
  });
}
