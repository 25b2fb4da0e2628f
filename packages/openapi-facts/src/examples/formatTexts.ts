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
  'json-pointer': (missing) => `/name${'a'.repeat(missing)}`,
  'json-pointer-uri-fragment': (missing) => `#/name${'a'.repeat(missing)}`,
};

/** Returns texts of a format, the shortest first, then one with at least a number of characters. */
export function formatTexts(format: string | undefined, minLength: number): string[] {
  const longer = format === undefined || !Object.hasOwn(FORMATS, format) ? undefined : FORMATS[format];
  const shortest = longer?.(0);
  if (!longer || shortest === undefined) return [];
  return shortest.length < minLength ? [shortest, longer(minLength - shortest.length)] : [shortest];
}
