import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseDocument, visit, type Scalar } from 'yaml';

import { brand } from '../../brand.config';
import { API_FILE, API_FOLDER, apiVersionFile, openApiFiles } from '../../site/plugins/api/facts/apiFiles';

/** Sets `info.version` in the text of an OpenAPI file. Everything else stays as it is. */
export function setApiVersion(text: string, version: string): string {
  const { range } = parseDocument(text).getIn(['info', 'version'], true) as Scalar;
  const [start, end] = range ?? [0, 0];
  return text.slice(0, start) + version.slice(1) + text.slice(end);
}

/** Returns the folder with the files that the OpenAPI file of a version refers to. It exists only if there are any. */
export function apiPartsFolder(version: string): string {
  return apiVersionFile(version).replace(/\.yaml$/, '');
}

/** Returns where a file of the OpenAPI document of `next` is frozen. */
function frozenPath(file: string, version: string): string {
  if (file === API_FILE) return apiVersionFile(version);
  return `${apiPartsFolder(version)}/${file.startsWith(`${API_FOLDER}/`) ? path.posix.relative(API_FOLDER, file) : file}`;
}

/**
 * Replaces the references to other files of a document by references to their frozen copies. Everything else stays as it is.
 *
 * @param text the file
 * @param file its path, relative to the project
 * @param frozen paths of the frozen copies, by the paths of all files of the document
 */
export function freezeRefs(text: string, file: string, frozen: ReadonlyMap<string, string>): string {
  const folder = path.posix.dirname(frozen.get(file) ?? file);
  const edits: { start: number; end: number; ref: string }[] = [];
  visit(parseDocument(text), {
    Scalar: (_key, { value, range }) => {
      const [target = '', ...pointer] = typeof value === 'string' && range ? value.split('#') : [];
      const copy = target && frozen.get(path.posix.join(path.posix.dirname(file), target.replaceAll('%20', ' ')));
      if (!copy || !range) return;
      const relative = path.posix.relative(folder, copy).replaceAll(' ', '%20');
      edits.push({ start: range[0], end: range[1], ref: [`./${relative}`, ...pointer].join('#') });
    },
  });
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, ref }) => result.slice(0, start) + JSON.stringify(ref) + result.slice(end), text);
}

/**
 * Reads the OpenAPI file of `next` and the files that it refers to, as a version freezes them.
 *
 * @param edit changes the text of the OpenAPI file
 * @returns the text of each frozen file by its path, the OpenAPI file first
 */
export function frozenApiFiles(version: string, siteDir: string, edit: (text: string) => string): Map<string, string> {
  const { files } = openApiFiles(siteDir, brand).document(API_FILE);
  const frozen = new Map(files.map((file) => [file, frozenPath(file, version)]));
  return new Map(
    [...frozen].map(([file, copy]) => {
      const text = readFileSync(path.join(siteDir, file), 'utf8');
      return [copy, freezeRefs(file === API_FILE ? edit(text) : text, file, frozen)];
    }),
  );
}
