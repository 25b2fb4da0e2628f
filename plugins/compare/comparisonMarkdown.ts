import { stringify } from 'yaml';

import { twinPath } from '../../shared/markdownTwin';
import { bodyNotes, bodyTitle, changeSign, fieldNames } from './bodyWords';
import type { BodyChange } from './compareFields';
import type { Change, ChangedRow, ChangedRun, ComparedSection, Passage } from './comparison';
import { comparisonTitle } from './comparisonTitle';
import type { ComparisonView } from './comparisonView';
import type { Block, Run } from './content';
import { countWords } from './countWords';
import { marked, visibleRuns } from './wordDiff';

/** What would be Markdown: a writer who means the sign itself has escaped it on the page. */
function escaped(text: string): string {
  return text.replace(/[\\`*<[\]]|(?<!\w)_|_(?!\w)/g, '\\$&');
}

/** Longer than any run of backticks in the code. */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const mark = '`'.repeat(longest + 1);
  return longest > 0 ? `${mark} ${text} ${mark}` : mark + text + mark;
}

/** Marks stand close to the words: a blank at either end is outside of them. */
function within(mark: string, text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return words === '' ? text : before + mark + words + mark + after;
}

function runText({ text, code, strong, emphasis }: Run): string {
  const inner = code ? codeSpan(text) : escaped(text);
  const bold = strong ? within('**', inner) : inner;
  return emphasis ? within('_', bold) : bold;
}

/** Neighbors with the same change stand between one pair of marks. */
function runsText(runs: readonly ChangedRun[]): string {
  const parts: { change: Change; text: string }[] = [];
  for (const run of visibleRuns(runs)) {
    const last = parts.at(-1);
    if (last?.change === run.change) last.text += runText(run);
    else parts.push({ change: run.change, text: runText(run) });
  }
  return parts
    .map(({ change, text }) => {
      if (change === 'same') return text;
      const sign = change === 'added' ? '+' : '-';
      return `{${sign}${sign}${text}${sign}${sign}}`;
    })
    .join('');
}

/** Longer than any run of backticks in the code. */
function fence(lines: readonly string[]): string {
  const longest = Math.max(2, ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map(({ length }) => length)));
  return '`'.repeat(longest + 1);
}

function codeText(lines: readonly { change: Change; text: string }[], title: readonly ChangedRun[]): string {
  const marks = { same: ' ', added: '+', removed: '-' };
  const printed = lines.map(({ change, text }) => `${marks[change]}${text}`);
  const mark = fence(printed);
  return [...(title.length === 0 ? [] : [`${runsText(title)}:`, '']), `${mark}diff`, ...printed, mark].join('\n');
}

const cellText = (runs: readonly ChangedRun[]) => runsText(runs).replaceAll('|', '\\|');

function tableText(head: readonly ChangedRun[][], rows: readonly ChangedRow[]): string {
  const width = Math.max(head.length, ...rows.map(({ cells }) => cells.length));
  const line = (first: string, cells: readonly ChangedRun[][]) => {
    const columns = Array.from({ length: width }, (_, index) => cellText(cells[index] ?? []));
    return `| ${[first, ...columns].join(' | ')} |`;
  };
  return [
    line('Change', head),
    `| ${Array.from({ length: width + 1 }, () => '---').join(' | ')} |`,
    ...rows.map(({ change, cells }) => line(change === 'same' ? '' : change, cells)),
  ].join('\n');
}

function blockText(block: Block, change: Change): string {
  switch (block.kind) {
    case 'paragraph':
      return runsText(marked(block.runs, change));
    case 'item':
      return `${block.mark} ${runsText(marked(block.runs, change))}`;
    case 'table':
      return tableText(
        block.head.map((cell) => marked(cell, change)),
        block.rows.map((row) => ({ change, cells: row.map((cell) => marked(cell, change)) })),
      );
    case 'code':
      return codeText(
        block.text.split('\n').map((text) => ({ change, text })),
        block.title === undefined ? [] : marked([{ text: block.title }], change),
      );
  }
}

function passageText(passage: Passage): string {
  if (passage.change !== 'changed') return blockText(passage.block, passage.change);
  if (passage.kind === 'table') return tableText(passage.head, passage.rows);
  if (passage.kind === 'code') return codeText(passage.lines, passage.title);
  const { block, runs } = passage;
  // Without its depth: what stands alone would be code when it is indented.
  return block.kind === 'item' ? `${block.mark} ${runsText(runs)}` : runsText(runs);
}

function passageTexts(passages: readonly Passage[]): string[] {
  return passages.flatMap((passage, index) => {
    if (passage.change !== 'same') return [passageText(passage)];
    if (passages[index - 1]?.change === 'same') return [];
    const end = passages.findIndex(({ change }, at) => at > index && change !== 'same');
    const count = (end === -1 ? passages.length : end) - index;
    return [`(${count} passage${count === 1 ? '' : 's'} unchanged)`];
  });
}

function sectionTexts({ level, heading, isMoved, passages }: ComparedSection): string[] {
  const title = heading.length === 0 ? [] : [`${'#'.repeat(level)} ${runsText(heading)}${isMoved ? ' (moved)' : ''}`];
  return [...title, ...passageTexts(passages)];
}

function bodyTexts(change: BodyChange): string[] {
  const rows = change.rows.map((row) => {
    const names = fieldNames(row).map((name) => `\`${name}\``);
    const notes = row.notes.length > 0 ? `: ${row.notes.join('; ')}` : '';
    const description = row.description ? `. ${runsText(row.description)}` : '';
    return `- ${changeSign(row, change)} ${names.join(' → ')}${notes}${description}`;
  });
  return [
    `### ${bodyTitle(change).map(runText).join('')}`,
    ...bodyNotes(change),
    ...(rows.length > 0 ? [rows.join('\n')] : []),
  ];
}

/**
 * Writes a comparison as Markdown. Changed words stand in the marks of CriticMarkup (https://criticmarkup.com): `{++added++}`,
 * `{--removed--}`; changed code in the format of `diff`.
 *
 * @param view what it shows
 * @param address of the home page
 * @returns front matter, heading, content
 */
export function comparisonMarkdown(view: ComparisonView, address: string): string {
  const { comparison, older, newer, path, others } = view;
  const twin = (page: string) => address + encodeURI(twinPath(page));
  const head = stringify({ title: comparisonTitle(view), url: address + path }, { lineWidth: 0 });
  const texts = [
    `# ${comparisonTitle(view)}`,
    `From [${older.version}](${twin(older.path)}) to [${newer.version}](${twin(newer.path)}). Changed: ${countWords(comparison.counts)}.`,
    'Added words stand in `{++ ++}`, removed ones in `{-- --}`; passages that did not change are left out.',
    ...comparison.head.map(({ name, runs }) => `**${name}:** ${runsText(runs)}`),
    ...(comparison.bodies.length > 0 ? ['## API fields', ...comparison.bodies.flatMap(bodyTexts)] : []),
    ...comparison.sections.flatMap(sectionTexts),
    ...(others.length > 0
      ? [`Other comparisons of this page: ${others.map(({ words, path: to }) => `[${words}](${twin(to)})`).join(', ')}`]
      : []),
  ];
  return `---\n${head}---\n\n${texts.join('\n\n')}\n`;
}
