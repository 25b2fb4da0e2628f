import { closestName } from '@api-docs/kit/closestName';

import { urlOf, type Docs } from '../docs';
import { sectionsOf, sectionText, slugOf, type Section } from '../markdown';
import { findPage, pageEntry, unknownName } from '../names';
import { partOf } from '../parts';
import type { Answer, Question } from '../tools';

/**
 * Returns the heading with an anchor, or the heading above the row of a field. Example: `Request body` for `request-allowlist`.
 * An anchor can differ from the words of its heading.
 */
function headingOf(docs: Docs, path: string, anchor: string): string | undefined {
  const index = docs.index(pageEntry(docs.site(), path)?.version ?? docs.site().latest);
  const entries = index.entries.filter(({ page }) => page.path === path);
  const at = entries.findIndex((entry) => entry.anchor === anchor);
  const above = entries.slice(0, at + 1).reverse();
  return above.find(({ kind }) => kind === 'section')?.title;
}

function findSection(docs: Docs, path: string, sections: readonly Section[], given: string): Section {
  const asked = given.trim().replace(/^#/, '');
  const bySlug = (slug: string) => sections.find((section) => section.slug === slug);
  const found = bySlug(slugOf(asked));
  if (found) return found;
  // The second of two equal headings has a number in its anchor.
  const [, base = '', number = ''] = /^(.+)-(\d+)$/.exec(asked) ?? [];
  const repeated = sections.filter(({ slug }) => slug === slugOf(base))[Number(number)];
  if (repeated) return repeated;
  const heading = headingOf(docs, path, asked);
  const byAnchor = heading === undefined ? undefined : bySlug(slugOf(heading));
  if (byAnchor) return byAnchor;
  const titles = sections.map(({ title }) => title);
  const near = closestName(asked.replaceAll('-', ' '), titles);
  throw unknownName('section', given, titles, { where: ` on \`${path}\``, near });
}

/**
 * Returns the Markdown of a page, or of one section with its subsections, in parts if it is long.
 *
 * @param question `section` is a heading or an anchor; the address of a page may end with an anchor, too
 * @throws if there is no such page, section or part, with the nearest names
 */
export function read(docs: Docs, { page, section, part }: Question<'read'>): Answer {
  const { path, anchor } = findPage(docs, page);
  const markdown = docs.pages()[path] ?? '';
  const asked = (section ?? anchor).trim();
  const address = urlOf(docs, path);
  const text = () => {
    const found = findSection(docs, path, sectionsOf(markdown), asked);
    return `From ${address}\n\n${sectionText(markdown, found)}\n`;
  };
  const own = partOf(asked === '' ? markdown : text(), part);
  return { data: { address, ...own }, text: own.text };
}
