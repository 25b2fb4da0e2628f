// Checks of options against the site, once Docusaurus has loaded it.

import { existsSync } from 'node:fs';
import path from 'node:path';

import type { AllContent } from '@docusaurus/types';

import { spellingRemedy } from '@api-docs/kit/node';
import { optionError } from '@api-docs/kit/plugin';
import { callExamples, type ApiFacts } from '@api-docs/openapi-facts';

import { PACKAGE, type Options, type ServerOptions } from './options';
import { askedOperation } from './server/askedOperation';

/** Packages without which there is no MCP server, and the names of their plugins. */
const NEEDED_BY_SERVER = {
  '@api-docs/openapi-reference': '@api-docs/openapi-reference',
  '@api-docs/local-search': 'local-search',
};

/** Throws if an option needs a package that the site does not list, or names docs that it does not have. */
export function checkPlugins({ server, titles = {} }: Options, allContent: AllContent): void {
  const missing = Object.entries(NEEDED_BY_SERVER).find(([, plugin]) => !(plugin in allContent));
  if (server && missing) {
    throw optionError(PACKAGE, 'server', {
      problem: 'needs a package that the site does not list',
      expected: Object.keys(NEEDED_BY_SERVER).join(' and '),
      found: `no ${missing[0]}`,
      remedy: `npm install ${missing[0]}, and list it in docusaurus.config as its README.md shows; or remove \`server\``,
    });
  }
  const ids = Object.keys(allContent['docusaurus-plugin-content-docs'] ?? {});
  const unknown = Object.keys(titles).find((id) => !ids.includes(id));
  if (unknown === undefined) return;
  throw optionError(PACKAGE, 'titles', {
    problem: 'has the id of no docs plugin',
    expected: ids.join(', ') || 'nothing, because the site has no docs',
    found: unknown,
    remedy: spellingRemedy(unknown, ids, 'correct or remove the id'),
  });
}

/**
 * Throws if an option names a page that the site does not have.
 *
 * @param option for example `skill.page`
 * @param named path below the base path
 * @param pages paths of those that have a Markdown version
 */
export function checkPage(option: string, named: string, pages: readonly string[]): void {
  if (pages.includes(named)) return;
  throw optionError(PACKAGE, option, {
    problem: 'names a page that the site does not have',
    expected: 'the path of a page below the base path',
    found: named || '/',
    remedy: spellingRemedy(named, pages, 'correct the path'),
  });
}

function checkFirstCall({ operation, example }: NonNullable<ServerOptions['firstCall']>, facts: ApiFacts): void {
  const { operations, file } = facts;
  let found;
  try {
    found = askedOperation(operations, operation);
  } catch {
    throw optionError(PACKAGE, 'server.firstCall.operation', {
      problem: 'names no operation',
      expected: `path, id or last segment of the path of an operation of ${file}`,
      found: operation,
      remedy: spellingRemedy(
        operation,
        operations.flatMap(({ path: of, name }) => [of, name]),
        'correct the name',
      ),
    });
  }
  const keys = callExamples(found, facts).map(({ key }) => key);
  if (keys.includes(example)) return;
  throw optionError(PACKAGE, 'server.firstCall.example', {
    problem: `names no example of ${found.path}`,
    expected: keys.map((key) => key || '""').join(', ') || 'an operation with an example',
    found: example,
    remedy: spellingRemedy(example, keys, 'correct the name'),
  });
}

/** Throws if an option of the MCP server names a page, an operation, an example or a file that does not exist. */
export function checkServer(
  { notPublished, firstCall, icon }: ServerOptions,
  { facts, pages, outDir }: { facts: ApiFacts; pages: readonly string[]; outDir: string },
): void {
  if (notPublished !== undefined) {
    const page = notPublished.replace(/#.*/, '').replace(/(?<=[^/])$/, '/');
    checkPage('server.notPublished', page, pages);
  }
  if (firstCall) checkFirstCall(firstCall, facts);
  if (icon === undefined || existsSync(path.join(outDir, icon))) return;
  throw optionError(PACKAGE, 'server.icon', {
    problem: 'names a file that does not exist',
    expected: 'a PNG file in `static/`; its path is relative to this folder',
    found: icon,
    remedy: `create static/${icon}, or correct the option`,
  });
}
