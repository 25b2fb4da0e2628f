import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { buildError } from '@api-docs/kit/buildError';
import { parseYaml } from '@api-docs/kit/parseYaml';
import { newestFirst, NEXT, readVersions, versionOfFile } from '@api-docs/kit/docsVersions';
import { MAX_FILE_SIZE, readApiDocument, type ApiDocument } from '@api-docs/openapi-facts/apiDocument';
import { factsOf } from '@api-docs/openapi-facts/readFacts';
import { readSuccessors, type Successors } from '@api-docs/openapi-facts/successors';
import type { ApiFacts } from '@api-docs/openapi-facts/types';

import { withDefaults, type ReferenceOptions, type ResolvedOptions } from './options';

/** Returns the OpenAPI file of a docs version (`next`, or for example `v3.4.0`), relative to the project. */
export function versionFile({ options }: Pick<ApiFiles, 'options'>, version: string): string {
  return version === NEXT ? options.file : `${options.versionsFolder}/${version}.yaml`;
}

/** Returns the OpenAPI file of a page's docs version. Pages outside of the docs use the file of `next`. */
export function fileOfPage(files: Pick<ApiFiles, 'options'>, page: string): string {
  return versionFile(files, versionOfFile(page));
}

/** Reads the project's OpenAPI files. Each is parsed again only after it changed on disk. */
export interface ApiFiles {
  /** What the reference knows of the site. */
  options: ResolvedOptions;
  /** @throws if the file is missing or invalid */
  facts(file: string): ApiFacts;
  /** The document with its references looked up, for code that needs whole schemas. */
  document(file: string): ApiDocument;
  /** The parsed file as it is written, see `fillIn` of the options. */
  source(file: string): Record<string, unknown>;
  successors(): Successors;
  /** Released docs versions, newest first. */
  versions(): string[];
  /** Docs versions that were removed from the site, newest first. Their OpenAPI files stay. */
  retired(): string[];
  /** The content of a file, see `fillIn` of the options. */
  brandedText(file: string): string;
}

function parseMapping(text: string, file: string): Record<string, unknown> {
  const document = parseYaml(text, file);
  if (document !== null && typeof document === 'object' && !Array.isArray(document))
    return document as Record<string, unknown>;
  throw buildError({
    file,
    problem: 'the file is not a YAML mapping',
    expected: 'keys and values, for example openapi: 3.1.0',
    found: document === null ? 'an empty file' : Array.isArray(document) ? 'a list' : typeof document,
    remedy: `restore the content: git checkout -- ${file}`,
  });
}

function missingFile(file: string, { versionsFolder }: ResolvedOptions): Error {
  const isVersion = file.startsWith(`${versionsFolder}/`);
  return buildError({
    file,
    problem: 'the file is missing',
    expected: isVersion ? `one file in ${versionsFolder} for each entry of versions.json` : 'the file, which is in git',
    found: 'no such file',
    remedy: isVersion
      ? 'copy the OpenAPI file there as it was when the version was cut'
      : `restore it: git checkout -- ${file}`,
  });
}

function tooLarge(file: string, size: number): Error {
  const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
  return buildError({
    file,
    problem: 'the file is too large',
    expected: `at most ${megabytes(MAX_FILE_SIZE)}`,
    found: megabytes(size),
    why: 'Larger files take minutes to parse, and their pages take hours to build.',
    remedy: 'move large examples out of the file, or split it and refer to the parts: $ref: parts.yaml#/Name',
  });
}

/**
 * Creates the reader of a project's OpenAPI files.
 *
 * @param siteDir absolute path of the project
 */
export function createApiFiles(siteDir: string, given: ReferenceOptions = {}): ApiFiles {
  const options = withDefaults(given);
  const cache = new Map<string, { modified: number; value: unknown }>();

  const brandedText = (file: string): string => options.fillIn(readFileSync(path.join(siteDir, file), 'utf8'), file);

  const read = <T>(file: string, parse: (document: Record<string, unknown>) => T): T => {
    const absolute = path.join(siteDir, file);
    if (!existsSync(absolute)) throw missingFile(file, options);
    const { mtimeMs: modified, size } = statSync(absolute);
    const cached = cache.get(file);
    if (cached?.modified === modified) return cached.value as T;
    if (size > MAX_FILE_SIZE) throw tooLarge(file, size);
    const value = parse(parseMapping(brandedText(file), file));
    cache.set(file, { modified, value });
    return value;
  };

  /** Reads a file that an OpenAPI file refers to. */
  const readPart = (file: string): string | undefined => {
    const absolute = path.join(siteDir, file);
    if (!existsSync(absolute)) return undefined;
    const { size } = statSync(absolute);
    if (size > MAX_FILE_SIZE) throw tooLarge(file, size);
    return brandedText(file);
  };

  const lastChange = (file: string): number => {
    const absolute = path.join(siteDir, file);
    return existsSync(absolute) ? statSync(absolute).mtimeMs : 0;
  };

  const documents = new Map<string, { changes: number[]; api: ApiDocument; facts: ApiFacts }>();

  const source = (file: string) => read(file, (document) => document);

  const readApi = (file: string) => {
    const known = documents.get(file);
    if (known?.changes.every((change, index) => change === lastChange(known.api.files[index] ?? ''))) return known;
    // Reports a missing, too large or invalid file.
    const api = readApiDocument(file, readPart, source(file));
    const loaded = { api, facts: factsOf(api, file), changes: api.files.map(lastChange) };
    documents.set(file, loaded);
    return loaded;
  };

  return {
    options,
    facts: (file) => readApi(file).facts,
    document: (file) => readApi(file).api,
    source,
    successors: () =>
      existsSync(path.join(siteDir, options.successors))
        ? read(options.successors, (document) => readSuccessors(document, options.successors))
        : { operations: {}, bodies: {} },
    versions: () => readVersions(siteDir),
    retired: () => {
      const released = readVersions(siteDir);
      const folder = path.join(siteDir, options.versionsFolder);
      const found = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.yaml')) : [];
      const names = found.map((file) => path.basename(file, '.yaml'));
      return names.filter((name) => !released.includes(name)).sort(newestFirst);
    },
    brandedText,
  };
}
