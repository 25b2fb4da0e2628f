/** Characters that XML 1.0 does not allow, not even as references: https://www.w3.org/TR/xml/#charsets */
const CONTROLS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * Removes characters that neither HTML nor XML allows and nobody sees, which come with text from terminals, slides and word
 * processors. Those that separate words become spaces, and lines end in `\n`, as in `readText`.
 */
export function withoutControls(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/[\v\f]/g, ' ')
    .replace(CONTROLS, '');
}
