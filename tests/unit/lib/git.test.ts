import { execFileSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { headCommit } from '../../../site/plugins/lib/git';

describe('headCommit', () => {
  it('returns the start of the commit of a repository', () => {
    const dir = tempFolder();
    const git = (...args: string[]) => execFileSync('git', ['-C', dir, ...args], { encoding: 'utf8' }).trim();
    git('init');
    expect(headCommit(dir)).toBeUndefined();
    git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--allow-empty', '-m', 'one');
    expect(headCommit(dir)).toBe(git('rev-parse', 'HEAD').slice(0, 10));
  });

  it('is undefined outside of a repository', () => {
    expect(headCommit(tempFolder())).toBeUndefined();
  });
});
