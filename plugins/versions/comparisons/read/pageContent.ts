import type { ApiFacts } from '../../../api/facts/types';

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
  /** `depth` counts from 0; `mark` is `-`, or a number with a period. */
  | { kind: 'item'; depth: number; mark: string; runs: Run[] }
  | ({ kind: 'table' } & Table)
  | { kind: 'code'; title?: string; language: string; text: string };

/** A request or reply body of the API whose fields a page shows. */
export interface ShownBody {
  /** Path of an operation, also with its method, or name of a legacy body. */
  owner: string;
  part: 'request' | 'reply';
  /** What is shown besides the JSON body, as in the attributes of `<ApiFields>`, with its name for readers. */
  section?: { part: string; type?: string; status?: string; label: string };
  /** Dotted path of a field, if the page shows only this field and the fields below it. */
  field?: string;
}

/** A heading and the blocks up to the next heading. */
export interface Section {
  /** As in Markdown; 1 for the blocks between the title and the first heading. */
  level: number;
  /** Empty for the blocks before the first heading. */
  heading: Run[];
  blocks: Block[];
}

/** The content of a page, without its layout. */
export interface PageContent {
  title: string;
  description: string;
  sections: Section[];
  /** Each body once, in page order. Their fields are compared by the API facts, not by position. */
  bodies: ShownBody[];
}

/** A page to compare: its content, and the API facts of its docs version. */
export interface ComparedPage {
  content: PageContent;
  facts: ApiFacts;
}

/** Returns the text of runs without formatting. */
export function plainText(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** Returns the title of code as runs; an empty list for code without a title. */
export function titleRuns({ title }: Extract<Block, { kind: 'code' }>): Run[] {
  return title === undefined ? [] : [{ text: title }];
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
