import { closestName } from '@api-docs/kit';

import type { Answer } from '../answer';
import type { Docs } from '../data';
import type { Question } from '../inputs';
import { findPage } from '../findPage';
import { InputError, unknownName } from '../inputError';

/** Longest text of an answer in characters: about 10,000 tokens. */
const MAX_TEXT = 40_000;

/**
 * Returns a part of a text that may be too long for one answer, the first by default. Parts end at the ends of lines, as far
 * as lines are shorter. Throws if there is no such part.
 */
export function partOf(text: string, part = 1): { text: string; part: number; parts: number } {
  const parts = text.match(new RegExp(`[^]{1,${MAX_TEXT}}(?:\\n|$)|[^]{1,${MAX_TEXT}}`, 'g')) ?? [''];
  const own = parts[part - 1];
  if (own === undefined)
    throw new InputError(`The text has ${parts.length === 1 ? 'one part' : `${parts.length} parts`}.`);
  const next = part < parts.length ? `\n\n(Part ${part} of ${parts.length}. Ask for \`part\`: ${part + 1}.)` : '';
  return { text: own + next, part, parts: parts.length };
}

/** Returns a title or an anchor in a form in which both can be compared. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Removes links, emphasis, code marks and escapes. */
function plain(heading: string): string {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\\(?=[^\w\s])/g, '')
    .trim();
}

/**
 * Lists the sections of a Markdown page, each with its subsections. Lines in code blocks are no headings. The slug of a section is
 * its id, or what that would be for its title; two equal titles have the same one.
 */
function sectionsOf(markdown: string) {
  const lines = markdown.split('\n');
  const headings: { level: number; title: string; slug: string; start: number }[] = [];
  let fence = '';
  for (const [start, line] of lines.entries()) {
    const [mark = ''] = /^\s*(?:`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== '') fence = fence === '' ? mark.trim() : mark.trim().startsWith(fence) ? '' : fence;
    const [, marks = '', text = '', id] = (fence === '' && /^(#{1,6})\s+(.*?)(?: \{#(.+)\})?$/.exec(line)) || [];
    const slug = slugOf(id ?? plain(text));
    if (marks !== '') headings.push({ level: marks.length, title: plain(text), slug, start });
  }
  return headings.map(({ level, title, slug, start }, index) => {
    const next = headings.slice(index + 1).find((heading) => heading.level <= level);
    return { title, slug, text: lines.slice(start, next?.start).join('\n').trim() };
  });
}

/**
 * Returns the heading with an anchor, or the heading above the row of a field. Example: `Request body` for `request-allowlist`.
 * An anchor can differ from the words of its heading.
 */
function headingOf(docs: Docs, path: string, anchor: string): string | undefined {
  const { pages, latest } = docs.site();
  const index = docs.index(pages.find((page) => page.path === path)?.version ?? latest);
  const entries = index.entries.filter(({ page }) => page.path === path);
  const at = entries.findIndex((entry) => entry.anchor === anchor);
  const above = entries.slice(0, at + 1).reverse();
  return above.find(({ kind }) => kind === 'section')?.title;
}

function findSection(docs: Docs, path: string, given: string): string {
  const sections = sectionsOf(docs.pages()[path] ?? '');
  const asked = given.trim().replace(/^#/, '');
  const bySlug = (slug: string) => sections.find((section) => section.slug === slug);
  const found = bySlug(slugOf(asked));
  if (found) return found.text;
  // The second of two equal headings has a number in its anchor.
  const [, base = '', number = ''] = /^(.+)-(\d+)$/.exec(asked) ?? [];
  const repeated = sections.filter(({ slug }) => slug === slugOf(base))[Number(number)];
  if (repeated) return repeated.text;
  const heading = headingOf(docs, path, asked);
  const byAnchor = heading === undefined ? undefined : bySlug(slugOf(heading));
  if (byAnchor) return byAnchor.text;
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
  const address = docs.urlOf(path);
  const text = asked === '' ? markdown : `From ${address}\n\n${findSection(docs, path, asked)}\n`;
  const own = partOf(text, part);
  return { data: { address, ...own }, text: own.text };
}
