import { buildError, spellingRemedy } from '@api-docs/kit/node';

import type { ApiFacts, Endpoint, LegacyBody, NamedExample, Operation } from '../types';

/**
 * Finds an operation by its path, for example `/metrics/v4alpha/pii`, by method and path, `GET /jobs/{id}`, or by the last
 * segment of its path, `pii`. If a current and a deprecated operation share that segment, the current one is meant.
 *
 * @param facts of the page's own docs version
 * @param name path or last segment
 * @param page `file:line` of the page, for the message
 * @throws if no operation matches, or more than one
 */
export function findOperation(facts: ApiFacts, name: string, page: string): Operation {
  const [, givenMethod, givenPath = name] = /^(\S+) (\/.*)$/s.exec(name) ?? [];
  const isMeant = ({ path, name: last, method }: Operation) =>
    last === name || (path === givenPath && (givenMethod === undefined || method === givenMethod));
  const matches = facts.operations.filter(isMeant);
  const current = matches.filter((operation) => !operation.deprecated);
  const [operation, ...others] = current.length > 0 ? current : matches;
  if (operation && others.length === 0) return operation;
  const expected = `an operation of ${facts.file}`;
  if (!operation) {
    const names = facts.operations.filter(({ deprecated }) => !deprecated).map((known) => known.name);
    const known = [...new Set([...names, ...facts.operations.map(({ path }) => path)])];
    throw unknownName('operation', name, known, expected, page);
  }
  throw buildError({
    file: page,
    problem: `operation "${name}" is ambiguous`,
    expected,
    found: [operation, ...others].map((match) => operationRef(facts, match)).join(', '),
    remedy: `write ${others.every(({ path }) => path === operation.path) ? 'method and path' : 'the full path'}`,
  });
}

/** Returns how a page names an operation: by its path, or by method and path if the path has several methods. */
export function operationRef({ operations }: ApiFacts, { method, path }: Endpoint): string {
  return operations.filter((other) => other.path === path).length > 1 ? `${method} ${path}` : path;
}

/** Returns whether a name, see {@link operationRef}, is that of an operation. */
export function isRef({ method, path }: Endpoint, ref: string | null | undefined): boolean {
  return ref === path || ref === `${method} ${path}`;
}

/** Finds the operation with a name, see {@link operationRef}. */
export function findByRef({ operations }: Pick<ApiFacts, 'operations'>, ref?: string | null): Operation | undefined {
  return operations.find((operation) => isRef(operation, ref));
}

/** Returns the error about a name that is none of the known ones. */
export function unknownName(
  kind: string,
  name: string,
  known: readonly string[],
  expected: string,
  page: string,
): Error {
  return buildError({
    file: page,
    problem: name === '' ? `no ${kind} is named` : `unknown ${kind} "${name}"`,
    expected,
    found: name || 'nothing',
    remedy: spellingRemedy(name, known, `use one of: ${known.join(', ')}`),
  });
}

/**
 * Finds a request body that the OpenAPI file lists without a path.
 *
 * @param page `file:line` of the page, for the message
 * @throws if no body has the name
 */
export function findLegacyBody(facts: ApiFacts, name: string, page: string): LegacyBody {
  const body = facts.legacyBodies.find((candidate) => candidate.name === name);
  if (body) return body;
  const known = facts.legacyBodies.map((candidate) => candidate.name);
  throw unknownName('body', name, known, `an entry of x-legacy-bodies in ${facts.file}`, page);
}

/**
 * Finds a named example of a request or response.
 *
 * @param key of the example, or undefined for the first one
 * @param page `file:line` of the page, for the message
 * @param owner what the examples belong to, for the message
 * @throws if there is no such example
 */
export function findExample<Example extends Pick<NamedExample, 'key'>>(
  examples: readonly Example[],
  key: string | undefined,
  page: string,
  owner: string,
): Example {
  const example = key === undefined ? examples[0] : examples.find((candidate) => candidate.key === key);
  if (example) return example;
  const expected = `a named example of ${owner}`;
  const known = examples.map((candidate) => candidate.key);
  if (key !== undefined) throw unknownName('example', key, known, expected, page);
  const problem = `no example of ${owner}`;
  throw buildError({ file: page, problem, expected, found: 'none', remedy: 'remove the component' });
}
