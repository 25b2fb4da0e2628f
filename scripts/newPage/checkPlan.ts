import { teachingError } from '../../plugins/teachingError';
import type { ReportedFinding } from '../gates/reportedFinding';
import { linkFindings } from '../links/linkFindings';
import type { SiteMap } from '../links/siteMap';
import { buildFindings } from '../pages/buildFindings';
import { isPage } from '../pages/pageReader';
import { siteLinks } from '../pages/siteLinks';
import { checkPage } from '../prose/checkPage';
import { readPage, type Page } from '../prose/page';
import { proseFiles } from '../prose/pageFiles';
import { RULES } from '../prose/rules';
import { flag } from './checkAnswers';
import type { Plan, Project } from './project';

/** An address stays where it is when its page gets a new title, so the file's name alone does not tell. */
function checkAddress(page: Page, others: SiteMap, { siteDir, files }: Project): void {
  const own = [...siteLinks(siteDir, [page], files).map].find(([, file]) => file === page.file)?.[0];
  if (own === undefined || !others.has(own)) return;
  throw teachingError({
    file: page.file,
    problem: 'the address is taken',
    expected: 'an address of its own',
    found: `${own}, of ${others.get(own) ?? 'a page that the build makes'}`,
    remedy: `choose another ${flag('title')}`,
  });
}

/**
 * Holds a planned page against the gates of `npm run lint:docs`, before it is written.
 *
 * @param plan the page
 * @param project gets it
 * @returns what the gates find, without spelling
 * @throws when another page has its address
 */
export function checkPlan(plan: Plan, project: Project): ReportedFinding[] {
  const { siteDir, pages, files } = project;
  const others = proseFiles(siteDir)
    .filter((file) => file !== plan.file)
    .map((file) => pages.read(file))
    .filter(isPage);
  const page = readPage(plan.file, plan.text);
  if (!plan.extends) checkAddress(page, siteLinks(siteDir, others, files).map, project);
  const links = siteLinks(siteDir, [...others, page], files);
  return [...checkPage(page, RULES), ...linkFindings(page, links), ...buildFindings(page, project)];
}
