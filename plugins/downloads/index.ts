import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { API_FILE, apiVersionFile, type ApiFiles } from '../api-facts/apiFiles';
import { parseYaml } from '../parseYaml';
import { downloads, FOLDER, POSTMAN_COLLECTION } from './downloads';
import { postmanCollection } from './postmanCollection';

/** A static directory of the site that the build writes: its files stand at the base path. */
export const DOWNLOADS_ROOT = 'generated/static';

/**
 * Writes the OpenAPI file of each docs version as YAML and JSON, and a Postman collection, all with the brand filled in.
 *
 * @param siteDir absolute path of the project
 * @throws when one of them is not valid YAML, with file and line
 */
export function writeDownloads(siteDir: string, files: ApiFiles): void {
  const write = (file: string, text: string) => writeFileSync(path.join(siteDir, DOWNLOADS_ROOT, file), text);
  const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  mkdirSync(path.join(siteDir, DOWNLOADS_ROOT, FOLDER), { recursive: true });
  for (const { version, yaml, json } of downloads(files.versions())) {
    const file = apiVersionFile(version);
    const text = files.brandedText(file);
    write(yaml, text);
    write(json, asJson(parseYaml(text, file)));
  }
  write(POSTMAN_COLLECTION, asJson(postmanCollection(files.facts(API_FILE))));
}
