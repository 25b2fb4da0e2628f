import type { ElementContent } from 'hast';

import { textContent } from '@api-docs/kit/html';

import { runElements } from '../../src/compare/changeElements';
import type { ChangedRun, Comparison, Passage } from '../../src/compare/comparison';

const SIGNS = { same: '=', added: '+', removed: '-', changed: '~' } as const;

const MARKS: Record<string, readonly [string, string]> = {
  code: ['`', '`'],
  strong: ['**', '**'],
  em: ['_', '_'],
  ins: ['{+', '+}'],
  del: ['{-', '-}'],
};

function lineOf(node: ElementContent): string {
  if (node.type !== 'element') return textContent(node);
  const [start, end] = MARKS[node.tagName] ?? ['', ''];
  return start + node.children.map(lineOf).join('') + end;
}

/** Returns runs as one line, with added text in `{+ +}` and removed text in `{- -}`. */
export function runsLine(runs: readonly ChangedRun[]): string {
  return runElements(runs).map(lineOf).join('');
}

/** Returns a paragraph or a list item, without the marks of its parts if it changed as a whole. */
function passageLine({ change, element }: Passage): string {
  const { value } = element.properties;
  const mark = element.tagName === 'p' ? '' : value === undefined ? '- ' : `${String(value)}. `;
  const line = lineOf(element);
  return `${SIGNS[change]} ${mark}${change === 'changed' ? line : line.replace(/\{[+-]|[+-]\}/g, '')}`;
}

/** Returns a comparison as short lines in reading order. */
export function outline({ head, sections }: Pick<Comparison, 'head' | 'sections'>): string[] {
  const sectionLines = sections.flatMap(({ level, heading, isMoved, passages }) => {
    const title = `${'#'.repeat(level)} ${runsLine(heading)}${isMoved ? ' (moved)' : ''}`;
    return [...(heading.length === 0 ? [] : [title]), ...passages.map(passageLine)];
  });
  return [...head.map(({ name, runs }) => `${name}: ${runsLine(runs)}`), ...sectionLines];
}
