import type { ParameterPlace } from '../samples/sampleCall';

/** Places of parameters in the order in which pages and forms have them. */
export const PARAMETER_PLACES: readonly ParameterPlace[] = ['path', 'query', 'querystring', 'header', 'cookie'];

/** The styles that parameters in a place can have. */
export const PARAMETER_STYLES: Readonly<Record<string, readonly string[]>> = {
  path: ['matrix', 'label', 'simple'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};

/** Headers that OpenAPI describes elsewhere, so that parameters with these names do not count. */
export const IGNORED_HEADERS: readonly string[] = ['accept', 'content-type', 'authorization'];
