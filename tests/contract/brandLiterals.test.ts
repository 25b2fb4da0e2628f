import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { brandLiterals } from '../../plugins/brand/brandLiterals';
import { projectDir } from '../../scripts/run';

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: projectDir,
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean);

function literals(file: string): boolean {
  const text = readFileSync(path.join(projectDir, file), 'latin1');
  return [text, file].some((words) => brandLiterals(words, brand).length > 0);
}

it('brand words stand in brand.config.ts and nowhere else in the repository', () => {
  expect(files.filter(literals)).toEqual(['brand.config.ts']);
});
