/** Flags at the start of a pattern, as other languages write them. Example: `(?i)^abc$`. */
const INLINE_FLAGS = /^\(\?([ims]+)\)/;

/** Characters and classes that JavaScript reads as one only with the flag `u`. */
const UNICODE = /\\p\{|[\u{10000}-\u{10ffff}]/iu;

/** The source of a pattern for JavaScript, with its flags. */
export interface ReadablePattern {
  source: string;
  flags: string;
}

/** Reads a pattern as JavaScript can; undefined if it cannot. */
export function readablePattern(pattern: string): ReadablePattern | undefined {
  const [start = '', inline = ''] = INLINE_FLAGS.exec(pattern) ?? [];
  const source = pattern.slice(start.length);
  for (const unicode of UNICODE.test(source) ? ['u', ''] : ['']) {
    try {
      const { flags } = new RegExp(source, inline + unicode);
      return { source, flags };
    } catch {
      // With the flag `u`, JavaScript refuses some escapes that it reads without.
    }
  }
  return undefined;
}

/** Reads a pattern; undefined if JavaScript cannot read it. */
export function readPattern(pattern: string): RegExp | undefined {
  const readable = readablePattern(pattern);
  return readable && new RegExp(readable.source, readable.flags);
}
