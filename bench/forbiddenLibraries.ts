/**
 * A string for each library that gives it away in a bundle. Minifiers keep them: they are literals that the library
 * needs at run time, not names.
 */
const TRACES = {
  Postman: '_postman_propertyName',
  Redux: '@@redux/',
  'the explorer of the OpenAPI theme': 'openapi-explorer__',
  'texts of the OpenAPI theme': 'theme.openapi.',
  'the process polyfill': 'setTimeout has not been defined',
  'the Buffer polyfill': 'This browser lacks typed array (Uint8Array) support',
  faker: 'FakerError',
  'a Markdown parser (micromark, remark)': 'atxHeadingSequence',
  'a Markdown parser (marked)': 'markedjs/marked',
  'a Markdown parser (markdown-it)': 'fragments_join',
} as const;

/** A library that the browser must not get, and the string that gave it away. */
export interface Trace {
  library: string;
  text: string;
}

/**
 * Looks for libraries that no bundle may hold.
 *
 * @param code text of a bundle
 * @returns one trace for each library found
 */
export function forbiddenLibraries(code: string): Trace[] {
  return Object.entries(TRACES)
    .filter(([, text]) => code.includes(text))
    .map(([library, text]) => ({ library, text }));
}
