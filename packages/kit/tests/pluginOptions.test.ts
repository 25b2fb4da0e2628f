import { expect, it } from 'vitest';
import * as z from 'zod';

import { pluginOptions } from '../src/input/pluginOptions';
import { errorDetails } from '../testing/errorDetails';

const OPTIONS = z.strictObject({
  landing: z.string().optional(),
  skill: z.strictObject({ page: z.string() }).optional(),
  policy: z.partialRecord(z.enum(['img-src', 'font-src']), z.string()).optional(),
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

const circular: Record<string, unknown> = {};
circular.itself = circular;

it.each([
  [{ landing: () => 'x' }, 'a function (Invalid input: expected string, received function)'],
  [{ landing: circular }, 'a value of type object (Invalid input: expected string, received object)'],
  [{ landing: undefined, skill: {} }, 'nothing (Invalid input: expected string, received undefined)'],
  [{ landings: 'x', landing: circular }, 'a value of type object'],
  [{ landings: circular }, 'landings'],
])('the error about %o has what was found', (options, found) => {
  expect(errorDetails(() => pluginOptions(OPTIONS, options, 'my-package')).found).toContain(found);
});

it.each([
  [{ landings: 'x' }, 'landing, skill, policy', 'write "landing"'],
  [{ skill: { page: 'x', pagee: 1 } }, 'page', 'write "page"'],
  [{ policy: { 'img-srcs': 'x' } }, 'img-src, font-src', 'write "img-src"'],
])(
  'of the unknown name in %j, the error has the names that there are, and the nearest',
  (options, expected, remedy) => {
    expect(errorDetails(() => pluginOptions(OPTIONS, options, 'my-package'))).toMatchObject({ expected, remedy });
  },
);

it.each(['second', 2, null])('an id such as %j is refused of a package that a site has once', (id) => {
  expect(errorDetails(() => pluginOptions(OPTIONS, { id }, 'my-package'))).toMatchObject({
    problem: expect.stringContaining('`id` of my-package') as string,
    found: JSON.stringify(id),
  });
});

it('the id that Docusaurus gives is none of the options', () => {
  expect(pluginOptions(OPTIONS, { id: 'default', landing: 'a' }, 'my-package')).toEqual({ landing: 'a' });
});
