import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { lastUpdated } from '../../../plugins/last-updated';
import { commitDates } from '../../../plugins/last-updated/commitDates';
import { commitTimes } from '../../../plugins/last-updated/commitTimes';

let root: string;
let dir: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'commit-dates-'));
  dir = path.join(root, 'site');
  mkdirSync(dir);
});

afterEach(() => rmSync(root, { recursive: true }));

function git(at: string, ...args: string[]): void {
  execFileSync('git', ['-C', at, ...args], {
    stdio: 'ignore',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
  });
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}

/** Commits everything on a day of January 2026. */
function commit(day: number, at: string = dir): void {
  const date = `2026-01-${String(day).padStart(2, '0')}T12:00:00+02:00`;
  git(at, 'add', '--all');
  execFileSync('git', ['-C', at, '-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-m', `day ${day}`], {
    stdio: 'ignore',
    env: { ...process.env, GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z', GIT_COMMITTER_DATE: date },
  });
}

const day = (number: number) => Date.UTC(2026, 0, number, 10);

describe('commitDates', () => {
  it('dates each file to its last commit, names in other scripts and in folders included', () => {
    git(dir, 'init');
    write('docs/intro.mdx', 'one');
    write('docs/größe 1.mdx', 'one');
    commit(1);
    write('docs/intro.mdx', 'two');
    commit(2);
    expect(Object.fromEntries(commitDates(dir))).toEqual({ 'docs/intro.mdx': day(2), 'docs/größe 1.mdx': day(1) });
  });

  it('does not look at changes that are not committed', () => {
    git(dir, 'init');
    write('a.mdx', 'one');
    commit(1);
    write('a.mdx', 'two');
    write('b.mdx', 'new');
    expect([...commitDates(dir)]).toEqual([['a.mdx', day(1)]]);
  });

  it('reads a project below the top of its repository', () => {
    git(root, 'init');
    write('a.mdx', 'one');
    writeFileSync(path.join(root, 'other.md'), 'x');
    commit(3, root);
    expect([...commitDates(dir)]).toEqual([['a.mdx', day(3)]]);
  });

  it('is empty outside a repository', () => {
    write('a.mdx', 'one');
    expect(commitDates(dir).size).toBe(0);
  });

  it('is empty for a tarball that was unpacked inside another repository', () => {
    git(root, 'init');
    writeFileSync(path.join(root, 'other.md'), 'x');
    commit(1, root);
    write('a.mdx', 'one');
    expect(commitDates(dir).size).toBe(0);
  });

  it('is empty in a repository without a commit', () => {
    git(dir, 'init');
    write('a.mdx', 'one');
    git(dir, 'add', '--all');
    expect(commitDates(dir).size).toBe(0);
  });

  it('is empty in a shallow clone, which would date every file to its one commit', () => {
    git(dir, 'init');
    write('a.mdx', 'one');
    commit(1);
    write('b.mdx', 'two');
    commit(2);
    const whole = path.join(root, 'whole');
    renameSync(dir, whole);
    git(root, 'clone', '--depth', '1', `file://${whole}`, dir);
    expect(commitDates(dir).size).toBe(0);
    expect(commitDates(whole).size).toBe(2);
  });
});

describe('commitTimes', () => {
  it('knows all commits of a file, also of one that is gone, in the part that is asked for', () => {
    git(dir, 'init');
    write('docs/intro.mdx', 'one');
    write('frozen/intro.mdx', 'one');
    write('frozen/old.mdx', 'one');
    commit(1);
    write('frozen/intro.mdx', 'two');
    rmSync(path.join(dir, 'frozen/old.mdx'));
    commit(2);
    const times = { 'frozen/intro.mdx': [day(2), day(1)], 'frozen/old.mdx': [day(2), day(1)] };
    expect(Object.fromEntries(commitTimes(dir, 'frozen'))).toEqual(times);
  });

  it('knows none of a part that is not there', () => {
    git(dir, 'init');
    write('a.mdx', 'one');
    commit(1);
    expect(commitTimes(dir, 'frozen').size).toBe(0);
  });
});

describe('lastUpdated', () => {
  it('gives a generated page the date of its source, and an unknown page none', async () => {
    git(dir, 'init');
    write('source.yaml', 'one');
    commit(1);
    const vcs = lastUpdated(dir, (page) => (page === 'generated/page.mdx' ? 'source.yaml' : page));
    await expect(vcs.getFileLastUpdateInfo(path.join(dir, 'generated/page.mdx'))).resolves.toMatchObject({
      timestamp: day(1),
    });
    await expect(vcs.getFileLastUpdateInfo(path.join(dir, 'new.mdx'))).resolves.toBeNull();
  });

  it('teaches the writer of a post without a date, who would get the one of the file on disk', async () => {
    const vcs = lastUpdated(dir, (page) => page);
    await expect(vcs.getFileCreationInfo(path.join(dir, 'blog/welcome.mdx'))).rejects.toThrow(
      /^blog\/welcome\.mdx: the post has no date\n[^]*remedy: {3}rename the file$/,
    );
  });
});
