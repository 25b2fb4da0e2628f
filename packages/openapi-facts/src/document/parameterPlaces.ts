/** Places of parameters in the order in which pages and forms have them. */
export const PARAMETER_PLACES = ['path', 'query', 'querystring', 'header', 'cookie'] as const;

/** A parameter in the place `querystring` is the whole query. */
export type ParameterPlace = (typeof PARAMETER_PLACES)[number];

/** The styles that parameters in a place can have. */
export const PARAMETER_STYLES: Readonly<Record<string, readonly string[]>> = {
  path: ['matrix', 'label', 'simple'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};

/** Headers that OpenAPI describes elsewhere, so that parameters with these names do not count. */
export const IGNORED_HEADERS: readonly string[] = ['accept', 'content-type', 'authorization'];
