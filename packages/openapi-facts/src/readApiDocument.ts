import { isJsonObject } from '@api-docs/kit';
import { throwErrors } from '@api-docs/kit/node';

import { MAX_MISTAKES, mistakesOf } from './check/checkContract';
import { lookUpReferences } from './resolve/lookUpReferences';
import type { ReadText } from './document/fileErrors';
import { parseFiles } from './document/parsedFiles';
import type { Mapping } from './document/walkDocument';
import { resolverOf, type ApiDocument } from './resolve/apiDocument';
import { resolveReferences } from './resolve/resolveReferences';
import { findDerivedSchemas } from './schemas/derivedSchemas';

/** Maximum size of an OpenAPI file in bytes. A larger one takes minutes to parse and to render, so callers refuse it. */
export const MAX_FILE_SIZE = 20_000_000;

/**
 * Reads an OpenAPI document and all files that it refers to, and looks up every reference.
 *
 * @param file path of the document relative to the project
 * @param readText returns the text of a file; undefined if it does not exist
 * @param given the parsed document, if it is not read from its file; it is not changed
 * @throws with file and line if the document is not valid YAML, or a reference has no target, then with all other mistakes, too
 */
export function readApiDocument(file: string, readText: ReadText, given?: Mapping): ApiDocument {
  const parsed = parseFiles(file, readText, given);
  const resolved = resolveReferences(parsed);
  const errors = lookUpReferences(resolved);
  const root = resolved.documents.get(file);
  const api: ApiDocument = {
    root: isJsonObject(root) ? root : {},
    readings: [],
    files: [...parsed.documents.keys(), ...parsed.texts.keys()],
    textFiles: [...parsed.texts.keys()],
    resolve: resolverOf(resolved.targets, errors.length > 0 ? new Map() : findDerivedSchemas(resolved)),
    position: (where, other = file) => parsed.errors.position(other, where),
    writtenText: (where, other = file) => parsed.errors.writtenText(other, where),
  };
  // In one list with all other mistakes.
  if (errors.length > 0) throwErrors([...errors, ...mistakesOf(api, file)].slice(0, MAX_MISTAKES));
  return api;
}
