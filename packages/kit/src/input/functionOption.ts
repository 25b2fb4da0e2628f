import * as z from 'zod';

import { optionError } from './optionError';

const object = z.custom((value) => isObject(value));

/** What a function of a site may return, by the words with which errors say it. */
const RETURNED = {
  'a text': z.string(),
  'a text, or undefined': z.string().nullish(),
  'a list of texts, or undefined': z.array(z.string()).nullish(),
  'an object': object,
  'an object, or undefined': object.nullish(),
  'true or false': z.boolean(),
  'anything but a promise': z.custom((value) => !(value instanceof Promise)),
};

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Promise);
}

function nameOf(value: unknown): string {
  if (value instanceof Promise) return 'a promise';
  if (Array.isArray(value)) return 'a list';
  return value === undefined || value === null ? String(value) : `a value of type ${typeof value}`;
}

/**
 * Returns the schema of an option that is a function, which may be missing. What it returns is checked on each call: a text in place
 * of a list would be taken for a list of letters, and an object would be printed as `[object Object]`.
 *
 * @param packageName for example `@api-docs/assistants`
 * @param option for example `server.conditions`
 * @returns the schema; the function that it gives throws a build error if the one of the site returns something else
 */
export function functionOption(packageName: string, option: string, expected: keyof typeof RETURNED) {
  const checked = (give: (...args: unknown[]) => unknown) =>
    function (this: unknown, ...args: unknown[]): unknown {
      const value = give.apply(this, args);
      if (RETURNED[expected].safeParse(value).success) return value ?? undefined;
      throw optionError(packageName, option, {
        problem: 'returns what it must not return',
        expected,
        found: nameOf(value),
        remedy: 'correct the function; README.md of the package says what it returns',
      });
    };
  return (
    z
      .custom<(...args: unknown[]) => unknown>((value) => typeof value === 'function', 'a function')
      // Of the type that the option has.
      .transform((give) => checked(give) as never)
      .optional()
  );
}
