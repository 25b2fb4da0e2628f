import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { baseBranch, touchedFiles } from '../../../../scripts/docs-lint/touchedFiles';

let dir: string;

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@test.invalid'];
  execFileSync('git', [...identity, ...args], { cwd: dir, stdio: 'ignore' });
}

function write(file: string, text: string): void {
  writeFileSync(path.join(dir, file), text);
}

function commit(): void {
  git('add', '--all');
  git('commit', '--message', 'change');
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'touched-files-'));
  git('init', '--initial-branch', 'main');
  for (const file of ['same.mdx', 'edited.mdx', 'deleted.mdx', 'of-others.mdx']) write(file, 'Before.\n');
  commit();
});

afterEach(() => rmSync(dir, { recursive: true }));

describe('touchedFiles', () => {
  it('lists committed, uncommitted and new files since the branch started, without deleted ones', () => {
    git('switch', '--create', 'change');
    write('edited.mdx', 'After.\n');
    write('committed.mdx', 'New.\n');
    rmSync(path.join(dir, 'deleted.mdx'));
    commit();
    git('switch', 'main');
    write('of-others.mdx', 'After.\n');
    commit();
    git('switch', 'change');
    write('new file.mdx', 'New.\n');
    expect([...(touchedFiles(dir, 'main') ?? [])].sort()).toEqual(['committed.mdx', 'edited.mdx', 'new file.mdx']);
  });

  it('is empty on the branch itself', () => {
    expect(touchedFiles(dir, 'main')).toEqual(new Set());
  });

  it('is undefined without a common commit', () => {
    expect(touchedFiles(dir, 'origin/main')).toBeUndefined();
  });
});

describe('baseBranch', () => {
  it('is the target of the pull request, otherwise main', () => {
    expect(baseBranch({ GITHUB_BASE_REF: 'release' })).toBe('origin/release');
    expect(baseBranch({ GITHUB_BASE_REF: '' })).toBe('origin/main');
    expect(baseBranch({})).toBe('origin/main');
  });
});
