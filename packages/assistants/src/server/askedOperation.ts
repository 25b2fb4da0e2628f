import { closestName } from '@api-docs/kit';

import type { OperationFact } from './data';
import { unknownName } from './inputError';

const withoutSlashes = (path: string) => path.replace(/^\/+|\/+$/g, '');

/**
 * Finds an operation by its path, by method and path, by its id, or by the last segment of its path. Of several, a current one is
 * meant, and rather POST than another method. A path with a slash at its end is not the same as one without.
 *
 * @param operations of one docs version
 * @throws if there is no such operation, with the closest name
 */
export function askedOperation<Named extends Pick<OperationFact, 'id' | 'method' | 'path' | 'name' | 'deprecated'>>(
  operations: readonly Named[],
  given: string,
): Named {
  const [, method] = /^([^\s/]+)\s/.exec(given.trim()) ?? [];
  // Without the method, the host and the query: `/jobs` of `POST https://host/jobs?page=1`.
  const afterMethod = given.trim().replace(/^[^\s/]+\s+(?=\/|https?:)/, '');
  const path = afterMethod.replace(/^https?:\/\/[^/]+/, '').replace(/[?#][^]*$/, '');
  const name = withoutSlashes(path).toLowerCase().replaceAll('-', '_');
  const rank = (one: Named) => (one.deprecated ? 2 : 0) + (one.method === 'POST' ? 0 : 1);
  const sorted = [...operations].sort((one, other) => rank(one) - rank(other));
  const hasMethod = (one: Named) => method === undefined || one.method.toUpperCase() === method.toUpperCase();
  // Legacy bodies have no path.
  const withPath = sorted.filter((one) => one.path !== '');
  const byPath = withPath.filter((one) => [path, `/${path}`].includes(one.path) && hasMethod(one));
  const [other] = withPath.filter((one) => path.includes('/') && withoutSlashes(one.path) === withoutSlashes(path));
  const byName = sorted.filter((one) => one.id === path || one.name.toLowerCase().replaceAll('-', '_') === name);
  const [found] = byPath.length > 0 || other ? byPath : byName;
  if (found) return found;
  const paths = [...new Set(sorted.map((one) => one.path || one.name))];
  const names = [...new Set(sorted.map((one) => one.name))];
  const last = withoutSlashes(path).split('/').at(-1)?.toLowerCase() ?? '';
  const otherName = other?.path === path ? `${other.method} ${path}` : other?.path;
  const near = path.includes('/')
    ? (otherName ?? closestName(path, paths) ?? closestName(last, names))
    : closestName(name, names);
  throw unknownName('operation', given, paths, { near });
}
