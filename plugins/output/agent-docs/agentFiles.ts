import { resolveLinks } from '../../../shared/markdownLinks';
import { LLMS_TXT, markdownPath, samplesPath } from '../../../shared/markdownPath';
import { API_FILE, type ApiFiles } from '../../api/facts/apiFiles';
import { buildError } from '../../lib/buildError';
import { API_CATALOG, apiCatalog } from './apiCatalog';
import { FULL_FILE, instructions, preferCurrent, SKILL_FILE } from './instructions';
import { formatIndex, latestGroups, planIndexes, type IndexedSite } from './llmsTxt';
import { notFoundMarkdown } from './notFoundMarkdown';
import { skill, skillList } from './skill';
import { skillFacts, type SkillSources } from './skillFacts';

/** Well-known path of the list of a site's skills. */
const SKILL_LIST = '.well-known/agent-skills/index.json';

/** The page and heading with the list of facts that are not published. */
export const NOT_PUBLISHED = { page: 'docs/api/', heading: 'What is not documented', anchor: 'what-is-not-published' };

/** Options of the plugin. */
export interface AgentSources {
  files: ApiFiles;
  brand: SkillSources['brand'] & { product: string };
}

/** The built site as the files for assistants need it. */
export interface MarkdownSite extends Pick<IndexedSite, 'versions' | 'order' | 'pages'> {
  siteDir: string;
  siteUrl: string;
  basePath: string;
}

/** A file to write. */
export interface SiteFile {
  /** Path below the base path. */
  file: string;
  text: string;
}

/**
 * Returns the items of the list below a heading, as Markdown.
 *
 * @param markdown Markdown version of a page
 * @param heading for example `What is not published`
 * @param page path of the page, for the error message
 * @throws if the page has no such heading or no list below it
 */
export function listBelow(markdown: string, heading: string, page: string): string[] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const items = [...section.matchAll(/^- (.+)$/gm)].map(([, item = '']) => item);
  if (items.length > 0) return items;
  throw buildError({
    file: page,
    problem: 'llms.txt repeats a list that is missing on this page',
    expected: `the heading "${heading}" with a list below it`,
    found: section === '' ? 'no such heading' : 'no list below it',
    remedy: 'restore the list, or change NOT_PUBLISHED in plugins/output/agent-docs/agentFiles.ts',
  });
}

/** Returns a robots.txt that allows everything. `siteRoot` is the URL of the home page. */
function robotsTxt(siteRoot: string): string {
  return `# Index of all pages for assistants: ${siteRoot}${LLMS_TXT}
User-agent: *
Allow: /

Sitemap: ${siteRoot}sitemap.xml
`;
}

/**
 * Returns the files for assistants: the Markdown version of each page, the `llms.txt` indexes, all pages of the latest
 * version in one file, the skill, the list of skills, robots.txt, the API catalog, and a not-found page for each folder.
 */
export function agentFiles(site: MarkdownSite, { files, brand }: AgentSources): SiteFile[] {
  const { siteDir, siteUrl, basePath, versions, order, pages } = site;
  const siteRoot = siteUrl + basePath;
  const facts = files.facts(API_FILE);
  const successors = files.successors();
  const { page, heading } = NOT_PUBLISHED;
  const notPublished = listBelow(pages.get(page)?.text ?? '', heading, page);
  const { slug, product } = brand;
  const preference = preferCurrent(facts, successors);
  const metricsSkill = skill(skillFacts({ siteDir, files, brand }), {
    siteRoot,
    slug,
    product,
    preference,
    notPublished,
  });
  const latestPaths = latestGroups(order)
    .flatMap((group) => group.pages)
    .filter((path) => !pages.get(path)?.unlisted);
  return [
    ...[...pages].flatMap(([path, { text, samples }]) => [
      { file: markdownPath(path), text },
      ...(samples === undefined ? [] : [{ file: samplesPath(path), text: samples }]),
    ]),
    ...planIndexes({ siteRoot, name: product, versions, order, pages }).map(({ file, version, ...index }) => ({
      file,
      text: formatIndex(index, instructions(version, { siteRoot, versions, facts, successors, notPublished })),
    })),
    {
      file: FULL_FILE,
      text: latestPaths
        .map((path) => resolveLinks(pages.get(path)?.text ?? '', markdownPath(path), siteRoot))
        .join('\n'),
    },
    { file: SKILL_FILE, text: metricsSkill.text },
    { file: SKILL_LIST, text: skillList(metricsSkill, basePath) },
    { file: 'robots.txt', text: robotsTxt(siteRoot) },
    { file: API_CATALOG, text: apiCatalog(facts, siteRoot, versions) },
    ...notFoundMarkdown({ siteRoot, versions, pages }),
  ];
}
