import { createHash } from 'node:crypto';
import path from 'node:path';

import type { Props } from '@docusaurus/types';
import { stringify } from 'yaml';

import { writeFile } from '@api-docs/kit/writeFile';
import type { DocsVersion } from '@api-docs/kit/docsVersions';
import {
  LLMS_TXT,
  markdownPath,
  NOT_FOUND_MARKDOWN,
  PAGES_WITHOUT_MARKDOWN,
  samplesPath,
} from '@api-docs/kit/markdownPath';
import { parseUnfinishedPage } from '@api-docs/kit/parsePage';
import { writtenPages } from '@api-docs/kit/sitePaths';

import { API_CATALOG, apiCatalog, type CatalogSources } from './apiCatalog';
import { notFoundMarkdown, pageOrder, siteIndexes } from './llmsTxt';
import { pageMarkdown, type PageMarkdown } from './pageMarkdown';

/** What a site tells coding agents. */
export interface AgentFiles {
  /** What Docusaurus has built, as it tells plugins. */
  built: Pick<Props, 'outDir' | 'plugins' | 'routesPaths' | 'siteConfig'>;
  /** Name of the product. Default: title of the site. */
  product?: string;
  versions: readonly DocsVersion[];
  /** Titles of docs without versions, such as a reference, by the id of their plugin. Default: none. */
  unversioned?: Readonly<Record<string, string>>;
  /** Markdown version of each page, by page path. Default: all pages are read. */
  pages?: ReadonlyMap<string, PageMarkdown>;
  /** Returns what the index of a docs version tells assistants, one line of Markdown each. Default: {@link MARKDOWN_HINT}. */
  instructions?(version: DocsVersion): readonly string[];
  /** The page that is a skill (https://agentskills.io), with the name of the skill. Default: none. */
  skill?: { page: string; name: string };
  /** The API, if the site documents one. */
  catalog?: CatalogSources;
}

/** Tells assistants where the Markdown version of a page is. */
export const MARKDOWN_HINT =
  'Every page has a Markdown version: replace the final slash of its URL with `.md`; that of the home page is `index.md`.';

/** Reads the Markdown version of each page that Docusaurus has written, by page path. */
function readPages(built: AgentFiles['built'], versions: readonly DocsVersion[]): Map<string, PageMarkdown> {
  const { url: siteUrl, baseUrl: basePath } = built.siteConfig;
  const pages = new Map<string, PageMarkdown>();
  for (const [page, html] of writtenPages(built)) {
    if (PAGES_WITHOUT_MARKDOWN.includes(page)) continue;
    pages.set(page, pageMarkdown(parseUnfinishedPage(html), { page, siteUrl, basePath }, versions));
  }
  return pages;
}

/** Returns a robots.txt that allows everything. */
function robotsTxt(siteRoot: string): string {
  return `# Index of all pages for assistants: ${siteRoot}${LLMS_TXT}
User-agent: *
Allow: /

Sitemap: ${siteRoot}sitemap.xml
`;
}

/** Well-known path of the list of a site's skills. */
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
 * skills, robots.txt, the API catalog, and the not-found page in Markdown.
 */
export function writeAgentFiles({ built, versions, skill, catalog, ...site }: AgentFiles): void {
  const { outDir, plugins, siteConfig } = built;
  const { title, url, baseUrl: basePath } = siteConfig;
  const siteRoot = url + basePath;
  const {
    product: name = title,
    unversioned = {},
    pages = readPages(built, versions),
    instructions = () => [MARKDOWN_HINT],
  } = site;
  const write = (file: string, text: string) => writeFile(path.join(outDir, file), text);

  for (const [page, { text, samples }] of pages) {
    write(markdownPath(page), text);
    if (samples !== undefined) write(samplesPath(page), samples);
  }
  const groups = pageOrder(plugins, basePath, unversioned);
  for (const [file, text] of siteIndexes({ siteRoot, name, versions, instructions, groups, pages })) write(file, text);
  const skillPage = skill && pages.get(skill.page);
  if (skillPage) {
    const file = markdownPath(skill.page);
    const { text, list } = pageSkill(skill.name, skillPage, basePath + file);
    // In place of the page's Markdown version.
    write(file, text);
    write(SKILL_LIST, list);
  }
  write('robots.txt', robotsTxt(siteRoot));
  if (catalog) write(API_CATALOG, apiCatalog(catalog, siteRoot));
  write(NOT_FOUND_MARKDOWN, notFoundMarkdown(siteRoot, versions));
}
