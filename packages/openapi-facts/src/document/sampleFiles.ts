/** Samples of a document whose source is in a file of its own, as Redocly documents `source: { $ref: ./a.py }`. */
import { isJsonObject } from '@api-docs/kit';

import type { ParsedFiles } from './parsedFiles';
import { walkDocument, type Mapping } from './walkDocument';

/** The extension with the samples of an operation, and its former name. */
export const SAMPLE_EXTENSIONS = ['x-codeSamples', 'x-code-samples'];

/**
 * Puts the text of files into the samples that refer to them.
 *
 * @param document the copy of a parsed file
 * @throws with file and line if a file is missing, or outside of the project
 */
export function includeSampleFiles(parsed: ParsedFiles, file: string, document: unknown): void {
  const include = (sample: Mapping, where: (string | number)[]) => {
    const { source } = sample;
    if (isJsonObject(source) && typeof source.$ref === 'string') {
      sample.source = parsed.readTextFile({ file, where: [...where, 'source', '$ref'], ref: source.$ref });
    }
  };
  walkDocument(document, '', {
    mapping: ({ node, where }) => {
      for (const name of SAMPLE_EXTENSIONS) {
        const samples = node[name];
        if (!Array.isArray(samples)) continue;
        samples.forEach((sample, index) => isJsonObject(sample) && include(sample, [...where, name, index]));
      }
    },
  });
}
