import path from 'node:path';

import { readFeatures } from '@api-docs/openapi-facts/testing/featureFiles';
import { renderSamples } from '@api-docs/openapi-facts/samples/renderSamples';
import { REFERENCE_LANGUAGES, type SampleLanguage } from '@api-docs/openapi-facts/samples/sampleLanguages';

/** A call of one file with its samples. */
export interface FeatureCall {
  file: string;
  /** For example `POST /albums example`. */
  title: string;
  method: string;
  id: string;
  server: string;
  /** The documented status. */
  status: number;
  samples: Map<SampleLanguage, string>;
}

/** Returns the calls of a file in `packages/openapi-facts/testing/openapi`. */
export function callsOf(file: string): FeatureCall[] {
  return readFeatures(file).calls.map(({ title, operation, call }) => ({
    file,
    title,
    method: operation.method,
    id: `${path.basename(file, '.yaml')}-${operation.id}-${call.key}`.replaceAll('.', '-'),
    server: call.operation.server,
    status: call.operation.status ?? 200,
    samples: new Map(renderSamples(call.operation, call.values, REFERENCE_LANGUAGES).map(({ id, code }) => [id, code])),
  }));
}

/** Returns the names of the files that a sample uploads, which a comment of it names, as `./file.bin`. */
export function uploadsOf(code: string): string[] {
  const [, names = ''] = /Sends (\.\/.*)\.$/m.exec(code) ?? [];
  return names
    .split(' and ')
    .filter(Boolean)
    .map((name) => name.slice(2));
}

/** Returns the content of such a file: bytes that are not text. */
export function contentOf(file: string): Buffer {
  return Buffer.concat([Buffer.from(`content of ${file}\r\n`), Buffer.from([0, 255, 13, 10, 128])]);
}
