import type { OptionValidationContext } from '@docusaurus/types';
import * as z from 'zod';

import { spellingRemedy, type BuildErrorDetails } from '../errors/buildError';
import { stringifyJson } from '../values/json';
import { optionError } from './optionError';
import { parseSchema } from './parseSchema';

/** The one that Docusaurus gives to a plugin without an id. */
const DEFAULT_ID = 'default';

const ADVICE = 'correct the option; README.md of the package describes them';

/** Returns the names that an option may have inside of it; without a path, those of all options. */
function namesIn(schema: unknown, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional) return namesIn(schema.unwrap(), path);
  const [step, ...rest] = path;
  if (step !== undefined && schema instanceof z.ZodObject) return namesIn(schema.shape[String(step)], rest);
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum ? schema.keyType.options.map(String) : [];
}

/** Says what the value of an option should be, or which option is unknown, and which names there are in place of it. */
function explainIssue(issue: z.core.$ZodIssue, schema: z.ZodObject, packageName: string): Partial<BuildErrorDetails> {
  const { message, path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const [name = ''] = issue.keys;
    const unknown = issue.keys.map((key) => [...path, key].join('.')).join(', ');
    const names = namesIn(schema, path);
    return {
      problem: `unknown option of ${packageName}: ${unknown}`,
      expected: names.join(', '),
      found: unknown,
      remedy: spellingRemedy(name, names, ADVICE),
    };
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
  const { id, ...others } = (options ?? {}) as { id?: unknown };
  const hasIds = 'id' in schema.shape;
  if (!hasIds && id !== undefined && id !== DEFAULT_ID) {
    throw optionError(packageName, 'id', {
      problem: 'names one of several, and a site has the package once',
      expected: 'no id',
      found: stringifyJson(id),
      remedy: 'remove the id, and further entries of the package',
    });
  }
  return parseSchema(schema, hasIds && id !== undefined ? { id, ...others } : others, {
    file: 'docusaurus.config',
    subject: `option of ${packageName}:`,
    expected: Object.keys(schema.shape).join(', '),
    remedy: ADVICE,
    explain: (issue) => explainIssue(issue, schema, packageName),
  });
}

/**
 * Returns what a plugin exports as `validateOptions`: Docusaurus calls it with the options of a site, and hands the result to the
 * plugin. It throws as {@link pluginOptions}.
 */
export function optionsValidator<Options extends object>(schema: z.ZodType & z.ZodObject, packageName: string) {
  return ({ options }: OptionValidationContext<Options | undefined, Options>): Options => ({
    id: DEFAULT_ID,
    ...(pluginOptions(schema, options, packageName) as Options),
  });
}
