import type { ParameterPlace } from '../samples/sampleCall';

/** Places of parameters in the order in which pages and forms have them. */
export const PARAMETER_PLACES: readonly ParameterPlace[] = ['path', 'query', 'querystring', 'header', 'cookie'];
