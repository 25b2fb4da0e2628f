import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { ENTRIES } from '../../../bench/search/peerPackage';
import { projectDir } from '../../../scripts/run';

const read = (file: string) => readFileSync(path.join(projectDir, 'bench/search', file), 'utf8');

it('measures every package of bench/search, and no other', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  expect(Object.keys(ENTRIES).sort()).toEqual(Object.keys(dependencies).sort());
});

it('has a lock file that names no registry and holds the program of Pagefind for each platform', () => {
  const lock = read('package-lock.json');
  expect(lock).not.toContain('"resolved"');
  const [, optional = ''] = /"optionalDependencies": \{([^}]*)\}/.exec(lock) ?? [];
  const programs = [...optional.matchAll(/"(@pagefind\/[^"]+)"/g)].map((match) => match[1]);
  expect(programs.length).toBeGreaterThan(5);
  expect(programs.filter((name) => !lock.includes(`"node_modules/${name}"`))).toEqual([]);
});
