/** For each library, a string that it needs at run time, so that minifiers keep it. */
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

/** A library that must not ship to the browser, and the string that was found. */
export interface Trace {
  library: string;
  text: string;
}

/** Returns one trace for each forbidden library in the code of a bundle. */
export function forbiddenLibraries(code: string): Trace[] {
  return Object.entries(TRACES)
    .filter(([, text]) => code.includes(text))
    .map(([library, text]) => ({ library, text }));
}
