/** Flags at the start of a pattern, as other languages write them. Example: `(?i)^abc$`. */
const INLINE_FLAGS = /^\(\?([ims]+)\)/;

/** Characters and classes that JavaScript reads as one only with the flag `u`. */
const UNICODE = /\\[pP]\{|[\u{10000}-\u{10ffff}]/iu;

/** What JavaScript reads without an error and as something else: classes as `[:alpha:]`, and escapes that it does not have. */
const FOREIGN = /\[:\^?\w+:\]|(?<!\\)(?:\\\\)*\\[aeghijlmoqyACEFGHIJKLMNOQRTUVXYZ]/;

/** A class of characters, or an escaped character outside of one. */
const PARTS = /(\[(?:\\[^]|[^\]\\])*\])|\\[^]/gu;

/** Escapes of characters that need none, which JavaScript refuses with the flag `u`. */
const NEEDLESS = /\\([^\w\s^$\\.*+?()[\]{}|/-])/gu;

/** The source of a pattern for JavaScript, with its flags. */
export interface ReadablePattern {
  source: string;
  flags: string;
}

/** Writes what other languages have under other names. */
function inJavaScript(pattern: string): string {
  return pattern.replaceAll('(?P<', '(?<').replace(/\\(?:[\\AzZ]|[pP](\w))/g, (whole, category?: string) => {
    if (category !== undefined) return `${whole.slice(0, 2)}{${category}}`;
    if (whole === '\\A') return '^';
    return whole === '\\\\' ? whole : '$';
  });
}

/** Writes a pattern as JavaScript reads it with the flag `u`, which knows fewer escapes. */
function forUnicode(source: string): string {
  return source.replace(PARTS, (whole, group?: string) => {
    if (group === undefined) return whole === '\\-' ? '-' : whole.replace(NEEDLESS, '$1');
    // A hyphen beside a class is itself, and not a range.
    const hyphens = group
      .replace(/(\\[dDsSwW]|\\[pP]\{\w+\})-(?!\])/gu, '$1\\-')
      .replace(/([^[^\\])-(?=\\[dDsSwWpP])/gu, '$1\\-');
    return hyphens.replace(NEEDLESS, '$1');
  });
}

function isReadable(source: string, flags: string): boolean {
  try {
    return Boolean(new RegExp(source, flags));
  } catch {
    return false;
  }
}

/** Reads a pattern as JavaScript can; undefined if it cannot, or would read something else. */
export function readablePattern(pattern: string): ReadablePattern | undefined {
  const [start = '', inline = ''] = INLINE_FLAGS.exec(pattern) ?? [];
  const source = inJavaScript(pattern.slice(start.length));
  if (FOREIGN.test(source)) return undefined;
  const [flags, sources] = UNICODE.test(source) ? [`${inline}u`, [source, forUnicode(source)]] : [inline, [source]];
  const readable = sources.find((one) => isReadable(one, flags));
  return readable === undefined ? undefined : { source: readable, flags: new RegExp(readable, flags).flags };
}

/** Reads a pattern; undefined if JavaScript cannot read it. */
export function readPattern(pattern: string): RegExp | undefined {
  const readable = readablePattern(pattern);
  return readable && new RegExp(readable.source, readable.flags);
}
