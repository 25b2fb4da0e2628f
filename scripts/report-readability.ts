import { readFileSync } from 'node:fs';
import path from 'node:path';

import { docsFolder } from '../plugins/front-matter/docsFolder';
import { pagesBelow } from './prose/pageFiles';
import { readability, type Readability } from './prose/readability';
import { main, projectDir } from './run';

/** Pages with fewer words stand apart: a few sentences make no average. */
const SHORT_PAGE = 250;

const HEAD = ['ease', 'words', 'mean', 'longest', '>25', 'passive', 'page'];

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function row(folder: string, page: Readability): string[] {
  return [
    page.ease.toFixed(0),
    String(page.words),
    page.meanSentence.toFixed(1),
    String(page.longestSentence),
    percent(page.longShare),
    percent(page.passiveShare),
    path.posix.relative(folder, page.file),
  ];
}

function table(rows: readonly string[][]): string {
  const widths = HEAD.map((_, index) => Math.max(...[HEAD, ...rows].map((cells) => cells[index]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, index) => (index < cells.length - 1 ? cell.padStart(widths[index] ?? 0) : cell)).join('  ');
  return [HEAD, ...rows].map(line).join('\n');
}

main(async () => {
  // Examples: `npm run report:readability`, `npm run report:readability -- v3.3.0`.
  const version = process.argv[2] ?? 'next';
  const folder = docsFolder(version);
  const pages = pagesBelow(projectDir, [folder])
    .map((file) => readability(file, readFileSync(path.join(projectDir, file), 'utf8')))
    .sort((a, b) => a.ease - b.ease);
  const rows = (short: boolean): string[][] =>
    pages.filter(({ words }) => words < SHORT_PAGE === short).map((page) => row(folder, page));
  console.log(`${folder}, hardest pages first\n\n${table(rows(false))}`);
  console.log(`\nPages with fewer than ${SHORT_PAGE} words of prose\n\n${table(rows(true))}`);
});
