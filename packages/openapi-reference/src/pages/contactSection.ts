import type { ListItem, RootContent } from 'mdast';

import type { ApiFacts } from '@api-docs/openapi-facts';

import { code, item, link, list, paragraph, section, type Inline } from '../content/nodes';
import { isSafeUrl } from './externalDocs';

/** Returns a URL as a link, or as code if it is none. */
function urlInline(url: string | undefined): Inline | undefined {
  if (url === undefined) return undefined;
  return isSafeUrl(url) ? link(url, url) : code(url);
}

/** Returns an item with what the file has of some facts; none without any. */
function factItem(label: string, facts: readonly (Inline | undefined)[]): ListItem[] {
  const known = facts.filter((fact) => fact !== undefined);
  const listed = known.flatMap((fact, index) => (index === 0 ? [fact] : [', ', fact]));
  return known.length > 0 ? [item([paragraph(`${label}: `, ...listed)])] : [];
}

/** Returns the section on who offers an API, and under which terms. */
export function contactSection({ about = {} }: ApiFacts): RootContent[] {
  const { contact = {}, license = {}, termsOfService } = about;
  const email = contact.email === undefined ? undefined : code(contact.email);
  const identifier = license.identifier === license.name ? undefined : license.identifier;
  const items = [
    ...factItem('Contact', [contact.name, urlInline(contact.url), email]),
    ...factItem('Terms of service', [urlInline(termsOfService)]),
    ...factItem('License', [license.name, identifier, urlInline(license.url)]),
  ];
  return section(2, 'Contact and terms', items.length > 0 ? [list(items)] : []);
}
