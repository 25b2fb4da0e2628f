import { load } from 'cheerio';

import { docsFolder } from '../front-matter/docsFolder';
import { CHANGE_LOG } from '../home-page/latestChanges';
import { teachingError } from '../teachingError';
import { withoutFrame } from '../withoutFrame';
import { sectionHtml } from './sectionHtml';

/** What the change-log says about a version. */
export interface ReleaseSection {
  version: string;
  /** Full address of the section. */
  address: string;
  /** HTML below its heading. */
  content: string;
}

/**
 * Finds the sections of the released versions on the built change-log page. What is unreleased has none, and neither has
 * any other section.
 *
 * @param html the change-log page of the latest version
 * @param versions names of the released versions, the latest first
 * @param page full address of the page
 * @returns a section for each version that the page tells of, in the order of `versions`: old ones may have left the page
 * @throws when the page has no section of the latest version
 */
export function releaseSections(html: string, versions: readonly string[], page: string): ReleaseSection[] {
  const $ = load(withoutFrame(html));
  const headings = $('main h2')
    .toArray()
    .map((element) => {
      const words = $(element).clone();
      words.find('.hash-link').remove();
      return { element: $(element), title: words.text().trim(), id: $(element).attr('id') };
    });
  return versions.flatMap((version) => {
    const heading = headings.find(({ title }) => title === version);
    if (heading?.id === undefined && version !== versions[0]) return [];
    if (heading?.id === undefined) {
      throw teachingError({
        file: `${docsFolder(versions[0] ?? '')}/${CHANGE_LOG}`,
        problem: `the change-log of the latest version has no section about ${version}`,
        expected: `the heading "## ${version}"`,
        found: headings.map(({ title }) => `"${title}"`).join(', ') || 'no heading',
        why: 'The feeds of the change-log have an entry for each version, made of its section.',
        remedy: 'bring the heading back',
      });
    }
    const content = sectionHtml($, heading.element.nextUntil('h2'), page);
    return [{ version, address: `${page}#${heading.id}`, content }];
  });
}
