import type { ParameterObject, PathItem } from '../document/openApiDocument';
import { PARAMETER_PLACES } from '../document/parameterPlaces';
import { namesInPath } from '../document/pathTemplate';
import type { DocumentReader } from './documentReader';
import type { Parameter } from '../types';
import { readEncoding } from './readEncoding';
import { readValueOf, withContent } from './readHeaders';

/** Returns the title of the parameters in a place, for example `Path parameters`. */
export const placeTitle = (place: string) =>
  place === 'querystring' ? 'Query string' : `${place.charAt(0).toUpperCase()}${place.slice(1)} parameters`;

/**
 * Reads the parameters of a path item and an operation. Later ones replace those with the same name and place; names of headers
 * may differ in case.
 *
 * @param path the parameters in the path without a definition are added
 */
export function readParameters(
  owners: readonly Pick<PathItem, 'parameters'>[],
  reader: DocumentReader,
  path: string,
): Parameter[] {
  const all = owners.flatMap(({ parameters = [] }) => parameters.map((one) => reader.resolve(one).value));
  const undefinedOnes = namesInPath(path).flatMap((name) => (name === '' ? [] : { name, in: 'path' }));
  const byKey = new Map<string, ParameterObject>();
  for (const one of [...undefinedOnes, ...all]) {
    const name = one.in === 'header' ? one.name?.toLowerCase() : one.name;
    byKey.set(`${one.in} ${name}`, one);
  }
  return [...byKey.values()].flatMap((given): Parameter[] => {
    const place = PARAMETER_PLACES.find((known) => known === given.in);
    if (given.name === undefined || place === undefined) return [];
    const encoding = place === 'querystring' ? readEncoding(withContent(given, reader), reader, 'request') : [];
    const parameter = { in: place, ...readValueOf(given.name, given, reader, 'request', place) };
    return [{ ...parameter, ...(encoding.length > 0 ? { encoding } : {}) }];
  });
}
