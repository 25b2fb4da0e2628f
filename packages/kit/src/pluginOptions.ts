import type * as z from 'zod';

import { parseSchema } from './parseSchema';

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
  return parseSchema(schema, Object.fromEntries(own), {
    file: 'docusaurus.config',
    subject: `option of ${packageName}`,
    expected: Object.keys(schema.shape).join(', '),
    remedy: 'correct the option; README.md of the package describes them',
  });
}
