import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { validateOptions, type Options } from '../src/index';

const check = (options: object) =>
  validateOptions({ options: options as Options, validate: (_schema, given) => given as never });

describe('an option that is wrong', () => {
  it.each([
    ['misspelled', { helpLink: [], searchResultLimits: 5 }, 'helpLink', 'write "helpLinks"'],
    ['misspelled, of the stock theme', { searchResultLimit: 5 }, 'searchResultLimit', 'write "searchResultLimits"'],
    ['of a wrong type', { searchResultLimits: 'five', indexBlog: true }, 'searchResultLimits', undefined],
  ])('because it is %s is named alone', (_why, options, found, remedy) => {
    expect(errorDetails(() => check(options))).toMatchObject({ found, ...(remedy && { remedy }) });
  });
});
