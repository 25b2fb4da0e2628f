import type { core, ZodType } from 'zod';

import { stringifyJson } from '../values/json';
import { buildError, type BuildErrorDetails } from '../errors/buildError';
import { lineFinder } from './lineFinder';

/** Returns a value for readers of an error. Options may be what JSON cannot say: functions, or objects that contain themselves. */
function asFound(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  try {
    return stringifyJson(value) || 'nothing';
  } catch {
    return `a value of type ${typeof value}`;
  }
}

/**
 * Validates the content of a file.
 *
 * @param details what an error says; `subject` is what the schema describes, for example `entry`. With the `text` of a YAML
 *   file, errors have lines. `explain` returns what an error says otherwise about an issue.
 * @returns the validated value
 * @throws a build error with the paths of all problems inside the file
 */
export function parseSchema<T>(
  schema: ZodType<T>,
  value: unknown,
  {
    subject,
    text,
    explain = () => ({}),
    ...details
  }: {
    subject: string;
    text?: string;
    explain?: (issue: core.$ZodIssue) => Partial<BuildErrorDetails>;
  } & Pick<BuildErrorDetails, 'file' | 'expected' | 'remedy'>,
): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const lineOf = lineFinder(text ?? '');
  const errors = result.error.issues.map((issue) => {
    const { message, path } = issue;
    const problem = `invalid ${subject} ${path.join('.')}`.trim();
    const found = path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value);
    const file = text === undefined ? details.file : `${details.file}:${lineOf(path)}`;
    return { ...details, file, problem, found: `${asFound(found)} (${message})`, ...explain(issue) };
  });
  throw buildError(...(errors as [BuildErrorDetails]));
}
