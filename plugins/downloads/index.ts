import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { API_FILE, apiVersionFile, type ApiFiles } from '../api-facts/apiFiles';
import { postmanCollection } from './postmanCollection';

/** A static directory of the site that the build writes: its files stand at the base path. */
export const DOWNLOADS_ROOT = 'generated/static';

/** Folder of the downloads, below {@link DOWNLOADS_ROOT} and below the base path. */
const FOLDER = 'openapi';

/** A docs version and its OpenAPI file, both forms below the base path. */
export interface Download {
  version: string;
  yaml: string;
  json: string;
}

/** Site path of the Postman collection, made from the OpenAPI file of the reference. */
export const POSTMAN_COLLECTION = `${FOLDER}/metrics-api.postman_collection.json`;

/**
 * Lists the OpenAPI files that readers can download.
 *
 * @param versions docs versions that were cut, newest first, as in versions.json
 * @returns the cut versions, then `next`
 */
export function downloads(versions: readonly string[]): Download[] {
  return [...versions, 'next'].map((version) => ({
    version,
    yaml: `${FOLDER}/metrics-api-${version}.yaml`,
    json: `${FOLDER}/metrics-api-${version}.json`,
  }));
}

/**
 * Writes the OpenAPI file of each docs version as YAML and JSON, and a Postman collection, all with the brand filled in.
 *
 * @param siteDir absolute path of the project
 */
export function writeDownloads(siteDir: string, files: ApiFiles, versions: readonly string[]): void {
  const write = (file: string, text: string) => writeFileSync(path.join(siteDir, DOWNLOADS_ROOT, file), text);
  const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  mkdirSync(path.join(siteDir, DOWNLOADS_ROOT, FOLDER), { recursive: true });
  for (const { version, yaml, json } of downloads(versions)) {
    const text = files.brandedText(version === 'next' ? API_FILE : apiVersionFile(version));
    write(yaml, text);
    write(json, asJson(parse(text)));
  }
  write(POSTMAN_COLLECTION, asJson(postmanCollection(files.facts(API_FILE))));
}
