import path from 'node:path';

import { parseDocument, visit } from 'yaml';

import { readText } from '@api-docs/kit/node';

import type { ApiFiles } from '../apiFiles';

/** Returns where the OpenAPI file of a docs version is frozen, relative to the project. */
function frozenFile({ versions, versionsFolder }: ApiFiles['options'], version: string): string {
  return versions[version] ?? `${versionsFolder}/${version}.yaml`;
}

/**
 * Returns the folder of a frozen version with the files that its OpenAPI file refers to, relative to the project. It exists
 * only if there are any.
 */
export function frozenPartsFolder({ options }: Pick<ApiFiles, 'options'>, version: string): string {
  return frozenFile(options, version).replace(/\.[^./]*$/, '');
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
 * Reads the OpenAPI file of `next` and the files that it refers to, as a docs version freezes them.
 *
 * @param siteDir absolute path of the project
 * @param edit changes the text of the OpenAPI file
 * @returns the text of each frozen file by its path, relative to the project, the OpenAPI file first
 */
export function frozenApiFiles(
  siteDir: string,
  files: ApiFiles,
  version: string,
  edit = (text: string) => text,
): Map<string, string> {
  const { options } = files;
  const ownFolder = path.posix.dirname(options.file);
  const parts = frozenPartsFolder(files, version);
  const copyOf = (file: string) => {
    if (file === options.file) return frozenFile(options, version);
    return path.posix.join(parts, file.startsWith(`${ownFolder}/`) ? path.posix.relative(ownFolder, file) : file);
  };
  const { files: documents, textFiles } = files.document(options.file);
  const frozen = new Map(documents.map((file) => [file, copyOf(file)]));
  return new Map(
    [...frozen].map(([file, copy]) => {
      const text = readText(path.join(siteDir, file));
      if (textFiles.includes(file)) return [copy, text];
      return [copy, freezeRefs(file === options.file ? edit(text) : text, file, frozen)];
    }),
  );
}
