import type { OptionValidationContext } from '@docusaurus/types';
import type * as z from 'zod';

import { spellingRemedy, type BuildErrorDetails } from '../errors/buildError';
import { parseSchema } from './parseSchema';

const ADVICE = 'correct the option; README.md of the package describes them';

/** Says what the value of an option should be, or which option is unknown, and which names there are in place of it. */
function explainIssue(
  issue: z.core.$ZodIssue,
  names: readonly string[],
  packageName: string,
): Partial<BuildErrorDetails> {
  const { message, path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const [name = ''] = issue.keys;
    const unknown = issue.keys.map((key) => [...path, key].join('.')).join(', ');
    const problem = `unknown option of ${packageName}: ${unknown}`;
    return path.length === 0
      ? { problem, remedy: spellingRemedy(name, names, ADVICE) }
      : { problem, expected: 'only known names' };
  }
  // Example: `Invalid input: expected string, received number`.
  return { expected: /expected (.+?)(?:, received .*)?$/.exec(message)?.[1] ?? message };
}

/**
 * Validates the options that a site gives to a package.
 *
 * @param schema a strict object, so that a misspelled name is an error
 * @param packageName for example `@api-docs/local-search`
 * @throws a build error with all options that are wrong, and what each should be
 */
export function pluginOptions<T extends object>(
  schema: z.ZodType<T> & z.ZodObject,
  options: unknown,
  packageName: string,
): T {
  // Docusaurus gives each plugin an id, if the site does not.
  const isOwn = ([name]: [string, unknown]) => name !== 'id' || 'id' in schema.shape;
  const own = Object.entries((options ?? {}) as object).filter(isOwn);
  const names = Object.keys(schema.shape);
  return parseSchema(schema, Object.fromEntries(own), {
    file: 'docusaurus.config',
    subject: `option of ${packageName}:`,
    expected: names.join(', '),
    remedy: ADVICE,
    explain: (issue) => explainIssue(issue, names, packageName),
  });
}

/**
 * Returns what a plugin exports as `validateOptions`: Docusaurus calls it with the options of a site, and hands the result to the
 * plugin. It throws as {@link pluginOptions}.
 */
export function optionsValidator<Options extends object>(schema: z.ZodType & z.ZodObject, packageName: string) {
  return ({ options }: OptionValidationContext<Options | undefined, Options>): Options => ({
    id: 'default',
    ...(pluginOptions(schema, options, packageName) as Options),
  });
}
