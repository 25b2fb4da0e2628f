import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { validateOptions, type Options } from '../src/index';
import { unusedOptions } from '../src/unusedOptions';

const check = (options: object) =>
  validateOptions({ options: options as Options, validate: (_schema, given) => given as never });

describe('an option that is wrong', () => {
  it.each([
    ['misspelled', { helpLink: [], searchResultLimits: 5 }, 'helpLink', 'write "helpLinks"'],
    ['misspelled, of the stock theme', { searchResultLimit: 5 }, 'searchResultLimit', 'write "searchResultLimits"'],
    ['less than one', { searchResultLimits: 0 }, 'searchResultLimits', undefined],
    ['a part of a number', { searchResultContextMaxLength: 4.5 }, 'searchResultContextMaxLength', undefined],
    ['of a wrong type', { searchResultLimits: 'five', indexBlog: true }, 'searchResultLimits', undefined],
    ['one of several unknown ones', { searchResultLimit: 5, hash: true }, 'searchResultLimit, hash', undefined],
    ['an id', { id: 'second' }, '"second"', 'remove the id, and further entries of the package'],
  ])('because it is %s is named alone', (_why, options, found, remedy) => {
    expect(errorDetails(() => check(options))).toMatchObject({ found, ...(remedy && { remedy }) });
  });
});

describe('options of the stock theme that change nothing', () => {
  it.each([
    [{ language: ['en', 'de'], indexBlog: false, ignoreFiles: [/draft/], fuzzyMatchingDistance: 2, askAi: {} }],
    [{ searchBarShortcut: false, removeDefaultStopWordFilter: ['en'], ignoreCssSelectors: '.aside' }],
  ])('are those of %j', (options) => {
    expect(unusedOptions(options)).toEqual(Object.keys(options));
  });

  it('are not those that the theme follows, or whose wish it fulfills anyway', () => {
    const options = {
      ...{ hashed: 'filename', language: 'en', indexPages: true, ignoreFiles: [], docsRouteBasePath: '/guides' },
      ...{ highlightSearchTermsOnTargetPage: false, searchResultLimits: 3, searchBarShortcutKeymap: 'mod+k' },
    };
    expect(unusedOptions(options)).toEqual([]);
  });
});
