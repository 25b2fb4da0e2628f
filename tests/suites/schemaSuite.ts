/** The cases of JSON-Schema-Test-Suite, each as the body of a request of an API. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Json } from '@api-docs/kit/values/json';
import { parseJson, stringifyJson } from '@api-docs/kit/values/json';
import { factsOf } from '@api-docs/openapi-facts/facts/readFacts';
import { readApiDocument } from '@api-docs/openapi-facts/readApiDocument';
import { SchemaRules } from '@api-docs/openapi-facts/schemas/schemaRules';
import { withDefaults } from '@api-docs/openapi-reference/options';
import { validateRequest } from '@api-docs/openapi-reference/validateRequest';
import type { ValidatorModule } from '@api-docs/openapi-reference/validators/types';
import { validatorFile, writeValidators } from '@api-docs/openapi-reference/validators/writeValidators';

import type { ApiFiles } from '../../plugins/api/facts/apiFiles';

const SUITE = path.join(import.meta.dirname, 'json-schema');

/** Host of the schemas to which others of the suite refer. */
const HOST = 'http://localhost:1234/draft2020-12/';

/** A schema with values and whether they are valid. */
export interface SchemaCases {
  file: string;
  description: string;
  schema: Json;
  tests: { description: string; data: Json; valid: boolean }[];
}

const readJson = (file: string) => parseJson(readFileSync(file, 'utf8'));

/** Reads the cases of the suite. */
export function schemaCases(): SchemaCases[] {
  const folder = path.join(SUITE, 'tests');
  return readdirSync(folder).flatMap((file) =>
    (readJson(path.join(folder, file)) as unknown as Omit<SchemaCases, 'file'>[]).map((cases) => ({
      ...cases,
      file: path.basename(file, '.json'),
    })),
  );
}

/** Gives a schema the URI under which others know it. */
function withUri(schema: Json, uri: string): string {
  return stringifyJson(schema !== null && typeof schema === 'object' ? { $id: uri, ...schema } : schema);
}

/** Returns the schemas of the suite to which others refer, by path. */
function suiteRemotes(): [file: string, text: string][] {
  const folder = path.join(SUITE, 'remotes');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return names.map((name) => [name, withUri(readJson(path.join(folder, name)), HOST + name)]);
}

/** Returns the schemas of JSON Schema itself, those of its vocabularies first. */
function metaSchemas(): [file: string, text: string][] {
  const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('ajv')), 'refs/json-schema-2020-12');
  const parts = readdirSync(path.join(folder, 'meta')).map((name) => `meta/${name}`);
  return [...parts, 'schema.json'].map((name) => [`draft/${name}`, readFileSync(path.join(folder, name), 'utf8')]);
}

const META = metaSchemas();
const REMOTES = new Map([...META, ...suiteRemotes()]);

/** Finds the other schemas that a schema names, also those that these name. Each comes after those that it names. */
function remotesOf(text: string, found = new Set<string>()): Set<string> {
  const named = text.replaceAll(/"\$schema": ?"[^"]*"/g, '');
  if (named.includes('json-schema.org/draft/2020-12/schema')) META.forEach(([file]) => found.add(file));
  for (const [file, remote] of REMOTES) {
    if (found.has(file) || file.startsWith('draft/') || !named.includes(path.basename(file))) continue;
    found.add(file);
    remotesOf(remote, found);
  }
  return found;
}

const FILE = 'openapi/openapi.json';

function documentOf(schema: Json) {
  const text = stringifyJson(schema);
  const remotes = [...remotesOf(text)];
  const schemas = Object.fromEntries(remotes.map((file, index) => [`Remote${index}`, { $ref: file }]));
  const content = { 'application/json': { schema: { $ref: 'schema.json' } } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Suite', version: '1' },
    components: { schemas },
    paths: { '/a': { post: { operationId: 'a', requestBody: { required: true, content }, responses: {} } } },
  };
  const texts = new Map([...REMOTES, ['schema.json', text], [FILE, JSON.stringify(document)]]);
  return readApiDocument(FILE, (file) => texts.get(file.replace('openapi/', '')) ?? texts.get(file));
}

/** What the site says about a value: whether the request builder accepts it, and whether it could be an example. */
export interface Verdict {
  builder: boolean;
  examples: boolean;
}

/**
 * Returns what the site says about values of a schema.
 *
 * @param folder for the validators
 * @throws if the document is refused
 */
export async function verdictsOf(schema: Json, values: readonly Json[], folder: string): Promise<Verdict[]> {
  const document = documentOf(schema);
  const facts = factsOf(document, FILE);
  const options = { ...withDefaults({ file: FILE }), isVersioned: false };
  writeValidators(folder, { options, facts: () => facts, document: () => document } as unknown as ApiFiles);
  const file = pathToFileURL(path.join(folder, validatorFile('a'))).href;
  const module = (await import(/* @vite-ignore */ file)) as ValidatorModule;
  const rules = new SchemaRules('request', document.resolve);
  const body = facts.operations[0]?.body && { $ref: 'openapi/schema.json#' };
  return values.map((value) => ({
    builder: validateRequest(module, module.form.isRequest ? { body: value } : value).problems.length === 0,
    examples: rules.allow(body ?? {}, value),
  }));
}
