/** Text with one formatting. */
export interface Run {
  text: string;
  code?: true;
  strong?: true;
  emphasis?: true;
}

/** A table with the text of its cells. */
export interface Table {
  head: Run[][];
  rows: Run[][][];
}

/** A piece of a page that is aligned with another one before its words are compared. */
export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  /** `mark` is `-`, or a number with a period. */
  | { kind: 'item'; mark: string; runs: Run[] }
  | ({ kind: 'table' } & Table)
  | { kind: 'code'; title?: string; text: string };

/** Returns bold text. */
export const strong = (text: string): Run => ({ text, strong: true });

/** Returns a paragraph. */
export const paragraph = (...runs: Run[]): Block => ({ kind: 'paragraph', runs });

/** Returns an item of a list. */
export const item = (...runs: Run[]): Block => ({ kind: 'item', mark: '-', runs });

/** Returns the text of runs without formatting. */
export function plainText(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** Returns the text of a block, without the title of code. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'item':
      return plainText(block.runs);
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.map(plainText).join(' ')).join('\n');
    case 'code':
      return block.text;
  }
}
