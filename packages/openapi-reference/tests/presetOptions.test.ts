import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { readOptions, type OneReference, type Options } from '../src/presetOptions';

const listed = { main: { specPath: 'shop.yaml', outputDir: 'pages' } };

describe('readOptions', () => {
  it('takes file and folder of pages from the plugin that the site lists', () => {
    expect(readOptions({}, listed)).toEqual([{ id: 'api', file: 'shop.yaml', pagesFolder: 'pages' }]);
    expect(readOptions({ file: './shop.yaml' }, listed)[0]?.pagesFolder).toBe('pages');
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
    // In one folder, each API would be frozen in place of the other.
    expect(references.map(({ versionsFolder }) => versionsFolder)).toEqual([undefined, 'openapi/staff/versions']);
  });

  it.each<[string, unknown, { found?: string; expected?: string; remedy?: string }]>([
    ['a misspelled name', { fiel: 'a.yaml' }, { found: 'fiel', remedy: 'write "file"' }],
    ['a value of another type', { route: 3 }, { found: 'expected string', expected: 'string' }],
    ['a function that is none', { guide: 'yes' }, { found: 'a function', expected: 'a function' }],
    ['a route that is a URL', { route: 'https://a.test/api' }, { expected: 'a path such as reference' }],
    ['a route with an empty part', { route: 'docs//api' }, { expected: 'a path such as reference' }],
    ...['.', './', '/pages', '../pages', 'a/../..', 'C:\\pages'].map(
      (pagesFolder): [string, unknown, { found: string }] => [
        `${pagesFolder} as a folder that the build may empty`,
        { pagesFolder },
        { found: 'a folder inside of the project' },
      ],
    ),
    ['a path of the docs plugin', { docs: { routeBasePath: 'api' } }, { found: 'write `route` beside `docs`' }],
    ['a sidebar that is not asked', { docs: { sidebarItemsGenerator: () => [] } }, { found: '`sidebarPath` names' }],
    ['a URL as a file', { file: 'https://a.test/api.yaml' }, { expected: 'a file of the project, not a URL' }],
    ['a component that is none', { components: { Map: {} } }, { expected: 'an object with the list `attributes`' }],
    ['a text that is never asked for', { openData: () => 'Ask us.' }, { expected: '`resultField` beside `openData`' }],
    ['an id of several references', { references: [{}], id: 'a' }, { expected: 'no id', found: '"a"' }],
    ['an id that is no name', { id: 'a b' }, { found: '"a b"', expected: 'letters, digits' }],
    ['references that are no list', { references: 'a.yaml' }, { found: '"a.yaml"', expected: 'array' }],
    ['no references', { references: [] }, { found: '[]', expected: 'array to have >=1 items' }],
    ['options beside references', { references: [{}], route: 'a' }, { found: 'route', expected: 'references' }],
  ])('rejects %s', (_case, options, parts) => {
    const details = errorDetails(() => readOptions(options as Options));
    expect(details.file).toBe('docusaurus.config');
    expect(details.problem).toContain('@api-docs/openapi-reference');
    for (const [part, text] of Object.entries(parts)) expect(details[part as keyof typeof parts]).toContain(text);
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
    [
      'versionsFolder',
      [
        { route: 'a', versionsFolder: 'frozen' },
        { route: 'b', versionsFolder: 'frozen' },
      ],
    ],
    [
      'pagesFolder',
      [
        { route: 'a', pagesFolder: 'pages' },
        { route: 'b', pagesFolder: './pages/' },
      ],
    ],
    [
      'pagesFolder',
      [
        { route: 'a', pagesFolder: 'pages/a' },
        { route: 'b', pagesFolder: 'pages' },
      ],
    ],
  ])('rejects two references with the same %s', (option, references) => {
    expect(errorDetails(() => readOptions({ references })).problem).toContain(`the same ${option}`);
  });
});
