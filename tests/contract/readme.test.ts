import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectDir } from '../../scripts/run';

const readme = readFileSync(path.join(projectDir, 'README.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

function commandsOf(text: string): string[] {
  return [...text.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => name !== 'ci');
}

/** Texts that tell people and assistants what to run. */
const GUIDES = ['README.md', 'CONTRIBUTING.md', 'AGENTS.md', '.github/pull_request_template.md'];

it.each(GUIDES)('%s names only commands that exist', (file) => {
  const named = commandsOf(readFileSync(path.join(projectDir, file), 'utf8'));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

describe('the README', () => {
  it('has at most 80 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
  });

  it('opens with what this is and the two commands', () => {
    const [first = '', second = ''] = commandsOf(readme);
    expect([first, second]).toEqual(['site', 'test']);
  });

  it('names every command except those that Docusaurus developers know', () => {
    const known = ['clear', 'swizzle'];
    const named = commandsOf(readme);
    expect(Object.keys(scripts).filter((name) => !named.includes(name) && !known.includes(name))).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const top = readdirSync(projectDir);
    const tree = /```text\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    const named = [...tree.matchAll(/(?:^|\s{2,})([a-z_]+(?:\.[a-z.]+|\/))(?=\s)/gm)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(10);
    expect(named.map((name) => name.replace('/', '')).filter((name) => !top.includes(name))).toEqual([]);
  });
});

describe('the ledger of swizzles', () => {
  it('has a row for each component in src/theme, and no other row', () => {
    const themeDir = path.join(projectDir, 'src/theme');
    const components = readdirSync(themeDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => /index\.tsx?$/.test(file))
      .map((file) => path.dirname(file));
    const ledger = readFileSync(path.join(themeDir, 'README.md'), 'utf8');
    const rows = [...ledger.matchAll(/^\| `([\w/]+)`/gm)].map((match) => match[1] ?? '');
    expect([...rows].sort()).toEqual([...components].sort());
  });
});
