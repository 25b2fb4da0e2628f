/**
 * Links in descriptions that lead into the OpenAPI document, as viewers of documents write them: `#operation/getPet`,
 * `#tag/Pets`, `#section/Errors`, `#/Pets/getPet`, `#/components/schemas/Pet`. Facts do not know where pages are, so such a link keeps
 * its target under a scheme of its own until the reference gives it an address.
 */

import { decoded } from '@api-docs/kit';

const SCHEME = 'openapi:';

/**
 * Returns a target in the form in which two are compared, because viewers write the same one in many ways: letters and digits,
 * with `-` between words. Example: `paths//pets/{id}/get` → `paths-pets-id-get`. Empty if nothing is left.
 */
export function documentTarget(written: string): string {
  const words = written.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.filter(Boolean).join('-');
}

/** Returns the URL of a link into the document until it has an address; undefined for any other link. */
export function documentUrl(url: string): string | undefined {
  if (!url.startsWith('#') || documentTarget(decoded(url)) === '') return undefined;
  // HTML would have `&` in another form, and a host would be read after slashes.
  return SCHEME + url.replace(/^#\/*/, '').replaceAll('&', '%26');
}

/** Returns the target of a URL from {@link documentUrl} without the signs of a pointer; undefined for any other URL. */
export function targetOfUrl(url: string): string | undefined {
  if (!url.startsWith(SCHEME)) return undefined;
  return decoded(url.slice(SCHEME.length)).replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Returns the address of a target; undefined for one that leads nowhere. */
export type AddressOf = (target: string) => string | undefined;

/** A link in HTML, and in HTML in JSON, where its quotes are escaped. */
const LINK = new RegExp(String.raw`<a href=(\\?")(${SCHEME}[^"\\]*)\1>([^]*?)</a>`, 'g');

/** Gives links into the document their addresses, in HTML or in JSON with HTML. Those that lead nowhere become text. */
export function addressDocumentLinks(text: string, addressOf: AddressOf): string {
  return text.replace(LINK, (_link, quote: string, url: string, content: string) => {
    const address = addressOf(targetOfUrl(url) ?? '');
    return address === undefined ? content : `<a href=${quote}${encodeURI(address)}${quote}>${content}</a>`;
  });
}
