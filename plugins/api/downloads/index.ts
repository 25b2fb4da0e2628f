import path from 'node:path';

import { stringifyJson } from '@api-docs/kit/json';
import { writeFile } from '@api-docs/kit/writeFile';
import { NEXT } from '@api-docs/kit/docsVersions';
import { httpFile } from '@api-docs/openapi-facts/downloads/httpFile';
import { postmanCollection } from '@api-docs/openapi-facts/downloads/postmanCollection';

import { API_FILE, apiVersionFile, type ApiFiles } from '../facts/apiFiles';

/** A static directory of the site that the build writes: its files are served from the base path. */
export const DOWNLOADS_ROOT = 'generated/static';

/** Folder of the downloads, below {@link DOWNLOADS_ROOT} and below the base path. */
const FOLDER = 'openapi';

/** Path of the Postman collection below the base path. */
export const POSTMAN_COLLECTION = `${FOLDER}/metrics-api.postman_collection.json`;

/** Path of the file of requests for editors below the base path. */
export const HTTP_FILE = `${FOLDER}/metrics-api.http`;

/** The OpenAPI file of a docs version in both formats, as paths below the base path. */
interface Download {
  version: string;
  yaml: string;
  json: string;
}

/**
 * Lists the OpenAPI files that readers can download.
 *
 * @param versions released docs versions, newest first, as in versions.json
 * @returns the files of the released versions, then those of `next`
 */
export function listDownloads(versions: readonly string[]): Download[] {
  return [...versions, NEXT].map(versionDownload);
}

/** Returns the OpenAPI files of a docs version, which may be retired. */
export function versionDownload(version: string): Download {
  return {
    version,
    yaml: `${FOLDER}/metrics-api-${version}.yaml`,
    json: `${FOLDER}/metrics-api-${version}.json`,
  };
}

/**
 * Writes the OpenAPI file of each docs version, also of retired ones, as YAML and JSON, a Postman collection and a
 * `.http` file, all with the brand filled in.
 *
 * @param siteDir absolute path of the project
 * @throws with file and line if one of the files is not valid YAML
 */
export function writeDownloads(siteDir: string, files: ApiFiles): void {
  const write = (file: string, text: string) => writeFile(path.join(siteDir, DOWNLOADS_ROOT, file), text);
  const asJson = (value: unknown) => `${stringifyJson(value, 2)}\n`;
  /** Writes a file that an OpenAPI file refers to where the references of the download lead. */
  const writePart = (file: string, part: string) => {
    const target = path.posix.join(FOLDER, path.posix.relative(path.posix.dirname(file), part));
    if (target.startsWith(`${FOLDER}/`) && part !== file) write(target, files.brandedText(part));
  };
  for (const { version, yaml, json } of [...listDownloads(files.versions()), ...files.retired().map(versionDownload)]) {
    const file = apiVersionFile(version);
    write(yaml, files.brandedText(file));
    write(json, asJson(files.source(file)));
    for (const part of files.document(file).files.slice(1)) writePart(file, part);
  }
  write(POSTMAN_COLLECTION, asJson(postmanCollection(files.facts(API_FILE))));
  write(HTTP_FILE, httpFile(files.facts(API_FILE)));
}
