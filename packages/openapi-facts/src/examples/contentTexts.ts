import { stringifyJson, type Json } from '@api-docs/kit';

import type { Schema } from '../document/schemaObject';
import { isJson } from '../samples/jsonType';

/** Returns texts that have a value of `contentSchema` inside of them, as far as their encoding is known. */
export function* contentTexts(
  { contentMediaType, contentEncoding, contentSchema }: Schema,
  valuesOf: (schema: Schema) => Iterable<Json>,
): Generator<string> {
  if (contentSchema === undefined || !isJson(contentMediaType)) return;
  for (const value of valuesOf(contentSchema)) {
    const text = stringifyJson(value);
    if (contentEncoding === undefined) yield text;
    else if (contentEncoding === 'base64' || contentEncoding === 'base64url') {
      yield Buffer.from(text).toString(contentEncoding);
    }
  }
}
