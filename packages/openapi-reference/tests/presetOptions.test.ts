import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { readOptions, type OneReference, type Options } from '../src/presetOptions';

const listed = { main: { specPath: 'shop.yaml', outputDir: 'pages' } };

describe('readOptions', () => {
  it('takes file and folder of pages from the plugin that the site lists', () => {
    expect(readOptions({}, listed)).toEqual([{ id: 'api', file: 'shop.yaml', pagesFolder: 'pages' }]);
    expect(readOptions({ file: 'other.yaml' }, listed)).toEqual([{ id: 'api', file: 'other.yaml' }]);
  });

  it('names each of several references after its route', () => {
    const references = readOptions({
      references: [
        { file: 'a.yaml', route: '/docs/shop/' },
        { file: 'b.yaml', route: 'staff' },
      ],
    });
    expect(references.map(({ id }) => id)).toEqual(['shop', 'staff']);
  });

  it.each<[string, Options, string]>([
    ['a misspelled name', { fiel: 'a.yaml' } as Options, 'Unrecognized key: "fiel"'],
    ['a value of another type', { route: 3 } as unknown as Options, 'expected string'],
    ['a function that is none', { guide: 'yes' } as unknown as Options, 'a function'],
  ])('rejects %s', (_case, options, found) => {
    const { file, problem, found: value } = errorDetails(() => readOptions(options));
    expect([file, problem]).toEqual(['docusaurus.config', expect.stringContaining('@api-docs/openapi-reference')]);
    expect(value).toContain(found);
  });

  it.each<[string, OneReference[]]>([
    [
      'route',
      [
        { id: 'one', route: 'api' },
        { id: 'other', route: '/api/' },
      ],
    ],
    ['id', [{ route: 'a/api' }, { route: 'b/api' }]],
  ])('rejects two references with the same %s', (option, references) => {
    expect(errorDetails(() => readOptions({ references })).problem).toContain(`the same ${option}`);
  });
});
