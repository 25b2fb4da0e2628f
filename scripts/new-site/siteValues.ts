import { toString } from 'mdast-util-to-string';

import { operationRef } from '@api-docs/openapi-facts/findOperation';
import { parseDescription } from '@api-docs/openapi-facts/parseDescription';
import type { ApiFacts } from '@api-docs/openapi-facts/types';

import { brandLiterals } from '../../site/plugins/content/brand';

/** Replaces names of the provider in a text by tokens, so that only `brand.config.ts` has them. */
function withTokens(text: string, brand: { provider: string; slug: string }): string {
  return brandLiterals(text, brand)
    .reverse()
    .reduce((result, { index, found }) => {
      const token = found === brand.slug ? '%brand.slug%' : '%brand.provider%';
      return result.slice(0, index) + token + result.slice(index + found.length);
    }, text);
}

/** Returns the text of the first paragraph of a description, without Markdown; empty if it has none. */
function firstParagraph(description: string): string {
  const paragraph = parseDescription(description).children.find(({ type }) => type === 'paragraph');
  return paragraph ? toString(paragraph).replace(/\s+/g, ' ').trim() : '';
}

/** Escapes what MDX reads as syntax. */
const asMdx = (text: string) => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');

/**
 * Returns the values of the placeholders in `template/`, by their names: what the files of a new site say about its
 * API.
 */
export function siteValues(facts: ApiFacts, source: Record<string, unknown>, name: string) {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug === '') throw new Error(`--name "${name}" gives no path: write a name with Latin letters or digits`);
  const { contact } = source.info as { contact?: { url?: string } };
  const operation = facts.operations.find(({ deprecated }) => !deprecated) ?? facts.operations[0];
  if (!operation) throw new Error(`${facts.file}: the file has no operation, which the introduction would show`);
  const about = firstParagraph(facts.description) || `The reference and the guides of ${facts.title}.`;
  const quoted = {
    provider: name,
    product: facts.title,
    slug,
    tagline: `Documentation of ${facts.title}`,
    siteUrl: `https://docs.${slug}.example`,
    website: contact?.url ?? `https://${slug}.example`,
  };
  return {
    ...Object.fromEntries(Object.entries(quoted).map(([key, value]) => [key, JSON.stringify(value)])),
    name,
    packageName: `${slug}-docs`,
    about: asMdx(withTokens(about, { provider: name, slug })),
    call: `\`${operation.method} ${operation.path}\``,
    operation: JSON.stringify(operationRef(facts, operation)),
    operationPage: `/docs/api${operation.slug}`,
  };
}
