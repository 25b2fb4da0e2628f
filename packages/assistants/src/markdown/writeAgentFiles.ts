import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Props } from '@docusaurus/types';
import { stringify } from 'yaml';

import { writeFile, type DocsVersion } from '@api-docs/kit/node';
import { loadedDocs, siteVersions } from '@api-docs/kit/plugin';
import { LLMS_TXT, markdownPath, NOT_FOUND_MARKDOWN, samplesPath } from '@api-docs/kit';
import type { ApiValue } from '@api-docs/openapi-reference/library';

import { instructions } from '../content/instructions';
import type { Options } from '../options';
import { checkPage } from '../siteOptions';
import { API_CATALOG, apiCatalog } from './apiCatalog';
import { notFoundMarkdown, siteIndexes } from './llmsTxt';
import { pageOrder } from './pageOrder';
import type { PageMarkdown } from './pageMarkdown';

export interface AgentFiles {
  /** What Docusaurus has built, as it tells plugins. */
  built: Pick<Props, 'outDir' | 'plugins' | 'siteConfig'>;
  options: Options;
  /** Markdown version of each page, by page path; undefined for a page without one. */
  markdown: ReadonlyMap<string, PageMarkdown | undefined>;
  /** The API, if the site documents one. */
  api?: ApiValue | undefined;
}

/** Returns the file of the sitemap; undefined for a site without one, as Docusaurus writes none for `noIndex`. */
function sitemapFile({ plugins, siteConfig }: AgentFiles['built']): string | undefined {
  const plugin = plugins.find(({ name }) => name === 'docusaurus-plugin-sitemap');
  return plugin && !siteConfig.noIndex ? String(plugin.options.filename ?? 'sitemap.xml') : undefined;
}

function robotsTxt(siteRoot: string, file: string | undefined): string {
  const sitemap = file === undefined ? '' : `\nSitemap: ${siteRoot}${file}\n`;
  return `# Index of all pages for assistants: ${siteRoot}${LLMS_TXT}
User-agent: *
Allow: /
${sitemap}`;
}

const SKILL_LIST = '.well-known/agent-skills/index.json';

/**
 * Converts the Markdown version of a page to a skill for coding assistants (https://agentskills.io/specification), and lists it
 * for tools (https://github.com/cloudflare/agent-skills-discovery-rfc).
 */
function pageSkill(name: string, { description, text: page }: PageMarkdown, url: string) {
  const head = stringify({ name, description }, { lineWidth: 0 });
  const text = page.replace(/^---\n[\s\S]*?\n---\n/, () => `---\n${head}---\n`);
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const list = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ name, type: 'skill-md', description, url, digest }],
  };
  return { text, list: `${JSON.stringify(list, null, 2)}\n` };
}

/**
 * Writes the files for coding agents: the Markdown version of each page, the `llms.txt` indexes, the skill and the list of
 * skills, the API catalog, the not-found page in Markdown, and robots.txt, unless the site has one. Throws if the page of the skill
 * does not exist.
 */
export function writeAgentFiles({ built, options, markdown, api }: AgentFiles): void {
  const { outDir, plugins, siteConfig } = built;
  const { title, url, baseUrl: basePath, trailingSlash } = siteConfig;
  const siteRoot = url + basePath;
  const { product: name = title, titles = {}, skill } = options;
  const versions = siteVersions(loadedDocs(plugins), basePath);
  const pages = new Map([...markdown].flatMap(([page, text]) => (text ? [[page, text] as const] : [])));
  if (skill) checkPage('skill.page', skill.page, [...pages.keys()]);
  const write = (file: string, text: string) => writeFile(path.join(outDir, file), text);

  for (const [page, { text, samples }] of pages) {
    write(markdownPath(page), text);
    if (samples !== undefined) write(samplesPath(page), samples);
  }
  const groups = pageOrder(plugins, basePath, titles);
  const site = { ...options, siteRoot, versions, trailingSlash, hasHomePage: pages.has(''), api };
  const indexed = {
    siteRoot,
    name,
    versions,
    groups,
    pages,
    instructions: (own: DocsVersion) => instructions(own, site),
  };
  for (const [file, text] of siteIndexes(indexed)) write(file, text);
  const skillPage = skill && pages.get(skill.page);
  if (skillPage) {
    const file = markdownPath(skill.page);
    const { text, list } = pageSkill(skill.name, skillPage, basePath + file);
    // In place of the page's Markdown version.
    write(file, text);
    write(SKILL_LIST, list);
  }
  if (!existsSync(path.join(outDir, 'robots.txt'))) write('robots.txt', robotsTxt(siteRoot, sitemapFile(built)));
  if (api) write(API_CATALOG, apiCatalog(api, siteRoot, trailingSlash));
  write(NOT_FOUND_MARKDOWN, notFoundMarkdown(siteRoot, versions));
}
