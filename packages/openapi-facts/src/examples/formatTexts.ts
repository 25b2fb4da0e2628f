import { own } from '@api-docs/kit';

/** Texts of a format, with a part that can be longer. */
type Longer = (missing: number) => string;

const longHost: Longer = (missing) => `${'example.'.repeat(Math.ceil(missing / 8))}example.com`;
const longTime: Longer = (missing) => `14:15:22.${'0'.repeat(missing + 1)}Z`;

/** Returns a mapping in which some formats have the same value. */
function same<Value>(value: Value, ...formats: string[]): Record<string, Value> {
  return Object.fromEntries(formats.map((format) => [format, value]));
}

/** Formats of which the library makes no text, or none of a certain length. */
const FORMATS: Record<string, Longer> = {
  duration: (missing) => `P1D${missing > 0 ? `T${'0'.repeat(Math.max(0, missing - 2))}1S` : ''}`,
  ...same(longTime, 'time', 'iso-time'),
  ...same((missing) => `2019-08-24T${longTime(missing)}`, 'date-time', 'iso-date-time'),
  ...same(
    (missing) => `http://example.com/${'a'.repeat(missing)}`,
    ...['url', 'uri', 'iri', 'uri-reference', 'iri-reference', 'uri-template'],
  ),
  ...same(longHost, 'hostname', 'idn-hostname'),
  ...same((missing) => `user@${longHost(missing)}`, 'email', 'idn-email'),
  ipv4: () => '192.168.100.100',
  regex: (missing) => `[a-z]${'a'.repeat(missing)}`,
  byte: (missing) => `c3Ry${'aW5n'.repeat(Math.ceil(missing / 4))}`,
  'json-pointer': (missing) => `/name${'a'.repeat(missing)}`,
  'json-pointer-uri-fragment': (missing) => `#/name${'a'.repeat(missing)}`,
};

/** Further texts of a format: short ones, and one with another offset of the time. */
const OTHERS: Record<string, string[]> = {
  'date-time': ['2019-08-24T14:15:22+00:00'],
  time: ['14:15:22+00:00'],
  url: ['https://example.com', 'http://a.co'],
  ...same(['https://example.com', 'a:b'], 'uri', 'iri'),
  ...same(['a@b.co', 'a@b.c'], 'email', 'idn-email'),
};

/** Returns texts of a format, the usual one first, then one with at least a number of characters. */
export function formatTexts(format: string | undefined, minLength: number): string[] {
  const longer = own(FORMATS, format ?? '');
  if (format === undefined || !longer) return [];
  const shortest = longer(0);
  const long = shortest.length < minLength ? [longer(minLength - shortest.length)] : [];
  return [shortest, ...long, ...(OTHERS[format] ?? [])];
}
