import path from 'node:path';

import { stringifyJson } from '@api-docs/kit';
import { NEXT, writeFile } from '@api-docs/kit/node';
import { httpFile, postmanCollection } from '@api-docs/openapi-facts';

import type { ApiFiles } from './apiFiles';
import { DEFAULT_ID, GENERATED } from './options';
import { versionFile } from './pageFiles';

/** Returns the static directory with the downloads of a reference: its files are served from the base path. */
export function downloadsRoot(id = DEFAULT_ID): string {
  return `${GENERATED}/${id}/static`;
}

/**
 * Returns the folder of the downloads of a reference, below {@link downloadsRoot} and below the base path. Each of several references
 * has its own, because their files may have the same name.
 */
const folderOf = (id: string) => (id === DEFAULT_ID ? 'openapi' : `openapi/${id}`);

/**
 * Returns what readers can download of a reference, as paths below the base path: all calls, if there are any, as a Postman
 * collection and as requests for editors; the OpenAPI files of a docs version, which may be retired; and a list of those of released
 * versions and `next`.
 *
 * All have the name of its OpenAPI file.
 */
export function downloadsOf({ options: { id, file } }: Pick<ApiFiles, 'options'>) {
  const folder = folderOf(id);
  const base = `${folder}/${path.posix.basename(file, path.posix.extname(file))}`;
  const ofVersion = (version: string) => ({
    version,
    yaml: `${base}-${version}.yaml`,
    json: `${base}-${version}.json`,
  });
  const list = (released: readonly string[]) => [...released, NEXT].map(ofVersion);
  return { folder, postman: `${base}.postman_collection.json`, http: `${base}.http`, ofVersion, list };
}

/**
 * Writes the OpenAPI file of each docs version, also of retired ones, as YAML and JSON, and if there are operations, a Postman
 * collection and a `.http` file, see `fillIn` of the options.
 *
 * @throws with file and line if one of the files is not valid YAML
 */
export function writeDownloads(siteDir: string, files: ApiFiles): void {
  const write = (file: string, text: string) =>
    writeFile(path.join(siteDir, downloadsRoot(files.options.id), file), text);
  const asJson = (value: unknown) => `${stringifyJson(value, 2)}\n`;
  /** Writes a file that an OpenAPI file refers to where the references of the download lead. */
  const writePart = (file: string, part: string) => {
    const target = path.posix.join(folder, path.posix.relative(path.posix.dirname(file), part));
    if (target.startsWith(`${folder}/`) && part !== file) write(target, files.brandedText(part));
  };
  const { folder, postman, http, ofVersion, list } = downloadsOf(files);
  for (const { version, yaml, json } of [...list(files.versions()), ...files.retired().map(ofVersion)]) {
    const file = versionFile(files, version);
    write(yaml, files.brandedText(file));
    write(json, asJson(files.source(file)));
    for (const part of files.document(file).files.slice(1)) writePart(file, part);
  }
  const facts = files.facts(files.options.file);
  if (facts.operations.length === 0) return;
  write(postman, asJson(postmanCollection(facts, files.options.deprecation.state)));
  write(http, httpFile(facts));
}
