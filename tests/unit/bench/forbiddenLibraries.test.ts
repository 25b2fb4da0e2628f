import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { forbiddenLibraries } from '../../../bench/weights/forbiddenLibraries';
import { projectDir } from '../../../scripts/lib/run';

function installed(file: string): string {
  return readFileSync(path.join(projectDir, 'node_modules', file), 'utf8');
}

it.each([
  ['postman-collection/lib/collection/property.js', 'Postman'],
  ['redux/dist/redux.browser.mjs', 'Redux'],
  ['process/browser.js', 'the process polyfill'],
  ['buffer/index.js', 'the Buffer polyfill'],
  [
    'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/ApiCodeBlock/Content/Element.js',
    'the explorer of the OpenAPI theme',
  ],
  ['docusaurus-theme-openapi-docs/lib/theme/ResponseExamples/index.js', 'texts of the OpenAPI theme'],
  ['@faker-js/faker/dist/cjs/faker.js', 'faker'],
  ['micromark-core-commonmark/lib/heading-atx.js', 'a Markdown parser (micromark, remark)'],
  ['markdown-it/dist/markdown-it.min.js', 'a Markdown parser (markdown-it)'],
])('knows %s for what it is', (file, library) => {
  expect(forbiddenLibraries(installed(file)).map((trace) => trace.library)).toEqual([library]);
});

it.each([
  [
    'a Markdown parser (marked)',
    'markedjs/marked',
    'e.message+="\\nPlease report this to https://github.com/markedjs/marked."',
  ],
])('knows %s by %s, for it is not installed', (library, text, code) => {
  expect(forbiddenLibraries(code)).toEqual([{ library, text }]);
});

it('lets a page speak of Postman, Redux, faker and Markdown', () => {
  expect(forbiddenLibraries('children:["The Postman collection, in Markdown; a faker of data, no Redux."]')).toEqual(
    [],
  );
});

it.each(['react-dom/cjs/react-dom-client.production.js', 'prism-react-renderer/dist/index.mjs'])(
  'finds nothing in %s, which the site uses',
  (file) => {
    expect(forbiddenLibraries(installed(file))).toEqual([]);
  },
);
