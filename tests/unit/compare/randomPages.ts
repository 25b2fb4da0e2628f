/** Numbers from 0 up to 1 that are the same for the same seed: mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What a page is drawn from, few words on purpose: they shall meet again. */
const WORDS = 'tone score text call key model list reply chunk voice, `id` **never** _often_ (all) 0.5'.split(' ');
const HEADINGS = ['Request', 'Reply', 'Limits', 'Read the score', 'Send a `text`'];

interface DrawnSection {
  heading: string;
  blocks: string[];
}

/** A page of sections, each with blocks of Markdown. */
export type DrawnPage = DrawnSection[];

/** @returns the page's Markdown */
export function markdownOf(page: DrawnPage): string {
  return page.flatMap(({ heading, blocks }) => [...(heading === '' ? [] : [heading]), ...blocks]).join('\n\n');
}

/** Draws small pages, and pages that a writer could have made of them. */
export function pageDrawer(random: () => number) {
  const below = (end: number) => Math.floor(random() * end);
  const one = <Thing>(things: readonly Thing[]) => things[below(things.length)] as Thing;
  const many = <Thing>(least: number, most: number, make: (index: number) => Thing) =>
    Array.from({ length: least + below(most - least + 1) }, (_, index) => make(index));

  const words = (least: number, most: number) => many(least, most, () => one(WORDS)).join(' ');
  const tableRow = (cells: number) => `| ${many(cells, cells, () => words(1, 3)).join(' | ')} |`;
  const block = (): string => {
    switch (below(6)) {
      case 0:
        return many(1, 4, (index) => `${'  '.repeat(index % 2)}- ${words(1, 5)}`).join('\n');
      case 1:
        return many(1, 4, (index) => `${index + 1}. ${words(1, 5)}`).join('\n');
      case 2: {
        const cells = 1 + below(3);
        const rows = many(0, 4, () => tableRow(cells));
        return [tableRow(cells), `|${' --- |'.repeat(cells)}`, ...rows].join('\n');
      }
      case 3:
        return ['```json', ...many(1, 5, () => words(0, 3)), '```'].join('\n');
      case 4:
        return `:::note[${words(1, 3)}]\n\n${words(2, 6)}.\n\n:::`;
      default:
        return `${words(1, 12)}.`;
    }
  };
  const section = (): DrawnSection => ({
    heading: `${one(['##', '###'])} ${one(HEADINGS)}`,
    blocks: many(0, 4, block),
  });
  const page = (): DrawnPage => [{ heading: '', blocks: many(0, 2, block) }, ...many(0, 5, section)];

  const editedWords = (text: string) =>
    text
      .split(/(?<= )/)
      .flatMap((word) => {
        if (!/^[\w.]+ ?$/.test(word) || random() < 0.8) return [word];
        return one([[], [`${one(WORDS)} `, word], [`**${word.trim()}** `]]);
      })
      .join('');
  const editedBlock = (text: string): string[] => {
    const chance = below(8);
    if (chance === 0) return [];
    if (chance === 1) return [text, block()];
    return [chance < 5 && !/[|`]/.test(text) ? editedWords(text) : text];
  };
  const edited = (older: DrawnPage): DrawnPage => {
    const sections = older.map(({ heading, blocks }) => ({
      heading: heading !== '' && below(6) === 0 ? `${heading} ${one(WORDS)}` : heading,
      blocks: blocks.flatMap(editedBlock),
    }));
    const [opening, ...others] = sections;
    if (below(3) === 0) others.splice(below(others.length + 1), 0, ...others.splice(below(others.length), 1));
    if (below(4) === 0) others.splice(below(others.length), 1);
    if (below(4) === 0) others.splice(below(others.length + 1), 0, section());
    return [...(opening ? [opening] : []), ...others];
  };
  return { page, edited, one };
}
