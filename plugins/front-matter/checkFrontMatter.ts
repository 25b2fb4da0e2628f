import type * as z from 'zod';

import { spellingRemedy, teachingError } from '../teachingError';
import type { PageKind } from './pageKind';
import { SCHEMAS } from './schemas';

function describeProblem(issue: z.core.$ZodIssue, allowed: string[], frontMatter: Record<string, unknown>) {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    return {
      problem: `unknown front matter field "${key}"`,
      expected: `only ${allowed.join(', ')}`,
      found: `${key}: ${JSON.stringify(frontMatter[key])}`,
      remedy: spellingRemedy(key, allowed, 'remove the field'),
    };
  }
  const value = frontMatter[String(issue.path[0])];
  const length = typeof value === 'string' ? ` (${value.length} characters)` : '';
  return {
    problem: value === undefined ? `missing front matter field "${field}"` : `wrong front matter field "${field}"`,
    expected: issue.message,
    found: value === undefined ? 'nothing' : `${JSON.stringify(value)}${length}`,
    remedy: `mend "${field}" between the --- lines at the top of the file`,
  };
}

/**
 * Holds a page's front matter against the schema of its kind.
 *
 * @param kind decides the schema
 * @param frontMatter as parsed, brand tokens filled in
 * @param file the page as messages name it
 * @throws on the first unknown, missing or wrong field, with file, expected, found and remedy
 */
export function checkFrontMatter(kind: PageKind, frontMatter: Record<string, unknown>, file: string): void {
  const schema = SCHEMAS[kind];
  const result = schema.safeParse(frontMatter);
  if (result.success) return;
  const issues = result.error.issues;
  const first = issues.find((issue) => issue.code === 'unrecognized_keys') ?? issues[0];
  if (first) throw teachingError({ file, ...describeProblem(first, Object.keys(schema.shape), frontMatter) });
}
