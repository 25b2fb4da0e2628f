import type { OptionValidationContext } from '@docusaurus/types';
import type { Options, PluginOptions } from '@docusaurus/plugin-content-docs';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { validateDocs } from '../src/plugins/docsOptions';

const validate = normalizePluginOptions as OptionValidationContext<Options, PluginOptions>['validate'];
const check = (options: object) => validateDocs({ options: options as Options, validate });

describe('options of the docs plugin of a reference', () => {
  it.each([
    ['misspelled', { editUrls: 'https://a.test' }, 'docs.editUrls', 'editUrls', 'write "editUrl"'],
    ['of a wrong type', { breadcrumbs: 'no' }, 'docs.breadcrumbs', 'no', 'correct or remove the option'],
    [
      'misspelled inside',
      { versions: { current: { lable: 'A' } } },
      'docs.versions.current.lable',
      'A',
      'correct or remove the option',
    ],
  ])('that are %s are errors with their name', (_case, options, option, found, remedy) => {
    expect(errorDetails(() => check(options))).toMatchObject({
      problem: expect.stringContaining(`\`${option}\` of @api-docs/openapi-reference`) as string,
      found,
      remedy,
    });
  });

  it('that are right have the defaults of Docusaurus', () => {
    expect(check({ editUrl: 'https://a.test' })).toMatchObject({ editUrl: 'https://a.test', breadcrumbs: true });
  });
});
