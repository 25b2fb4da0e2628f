import type * as z from 'zod';

import { spellingRemedy, teachingError, type Lesson } from '../teachingError';
import type { PageKind } from './pageKind';
import { SCHEMAS } from './schemas';

/** Finds a field between the `---` lines; a field that is missing belongs to the first of them. */
function lineOf(field: string, source: string): number {
  const lines = source.split('\n');
  const end = lines.indexOf('---', 1);
  const index = lines.findIndex((line, at) => at > 0 && at < end && line.startsWith(`${field}:`));
  return Math.max(index, 0) + 1;
}

type Problem = Omit<Lesson, 'file'> & { field: string };

function unknownField(key: string, allowed: string[], value: unknown): Problem {
  return {
    field: key,
    problem: `unknown front matter field "${key}"`,
    expected: `only ${allowed.join(', ')}`,
    found: `${key}: ${JSON.stringify(value)}`,
    why: 'Nothing reads the field: a misspelled one would be lost in silence.',
    remedy: spellingRemedy(key, allowed, 'remove the field'),
  };
}

function wrongField(issue: z.core.$ZodIssue, schema: z.ZodObject, frontMatter: Record<string, unknown>): Problem {
  const field = String(issue.path[0]);
  const value = frontMatter[field];
  const length = typeof value === 'string' ? ` (${value.length} characters)` : '';
  const why = (schema.shape[field] as z.ZodType | undefined)?.description;
  const name = issue.path.join('.');
  return {
    field,
    problem: value === undefined ? `missing front matter field "${name}"` : `wrong front matter field "${name}"`,
    expected: issue.message,
    found: value === undefined ? 'nothing' : `${JSON.stringify(value)}${length}`,
    ...(why === undefined ? {} : { why }),
    remedy:
      value === undefined
        ? `add a line "${field}: …" between the --- lines at the top of the file`
        : `mend "${name}" between the --- lines at the top of the file`,
  };
}

/**
 * Holds a page's front matter against the schema of its kind.
 *
 * @param kind decides the schema
 * @param frontMatter as parsed, brand tokens filled in
 * @param file the page as messages name it
 * @param source the file's text, for the line
 * @throws on the first unknown, missing or wrong field, with file and line, expected, found, why and remedy
 */
export function checkFrontMatter(
  kind: PageKind,
  frontMatter: Record<string, unknown>,
  file: string,
  source: string,
): void {
  const schema: z.ZodObject = SCHEMAS[kind];
  const result = schema.safeParse(frontMatter);
  if (result.success) return;
  const { issues } = result.error;
  const [unknown] = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  const [first] = issues;
  if (!first) return;
  const { field, ...problem } =
    unknown === undefined
      ? wrongField(first, schema, frontMatter)
      : unknownField(unknown, Object.keys(schema.shape), frontMatter[unknown]);
  throw teachingError({ file: `${file}:${lineOf(field, source)}`, ...problem });
}
