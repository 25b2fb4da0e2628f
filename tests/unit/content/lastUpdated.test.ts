import { execFileSync } from 'node:child_process';

import { expect, it, vi } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { lastUpdated } from '../../../plugins/content/lastUpdated';

it('a post without a date is rejected', async () => {
  const vcs = lastUpdated('/site', (page) => page);
  await expect(vcs.getFileCreationInfo('/site/blog/welcome.mdx')).rejects.toMatchObject({
    details: { file: 'blog/welcome.mdx', problem: 'the post has no date' },
  });
});

it('a build of a shallow clone says that pages have no dates', () => {
  const folder = tempFolder({ 'a.mdx': 'One.' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: folder });
  git('init', '--quiet');
  for (const message of ['one', 'two']) git('commit', '--quiet', '--allow-empty', '-m', message);
  const clone = `${folder}/clone`;
  git('clone', '--quiet', '--depth=1', `file://${folder}`, clone);
  const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const dir of [folder, clone]) void lastUpdated(dir, (page) => page).initialize({ siteDir: dir });
  expect(print.mock.calls).toEqual([[expect.stringContaining('git fetch --unshallow')]]);
  print.mockRestore();
});
