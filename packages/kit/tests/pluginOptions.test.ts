import { expect, it } from 'vitest';
import * as z from 'zod';

import { pluginOptions } from '../src/input/pluginOptions';
import { errorDetails } from '../testing/errorDetails';

const OPTIONS = z.strictObject({
  landing: z.string().optional(),
  skill: z.strictObject({ page: z.string() }).optional(),
});

it.each([
  ['a misspelled option', { landings: 'x' }, 'unknown option of my-package: landings'],
  ['several unknown options', { a: 1, b: 2 }, 'unknown option of my-package: a, b'],
  [
    'an unknown option inside of another one',
    { skill: { page: 'x', pages: 1 } },
    'unknown option of my-package: skill.pages',
  ],
  ['a wrong value', { landing: 1 }, 'invalid option of my-package: landing'],
  ['a wrong value inside', { skill: { page: 1 } }, 'invalid option of my-package: skill.page'],
])('names %s', (_case, options, problem) => {
  expect(errorDetails(() => pluginOptions(OPTIONS, options, 'my-package')).problem).toBe(problem);
});
