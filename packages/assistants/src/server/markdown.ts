/** A heading of a Markdown page with the lines up to the next one. */
export interface Section {
  level: number;
  /** Without formatting. */
  title: string;
  /** As it would be in an address, if it has no other id. Two equal titles have the same one. */
  slug: string;
  /** Numbers of the first line and of the line after the last one, subsections included. */
  start: number;
  end: number;
}

/** Returns a title or an anchor in a form in which both can be compared. */
export function slugOf(title: string): string {
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

/** Lists the sections of a Markdown page. Lines in code blocks are no headings. */
export function sectionsOf(markdown: string): Section[] {
  const lines = markdown.split('\n');
  const headings: Omit<Section, 'end'>[] = [];
  let fence = '';
  for (const [start, line] of lines.entries()) {
    const [mark = ''] = /^\s*(?:`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== '') fence = fence === '' ? mark.trim() : mark.trim().startsWith(fence) ? '' : fence;
    const [, marks = '', text = '', id] = (fence === '' && /^(#{1,6})\s+(.*?)(?: \{#(.+)\})?$/.exec(line)) || [];
    const slug = slugOf(id ?? plain(text));
    if (marks !== '') headings.push({ level: marks.length, title: plain(text), slug, start });
  }
  return headings.map((heading, index) => {
    const next = headings.slice(index + 1).find(({ level }) => level <= heading.level);
    return { ...heading, end: next?.start ?? lines.length };
  });
}

/** Returns the lines of a section. */
export function sectionText(markdown: string, { start, end }: Section): string {
  return markdown.split('\n').slice(start, end).join('\n').trim();
}
