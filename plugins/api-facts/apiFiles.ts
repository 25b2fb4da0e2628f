import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { replaceTokens, type BrandValues } from '../brand/replaceTokens';
import { pagePlace } from '../front-matter/pageKind';
import { parseYaml } from '../parseYaml';
import { teachingError } from '../teachingError';
import { readFacts } from './readFacts';
import { readSuccessors, type Successors } from './successors';
import type { ApiFacts } from './types';

/** The only place where an API fact is written. */
export const API_FILE = 'openapi/metrics-api.yaml';
const SUCCESSORS_FILE = 'openapi/successors.yaml';

/**
 * Names the OpenAPI file of a docs version.
 *
 * @param version `next`, or one that was cut, for example `v3.4.0`
 * @returns path relative to the project
 */
export function apiVersionFile(version: string): string {
  return version === 'next' ? API_FILE : `openapi/versions/${version}.yaml`;
}

/**
 * Names the OpenAPI file that a page's facts come from: the one of the page's own docs version.
 *
 * @param page path relative to the project
 * @returns path relative to the project
 */
export function apiFileOf(page: string): string {
  return apiVersionFile(pagePlace(page)?.version ?? 'next');
}

/** Reads the project's OpenAPI files, each parsed once until it changes on disk. */
export interface ApiFiles {
  /** @param file relative to the project; throws with file and remedy when it is missing or broken */
  facts(file: string): ApiFacts;
  successors(): Successors;
  /** Docs versions that were cut, newest first. */
  versions(): string[];
  /** The file's text with the brand filled in. */
  brandedText(file: string): string;
}

function parseMapping(text: string, file: string): Record<string, unknown> {
  const document = parseYaml(text, file);
  if (document !== null && typeof document === 'object' && !Array.isArray(document))
    return document as Record<string, unknown>;
  throw teachingError({
    file,
    problem: 'the file holds no YAML mapping',
    expected: 'keys and values',
    found: document === null ? 'an empty file' : Array.isArray(document) ? 'a list' : typeof document,
    remedy: `bring the content back: git checkout -- ${file}`,
  });
}

/**
 * Opens the project's OpenAPI files.
 *
 * @param siteDir absolute path of the project
 * @param brand fills in the tokens
 */
export function openApiFiles(siteDir: string, brand: BrandValues): ApiFiles {
  const cache = new Map<string, { modified: number; value: unknown }>();

  const brandedText = (file: string): string =>
    replaceTokens(readFileSync(path.join(siteDir, file), 'utf8'), file, brand);

  const read = <T>(file: string, interpret: (document: Record<string, unknown>) => T): T => {
    const absolute = path.join(siteDir, file);
    if (!existsSync(absolute)) {
      throw teachingError({
        file,
        problem: 'the file is missing',
        expected: file.startsWith('openapi/versions/')
          ? 'one file in openapi/versions for each entry of versions.json'
          : 'the file, which is kept in git',
        found: 'no such file',
        remedy: file.startsWith('openapi/versions/')
          ? 'cut versions with npm run new:version, which copies the file'
          : `bring it back: git checkout -- ${file}`,
      });
    }
    const modified = statSync(absolute).mtimeMs;
    const cached = cache.get(file);
    if (cached?.modified === modified) return cached.value as T;
    const value = interpret(parseMapping(brandedText(file), file));
    cache.set(file, { modified, value });
    return value;
  };

  return {
    facts: (file) => read(file, (document) => readFacts(document, file)),
    successors: () => read(SUCCESSORS_FILE, (document) => readSuccessors(document, SUCCESSORS_FILE)),
    versions: () => JSON.parse(readFileSync(path.join(siteDir, 'versions.json'), 'utf8')) as string[],
    brandedText,
  };
}
