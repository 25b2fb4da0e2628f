import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { buildError, newestFirst, parseYaml, readText, readVersions } from '@api-docs/kit/node';
import { factsOf, MAX_FILE_SIZE, readApiDocument, readSuccessors } from '@api-docs/openapi-facts';
import { isJsonObject, memoize } from '@api-docs/kit';

import type { ApiDocuments } from './apiDocuments';
import { createFileCache } from './fileCache';
import { withDefaults, type ReferenceOptions, type ResolvedOptions } from './options';

/** The OpenAPI files of a project, and what the reference knows of its site. */
export interface ApiFiles extends ApiDocuments {
  options: ResolvedOptions;
  /** Lists the files of a document; if it is invalid, those that were looked at until then. */
  filesOf(file: string): readonly string[];
}

function parseMapping(text: string, file: string): Record<string, unknown> {
  const document = parseYaml(text, file);
  if (isJsonObject(document)) return document;
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
    expected: isVersion
      ? `one file in ${versionsFolder} for each entry of versions.json`
      : 'an OpenAPI file, as YAML or JSON, whose path is relative to the project',
    found: 'no such file',
    remedy: isVersion
      ? 'copy the OpenAPI file there as it was when the version was cut'
      : `correct the option of @api-docs/openapi-reference that names it, or restore it: git checkout -- ${file}`,
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
 * Returns the files as they are at the first call for each. To find out whether a document changed, all of its files are looked up,
 * which may be thousands.
 */
export function settledFiles(files: ApiFiles): ApiFiles {
  return { ...files, facts: memoize(files.facts), document: memoize(files.document) };
}

/** Creates the reader of a project's OpenAPI files. */
export function createApiFiles(siteDir: string, given: ReferenceOptions = {}): ApiFiles {
  const statsOf = (file: string) => statSync(path.resolve(siteDir, file), { throwIfNoEntry: false });
  const defaults = withDefaults(given);
  const { versionsFolder, successors } = defaults;
  const isVersioned = Object.keys(defaults.versions).length > 0 || statsOf(versionsFolder) !== undefined;
  const options = { ...defaults, isVersioned };
  const { isRead, cached } = createFileCache((file) => statsOf(file)?.mtimeMs ?? 0);

  const brandedText = (file: string): string => options.fillIn(readText(path.resolve(siteDir, file)), file);

  /** Returns undefined if the file is missing. */
  const textOf = (file: string): string | undefined => {
    isRead(file);
    const stats = statsOf(file);
    const size = stats?.isFile() ? stats.size : undefined;
    if (size !== undefined && size > MAX_FILE_SIZE) throw tooLarge(file, size);
    return size === undefined ? undefined : brandedText(file);
  };

  const source = (file: string) =>
    cached(`source of ${file}`, () => {
      const text = textOf(file);
      if (text === undefined) throw missingFile(file, options);
      return { value: parseMapping(text, file), files: [file] };
    });

  /** Document → the files that its last reading has looked at. */
  const lookedAt = new Map<string, Set<string>>();

  const readApi = (file: string) =>
    cached(file, () => {
      const names = new Set([file]);
      lookedAt.set(file, names);
      const textOfPart = (name: string) => {
        names.add(name);
        return textOf(name);
      };
      const document = readApiDocument(file, textOfPart, source(file));
      return { value: { document, facts: factsOf(document, file) }, files: document.files };
    });

  return {
    options,
    facts: (file) => readApi(file).facts,
    document: (file) => readApi(file).document,
    filesOf(file) {
      try {
        return readApi(file).document.files;
      } catch {
        // Whoever needs the document says what is wrong with it.
        return [...(lookedAt.get(file) ?? [file])];
      }
    },
    source,
    successors: () =>
      statsOf(successors)
        ? cached(successors, () => ({ value: readSuccessors(source(successors), successors), files: [successors] }))
        : { operations: {}, bodies: {} },
    versions: () => (isVersioned ? readVersions(siteDir) : []),
    retired: () => {
      const released = readVersions(siteDir);
      const found = statsOf(versionsFolder) ? readdirSync(path.resolve(siteDir, versionsFolder)) : [];
      const names = found.filter((file) => file.endsWith('.yaml')).map((file) => path.basename(file, '.yaml'));
      return names.filter((name) => !released.includes(name)).sort(newestFirst);
    },
    brandedText,
  };
}
