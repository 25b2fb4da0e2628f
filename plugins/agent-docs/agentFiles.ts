import { INDEX_FILE, twinPath } from '../../shared/markdownTwin';
import { API_FILE, type ApiFiles } from '../api-facts/apiFiles';
import type { DocsVersion } from '../search/docsVersions';
import { FULL_FILE, instructions, preferCurrent, SKILL_FILE } from './instructions';
import { listBelow } from './listBelow';
import { llmsTxt } from './llmsTxt';
import type { PageMarkdown } from './pageMarkdown';
import { robotsTxt } from './robotsTxt';
import { latestGroups, siteIndexes } from './siteIndexes';
import type { SiteOrder } from './siteOrder';
import { skill } from './skill';
import { skillFacts, type SkillSources } from './skillFacts';
import { skillList } from './skillList';

/** Where tools look for a site's skills. */
const SKILL_LIST = '.well-known/agent-skills/index.json';

/** The page whose list says what nobody published, and the heading of the list. */
const REGISTER = { page: 'docs/api/', heading: 'What is not published' };

/** What the files for assistants are made of. */
export interface AgentSources {
  files: ApiFiles;
  brand: SkillSources['brand'] & { product: string };
}

/** The built site. */
export interface ReadSite {
  siteDir: string;
  siteUrl: string;
  basePath: string;
  versions: readonly DocsVersion[];
  order: SiteOrder;
  /** Every twin by the path of its page. */
  twins: ReadonlyMap<string, PageMarkdown>;
}

/** A file of the site. */
export interface SiteFile {
  /** Path below the base path. */
  file: string;
  text: string;
}

/**
 * Writes the twins of all pages, the indexes of them, all pages of the latest version in one file, the skill with the list
 * by which it is found, and robots.txt.
 */
export function agentFiles(site: ReadSite, { files, brand }: AgentSources): SiteFile[] {
  const { siteDir, siteUrl, basePath, versions, order, twins } = site;
  const address = siteUrl + basePath;
  const facts = files.facts(API_FILE);
  const successors = files.successors();
  const notPublished = listBelow(twins.get(REGISTER.page)?.text ?? '', REGISTER.heading, REGISTER.page);
  const known = { address, versions, facts, successors, notPublished };
  const { slug, product } = brand;
  const preference = preferCurrent(facts, successors);
  const taught = skill(skillFacts({ siteDir, files, brand }), { address, slug, product, preference, notPublished });
  const latest = latestGroups(order).flatMap(({ pages }) => pages);
  return [
    ...[...twins].map(([page, { text }]) => ({ file: twinPath(page), text })),
    ...siteIndexes({ address, name: product, versions, order, twins }).map((index) => ({
      file: index.file,
      text: llmsTxt({ ...index, instructions: instructions(index.version, known) }),
    })),
    { file: FULL_FILE, text: latest.map((page) => twins.get(page)?.text ?? '').join('\n') },
    { file: SKILL_FILE, text: taught.text },
    { file: SKILL_LIST, text: skillList(taught, basePath) },
    { file: 'robots.txt', text: robotsTxt(address, INDEX_FILE) },
  ];
}
