import { expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { createApiFiles } from '../src/apiFiles';
import { watchedFiles } from '../src/plugins/watchedFiles';

it.each<[string, text: string, files: string[]]>([
  [
    'the files of a document, which may be a text, or outside of its folder',
    'info: { description: { $ref: intro.md } }\npaths: { /a: { $ref: ../shared/a.yaml } }',
    ['api/api.yaml', 'shared/a.yaml', 'api/intro.md'],
  ],
  ['the document alone while it is invalid', 'paths: {', ['api/api.yaml']],
])('a change of pages is looked for in %s', (_case, text, expected) => {
  const siteDir = tempFolder({
    'api/api.yaml': `openapi: 3.1.0\n${text}\n`,
    'api/intro.md': 'Hello.',
    'shared/a.yaml': 'get: { responses: {} }',
  });
  const watched = watchedFiles(createApiFiles(siteDir, { file: 'api/api.yaml' }));
  expect(watched).toEqual(expect.arrayContaining(['api/**/*.{yaml,yml,json}']));
  expect(watched.filter((one) => !/[*]|^openapi\//.test(one))).toEqual(expected);
});
