/** Words in one look. */
export interface Run {
  text: string;
  code?: true;
  strong?: true;
  emphasis?: true;
}

/** A table with the words of its cells. */
export interface Table {
  head: Run[][];
  rows: Run[][][];
}

/** A piece of a page that is compared as a whole before its parts are. */
export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  /** `depth` counts from 0, `mark` is `-` or a number with a full stop. */
  | { kind: 'item'; depth: number; mark: string; runs: Run[] }
  | ({ kind: 'table' } & Table)
  | { kind: 'code'; title?: string; language: string; text: string };

/** A body of the API whose fields a page shows. */
export interface ShownBody {
  /** Path of an operation, or name of a legacy body. */
  owner: string;
  part: 'request' | 'reply';
  /** Dotted path, where the page shows one field with what it holds. */
  field?: string;
}

/** A heading with what stands below it, up to the next heading. */
export interface Section {
  /** 1 for what stands before the first heading, below the title; else as in Markdown. */
  level: number;
  /** Empty for what stands before the first heading. */
  heading: Run[];
  blocks: Block[];
}

/** A page as it is compared: what a reader reads, without what stands around it. */
export interface PageContent {
  title: string;
  description: string;
  sections: Section[];
  /** Each once, in the order of the page. They are compared by the facts of the API, wherever on the page they stand. */
  bodies: ShownBody[];
}

/** @returns the words of runs without their look */
export function plainText(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** @returns all words of a block in one text, for measures of likeness and for messages */
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
