import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { compareSets } from '../../plugins/compareSets';
import { projectDir } from '../../scripts/run';
import { specifiedSentences } from '../support/specifiedSentences';

interface Row {
  sentence: string;
  file: string;
  title: string;
}

const FAULTS = 'What can fail, and what a reader sees then';

const testsDir = path.join(projectDir, 'tests');

/** Rows such as `| 4 | The default is light. | e2e/themeAndStorage › is light by default |`. */
const rows = readFileSync(path.join(testsDir, 'README.md'), 'utf8')
  .split('\n')
  .flatMap((line): Row[] => {
    const [, section, sentence = '', test = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [file = '', title = ''] = test.split(' › ');
    return /^\d$/.test(section ?? '') ? [{ sentence, file, title }] : [];
  });

/** Rows of the table of faults, such as `| full storage | … | … | e2e/faults › full storage |`. */
const faults = (readFileSync(path.join(testsDir, 'README.md'), 'utf8').split(`## ${FAULTS}`)[1] ?? '')
  .split('\n## ')[0]
  ?.split('\n')
  .map((line) => line.split(' | '))
  .filter((cells) => cells.length === 4 && !/^\| (What failed|---)$/.test(cells[0] ?? ''))
  .map(([what = '', , , test = '']) => [what.slice(2), ...test.replace(/ \|$/, '').split(' › ')] as const);

function sourceOf(file: string): string | undefined {
  const found = ['.test.ts', '.spec.ts']
    .map((end) => path.join(testsDir, `${file}${end}`))
    .find((name) => existsSync(name));
  return found && readFileSync(found, 'utf8');
}

describe('the table of tests/README.md', () => {
  it('has a row for each sentence of the specification, and no other row', () => {
    const sentences = specifiedSentences().map(({ text }) => text);
    expect(sentences.length).toBeGreaterThan(100);
    expect(
      compareSets(
        sentences,
        rows.map(({ sentence }) => sentence),
      ),
    ).toEqual({ missing: [], extra: [] });
  });

  it.each([...new Map(rows.map((row) => [`${row.file} › ${row.title}`, row])).entries()])(
    'names a test that exists: %s',
    (_name, { file, title }) => {
      expect(title).not.toBe('');
      expect(sourceOf(file), `tests/${file}`).toContain(title);
    },
  );
});

it.each(faults ?? [])('the table of faults names a test that exists: %s', (_what, file = '', title = '') => {
  expect(title).not.toBe('');
  expect(sourceOf(file), `tests/${file}`).toContain(title);
});
