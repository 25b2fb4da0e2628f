import { existsSync } from 'node:fs';
import path from 'node:path';

import { buildError } from '@api-docs/kit/buildError';
import { docsVersions } from '@api-docs/kit/docsVersions';
import { readSynonyms, type Synonyms } from '@api-docs/local-search/build/synonyms';
import { writeIndexes as writeSearchIndexes } from '@api-docs/local-search/build/writeIndexes';
import type { IndexedPage } from '@api-docs/local-search/searchIndex';
import type { ApiFacts, Field, Operation } from '@api-docs/openapi-facts/types';

import { API_FILE, apiVersionFile } from '../api/facts/apiFiles';
import { replaceTokens } from '../content/brand';
import type { Build, Site, SiteTexts } from '../lib/site';

/** The table of synonyms, relative to the project. */
const SYNONYMS_FILE = 'plugins/search/synonyms.yaml';

/** Reads the table of synonyms and replaces its brand tokens. Throws if the table is invalid. */
export function siteSynonyms({ siteDir, brand }: Pick<Site, 'siteDir' | 'brand'>): Synonyms {
  if (!existsSync(path.join(siteDir, SYNONYMS_FILE))) return { file: SYNONYMS_FILE, targets: [], sameMeaning: [] };
  return readSynonyms(siteDir, SYNONYMS_FILE, (text) => replaceTokens(text, SYNONYMS_FILE, brand));
}

/** Path of the reference's landing page. */
const LANDING = 'docs/api/';

function fieldNames(fields: readonly Field[]): string[] {
  return fields.flatMap(({ name, children }) => [name, ...fieldNames(children)]);
}

/** Returns the names of fields that all current operations with an envelope share: those of the envelope. */
function sharedFields(operations: readonly Operation[], field: string): string[] {
  const hasEnvelope = ({ reply }: Operation) => reply.some(({ name }) => name === field);
  const current = operations.filter((operation) => !operation.deprecated && hasEnvelope(operation));
  const names = current.map(({ request, reply }) => new Set([...fieldNames(request), ...fieldNames(reply)]));
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

/** Writes the search index of each docs version. */
export default function writeIndexes({ site, built, contents }: Build): void {
  const { files } = site;
  writeSearchIndexes({
    built,
    indexFiles: site.indexFiles(),
    pages: contents,
    versions: docsVersions(files.versions()),
    synonyms: siteSynonyms(site),
    addNames: (pages) => addReferenceNames(pages, files.facts(API_FILE), site.envelope),
    isOtherGeneration: (page, version) =>
      site.isLegacyPage?.(page) || isOtherGeneration(page, files.facts(apiVersionFile(version))),
  });
}
