import type { Run } from '@api-docs/kit/blocks';

import type { ChangedRun, ComparedSection, Comparison, Passage } from '../../src/compare/comparison';

function runText({ text, code, strong, emphasis }: Run): string {
  const inner = code ? `\`${text}\`` : text;
  return strong ? `**${inner}**` : emphasis ? `_${inner}_` : inner;
}

const SIGNS = { same: '=', added: '+', removed: '-', changed: '~' } as const;

/** Returns runs as one line, with added text in `{+ +}` and removed text in `{- -}`. */
export function runsLine(runs: readonly ChangedRun[]): string {
  return runs
    .map((run) => (run.change === 'same' ? runText(run) : `{${SIGNS[run.change]}${runText(run)}${SIGNS[run.change]}}`))
    .join('');
}

/** Returns a passage without the changes of its parts if it changed as a whole. */
function passageLines(passage: Passage): string[] {
  const sign = SIGNS[passage.change];
  const isWhole = passage.change !== 'changed';
  const line = (runs: readonly ChangedRun[]) => (isWhole ? runs.map(runText).join('') : runsLine(runs));
  switch (passage.kind) {
    case 'paragraph':
      return [`${sign} ${line(passage.runs)}`];
    case 'item':
      return [`${sign} ${passage.mark} ${line(passage.runs)}`];
    case 'table': {
      const rowLine = (cells: readonly ChangedRun[][]) => `| ${cells.map(line).join(' | ')} |`;
      const rows = passage.rows.map(({ change, cells }) => `${isWhole ? '' : '  '}${SIGNS[change]} ${rowLine(cells)}`);
      return [`${sign} ${rowLine(passage.head)}`, ...rows];
    }
    case 'code': {
      const lines = passage.lines.map(({ change, text }) =>
        isWhole ? `${sign}   ${text}` : `  ${SIGNS[change]} ${text}`.trimEnd(),
      );
      return [`${sign} code:${passage.title.length > 0 ? ` ${line(passage.title)}` : ''}`, ...lines];
    }
  }
}

function sectionLines({ level, heading, isMoved, passages }: ComparedSection): string[] {
  const title = heading.length === 0 ? [] : [`${'#'.repeat(level)} ${runsLine(heading)}${isMoved ? ' (moved)' : ''}`];
  return [...title, ...passages.flatMap(passageLines)];
}

/** Returns a comparison as short lines in reading order. */
export function outline({ head, sections }: Pick<Comparison, 'head' | 'sections'>): string[] {
  return [...head.map(({ name, runs }) => `${name}: ${runsLine(runs)}`), ...sections.flatMap(sectionLines)];
}
