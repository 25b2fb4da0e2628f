import { buildError } from '@api-docs/kit/node';
import type { IndexedPage, OwnOptions } from '@api-docs/local-search';
import type { ApiFacts, Field, Operation } from '@api-docs/openapi-facts';

import { API_FILE, apiVersionFile } from '../api/facts/apiFiles';
import { replaceTokens } from '../content/brand';
import type { Site, SiteTexts } from '../lib/site';

/** The table of synonyms, relative to the project. */
export const SYNONYMS_FILE = 'plugins/search/synonyms.yaml';

const LANDING = 'docs/api/';

function fieldNames(fields: readonly Field[]): string[] {
  return fields.flatMap(({ name, children }) => [name, ...fieldNames(children)]);
}

/** Returns the names of fields that all current operations with an envelope share: those of the envelope. */
function sharedFields(operations: readonly Operation[], field: string): string[] {
  const hasEnvelope = ({ response }: Operation) => response.some(({ name }) => name === field);
  const current = operations.filter((operation) => !operation.deprecated && hasEnvelope(operation));
  const names = current.map(({ request, response }) => new Set([...fieldNames(request), ...fieldNames(response)]));
  return [...(names[0] ?? [])].filter((name) => names.every((some) => some.has(name)));
}

/**
 * Adds methods and names from the OpenAPI file to the reference: paths to operations, and the fields of the envelope to
 * its section on the landing page. Example: the entry of `/tones/v4/check` gets this path and `v4/check`. Throws if the
 * landing page has lost a heading.
 */
export function addReferenceNames(
  pages: readonly IndexedPage[],
  { operations }: ApiFacts,
  envelope: SiteTexts['envelope'],
): void {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  for (const { path, slug, method } of operations) {
    const page = byPath.get(`${LANDING}${slug.slice(1)}/`);
    if (!page) continue;
    page.method = method;
    const names = [path, path.split('/').slice(2).join('/'), ...(method === 'POST' ? [] : [`${method} ${path}`])];
    page.entries[0]?.names.push(...names);
  }
  if (!envelope) return;
  const { anchor, field } = envelope;
  const section = byPath.get(LANDING)?.entries.find((entry) => entry.anchor === anchor);
  if (!section) {
    throw buildError({
      file: 'openapi/landing.mdx',
      problem: 'a heading that search results link to is missing',
      expected: `a heading with the anchor #${anchor}`,
      found: 'none',
      remedy: 'restore the heading, or change `envelope` in docusaurus.config.ts',
    });
  }
  section.names.push(...sharedFields(operations, field));
}

/** Returns whether a page of the reference describes another generation of the API than the one that a docs version calls current. */
export function isOtherGeneration(path: string, { operations }: ApiFacts): boolean {
  if (!path.startsWith(LANDING) || path === LANDING) return false;
  const slug = path.slice(LANDING.length - 1, -1);
  const operation = operations.find((candidate) => candidate.slug === slug);
  return operation?.deprecated ?? true;
}

/** Returns what the search knows of this site, as options of its theme. */
export function searchOptions({ brand, files, envelope, isLegacyPage, searchedValues = [] }: Site): OwnOptions {
  return {
    synonyms: SYNONYMS_FILE,
    fillIn: (text, file) => replaceTokens(text, file, brand),
    sources: ['openapi', 'brand.config.ts', 'docusaurus.config.ts', 'packages', 'plugins'],
    searchedValues: [...searchedValues],
    addNames: (pages) => addReferenceNames(pages, files.facts(API_FILE), envelope),
    isOtherGeneration: (page, version) =>
      isLegacyPage?.(page) || isOtherGeneration(page, files.facts(apiVersionFile(version))),
  };
}
