import type { Element, ElementContent } from 'hast';

import { childElements, findElements, isElement, textContent } from '@api-docs/kit/html';
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

const MARKS: Record<string, readonly [string, string]> = {
  code: ['`', '`'],
  strong: ['**', '**'],
  em: ['_', '_'],
  ins: ['{+', '+}'],
  del: ['{-', '-}'],
};

/** Returns a passage without the marks of its parts if it changed as a whole. */
function passageLines({ change, element }: Passage): string[] {
  const sign = SIGNS[change];
  const isWhole = change !== 'changed';
  const line = (node: ElementContent): string => {
    if (node.type !== 'element') return textContent(node);
    const isHidden = isWhole && ['ins', 'del'].includes(node.tagName);
    const [start, end] = (!isHidden && MARKS[node.tagName]) || ['', ''];
    return start + node.children.map(line).join('') + end;
  };
  const findAll = (...names: string[]) => findElements(element, (node) => isElement(node, ...names));
  const [caption, ...rows] = findAll('figcaption', 'tr', 'pre');
  if (isElement(element, 'p', 'li')) {
    const { value } = element.properties;
    const mark = element.tagName === 'p' ? '' : value === undefined ? '- ' : `${String(value)}. `;
    return [`${sign} ${mark}${line(element)}`];
  }
  if (isElement(element, 'figure')) {
    const title = isElement(caption, 'figcaption') ? ` ${line(caption)}` : '';
    const lines = findAll('code')
      .flatMap(childElements)
      .map((part) => textContent(part).trimEnd());
    return [
      `${sign} code:${title}`,
      ...lines.map((text) => (isWhole ? `${sign} ${text.replace(/^[+-]/, ' ')}` : `  ${text.replace(/^ /, '=')}`)),
    ];
  }
  const rowLine = (row: Element | undefined) => `| ${childElements(row).slice(1).map(line).join(' | ')} |`;
  const signOf = (row: Element) =>
    SIGNS[String(row.properties.className).replace('compare-', '') as keyof typeof SIGNS];
  return [`${sign} ${rowLine(caption)}`, ...rows.map((row) => `${isWhole ? '' : '  '}${signOf(row)} ${rowLine(row)}`)];
}

function sectionLines({ level, heading, isMoved, passages }: ComparedSection): string[] {
  const title = heading.length === 0 ? [] : [`${'#'.repeat(level)} ${runsLine(heading)}${isMoved ? ' (moved)' : ''}`];
  return [...title, ...passages.flatMap(passageLines)];
}

/** Returns a comparison as short lines in reading order. */
export function outline({ head, sections }: Pick<Comparison, 'head' | 'sections'>): string[] {
  return [...head.map(({ name, runs }) => `${name}: ${runsLine(runs)}`), ...sections.flatMap(sectionLines)];
}
