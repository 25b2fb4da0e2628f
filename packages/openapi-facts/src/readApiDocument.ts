import { isJsonObject } from '@api-docs/kit';

import { checkReferences } from './check/checkReferences';
import { parseFiles, type ReadText } from './document/parsedFiles';
import type { Mapping } from './document/walkDocument';
import { resolverOf, type ApiDocument } from './resolve/apiDocument';
import { resolveReferences } from './resolve/resolveReferences';
import { findDerivedSchemas } from './schemas/derivedSchemas';

/** Maximum size of an OpenAPI file in bytes. A larger one takes minutes to parse and to render. */
export const MAX_FILE_SIZE = 20_000_000;

/**
 * Reads an OpenAPI document and all files that it refers to, and looks up every reference.
 *
 * @param file path of the document relative to the project
 * @param readText returns the text of a file; undefined if it does not exist
 * @param given the parsed document, if it is not read from its file; it is not changed
 * @throws with file and line if a file is not valid YAML, or a reference has no target
 */
export function readApiDocument(file: string, readText: ReadText, given?: Mapping): ApiDocument {
  const parsed = parseFiles(file, readText, given);
  const checked = checkReferences(resolveReferences(parsed));
  const root = checked.documents.get(file);
  return {
    root: isJsonObject(root) ? root : {},
    readings: [],
    files: [...parsed.documents.keys(), ...parsed.texts.keys()],
    textFiles: [...parsed.texts.keys()],
    resolve: resolverOf(checked.targets, findDerivedSchemas(checked)),
    position: (where, other = file) => parsed.position(other, where),
  };
}
