import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { buildError } from '@api-docs/kit/errors/buildError';
import { listFiles } from '@api-docs/kit/files/paths';
import { writeFile } from '@api-docs/kit/files/writeFile';
import { operationRef } from '@api-docs/openapi-facts/facts/findOperation';
import { parseDescription } from '@api-docs/openapi-facts/text/parseDescription';
import type { ApiFacts, Operation } from '@api-docs/openapi-facts/types';
import { createApiFiles } from '@api-docs/openapi-reference/apiFiles';

import { packPackages } from '../lib/packPackages';
import { mustRun, tool } from '../lib/run';
import { writeManifest } from './writeManifest';

const TEMPLATE = path.join(__dirname, 'template');

/** Fills in the placeholders of a template, for example `{{slug}}`. */
function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => {
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
function firstCall({ file, operations }: ApiFacts): Operation {
  const [operation] = [...operations].sort((a, b) => easeOf(b) - easeOf(a));
  if (operation) return operation;
  throw new Error(`${file}: the file has no operation, which the introduction would show`);
}

/** Returns the name of a provider in paths. Throws if it has neither Latin letters nor digits. */
function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  if (words) return words.join('-');
  throw new Error(`--name "${name}" gives no path: write a name with Latin letters or digits`);
}

/** Returns the values of the placeholders in `template/`, by their names: what the files of a new site say about its API. */
function siteValues(facts: ApiFacts, name: string, slug: string, apiPath: string): Record<string, string> {
  const operation = firstCall(facts);
  const literals = {
    provider: name,
    product: facts.title || name,
    tagline: `Documentation of ${facts.title || name}`,
    about: firstParagraph(facts.description) || `The reference and the guides of ${facts.title || name}.`,
    siteUrl: `https://docs.${slug}.example`,
    serverName: `${slug}-docs`,
    apiFile: apiPath,
    query: operation.path,
  };
  return {
    ...Object.fromEntries(Object.entries(literals).map(([key, value]) => [key, JSON.stringify(value)])),
    name,
    apiPath,
    // An attribute of JSX.
    operation: operationRef(facts, operation).replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
    operationPage: `/docs/api${operation.slug}`,
  };
}

/**
 * Writes a site for another API into a folder that is empty or does not exist: content, brand and configuration, and the packages
 * as they are now.
 *
 * @returns the number of operations
 * @throws if the OpenAPI file is invalid, or the folder has files
 */
export async function newSite({ api, name, out }: Record<'api' | 'name' | 'out', string>): Promise<number> {
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
  const slug = slugOf(name);
  const values = siteValues(facts, name, slug, `openapi/${file}`);
  for (const part of files.document(file).files)
    cpSync(path.join(path.dirname(api), part), path.join(out, 'openapi', part));
  for (const one of listFiles(TEMPLATE))
    writeFile(
      path.join(out, one.replace(/\.tpl$/, '')),
      fillIn(readFileSync(path.join(TEMPLATE, one), 'utf8'), values),
    );
  const packed = await packPackages();
  for (const one of packed) cpSync(one, path.join(out, 'packages', path.basename(one)));
  await writeManifest(out, `${slug}-docs`);
  const prettier = tool('prettier', '--write', '--log-level', 'warn', '.');
  await mustRun(prettier, { cwd: out, capture: true });
  return facts.operations.length;
}
