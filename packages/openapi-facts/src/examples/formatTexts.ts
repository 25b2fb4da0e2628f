/** Texts of a format, with a part that can be longer. */
type Longer = (missing: number) => string;

const longPath: Longer = (missing) => `http://example.com/${'a'.repeat(missing)}`;
const longHost: Longer = (missing) => `${'example.'.repeat(Math.ceil(missing / 8))}example.com`;
const longTime: Longer = (missing) => `14:15:22.${'0'.repeat(missing + 1)}Z`;

/** Formats of which the library makes no text, or none of a certain length. */
const FORMATS: Record<string, Longer> = {
  duration: (missing) => `P1D${missing > 0 ? `T${'0'.repeat(Math.max(0, missing - 2))}1S` : ''}`,
  time: longTime,
  'iso-time': longTime,
  'date-time': (missing) => `2019-08-24T${longTime(missing)}`,
  'iso-date-time': (missing) => `2019-08-24T${longTime(missing)}`,
  url: longPath,
  uri: longPath,
  iri: longPath,
  'uri-reference': longPath,
  'iri-reference': longPath,
  'uri-template': longPath,
  hostname: longHost,
  'idn-hostname': longHost,
  email: (missing) => `user@${longHost(missing)}`,
  'idn-email': (missing) => `user@${longHost(missing)}`,
  ipv4: () => '192.168.100.100',
  regex: (missing) => `[a-z]${'a'.repeat(missing)}`,
  byte: (missing) => `c3Ry${'aW5n'.repeat(Math.ceil(missing / 4))}`,
  'json-pointer': (missing) => `/name${'a'.repeat(missing)}`,
  'json-pointer-uri-fragment': (missing) => `#/name${'a'.repeat(missing)}`,
};

const SHORT_URIS = ['a:b'];

/** Further texts of a format: short ones, and one with another offset of the time. */
const OTHERS: Record<string, string[]> = {
  'date-time': ['2019-08-24T14:15:22+00:00'],
  time: ['14:15:22+00:00'],
  url: ['http://a.co'],
  uri: SHORT_URIS,
  iri: SHORT_URIS,
  email: ['a@b.co', 'a@b.c'],
  'idn-email': ['a@b.co', 'a@b.c'],
};

/** Returns texts of a format, the usual one first, then one with at least a number of characters. */
export function formatTexts(format: string | undefined, minLength: number): string[] {
  const longer = format === undefined || !Object.hasOwn(FORMATS, format) ? undefined : FORMATS[format];
  const shortest = longer?.(0);
  if (format === undefined || !longer || shortest === undefined) return [];
  const long = shortest.length < minLength ? [longer(minLength - shortest.length)] : [];
  return [shortest, ...long, ...(OTHERS[format] ?? [])];
}
