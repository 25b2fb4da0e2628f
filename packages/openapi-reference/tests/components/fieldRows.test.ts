import { createRequire } from 'node:module';
import path from 'node:path';

import { build } from 'esbuild';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { findElements, textContent } from '@api-docs/kit/html/html';
import { fieldPath, isFieldTable, readFieldRow } from '@api-docs/kit/html/htmlContract';
import { parsePage } from '@api-docs/kit/steps/parsePage';
import { field, minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';

import { apiFieldsProps } from '../../src/fact-components/apiFields';
import type { ApiFieldsProps } from '../../src/model/types';
import { docusaurusStubs } from '../../testing/docusaurusStubs';
import { context } from '../../testing/pageContext';

/** What the component imports of Docusaurus and its theme. */
const STUBS: Record<string, string> = {
  '@docusaurus/Link': 'export default ({ to, ...props }) => <a href={to} {...props} />',
  '@docusaurus/useBaseUrl': 'export const useBaseUrlUtils = () => ({ withBaseUrl: (url) => url })',
  '@docusaurus/useBrokenLinks': 'export default () => ({ collectAnchor() {}, collectLink() {} })',
  '@docusaurus/useDocusaurusContext': 'export default () => ({ siteConfig: { baseUrl: "/" } })',
  '@docusaurus/utils-common': 'export const applyTrailingSlash = (url) => url',
  '@docusaurus/Translate': 'export const translate = ({ message }) => message',
};

/** Bundles the component, with the React of these tests. */
async function loadComponent(): Promise<ComponentType<ApiFieldsProps>> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(import.meta.dirname, '../../src/components/ApiFields/index.tsx')],
    ...{ bundle: true, write: false, outdir: 'out', format: 'cjs', platform: 'node', jsx: 'automatic' },
    loader: { '.css': 'local-css' },
    plugins: [docusaurusStubs(STUBS, import.meta.dirname)],
    external: ['react'],
  });
  const code = outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? '';
  const module = { exports: {} as { default: ComponentType<ApiFieldsProps> } };
  new Function('module', 'require', code)(module, createRequire(import.meta.url));
  return module.exports.default;
}

it('readFieldRow reads the rows that ApiFields renders', async () => {
  const request = [
    field('text', { requirement: 'required', description: 'The **text**.', limits: { minLength: 1 } }),
    field('tone', { default: '"calm"', deprecated: true }),
  ];
  const facts = minimalFacts([operation('/pets', { request })]);
  const props = apiFieldsProps({ ...context, facts }, { operation: '/pets' });
  const html = renderToStaticMarkup(createElement(await loadComponent(), props));
  const [table] = findElements(parsePage(html).main, isFieldTable);
  const rows = findElements(table ?? { children: [] }, ({ properties }) => properties.id !== undefined).map(
    readFieldRow,
  );
  const words = (nodes: Parameters<typeof textContent>[0][]) => nodes.map(textContent).join('');
  expect(
    rows.map((row) => ({
      ...{ anchor: row.anchor, path: textContent(fieldPath(row)), facts: row.facts },
      ...{ description: words(row.description), limits: row.limits.map(textContent) },
    })),
  ).toEqual([
    {
      ...{ anchor: 'request-text', path: 'text', description: 'The text.', limits: ['at least 1 character'] },
      facts: [
        { text: 'string', inColumn: 'string' },
        { text: 'required', inColumn: 'yes' },
      ],
    },
    {
      ...{ anchor: 'request-tone', path: 'tone', description: '', limits: ['default: "calm"'] },
      facts: [
        { text: 'string', inColumn: 'string' },
        { text: 'optional', inColumn: 'no' },
        { text: 'deprecated', inColumn: 'deprecated' },
      ],
    },
  ]);
});
