import { successorEntry, type Successors } from '@api-docs/openapi-facts/successors';
import { firstSentence, isPhrase } from '@api-docs/openapi-facts/parseDescription';
import type { ApiFacts, Operation } from '@api-docs/openapi-facts/types';
import { type DocsVersion, docsVersions, LATEST_PATH, versionLabel } from '@api-docs/kit/docsVersions';
import { markdownPath } from '@api-docs/kit/markdownPath';
import { joinNames } from '@api-docs/kit/joinNames';
import { MARKDOWN_HINT, writeAgentFiles } from '@api-docs/assistants/markdown/writeAgentFiles';

import { API_FILE, downloads } from '../api/facts/apiFiles';
import type { Build, Site } from '../lib/site';

/** Path of the local docs server, which `scripts/docs-server.ts` bundles after the build. */
export const DOCS_SERVER_FILE = 'docs-server.mjs';

type Sources = Pick<Site, 'files' | 'brand' | 'assistants'>;

/** Returns the URL of the home page. */
const rootOf = ({ siteUrl, basePath }: Site['brand']) => siteUrl + basePath;

/**
 * Returns the advice to call the current API rather than the legacy API, with the paths of both. Returns an empty
 * string if the API has no legacy operations, or no others.
 */
export function preferCurrent({ operations }: ApiFacts, successors: Successors): string {
  const legacy = operations.filter(({ deprecated }) => deprecated);
  const current = operations.filter(({ deprecated }) => !deprecated);
  if (legacy.length === 0 || current.length === 0) return '';
  // Example: `/tones/v4/` for `/tones/v4/check`.
  const prefixOf = ({ path }: Operation) => `\`${path.slice(0, path.lastIndexOf('/') + 1)}\``;
  const prefixes = (of: readonly Operation[]) => joinNames([...new Set(of.map(prefixOf))]);
  const isLast = (operation: Operation) => successorEntry(successors, operation)?.successor === null;
  const last = joinNames(legacy.filter(isLast).map(({ path }) => `\`${path}\``));
  return (
    `Prefer the current API, the paths below ${prefixes(current)}, over the legacy API, those below ` +
    `${prefixes(legacy)}, which is soon to be deprecated.${last && ` No successor is documented for ${last}.`}`
  );
}

/** Returns one sentence with the facts that are not documented and the advice not to guess them; empty without such facts. */
export function doNotGuess({ files, assistants: { undocumented } }: Pick<Site, 'files' | 'assistants'>): string {
  if (!undocumented) return '';
  const items = [...files.brandedText(undocumented.file).matchAll(/^- (.)(.*?)\.?$/gm)]
    .map(([, first = '', rest = '']) => first.toLowerCase() + rest)
    .join('; ');
  return items && `Not documented, so don't guess, and say so when you are asked: ${items}.`;
}

function preferLatest(own: DocsVersion, { files, brand }: Sources): string {
  const versions = docsVersions(files.versions());
  const latest = versions.find(({ path }) => path === LATEST_PATH);
  const others = versions.filter((version) => version !== latest).map(versionLabel);
  if (!latest || others.length === 0) return '';
  const preference = `Prefer docs ${versionLabel(latest)} over ${joinNames(others)}`;
  return own.path === LATEST_PATH
    ? `${preference}, which are only for questions about those versions.`
    : `${preference}. These pages are only for questions about docs ${own.name}; for others, start with ${rootOf(brand)}llms.txt`;
}

/**
 * Returns the instructions of an index: which API and which docs to prefer, which facts are not documented, and where files
 * are.
 *
 * @param own docs version that the index covers
 * @returns one line of Markdown each; files are plain URLs, because the links of an index lead to pages
 */
export function instructions(own: DocsVersion, site: Sources): string[] {
  const { files, brand, assistants } = site;
  const siteRoot = rootOf(brand);
  const facts = files.facts(API_FILE);
  const { skill } = assistants;
  const about = (isPhrase(facts.description) ? facts.description : firstSentence(facts.description))
    .trim()
    .replaceAll('\n', ' ');
  return [
    `${about} Its base URL is \`${facts.server}\`.`.trim(),
    preferCurrent(facts, files.successors()),
    preferLatest(own, site),
    doNotGuess(site),
    MARKDOWN_HINT,
    skill ? `${skill.about}: ${siteRoot}${markdownPath(skill.page)}` : '',
    `OpenAPI ${facts.openApi} file of docs ${own.name}: ${siteRoot}${downloads.ofVersion(own.name).yaml}`,
    `Postman collection: ${siteRoot}${downloads.postman}`,
    `All example calls as a .http file for editors: ${siteRoot}${downloads.http}`,
    `These docs as a local server (Model Context Protocol over stdio, one file for Node.js): ${siteRoot}${DOCS_SERVER_FILE}`,
  ].filter(Boolean);
}

/** Writes the files for coding agents. */
export default function writeSiteAgentFiles({ site, built, contents }: Build): void {
  const { files, brand, assistants } = site;
  writeAgentFiles({
    built,
    product: brand.product,
    versions: docsVersions(files.versions()),
    unversioned: { api: 'API reference' },
    pages: new Map([...contents].flatMap(([page, { markdown }]) => (markdown ? [[page, markdown] as const] : []))),
    instructions: (version) => instructions(version, site),
    skill: assistants.skill,
    catalog: { api: files.facts(API_FILE), reference: 'docs/api/', downloads: downloads.list(files.versions()) },
  });
}
