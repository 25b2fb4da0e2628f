import path from 'node:path';

import { stringifyJson } from '@api-docs/kit/json';
import { writeFile } from '@api-docs/kit/writeFile';
import { NEXT } from '@api-docs/kit/docsVersions';
import { httpFile } from '@api-docs/openapi-facts/downloads/httpFile';
import { postmanCollection } from '@api-docs/openapi-facts/downloads/postmanCollection';

import { versionFile, type ApiFiles } from './apiFiles';

/** A static directory of the site that the build writes: its files are served from the base path. */
export const DOWNLOADS_ROOT = 'generated/static';

/** Folder of the downloads, below {@link DOWNLOADS_ROOT} and below the base path. */
const FOLDER = 'openapi';

/** The OpenAPI file of a docs version in both formats, as paths below the base path. */
interface Download {
  version: string;
  yaml: string;
  json: string;
}

/** What readers can download, as paths below the base path. */
export interface Downloads {
  postman: string;
  /** Requests for editors. */
  http: string;
  /** Returns the OpenAPI files of a docs version, which may be retired. */
  ofVersion(version: string): Download;
  /**
   * Lists the OpenAPI files of the released versions, then those of `next`.
   *
   * @param versions released docs versions, newest first, as in versions.json
   */
  list(versions: readonly string[]): Download[];
}

/**
 * Returns what readers can download.
 *
 * @param file the OpenAPI file, whose name all downloads have
 */
export function downloadsOf(file: string): Downloads {
  const base = `${FOLDER}/${path.posix.basename(file, path.posix.extname(file))}`;
  const ofVersion = (version: string) => ({
    version,
    yaml: `${base}-${version}.yaml`,
    json: `${base}-${version}.json`,
  });
  return {
    postman: `${base}.postman_collection.json`,
    http: `${base}.http`,
    ofVersion,
    list: (versions) => [...versions, NEXT].map(ofVersion),
  };
}

/**
 * Writes the OpenAPI file of each docs version, also of retired ones, as YAML and JSON, a Postman collection and a
 * `.http` file, see `fillIn` of the options.
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
  const { postman, http, ofVersion, list } = downloadsOf(files.options.file);
  for (const { version, yaml, json } of [...list(files.versions()), ...files.retired().map(ofVersion)]) {
    const file = versionFile(files, version);
    write(yaml, files.brandedText(file));
    write(json, asJson(files.source(file)));
    for (const part of files.document(file).files.slice(1)) writePart(file, part);
  }
  const facts = files.facts(files.options.file);
  write(postman, asJson(postmanCollection(facts)));
  write(http, httpFile(facts));
}
