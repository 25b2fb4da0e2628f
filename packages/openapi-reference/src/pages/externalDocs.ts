import type { RootContent } from 'mdast';

import { isPhrase, type ExternalDocs } from '@api-docs/openapi-facts';

import { description, phrase } from '../content/description';
import { code, link, paragraph } from '../content/nodes';

/** Returns whether a URL can be a link. */
export function isSafeUrl(url: string): boolean {
  return /^https?:\/\/[\w./?&=%#:@~+,;-]+$/i.test(url);
}

/** Returns a link to documentation elsewhere; an address that is none as text. */
export function externalDocs({ url, description: about = '' }: ExternalDocs): RootContent[] {
  const isLabel = about !== '' && isPhrase(about);
  const label = isLabel ? phrase(about) : ['External documentation'];
  const line = isSafeUrl(url) ? [link(url, ...label)] : [...label, ': ', code(url)];
  return [paragraph(...line), ...(isLabel ? [] : description(about))];
}
