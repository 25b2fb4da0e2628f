import { shownName, versionLabel, type DocsVersion } from '@api-docs/kit/node';
import { joinNames, LLMS_TXT, markdownPath } from '@api-docs/kit';
import { firstSentence, isPhrase, successorEntry, type Operation } from '@api-docs/openapi-facts';
import type { ApiValue } from '@api-docs/openapi-reference/library';

import type { Options } from '../options';

/** Path of the local MCP server below the base path. */
export const DOCS_SERVER_FILE = 'docs-server.mjs';

export interface InstructedSite extends Pick<Options, 'instructions' | 'skill' | 'server'> {
  /** URL of the home page. */
  siteRoot: string;
  versions: readonly DocsVersion[];
  trailingSlash: boolean | undefined;
  hasHomePage: boolean;
  api?: ApiValue | undefined;
}

/**
 * Returns the advice to call the current API rather than the legacy API, with the paths of both, or if they share paths, the advice
 * not to call single operations. Returns an empty string if the API has no legacy operations, or no others.
 */
export function preferCurrent({ files, file }: Pick<ApiValue, 'files' | 'file'>): string {
  const { operations } = files.facts(file);
  const legacy = operations.filter(({ deprecated }) => deprecated);
  const current = operations.filter(({ deprecated }) => !deprecated);
  if (legacy.length === 0 || current.length === 0) return '';
  // Example: `/tones/v4/` for `/tones/v4/check`.
  const prefixOf = ({ path }: Operation) => `\`${path.slice(0, path.lastIndexOf('/') + 1)}\``;
  const prefixes = (of: readonly Operation[]) => [...new Set(of.map(prefixOf))];
  const names = (of: readonly Operation[]) => joinNames(of.map(({ method, path }) => `\`${method} ${path}\``));
  const { state } = files.options.deprecation;
  const isShared = prefixes(legacy).some((prefix) => prefixes(current).includes(prefix));
  const advice = isShared
    ? `Do not call what is ${state}: ${names(legacy)}.`
    : `Prefer the current API, the paths below ${joinNames(prefixes(current))}, over the legacy API, those below ` +
      `${joinNames(prefixes(legacy))}, which is ${state}.`;
  const isLast = (operation: Operation) => successorEntry(files.successors(), operation)?.successor === null;
  const last = joinNames(legacy.filter(isLast).map(({ path }) => `\`${path}\``));
  return advice + (last && ` No successor is documented for ${last}.`);
}

function preferLatest(own: DocsVersion, { versions, siteRoot }: InstructedSite): string {
  const latest = versions.find(({ isLatest }) => isLatest);
  const others = versions.filter((version) => version !== latest).map(versionLabel);
  if (!latest || others.length === 0) return '';
  const preference = `Prefer docs ${versionLabel(latest)} over ${joinNames(others)}`;
  return own.isLatest
    ? `${preference}, which are only for questions about those versions.`
    : `${preference}. These pages are only for questions about docs ${shownName(own)}; for others, start with ${siteRoot}${LLMS_TXT}`;
}

function aboutApi({ files, file }: ApiValue): string {
  const { description, server } = files.facts(file);
  const about = isPhrase(description) ? description : firstSentence(description);
  const subject = about.trim() ? 'Its base URL' : 'The base URL of the API';
  const address = server === '' ? '' : `${subject} is \`${server}\`.`;
  return `${about.trim().replaceAll('\n', ' ')} ${address}`.trim();
}

function apiDownloads(
  { files, file, downloads }: ApiValue,
  own: DocsVersion,
  { siteRoot, versions }: InstructedSite,
): string[] {
  const { openApi, operations } = files.facts(file);
  const ofDocs = versions.length > 1 ? ` of docs ${own.name}` : '';
  const document = `OpenAPI ${openApi} file${ofDocs}: ${siteRoot}${downloads.ofVersion(own.name).yaml}`;
  if (operations.length === 0) return [document];
  return [
    document,
    `Postman collection: ${siteRoot}${downloads.postman}`,
    `All example calls as a .http file for editors: ${siteRoot}${downloads.http}`,
  ];
}

/**
 * Returns the instructions of an index: which API and which docs to prefer, what the site adds, and where files are.
 *
 * @param own docs version that the index covers
 * @returns one line of Markdown each; files are plain URLs, because the links of an index lead to pages
 */
export function instructions(own: DocsVersion, site: InstructedSite): string[] {
  const { siteRoot, api, skill, server, trailingSlash, hasHomePage } = site;
  const change = trailingSlash ? 'replace the final slash of its URL with `.md`' : 'add `.md` to its URL';
  return [
    api ? aboutApi(api) : '',
    api ? preferCurrent(api) : '',
    preferLatest(own, site),
    ...(site.instructions?.(own) ?? []),
    `Every page has a Markdown version: ${change}${hasHomePage ? '; that of the home page is `index.md`' : ''}.`,
    skill ? `${skill.about ?? skill.name}: ${siteRoot}${markdownPath(skill.page)}` : '',
    ...(api ? apiDownloads(api, own, site) : []),
    server
      ? `These docs as a local server (Model Context Protocol over stdio, one file for Node.js): ${siteRoot}${DOCS_SERVER_FILE}`
      : '',
  ].filter(Boolean);
}
