import { LLMS_TXT, markdownPath, NOT_FOUND_MARKDOWN, samplesPath } from '../../../shared/markdownPath';
import { API_FILE, type ApiFiles } from '../../api/facts/apiFiles';
import { API_CATALOG, apiCatalog } from './apiCatalog';
import { instructions, undocumentedFacts } from './instructions';
import { formatIndex, notFoundMarkdown, planIndexes, type IndexedSite } from './llmsTxt';
import { pageSkill, SKILL_FILE, SKILL_LIST, SKILL_PAGE, skillList } from './skill';

/** Options of the plugin. */
export interface AgentSources {
  files: ApiFiles;
  brand: { slug: string; product: string };
}

/** The built site as the files for assistants need it. */
export interface MarkdownSite extends Pick<IndexedSite, 'versions' | 'order' | 'pages'> {
  siteUrl: string;
  basePath: string;
}

/** A file to write. */
export interface SiteFile {
  /** Path below the base path. */
  file: string;
  text: string;
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
 * Returns the files for assistants: the Markdown version of each page, the `llms.txt` indexes, the skill and the list of
 * skills, robots.txt, the API catalog, and the not-found page in Markdown.
 */
export function agentFiles(site: MarkdownSite, { files, brand }: AgentSources): SiteFile[] {
  const { siteUrl, basePath, versions, order, pages } = site;
  const siteRoot = siteUrl + basePath;
  const facts = files.facts(API_FILE);
  const successors = files.successors();
  const notPublished = undocumentedFacts(files);
  const skillPage = pages.get(SKILL_PAGE);
  const skill = skillPage && pageSkill(`${brand.slug}-metrics-api`, skillPage, siteRoot);
  return [
    ...[...pages].flatMap(([path, { text, samples }]) => [
      { file: markdownPath(path), text },
      ...(samples === undefined ? [] : [{ file: samplesPath(path), text: samples }]),
    ]),
    ...planIndexes({ siteRoot, name: brand.product, versions, order, pages }).map(({ file, version, ...index }) => ({
      file,
      text: formatIndex(index, instructions(version, { siteRoot, versions, facts, successors, notPublished })),
    })),
    // In place of the page's Markdown version.
    ...(skill
      ? [
          { file: SKILL_FILE, text: skill.text },
          { file: SKILL_LIST, text: skillList(skill, basePath) },
        ]
      : []),
    { file: 'robots.txt', text: robotsTxt(siteRoot) },
    { file: API_CATALOG, text: apiCatalog(facts, siteRoot, versions) },
    { file: NOT_FOUND_MARKDOWN, text: notFoundMarkdown(siteRoot, versions) },
  ];
}
