import path from 'node:path';

import { writeFile } from '@api-docs/kit/writeFile';
import { docsVersions } from '@api-docs/kit/docsVersions';
import { LLMS_TXT, markdownPath, NOT_FOUND_MARKDOWN, samplesPath } from '@api-docs/kit/markdownPath';

import { API_FILE, type ApiFiles } from '../../api/facts/apiFiles';
import type { StepInput } from '../../lib/site';
import { API_CATALOG, apiCatalog } from './apiCatalog';
import { instructions, undocumentedFacts } from './instructions';
import { formatIndex, notFoundMarkdown, planIndexes } from './llmsTxt';
import type { PageMarkdown } from './pageMarkdown';
import { pageOrder } from './pageOrder';
import { pageSkill, SKILL_FILE, SKILL_LIST, SKILL_PAGE, skillList } from './skill';

/** Returns a robots.txt that allows everything. `siteRoot` is the URL of the home page. */
function robotsTxt(siteRoot: string): string {
  return `# Index of all pages for assistants: ${siteRoot}${LLMS_TXT}
User-agent: *
Allow: /

Sitemap: ${siteRoot}sitemap.xml
`;
}

interface AgentFilesInput extends StepInput {
  site: StepInput['site'] & { files: ApiFiles };
  /** What the finished pages say, by page path. */
  contents: ReadonlyMap<string, { markdown: PageMarkdown | undefined }>;
}

/**
 * Writes the files for coding agents: the Markdown version of each page, the `llms.txt` indexes, the skill and the list of
 * skills, robots.txt, the API catalog, and the not-found page in Markdown.
 */
export default function writeAgentFiles({ site, built, contents }: AgentFilesInput): void {
  const { files, brand } = site;
  const siteRoot = brand.siteUrl + brand.basePath;
  const versions = docsVersions(files.versions());
  const order = pageOrder(built.plugins, brand.basePath);
  const pages = new Map([...contents].flatMap(([page, { markdown }]) => (markdown ? [[page, markdown] as const] : [])));
  const facts = files.facts(API_FILE);
  const successors = files.successors();
  const notPublished = undocumentedFacts(files);
  const write = (file: string, text: string) => writeFile(path.join(built.outDir, file), text);

  for (const [page, { text, samples }] of pages) {
    write(markdownPath(page), text);
    if (samples !== undefined) write(samplesPath(page), samples);
  }
  for (const { file, version, ...index } of planIndexes({ siteRoot, name: brand.product, versions, order, pages })) {
    write(file, formatIndex(index, instructions(version, { siteRoot, versions, facts, successors, notPublished })));
  }
  const skillPage = pages.get(SKILL_PAGE);
  if (skillPage) {
    const skill = pageSkill(`${brand.slug}-metrics-api`, skillPage);
    // In place of the page's Markdown version.
    write(SKILL_FILE, skill.text);
    write(SKILL_LIST, skillList(skill, brand.basePath));
  }
  write('robots.txt', robotsTxt(siteRoot));
  write(API_CATALOG, apiCatalog(facts, siteRoot, versions));
  write(NOT_FOUND_MARKDOWN, notFoundMarkdown(siteRoot, versions));
}
