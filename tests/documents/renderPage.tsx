/** Renders pages of the reference without Docusaurus, which would take minutes for one API. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import { run } from '@mdx-js/mdx';
import { build } from 'esbuild';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';

import type { ApiFacts, Operation } from '@api-docs/openapi-facts/types';
import { parsePage } from '@api-docs/kit/steps/parsePage';
import { pageMarkdown } from '@api-docs/assistants/markdown/pageMarkdown';
import { withDefaults } from '@api-docs/openapi-reference/options';
import { furtherPages } from '@api-docs/openapi-reference/model/furtherPages';
import { furtherPageTexts } from '@api-docs/openapi-reference/pages/furtherPageTexts';
import { operationPage } from '@api-docs/openapi-reference/pages/operationPage';
import { docusaurusStubs } from '@api-docs/openapi-reference/testing/docusaurusStubs';

import { mdxPlugins } from '../../plugins/content/mdxPlugins';
import { brand } from '../../brand.config';
import type { ApiFiles } from '../../plugins/api/facts/apiFiles';
import { createSite } from '../../plugins/createSite';
import { projectDir } from '../../scripts/lib/run';

/** What the components import of Docusaurus and its theme, as far as it shows on a page. */
const THEME: Record<string, string> = {
  '@docusaurus/Link': 'export default ({ to, href = to, ...props }) => <a href={href} {...props} />',
  '@docusaurus/useBaseUrl': 'export const useBaseUrlUtils = () => ({ withBaseUrl: (url) => url })',
  '@docusaurus/useBrokenLinks': 'export default () => ({ collectAnchor() {}, collectLink() {} })',
  '@docusaurus/useDocusaurusContext': 'export default () => ({ siteConfig: { baseUrl: "/" } })',
  '@docusaurus/utils-common': 'export const applyTrailingSlash = (url) => url',
  '@docusaurus/Translate': `
    export const translate = ({ message }, values = {}) => message.replace(/{(\\w+)}/g, (_, name) => values[name])`,
  '@docusaurus/plugin-content-docs/client': 'export const useDoc = () => ({ toc: [] })',
  '@docusaurus/theme-common': 'export const ThemeClassNames = { common: {} }',
  '@docusaurus/theme-common/internal': `
    import { createContext, useContext } from 'react';
    export const Labels = createContext([]);
    export const useTabs = () => ({ tabValues: useContext(Labels) })`,
  '@theme/Tabs': `
    import { Labels } from '@docusaurus/theme-common/internal';
    export default ({ children, groupId }) => {
      const labels = [children].flat().map(({ props }) => props);
      return (
        <Labels value={labels}>
          <div className="tabs-container">
            <ul className={groupId === 'lang' ? 'language-tabs' : 'tabs'}>
              {labels.map(({ value, label }) => <li key={value}>{label}</li>)}
            </ul>
            <div>{children}</div>
          </div>
        </Labels>
      )
    }`,
  '@theme/ResponseFigure': 'export default () => null',
  '@theme/Admonition': 'export default ({ children }) => <div>{children}</div>',
  '@theme/Icon/Copy': 'export default () => null',
  '@theme/Icon/Success': 'export default () => null',
  '@theme/Icon/WordWrap': 'export default () => null',
};

const theme = docusaurusStubs(THEME, projectDir, (name) =>
  path.join(projectDir, name.replace('@theme/', 'src/theme/'), 'index.tsx'),
);

const COMPONENTS = ['ApiFields', 'ApiReply', 'ApiSample', 'PageContents'];

type Components = Record<string, ComponentType>;

