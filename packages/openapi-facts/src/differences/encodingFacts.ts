import type { Field, Value } from '../fieldTypes';
import { codeSpan } from '../text/codeSpan';
import { describeType } from '../text/describeValue';
import type { Encoding } from '../types';
import type { Fact, Facts } from './part';

/** Start of the names of facts about the media type of a field of a form. */
export const SENDING = 'sending of ';

/** Name of an encoding of all parts that have none of their own, which is no field. */
const REST = '[]';

/** Returns whether a fact is about a field that only one version has, which is a change of its own. */
export function isOfOneField(name: string, from: Fact, to: Fact): boolean {
  return name.startsWith(SENDING) && !name.includes(REST) && (from === undefined || to === undefined);
}

/** Returns the media type of a part of a form for which the file has none. */
function usualType({ types: [type], limits, items }: Value): string {
  const { format, contentEncoding, contentMediaType = 'text/plain' } = limits;
  if (type === 'array') return usualType(items ?? { types: [], limits: {} });
  if (type === 'object') return 'application/json';
  const isBinary = format === 'binary' || format === 'base64' || contentEncoding !== undefined;
  return type === undefined || isBinary ? 'application/octet-stream' : contentMediaType;
}

/** Returns whether a style changes nothing: only an object, which is JSON without a style, is another text in `form`. */
const isUsualStyle = (key: string, value: Fact, types: readonly string[] = []) =>
  key === 'style' && value === 'form' && types.length > 0 && !types.includes('object');

/**
 * Returns how the parts of a form, or of a query string, are sent.
 *
 * @param fields of the form
 */
export function encodingFacts(encodings: readonly Encoding[] = [], fields: readonly Field[] = [], outer = ''): Facts {
  const nameOf = (property: string) => codeSpan(`${outer}${property}`);
  const usual = fields.map((field): [string, Fact] => [`${SENDING}${nameOf(field.name)}`, usualType(field)]);
  const facts = encodings.flatMap(({ property, contentType, headers, encoding, ...how }): [string, Fact][] => {
    const name = nameOf(property);
    const field = fields.find((one) => one.name === property);
    const known = field !== undefined || property === REST;
    return [
      // Of a part that no field describes, nobody knows the usual type.
      ...(contentType === undefined
        ? []
        : [[`${known ? SENDING : 'part '}${name}`, contentType] satisfies [string, Fact]]),
      ...Object.entries(how)
        .filter(([key, value]) => !isUsualStyle(key, value, field?.types))
        .map(([key, value]): [string, Fact] => [`${key} of ${name}`, value]),
      ...headers.map((header): [string, Fact] => [
        `header ${codeSpan(header.name)} of ${name}`,
        `${describeType(header)}, ${header.requirement}`,
      ]),
      ...(encoding ? Object.entries(encodingFacts(encoding, field?.children, `${outer}${property}.`)) : []),
    ];
  });
  return Object.fromEntries([...usual, ...facts]);
}
