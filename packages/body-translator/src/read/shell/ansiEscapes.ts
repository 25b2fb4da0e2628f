const ANSI_ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\u0007',
  b: '\b',
  e: '\u001b',
  E: '\u001b',
  f: '\f',
  v: '\v',
};

/** `\n`, `\u0041` and others of `$'…'`, and bytes in a row, such as `\xc3\xa9` or `\101`. */
const ANSI_ESCAPE = /((?:\\(?:x[\da-f]{1,2}|[0-7]{1,3}))+)|\\(?:u([\da-f]{1,4})|U([\da-f]{1,8})|([^]))/gi;

const BYTE = /\\(?:x([\da-f]{1,2})|([0-7]{1,3}))/gi;

/** Decodes bytes in UTF-8, as the receiver of a body does. */
function decodeBytes(escapes: string): string {
  const bytes = [...escapes.matchAll(BYTE)].map(([, hex, octal = '']) =>
    hex === undefined ? parseInt(octal, 8) : parseInt(hex, 16),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** Decodes the text between the quotes of `$'…'`. */
export function unescapeAnsi(text: string): string {
  return text.replace(ANSI_ESCAPE, (whole, bytes?: string, short?: string, long?: string, letter?: string) => {
    if (bytes !== undefined) return decodeBytes(bytes);
    const code = short ?? long;
    if (code === undefined) return ANSI_ESCAPES[letter ?? ''] ?? letter ?? '';
    const point = parseInt(code, 16);
    return point > 0x10_ffff ? whole : String.fromCodePoint(point);
  });
}