/** Bundles the components of the reference's pages for Node. */
export async function loadComponents(folder: string): Promise<Components> {
  mkdirSync(folder, { recursive: true });
  const outfile = path.join(folder, 'components.mjs');
  const names = [
    ...COMPONENTS.map(
      (name) => `export { default as ${name} } from './packages/openapi-reference/src/components/${name}';`,
    ),
    "export { default as Badge } from './packages/ui/src/Badge';",
    "export { default as TabPanel } from './packages/ui/src/TabPanel';",
    "export { default as Tabs } from '@theme/Tabs';",
  ];
  await build({
    stdin: { contents: names.join('\n'), resolveDir: projectDir },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    external: ['react', 'react-dom'],
    alias: { '@site': projectDir },
    loader: { '.css': 'local-css' },
    plugins: [theme],
  });
  const components = (await import(pathToFileURL(outfile).href)) as Components;
  return { ...components, RequestBuilder: () => null };
}

/** A page of the reference as readers get it. */
export interface RenderedPage {
  html: string;
  markdown: string;
  /** The Markdown file of the samples in further languages. */
  samples: string;
}

/** Addresses of the pages to which a page links. */
const linksOf = ({ html }: RenderedPage) => [...html.matchAll(/href="([^"#]+)/g)].map(([, url = '']) => decodeURI(url));

/** Returns a function that renders the page of an operation of a file, with the pages of schemas that it links to. */
export async function pageRenderer(files: ApiFiles, facts: ApiFacts, components: Components) {
  const own: ApiFiles = { ...files, facts: () => facts };
  const site = { ...createSite({ siteDir: projectDir, brand }), files: own };
  const { beforeDefaultRemarkPlugins, remarkPlugins, rehypePlugins } = mdxPlugins(site);
  const processor = await createProcessorUncached({
    format: 'mdx',
    options: {
      admonitions: true,
      siteDir: projectDir,
      staticDirs: [],
      outputFormat: 'function-body',
      markdownConfig: {
        mdx1Compat: { headingIds: false, comments: true, admonitions: false },
        hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
        anchors: { maintainCase: false },
        emoji: true,
        mermaid: false,
      },
      beforeDefaultRemarkPlugins,
      // Without the comparisons with other docs versions.
      remarkPlugins: remarkPlugins.slice(0, 2),
      rehypePlugins,
    } as never,
  });
  const reference: ApiFiles = { ...own, options: withDefaults(), versions: () => [], retired: () => [] };
  const render = async (page: string, title: string): Promise<RenderedPage> => {
    const filePath = path.join(projectDir, 'generated/api/page.api.mdx');
    const { content } = await processor.process({ content: page, filePath, frontMatter: {}, compilerName: 'server' });
    const { default: Page } = await run(content, {
      ...runtime,
      useMDXComponents: () => components,
      baseUrl: import.meta.url,
    });
    const main = renderToStaticMarkup(createElement(Page));
    const html = `<html><head><title>${title}</title></head><body><main>${main}</main></body></html>`;
    const location = { page: 'docs/api/page/', siteUrl: 'https://docs.example.com', basePath: '/' };
    const { text, samples = '' } = pageMarkdown(parsePage(html), location, 'operation', []);
    return { html: main, markdown: text, samples };
  };

  const texts = furtherPageTexts(reference);
  const schemas = new Map(furtherPages(facts).schemas.map(({ id, slug }) => [reference.options.route + slug, id]));
  const known = new Map<string, Promise<RenderedPage>>();
  const schemaPage = (address: string): Promise<RenderedPage> => {
    const id = schemas.get(address) ?? '';
    const page = known.get(address) ?? render(texts.get(id) ?? '', id);
    known.set(address, page);
    return page;
  };

  return async (operation: Operation): Promise<RenderedPage> => {
    const first = await render(operationPage(operation, reference), operation.id);
    const pages = [first];
    const seen = new Set<string>();
    for (const page of pages) {
      const added = linksOf(page).filter((address) => schemas.has(address) && !seen.has(address));
      for (const address of new Set(added)) pages.push(await schemaPage(address));
      for (const address of added) seen.add(address);
    }
    const all = (part: keyof RenderedPage) => pages.map((page) => page[part]).join('\n');
    return { html: all('html'), markdown: all('markdown'), samples: first.samples };
  };
}
