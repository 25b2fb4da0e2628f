import { expect, it } from 'vitest';
import * as z from 'zod';

import { functionOption } from '../src/input/functionOption';
import { pluginOptions } from '../src/input/pluginOptions';
import { errorDetails } from '../testing/errorDetails';

const OPTIONS = z.strictObject({
  guide: functionOption('my-package', 'guide', 'a text, or undefined'),
  fields: functionOption('my-package', 'fields', 'an object, or undefined'),
  lines: functionOption('my-package', 'lines', 'a list of texts, or undefined'),
  isOld: functionOption('my-package', 'isOld', 'true or false'),
  addNames: functionOption('my-package', 'addNames', 'anything but a promise'),
});

type Options = Partial<Record<keyof typeof OPTIONS.shape, (value: unknown) => unknown>>;

/** Returns what a checked function returns that returns a value. */
function returned(option: keyof Options, value: unknown): unknown {
  const options = pluginOptions(OPTIONS, { [option]: () => value }, 'my-package') as Options;
  return options[option]?.(value);
}

it.each([
  ['guide', { link: '/docs/' }, 'a value of type object'],
  ['guide', Promise.resolve('text'), 'a promise'],
  ['fields', 'title: A', 'a value of type string'],
  ['fields', ['title'], 'a list'],
  ['lines', 'Be kind.', 'a value of type string'],
  ['lines', [1], 'a list'],
  ['isOld', Promise.resolve(false), 'a promise'],
  ['isOld', undefined, 'undefined'],
  ['addNames', Promise.resolve(), 'a promise'],
] as const)('a function for %s that returns %o is an error with its name', (option, value, found) => {
  expect(errorDetails(() => returned(option, value))).toMatchObject({
    problem: expect.stringContaining(`\`${option}\` of my-package`) as string,
    found,
  });
});

it.each([
  ['guide', 'See [docs](/docs/).'],
  ['guide', undefined],
  ['fields', { title: 'A' }],
  ['lines', []],
  ['isOld', false],
  ['addNames', undefined],
  ['addNames', 3],
] as const)('a function for %s may return %o', (option, value) => {
  expect(returned(option, value)).toEqual(value);
});

it.each(['guide', 'fields', 'lines'] as const)('a function for %s may return null in place of undefined', (option) => {
  expect(returned(option, null)).toBeUndefined();
});

it('the function of a site is called on the options, with its arguments', () => {
  const guide = function (this: Options, value: unknown) {
    return `${typeof this.lines} ${String(value)}`;
  };
  const options = pluginOptions(OPTIONS, { guide, lines: () => [] }, 'my-package') as Options;
  expect(options.guide?.('b')).toBe('function b');
});
