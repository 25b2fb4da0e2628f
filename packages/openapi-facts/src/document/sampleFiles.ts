/**
 * Samples of a document in files of their own, as Redocly documents them: `source: { $ref: ./a.py }`, and as bundlers read them,
 * `{ $ref: ./a.yaml }` for a sample or for all of an operation.
 */
import { parseYaml } from '@api-docs/kit/node';
import { isJsonObject } from '@api-docs/kit';

import type { RefPosition } from './fileErrors';
import { pointerKeys, valueAt, type DocumentPath } from './jsonPointer';
import type { ParsedFiles } from './parsedFiles';
import { walkDocument } from './walkDocument';

/** The extension with the samples of an operation, and its former name. */
export const SAMPLE_EXTENSIONS = ['x-codeSamples', 'x-code-samples'];

/** A value, and the file and the place in it where its references are written. */
interface Placed {
  value: unknown;
  file: string;
  where: DocumentPath;
}

/** Returns the place of the reference that a value is; undefined if it is none. */
function positionOf({ value, file, where }: Placed): RefPosition | undefined {
  const isRef = isJsonObject(value) && typeof value.$ref === 'string';
  return isRef ? { file, where: [...where, '$ref'], ref: String(value.$ref) } : undefined;
}

/** Returns the part of a YAML file to which a value refers, or the value if it is no reference. */
function followed(parsed: ParsedFiles, placed: Placed): Placed {
  const position = positionOf(placed);
  if (!position) return placed;
  const file = parsed.fileOf(position);
  const where = pointerKeys(position.ref.split('#')[1] ?? '');
  const content = parsed.documents.get(file) ?? parseYaml(parsed.readTextFile(position), file);
  const value = valueAt(content, where);
  if (value !== undefined) return { value, file, where };
  throw parsed.errors.invalidRef(
    position,
    '$ref to a part that does not exist',
    position.ref,
    'add it or fix the $ref',
  );
}

/**
 * Puts the samples of other files, and the text of files, into the operations that refer to them. A file that is missing, or outside
 * of the project, is noted as a mistake.
 *
 * @param document the copy of a parsed file
 */
export function includeSampleFiles(parsed: ParsedFiles, file: string, document: unknown): void {
  const include = (placed: Placed): unknown => {
    const { value: sample, ...place } = followed(parsed, placed);
    if (!isJsonObject(sample)) return sample;
    const position = positionOf({ ...place, value: sample.source, where: [...place.where, 'source'] });
    return position ? { ...sample, source: parsed.readTextFile(position) } : sample;
  };
  walkDocument(document, '', {
    mapping: ({ node, where }) => {
      for (const name of SAMPLE_EXTENSIONS) {
        if (node[name] === undefined) continue;
        parsed.errors.collect(() => {
          const { value: samples, ...place } = followed(parsed, { value: node[name], file, where: [...where, name] });
          node[name] = Array.isArray(samples)
            ? samples.map((value: unknown, index) => include({ ...place, value, where: [...place.where, index] }))
            : samples;
        });
      }
    },
  });
}
