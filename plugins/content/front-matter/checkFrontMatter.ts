import type * as z from 'zod';

import { buildError, spellingRemedy, type BuildErrorDetails } from '../../lib/buildError';
import type { PageKind } from './pageKind';
import { SCHEMAS } from './schemas';

/** Returns the line of a field in the front matter, or 1 (the opening `---`) if the field is missing. */
function lineOf(field: string, source: string): number {
  const lines = source.split('\n');
  const end = lines.indexOf('---', 1);
  const index = lines.findIndex((line, at) => at > 0 && at < end && line.startsWith(`${field}:`));
  return Math.max(index, 0) + 1;
}

type FieldError = Omit<BuildErrorDetails, 'file'> & { field: string };

function unknownField(key: string, allowed: string[], value: unknown): FieldError {
  return {
    field: key,
    problem: `unknown front matter field "${key}"`,
    expected: `only ${allowed.join(', ')}`,
    found: `${key}: ${JSON.stringify(value)}`,
    why: 'No code reads this field, so a typo would silently have no effect.',
    remedy: spellingRemedy(key, allowed, 'remove the field'),
  };
}

function invalidField(issue: z.core.$ZodIssue, schema: z.ZodObject, frontMatter: Record<string, unknown>): FieldError {
  const field = String(issue.path[0]);
  const name = issue.path.join('.');
  const value = frontMatter[field];
  const isMissing = value === undefined;
  const length = typeof value === 'string' ? ` (${value.length} characters)` : '';
  const why = (schema.shape[field] as z.ZodType | undefined)?.description;
  return {
    field,
    problem: `${isMissing ? 'missing' : 'invalid'} front matter field "${name}"`,
    expected: issue.message,
    found: isMissing ? 'nothing' : `${JSON.stringify(value)}${length}`,
    ...(why === undefined ? {} : { why }),
    remedy: isMissing
      ? `add a line "${field}: …" between the --- lines at the top of the file`
      : `fix "${name}" between the --- lines at the top of the file`,
  };
}

/**
 * Validates a page's front matter against the schema for its page kind.
 *
 * @param frontMatter parsed, without brand tokens
 * @param file path relative to the project
 * @param source the content of the file, to find the line of the field
 * @throws on the first unknown field, or else on the first missing or invalid field
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
  const [unknown] = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  );
  const [first] = issues;
  if (!first) return;
  const { field, ...error } =
    unknown === undefined
      ? invalidField(first, schema, frontMatter)
      : unknownField(unknown, Object.keys(schema.shape), frontMatter[unknown]);
  throw buildError({ file: `${file}:${lineOf(field, source)}`, ...error });
}
