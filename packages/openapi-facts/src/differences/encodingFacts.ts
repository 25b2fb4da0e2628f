import type { Field, Value } from '../fieldTypes';
import { codeSpan } from '../text/codeSpan';
import { describeType } from '../text/describeValue';
import type { Encoding } from '../types';
import type { Fact, Facts } from './part';

/** Start of the names of facts about the media type of a part of a form. */
export const SENDING = 'sending of ';

/** Returns the media type of a part of a form for which the file has none. */
function usualType({ types: [type], limits: { format, contentEncoding }, items }: Value): string {
  if (type === 'array') return usualType(items ?? { types: [], limits: {} });
  if (type === 'object') return 'application/json';
  const isBinary = format === 'binary' || format === 'base64' || contentEncoding !== undefined;
  return type === undefined || isBinary ? 'application/octet-stream' : 'text/plain';
}

/**
 * Returns how the parts of a form, or of a query string, are sent.
 *
 * @param fields of the form
 */
export function encodingFacts(encodings: readonly Encoding[] = [], fields: readonly Field[] = [], outer = ''): Facts {
  const facts = encodings.flatMap(({ property, contentType, headers, encoding, ...how }): [string, Fact][] => {
    const name = codeSpan(`${outer}${property}`);
    const field = fields.find((one) => one.name === property);
    const isUsual = field && contentType?.toLowerCase() === usualType(field);
    return [
      [`${SENDING}${name}`, isUsual ? undefined : contentType],
      ...Object.entries(how).map(([key, value]): [string, Fact] => [`${key} of ${name}`, value]),
      ...headers.map((header): [string, Fact] => [
        `header ${codeSpan(header.name)} of ${name}`,
        `${describeType(header)}, ${header.requirement}`,
      ]),
      ...Object.entries(encodingFacts(encoding, field?.children, `${outer}${property}.`)),
    ];
  });
  return Object.fromEntries(facts);
}
