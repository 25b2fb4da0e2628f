import { comparePages } from '../../../plugins/compare/comparePages';
import type { Change, ChangedRun, ComparedSection, Comparison, Passage } from '../../../plugins/compare/comparison';
import type { Block, PageContent, Run } from '../../../plugins/compare/content';
import { parsePage, readContent } from '../../../plugins/compare/readContent';
import { marked } from '../../../plugins/compare/wordDiff';
import { tinyFacts } from '../api-facts/tinyFacts';

/** Reads a small page that shows no facts. */
export function pageOf(text: string, given: Partial<Pick<PageContent, 'title' | 'description'>> = {}): PageContent {
  return readContent({ title: 'Tone', description: 'Says what tone is.', ...given }, parsePage(text), () => undefined);
}

/** Compares two pages that show no facts. */
export function compare(older: string | PageContent, newer: string | PageContent): Comparison {
  const page = (from: string | PageContent) => ({
    content: typeof from === 'string' ? pageOf(from) : from,
    facts: tinyFacts([]),
  });
  return comparePages(page(older), page(newer), { operations: {}, bodies: {} });
}

function look({ text, code, strong, emphasis }: Run): string {
  const inner = code ? `\`${text}\`` : text;
  return strong ? `**${inner}**` : emphasis ? `_${inner}_` : inner;
}

const SIGNS = { same: '=', added: '+', removed: '-', changed: '~' } as const;

/** Runs in one line: what came in `{+ +}`, what went in `{- -}`. */
export function runsLine(runs: readonly ChangedRun[]): string {
  return runs
    .map((run) => (run.change === 'same' ? look(run) : `{${SIGNS[run.change]}${look(run)}${SIGNS[run.change]}}`))
    .join('');
}

const cellsLine = (cells: readonly ChangedRun[][]) => cells.map(runsLine).join(' | ');
const plain = (runs: readonly Run[]) => runsLine(marked(runs, 'same'));

function blockLines(block: Block, change: Change): string[] {
  const sign = SIGNS[change];
  switch (block.kind) {
    case 'paragraph':
      return [`${sign} ${plain(block.runs)}`];
    case 'item':
      return [`${sign} ${'  '.repeat(block.depth)}${block.mark} ${plain(block.runs)}`];
    case 'table':
      return [block.head, ...block.rows].map((cells) => `${sign} | ${cells.map(plain).join(' | ')} |`);
    case 'code':
      return [`${sign} ${block.language}:`, ...block.text.split('\n').map((line) => `${sign}   ${line}`)];
  }
}

function passageLines(passage: Passage): string[] {
  if (passage.change !== 'changed') return blockLines(passage.block, passage.change);
  switch (passage.kind) {
    case 'table':
      return [
        `~ | ${cellsLine(passage.head)} |`,
        ...passage.rows.map(({ change, cells }) => `  ${SIGNS[change]} | ${cellsLine(cells)} |`),
      ];
    case 'code':
      return [
        `~ ${passage.language}:`,
        ...passage.lines.map(({ change, text }) => `  ${SIGNS[change]} ${text}`.trimEnd()),
      ];
    default: {
      const mark = passage.block.kind === 'item' ? `${passage.block.mark} ` : '';
      return [`~ ${mark}${runsLine(passage.runs)}`];
    }
  }
}

function sectionLines({ level, heading, isMoved, passages }: ComparedSection): string[] {
  const title = heading.length === 0 ? [] : [`${'#'.repeat(level)} ${runsLine(heading)}${isMoved ? ' (moved)' : ''}`];
  return [...title, ...passages.flatMap(passageLines)];
}

/** A comparison as short lines, the way a reader goes through it. */
export function outline({ head, sections }: Pick<Comparison, 'head' | 'sections'>): string[] {
  return [...head.map(({ name, runs }) => `${name}: ${runsLine(runs)}`), ...sections.flatMap(sectionLines)];
}
