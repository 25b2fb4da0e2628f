import type { SampleKey } from '../samples/sampleCall';
import type { SecurityAlternative, SecurityScheme } from '../types';

/** Environment variables of systems and of samples, which no scheme may replace, and names that are none. */
const TAKEN_VARIABLES = /^(?:PATH|HOME|USER|SHELL|PWD|TERM|LANG|API_BASE|API_USER|API_PASSWORD|\d.*|)$/;

/** Returns the name of an environment variable, for example `HEADER_KEY` of `headerKey`. */
function environmentName(scheme: string): string {
  const words = scheme.replace(/([a-z\d])([A-Z])/g, '$1_$2').replace(/[^A-Za-z\d]+/g, '_');
  const name = words.toUpperCase().replace(/^_+|_+$/g, '');
  return TAKEN_VARIABLES.test(name) ? `KEY_${name}` : name;
}

/** Returns the credential of a scheme; undefined for one that samples do not send. */
function keyOf(scheme: SecurityScheme, env: string): SampleKey | undefined {
  const { type, in: place, parameter = '', scheme: http = '' } = scheme;
  if (type === 'apiKey' && (place === 'header' || place === 'query' || place === 'cookie')) {
    return { in: place, name: parameter, prefix: '', env };
  }
  if (type === 'http' && http.toLowerCase() === 'basic') {
    return { in: 'basic', user: 'API_USER', password: 'API_PASSWORD' };
  }
  const isBearer = type === 'http' && http.toLowerCase() === 'bearer';
  return isBearer || type === 'oauth2' || type === 'openIdConnect'
    ? { in: 'header', name: 'Authorization', prefix: 'Bearer ', env }
    : undefined;
}

/**
 * Returns the credentials that samples send: those of the first alternative that they can send whole, otherwise of the
 * first one with authentication. Its only key is `API_KEY`; several have the names of their schemes.
 */
export function keysOf(security: readonly SecurityAlternative[]): { keys: SampleKey[]; notes: string[] } {
  const alternatives = security.filter((alternative) => alternative.length > 0);
  const isWhole = (alternative: SecurityAlternative) => alternative.every(({ scheme }) => keyOf(scheme, ''));
  const schemes = (alternatives.find(isWhole) ?? alternatives[0] ?? []).map(({ scheme }) => scheme);
  const isOnly = schemes.filter((scheme) => 'env' in (keyOf(scheme, '') ?? {})).length < 2;
  const names = schemes.map((scheme) => environmentName(scheme.name));
  const keys = schemes.map((scheme, index) => {
    const name = names.indexOf(names[index] ?? '') < index ? `${names[index]}_${index + 1}` : names[index];
    return keyOf(scheme, isOnly ? 'API_KEY' : (name ?? ''));
  });
  const notes = schemes.flatMap(({ name, type }, index) => {
    const kind = type === 'mutualTLS' ? 'the client certificate' : 'the authentication';
    return keys[index] ? [] : [`This sample does not send ${kind} "${name}".`];
  });
  return { keys: keys.filter((key) => key !== undefined), notes };
}
