import type { Successors } from '../api-facts/successors';
import type { ApiFacts, Operation } from '../api-facts/types';
import { downloads, POSTMAN_COLLECTION } from '../downloads/downloads';
import type { DocsVersion } from '../search/docsVersions';
import { LATEST_FOLDER, versionWords } from './versionWords';

/** Names of the files for assistants at the base path. */
export const FULL_FILE = 'llms-full.txt';
export const SKILL_FILE = 'skill.md';

/** What the instructions of an index are made of. */
export interface InstructionFacts {
  /** Address of the home page. */
  address: string;
  versions: readonly DocsVersion[];
  facts: ApiFacts;
  successors: Successors;
  /** The register of what is not published, Markdown. */
  notPublished: readonly string[];
}

/** Example: `/metrics/v4alpha/` of `/metrics/v4alpha/pii`. */
function areaOf({ path }: Operation): string {
  return `\`${path.slice(0, path.lastIndexOf('/') + 1)}\``;
}

/** Example: `a, b and c`. */
export function inWords(items: readonly string[]): string {
  const [last = '', ...others] = [...items].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`;
}

/** @returns which generation of the API to call, with the paths of both */
export function preferCurrent({ operations }: ApiFacts, { operations: table }: Successors): string {
  const areas = (deprecated: boolean) => [
    ...new Set(operations.filter((operation) => operation.deprecated === deprecated).map(areaOf)),
  ];
  const alone = operations.filter(({ path, deprecated }) => deprecated && table[path]?.successor === null);
  return (
    `Prefer the current API, the paths below ${inWords(areas(false))}, over the legacy API, those below ` +
    `${inWords(areas(true))}, which is soon to be deprecated. No successor is documented for ` +
    `${inWords(alone.map(({ path }) => `\`${path}\``))}.`
  );
}

/** @returns the register in one sentence, with what to do about it */
export function doNotGuess(notPublished: readonly string[]): string {
  const items = notPublished
    .map((item) => item.replace(/\.$/, ''))
    .map((item) => item[0]?.toLowerCase() + item.slice(1));
  return `Not published, so do not guess, and say so when you are asked: ${items.join('; ')}.`;
}

function preferLatest(own: DocsVersion, { versions, address }: InstructionFacts): string {
  const latest = versions.find(({ path }) => path === LATEST_FOLDER);
  const others = versions.filter((version) => version !== latest).map(versionWords);
  if (!latest) return '';
  const stay = `Prefer docs ${versionWords(latest)} over ${inWords(others)}`;
  return own === latest
    ? `${stay}, which are for questions about those versions only.`
    : `${stay}. These pages are for questions about docs ${own.name} only; for others start with ${address}llms.txt`;
}

/**
 * Says how to use the pages of an index: which API and which docs to prefer, what nobody published, and where files are.
 *
 * @param own docs version that the index is about
 * @returns one line each, Markdown; files are named by bare addresses, because the links of an index lead to pages
 */
export function instructions(own: DocsVersion, site: InstructionFacts): string[] {
  const { address, facts, successors, notPublished } = site;
  const file = downloads([own.name]).find(({ version }) => version === own.name);
  return [
    `The API: ${facts.description} Its address is \`${facts.server}\`.`,
    preferCurrent(facts, successors),
    preferLatest(own, site),
    doNotGuess(notPublished),
    'Every page has a Markdown version: replace the slash at the end of its address with `.md`; that of the home page is `index.md`.',
    `How to make the first call, choose metrics and move from the legacy API: ${address}${SKILL_FILE}`,
    `OpenAPI 3.1 file of docs ${own.name}: ${address}${file?.yaml ?? ''}`,
    `Postman collection: ${address}${POSTMAN_COLLECTION}`,
    `All pages of the latest docs in one file: ${address}${FULL_FILE}`,
  ].filter(Boolean);
}
