import { stringify } from 'yaml';

import { markdownPath } from '../../../../shared/markdownPath';
import type { BodyChange, ChangedLine, ChangedRow, ChangedRun, ComparedSection, Passage } from '../compare/comparison';
import { groupRuns } from '../compare/wordDiff';
import type { Run } from '../read/pageContent';
import { comparisonTitle, type ComparisonView } from './comparisonViews';
import { bodyNotes, bodyTitle, fieldLabel, fieldNames, formatCounts, unchangedLabel } from './labels';

/** Escapes characters that would be Markdown. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*<[\]]|(?<!\w)_|_(?!\w)/g, '\\$&');
}

/** Returns a number of backticks that does not occur in the text. */
function backticksFor(text: string, minimum: number): string {
  const longest = Math.max(minimum - 1, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  return '`'.repeat(longest + 1);
}

function codeSpan(text: string): string {
  const mark = backticksFor(text, 1);
  return mark.length > 1 ? `${mark} ${text} ${mark}` : mark + text + mark;
}

/** Puts marks around a text, inside of the spaces at its ends. */
function wrap(mark: string, text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return inner === '' ? text : before + mark + inner + mark + after;
}

function runText({ text, code, strong, emphasis }: Run): string {
  const inner = code ? codeSpan(text) : escapeMarkdown(text);
  const bold = strong ? wrap('**', inner) : inner;
  return emphasis ? wrap('_', bold) : bold;
}

/** Formats runs; neighbors with the same change share one pair of marks. */
function runsText(runs: readonly ChangedRun[]): string {
  const marks = { same: ['', ''], added: ['{++', '++}'], removed: ['{--', '--}'] } as const;
  return groupRuns(runs)
    .map((group) => {
      const [start, end] = marks[group.change];
      return start + group.runs.map(runText).join('') + end;
    })
    .join('');
}

function codeText(lines: readonly ChangedLine[], title: readonly ChangedRun[]): string {
  const signs = { same: ' ', added: '+', removed: '-' };
  const code = lines.map(({ change, text }) => `${signs[change]}${text}`).join('\n');
  const fence = backticksFor(code, 3);
  return [...(title.length === 0 ? [] : [`${runsText(title)}:`, '']), `${fence}diff`, code, fence].join('\n');
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

function passageText(passage: Passage): string {
  switch (passage.kind) {
    case 'paragraph':
      return runsText(passage.runs);
    case 'item':
      // Not indented: an indented line on its own would be code.
      return `${passage.mark} ${runsText(passage.runs)}`;
    case 'table':
      return tableText(passage.head, passage.rows);
    case 'code':
      return codeText(passage.lines, passage.title);
  }
}

function passageTexts(passages: readonly Passage[]): string[] {
  return passages.flatMap((passage, index) => {
    if (passage.change !== 'same') return [passageText(passage)];
    if (passages[index - 1]?.change === 'same') return [];
    const end = passages.findIndex(({ change }, at) => at > index && change !== 'same');
    return [`(${unchangedLabel((end === -1 ? passages.length : end) - index)})`];
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
    return `- ${fieldLabel(row, change)} ${names.join(' → ')}${notes}${description}`;
  });
  return [
    `### ${bodyTitle(change).map(runText).join('')}`,
    ...bodyNotes(change),
    ...(rows.length > 0 ? [rows.join('\n')] : []),
  ];
}

/**
 * Renders a comparison as Markdown with front matter. Changed words have the marks of CriticMarkup
 * (https://criticmarkup.com), `{++added++}` and `{--removed--}`; changed code is a diff.
 *
 * @param view the data of the comparison page
 * @param homeUrl URL of the home page, with a trailing slash
 */
export function comparisonMarkdown(view: ComparisonView, homeUrl: string): string {
  const { comparison, older, newer, path, others } = view;
  const markdownUrl = (page: string) => homeUrl + encodeURI(markdownPath(page));
  const counts = formatCounts(comparison.counts);
  const fields = {
    title: comparisonTitle(view),
    ...(counts === '' ? {} : { description: `Changed: ${counts}.` }),
    versions: `${older.version} to ${newer.version}`,
    kind: 'comparison',
    url: homeUrl + path,
  };
  const head = stringify(fields, { lineWidth: 0 });
  const texts = [
    `# ${comparisonTitle(view)}`,
    `From [${older.version}](${markdownUrl(older.path)}) to [${newer.version}](${markdownUrl(newer.path)}).`,
    'Added words are in `{++ ++}`, removed ones in `{-- --}`. Passages that did not change are omitted.',
    ...comparison.head.map(({ name, runs }) => `**${name}:** ${runsText(runs)}`),
    ...(comparison.bodies.length > 0 ? ['## API fields', ...comparison.bodies.flatMap(bodyTexts)] : []),
    ...comparison.sections.flatMap(sectionTexts),
    ...(others.length > 0
      ? [
          `Other comparisons of this page: ${others.map((other) => `[${other.label}](${markdownUrl(other.path)})`).join(', ')}`,
        ]
      : []),
  ];
  return `---\n${head}---\n\n${texts.join('\n\n')}\n`;
}
