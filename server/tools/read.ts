import { closestName } from '../../shared/closestName';
import { entryKind, unpackPages } from '../../shared/search/searchIndex';
import { urlOf, type Docs } from '../docs';
import { sectionsOf, sectionText, slugOf, type Section } from '../markdown';
import { findPage, pageEntry, unknownName } from '../names';

interface Question {
  page: string;
  section?: string | undefined;
}

/** Returns the anchor of the heading above the row of a field, for example `request-body` of `request-allowlist`. */
function headingAbove(docs: Docs, path: string, anchor: string): string | undefined {
  const { latest } = docs.site();
  const packed = docs.index(pageEntry(docs.site(), path)?.version ?? latest).pages.filter(([own]) => own === path);
  const entries = unpackPages(packed)[0]?.entries ?? [];
  const at = entries.findIndex((entry) => entry.anchor === anchor);
  return entries
    .slice(0, Math.max(0, at))
    .filter(({ kind }) => kind === 'section')
    .at(-1)?.anchor;
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
  const above = entryKind(asked) === 'field' ? headingAbove(docs, path, asked) : undefined;
  const byField = above === undefined ? undefined : bySlug(slugOf(above));
  if (byField) return byField;
  const titles = sections.map(({ title }) => title);
  throw unknownName('section', given, titles, {
    where: ` on \`${path}\``,
    near: closestName(asked.replaceAll('-', ' '), titles),
  });
}

/**
 * Returns the Markdown of a page, or of one section with its subsections.
 *
 * @param question `section` is a heading or an anchor; the address of a page may end with an anchor, too
 * @throws if there is no such page or section, with the nearest ones
 */
export function read(docs: Docs, { page, section }: Question): string {
  const { path, anchor } = findPage(docs, page);
  const markdown = docs.pages()[path] ?? '';
  const asked = section ?? anchor;
  if (asked.trim() === '') return markdown;
  const found = findSection(docs, path, sectionsOf(markdown), asked);
  return `From ${urlOf(docs, path)}\n\n${sectionText(markdown, found)}\n`;
}
