import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { beforeEach, describe, expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { commitTimes } from '../../../plugins/lib/git';

let root: string;
let dir: string;

beforeEach(() => {
  root = tempFolder();
  dir = path.join(root, 'site');
  mkdirSync(dir);
});

function git(at: string, args: string[], env: Record<string, string> = {}): void {
  const withoutConfig = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  execFileSync('git', ['-C', at, ...args], { stdio: 'ignore', env: { ...withoutConfig, ...env } });
}

function write(file: string, text = 'one'): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}

/** Commits everything on a day of January 2026. */
function commit(day: number, at: string = dir): void {
  const date = `2026-01-${String(day).padStart(2, '0')}T12:00:00+02:00`;
  git(at, ['add', '--all']);
  git(at, ['-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-m', `day ${day}`], {
    GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z',
    GIT_COMMITTER_DATE: date,
  });
}

const day = (number: number) => Date.UTC(2026, 0, number, 10);

const times = (at: string = dir, part?: string) => Object.fromEntries(commitTimes(at, part));

describe('commitTimes', () => {
  it('returns all commits of each file of a folder, deleted ones included, and no uncommitted change', () => {
    git(dir, ['init']);
    for (const file of ['other.mdx', 'docs/größe 1.mdx', 'docs/old.mdx']) write(file);
    commit(1);
    write('docs/größe 1.mdx', 'two');
    rmSync(path.join(dir, 'docs/old.mdx'));
    commit(2);
    write('docs/größe 1.mdx', 'three');
    write('docs/new.mdx');
    expect(times(dir, 'docs')).toEqual({ 'docs/größe 1.mdx': [day(2), day(1)], 'docs/old.mdx': [day(2), day(1)] });
    expect(times()).toHaveProperty(['other.mdx'], [day(1)]);
  });

  it('reads a project in a subfolder of its repository', () => {
    git(root, ['init']);
    write('a.mdx');
    writeFileSync(path.join(root, 'other.md'), 'x');
    commit(3, root);
    expect(times()).toEqual({ 'a.mdx': [day(3)] });
  });

  it('is empty outside of a repository, in one without commits, and for a tarball in another one', () => {
    write('a.mdx');
    expect(times()).toEqual({});
    git(root, ['init']);
    expect(times()).toEqual({});
    rmSync(path.join(dir, 'a.mdx'));
    writeFileSync(path.join(root, 'other.md'), 'x');
    commit(1, root);
    write('a.mdx');
    expect(times()).toEqual({});
  });

  it('returns the same for a part as for the whole after a branch with the same change was merged', () => {
    git(dir, ['init', '--initial-branch=main']);
    write('docs/a.mdx');
    commit(1);
    git(dir, ['checkout', '-b', 'copy']);
    write('docs/a.mdx', 'two');
    commit(2);
    git(dir, ['checkout', 'main']);
    write('docs/a.mdx', 'two');
    write('b.mdx');
    commit(3);
    git(dir, ['-c', 'user.name=a', '-c', 'user.email=a@b.example', 'merge', '--no-edit', 'copy']);
    expect(times()).toMatchObject({ 'docs/a.mdx': [day(3), day(2), day(1)] });
    expect(times(dir, 'docs')).toEqual({ 'docs/a.mdx': [day(3), day(2), day(1)] });
  });

  it('is empty in a shallow clone', () => {
    git(dir, ['init']);
    write('a.mdx');
    commit(1);
    write('b.mdx');
    commit(2);
    const full = path.join(root, 'full');
    renameSync(dir, full);
    git(root, ['clone', '--depth', '1', `file://${full}`, dir]);
    expect(times()).toEqual({});
    expect(times(full)).toEqual({ 'a.mdx': [day(1)], 'b.mdx': [day(2)] });
  });
});
