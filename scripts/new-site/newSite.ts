import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { buildError, listFiles, writeFile } from '@api-docs/kit/node';
import { operationRef } from '@api-docs/openapi-facts/facts/findOperation';
import { parseDescription } from '@api-docs/openapi-facts/text/parseDescription';
import type { ApiDocument } from '@api-docs/openapi-facts/resolve/apiDocument';
import type { ApiFacts, Operation } from '@api-docs/openapi-facts/types';
import { createApiFiles } from '@api-docs/openapi-reference/apiFiles';
import { furtherPages } from '@api-docs/openapi-reference/model/furtherPages';

import { latinSlug } from '../lib/latinSlug';
import { packPackages } from '../lib/packPackages';
import { mustRun, tool } from '../lib/run';
import { writeManifest } from './writeManifest';

const TEMPLATE = path.join(__dirname, 'template');

/**
 * Fills in the placeholders of a template, for example `{{slug}}`. As in Mustache, the text between `{{#name}}` and `{{/name}}` is
 * left out if the value is empty, and that between `{{^name}}` and `{{/name}}` if it is not.
 */
function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  const chosen = template.replace(
    /\{\{([#^])(\w+)\}\}\n?([\s\S]*?)\{\{\/\2\}\}\n?/g,
    (_section, sign: string, name: string, text: string) => ((values[name] !== '') === (sign === '#') ? text : ''),
  );
  return chosen.replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => {
    if (values[name] === undefined) throw new Error(`scripts/new-site/template: no value for {{${name}}}`);
    return values[name];
  });
}

/** Returns the text of the first paragraph of a description, without Markdown; empty if it has none. */
export function firstParagraph(description: string): string {
  const paragraph = parseDescription(description).children.find(({ type }) => type === 'paragraph');
  if (paragraph?.type !== 'paragraph') return '';
  // Words before and after a line break are two.
  visit(
    paragraph,
    'break',
    (_node, index, parent) => void parent?.children.splice(index ?? 0, 1, { type: 'text', value: ' ' }),
  );
  return toString(paragraph).replace(/\s+/g, ' ').trim();
}

/** Returns how much an operation can be tried by somebody who knows nothing of the API. */
function easeOf({ method, deprecated, parameters, response, responseExamples }: Operation): number {
  const needsNothing = parameters.every(({ field }) => field.requirement !== 'required');
  return [!deprecated, response.length + responseExamples.length > 0, method === 'GET', needsNothing].filter(Boolean)
    .length;
}

/** Returns the operation that the introduction shows: the easiest one, and of several the first of the file. */
function firstCall({ operations }: ApiFacts): Operation | undefined {
  return [...operations].sort((a, b) => easeOf(b) - easeOf(a))[0];
}

/** Returns the error about a document of components alone, which nobody can call. */
function nothingToShow(file: string, api: ApiDocument): Error {
  const keys = Object.keys(api.root);
  const [where = 'openapi'] = ['paths', 'webhooks', 'components'].filter((key) => keys.includes(key));
  return buildError({
    file: api.position([where]),
    problem: 'the file has neither operations nor webhooks',
    expected: 'an operation in paths, or a request that the API sends in webhooks',
    found: keys.join(', '),
    remedy: `choose the document that refers to ${path.basename(file)} in --api, or add paths`,
  });
}

/** Returns the name of a provider in paths. Throws if it has neither Latin letters nor digits. */
function slugOf(name: string): string {
  const slug = latinSlug(name);
  if (slug !== '') return slug;
  throw new Error(`--name "${name}" gives no path: write a name with Latin letters or digits`);
}

/** Returns the values of the placeholders in `template/`, by their names: what the files of a new site say about its API. */
function siteValues(facts: ApiFacts, name: string, slug: string, apiPath: string): Record<string, string> {
  const operation = firstCall(facts);
  const webhook = furtherPages(facts).webhooks[0];
  const start = operation ? 'Make your first call' : 'Receive your first request';
  const literals = {
    provider: name,
    product: facts.title || name,
    tagline: `Documentation of ${facts.title || name}`,
    about: firstParagraph(facts.description) || `The reference and the guides of ${facts.title || name}.`,
    siteUrl: `https://docs.${slug}.example`,
    serverName: `${slug}-docs`,
    apiFile: apiPath,
    query: operation?.path ?? webhook?.label ?? '',
    start,
  };
  return {
    ...Object.fromEntries(Object.entries(literals).map(([key, value]) => [key, JSON.stringify(value)])),
    name,
    apiPath,
    startTitle: start,
    // An attribute of JSX.
    operation: operation ? operationRef(facts, operation).replaceAll('&', '&amp;').replaceAll('"', '&quot;') : '',
    firstPage: `/docs/api${operation?.slug ?? webhook?.slug ?? ''}`,
  };
}

/**
 * Returns what the template becomes for an API.
 *
 * @param name who runs the API
 * @param apiPath path of the OpenAPI file in the new site
 * @returns the text of each file by its path in the new site
 */
export function templateFiles(facts: ApiFacts, name: string, apiPath: string): Map<string, string> {
  const values = siteValues(facts, name, slugOf(name), apiPath);
  return new Map(
    listFiles(TEMPLATE).map((file) => [
      file.replace(/\.tpl$/, ''),
      fillIn(readFileSync(path.join(TEMPLATE, file), 'utf8'), values),
    ]),
  );
}

/**
 * Writes a site for another API into a folder that is empty or does not exist: content, brand and configuration, and the packages
 * as they are now.
 *
 * @returns the number of operations, and of webhooks
 * @throws if the OpenAPI file is invalid or has neither operations nor webhooks, or the folder has files
 */
export async function newSite({ api, name, out }: Record<'api' | 'name' | 'out', string>) {
  if (existsSync(out) && readdirSync(out).length > 0) {
    throw buildError({
      file: out,
      problem: 'the folder has files',
      expected: 'an empty or new folder',
      found: `${readdirSync(out).length} files`,
      remedy: 'choose another folder in --out',
    });
  }
  const file = path.basename(api);
  const files = createApiFiles(path.dirname(api), { file });
  const facts = files.facts(file);
  if (facts.operations.length + facts.webhooks.length === 0) throw nothingToShow(file, files.document(file));
  const written = templateFiles(facts, name, `openapi/${file}`);
  for (const part of files.document(file).files)
    cpSync(path.join(path.dirname(api), part), path.join(out, 'openapi', part));
  for (const [one, text] of written) writeFile(path.join(out, one), text);
  const packed = await packPackages();
  for (const one of packed) cpSync(one, path.join(out, 'packages', path.basename(one)));
  await writeManifest(out, `${slugOf(name)}-docs`);
  const prettier = tool('prettier', '--write', '--log-level', 'warn', '.');
  await mustRun(prettier, { cwd: out, capture: true });
  return { operations: facts.operations.length, webhooks: facts.webhooks.length };
}
