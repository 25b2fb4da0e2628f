import { spellingRemedy, teachingError } from '../teachingError';
import type { ApiFacts, LegacyBody, NamedExample, Operation } from './types';

/**
 * Finds the operation that a page names.
 *
 * A full path names one operation. A bare name such as `faithfulness` names the current operation with that last path
 * segment, or, in a file without current ones, the only one.
 *
 * @param facts of the page's own docs version
 * @param name path or last segment
 * @param page `file:line` of the page, for the message
 * @returns the operation
 * @throws when none or more than one fits
 */
export function findOperation(facts: ApiFacts, name: string, page: string): Operation {
  const fits = facts.operations.filter((operation) => operation.path === name || operation.name === name);
  const current = fits.filter((operation) => !operation.deprecated);
  const [operation, ...others] = current.length > 0 ? current : fits;
  if (operation && others.length === 0) return operation;
  const known = [
    ...facts.operations.filter(({ deprecated }) => !deprecated).map((known) => known.name),
    ...facts.operations.map((known) => known.path),
  ];
  throw teachingError({
    file: page,
    problem: operation ? `operation "${name}" is ambiguous` : `unknown operation "${name}"`,
    expected: `an operation of ${facts.file}`,
    found: operation ? [operation, ...others].map(({ path }) => path).join(', ') : name,
    remedy: operation
      ? 'write the full path'
      : spellingRemedy(name, known, `use one of: ${[...new Set(known)].join(', ')}`),
  });
}

/**
 * Finds a request body that has no path.
 *
 * @throws when the file of the page's version has no such body
 */
export function findLegacyBody(facts: ApiFacts, name: string, page: string): LegacyBody {
  const body = facts.legacyBodies.find((candidate) => candidate.name === name);
  if (body) return body;
  const known = facts.legacyBodies.map((candidate) => candidate.name);
  throw teachingError({
    file: page,
    problem: `unknown body "${name}"`,
    expected: `an entry of x-legacy-bodies in ${facts.file}`,
    found: name,
    remedy: spellingRemedy(name, known, `use one of: ${known.join(', ')}`),
  });
}

/**
 * Finds a named example.
 *
 * @param examples of a request or reply
 * @param key the wanted one, or undefined for the first
 * @param owner whose examples they are, and in which file, as the message says it
 * @throws when there is no such example
 */
export function findExample(
  examples: readonly NamedExample[],
  key: string | undefined,
  page: string,
  owner: string,
): NamedExample {
  const example = key === undefined ? examples[0] : examples.find((candidate) => candidate.key === key);
  if (example) return example;
  const known = examples.map((candidate) => candidate.key);
  throw teachingError({
    file: page,
    problem: key === undefined ? `no example of ${owner}` : `unknown example "${key}"`,
    expected: `a named example of ${owner}`,
    found: key ?? 'none',
    remedy:
      key === undefined ? 'leave the component out' : spellingRemedy(key, known, `use one of: ${known.join(', ')}`),
  });
}
