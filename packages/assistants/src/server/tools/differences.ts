import type { VersionPair } from '@api-docs/kit/node';

import type { Answer } from '../answer';
import type { Docs } from '../data';
import type { Question } from '../inputs';
import { askedOperation } from '../askedOperation';
import { findPage } from '../findPage';
import { InputError } from '../inputError';
import { partOf } from './read';

const comparisonRoot = ({ older, newer }: VersionPair) => `compare/${older}...${newer}/`;

function findPair(docs: Docs, older: string, newer: string): VersionPair {
  const { versions, pairs } = docs.site();
  const order = versions.map(({ name }) => name);
  if (order.indexOf(older) >= order.indexOf(newer)) {
    const reason = older === newer ? 'Both versions are the same' : `${newer} is older than ${older}`;
    throw new InputError(`${reason}. Give the older version as \`from\`. Order: ${order.join(', ')}.`);
  }
  const found = pairs.find((pair) => pair.older === older && pair.newer === newer);
  if (found) return found;
  const known = pairs.map((pair) => `${pair.older} to ${pair.newer}`).join(', ');
  throw new InputError(`${older} and ${newer} were not compared. Compared: ${known}.`);
}

function changesOf(docs: Docs, pair: VersionPair) {
  return docs.api().changes.filter(({ older, newer }) => older === pair.older && newer === pair.newer);
}

function urlList(docs: Docs, paths: readonly string[]): string {
  return paths.length > 0 ? paths.map((path) => `- ${docs.urlOf(path)}`).join('\n') : 'None.';
}

function operationChanges(docs: Docs, pair: VersionPair, given: string): string {
  const { operations } = docs.api();
  const known = [...(operations[pair.newer] ?? []), ...(operations[pair.older] ?? [])];
  const { path, address } = askedOperation(known, given);
  const own = changesOf(docs, pair).filter(
    ({ concernsAll, operations: changed }) => concernsAll || changed.includes(path),
  );
  if (own.length === 0)
    return `\`${path}\` has the same fields, limits, defaults and statuses in ${pair.older} and ${pair.newer}.`;
  const head = `Changes of \`${path}\` from ${pair.older} to ${pair.newer}:`;
  return [head, '', ...own.map(({ text }) => text), '', `From ${docs.urlOf(address)}`].join('\n');
}

function pageChanges(docs: Docs, pair: VersionPair, given: string): string {
  const { pages } = docs.site();
  const { path } = findPage(docs, given);
  const inside = pages.find((page) => page.path === path)?.inside;
  if (inside === undefined)
    throw new InputError(`\`${path}\` has no versions. Ask for a page of the docs or an operation.`);
  const comparison = docs.pages()[comparisonRoot(pair) + inside];
  if (comparison !== undefined) return comparison;
  const versions = [pair.older, pair.newer].filter((name) =>
    pages.some((page) => page.version === name && page.inside === inside),
  );
  if (versions.length === 2) return `\`${path}\` says the same in ${pair.older} and ${pair.newer}.`;
  return versions.length === 1
    ? `\`${path}\` exists in ${versions[0] ?? ''} only, or has another path in the other version.`
    : `\`${path}\` exists in neither ${pair.older} nor ${pair.newer}.`;
}

function pagesOnlyIn(docs: Docs, version: string, other: string): string[] {
  const { pages } = docs.site();
  const known = pages.filter((page) => page.version === other).map(({ inside }) => inside);
  return pages.filter((page) => page.version === version && !known.includes(page.inside)).map(({ path }) => path);
}

function overview(docs: Docs, pair: VersionPair): string {
  const root = comparisonRoot(pair);
  const own = changesOf(docs, pair);
  const pages = Object.keys(docs.pages()).filter((path) => path.startsWith(root));
  return [
    `# API changes from ${pair.older} to ${pair.newer}`,
    own.length > 0 ? own.map(({ text }) => text).join('\n') : 'None.',
    '# Changed pages',
    urlList(docs, pages),
    `# Pages that ${pair.older} does not have`,
    urlList(docs, pagesOnlyIn(docs, pair.newer, pair.older)),
    `# Pages that ${pair.newer} does not have`,
    urlList(docs, pagesOnlyIn(docs, pair.older, pair.newer)),
  ].join('\n\n');
}

/**
 * Returns what changed between two docs versions: of a page, of an operation, or an overview of both. Throws if a name is
 * unknown, the order is wrong, or the two versions were not compared.
 */
export function differences(docs: Docs, { from, to, page, operation, part }: Question<'differences'>): Answer {
  const pair = findPair(docs, from, to);
  if (page !== undefined && operation !== undefined) throw new InputError('Give `page` or `operation`, not both.');
  const whole = () => (page === undefined ? overview(docs, pair) : pageChanges(docs, pair, page));
  const own = partOf(operation === undefined ? whole() : operationChanges(docs, pair, operation), part);
  return { data: { from, to, ...own }, text: own.text };
}
