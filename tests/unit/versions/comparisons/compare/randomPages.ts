/** A small vocabulary, so that words occur in both pages of a pair. */
const WORDS = 'tone score text call key model list reply chunk voice, `id` **never** _often_ (all) 0.5'.split(' ');
const HEADINGS = ['Request', 'Reply', 'Limits', 'Read the score', 'Send a `text`'];

interface RandomSection {
  heading: string;
  blocks: string[];
}

/** Sections with blocks of Markdown. */
export type RandomPage = RandomSection[];

/** Returns the Markdown of a page. */
export function markdownOf(page: RandomPage): string {
  return page.flatMap(({ heading, blocks }) => [...(heading === '' ? [] : [heading]), ...blocks]).join('\n\n');
}

/** Creates a generator of small pages and of edits of them. */
export function createPageGenerator(random: () => number) {
  const integer = (end: number) => Math.floor(random() * end);
  const one = <Thing>(things: readonly Thing[]) => things[integer(things.length)] as Thing;
  const many = <Thing>(min: number, max: number, make: (index: number) => Thing) =>
    Array.from({ length: min + integer(max - min + 1) }, (_, index) => make(index));

  const words = (min: number, max: number) => many(min, max, () => one(WORDS)).join(' ');
  const tableRow = (cells: number) => `| ${many(cells, cells, () => words(1, 3)).join(' | ')} |`;
  const block = (): string => {
    switch (integer(6)) {
      case 0:
        return many(1, 4, (index) => `${'  '.repeat(index % 2)}- ${words(1, 5)}`).join('\n');
      case 1:
        return many(1, 4, (index) => `${index + 1}. ${words(1, 5)}`).join('\n');
      case 2: {
        const cells = 1 + integer(3);
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
  const section = (): RandomSection => ({
    heading: `${one(['##', '###'])} ${one(HEADINGS)}`,
    blocks: many(0, 4, block),
  });
  const page = (): RandomPage => [{ heading: '', blocks: many(0, 2, block) }, ...many(0, 5, section)];

  const editWords = (text: string) =>
    text
      .split(/(?<= )/)
      .flatMap((word) => {
        if (!/^[\w.]+ ?$/.test(word) || random() < 0.8) return [word];
        return one([[], [`${one(WORDS)} `, word], [`**${word.trim()}** `]]);
      })
      .join('');
  const editBlock = (text: string): string[] => {
    const chance = integer(8);
    if (chance === 0) return [];
    if (chance === 1) return [text, block()];
    return [chance < 5 && !/[|`]/.test(text) ? editWords(text) : text];
  };
  const edit = (older: RandomPage): RandomPage => {
    const sections = older.map(({ heading, blocks }) => ({
      heading: heading !== '' && integer(6) === 0 ? `${heading} ${one(WORDS)}` : heading,
      blocks: blocks.flatMap(editBlock),
    }));
    const [opening, ...others] = sections;
    if (integer(3) === 0) others.splice(integer(others.length + 1), 0, ...others.splice(integer(others.length), 1));
    if (integer(4) === 0) others.splice(integer(others.length), 1);
    if (integer(4) === 0) others.splice(integer(others.length + 1), 0, section());
    return [...(opening ? [opening] : []), ...others];
  };
  return { page, edit };
}
