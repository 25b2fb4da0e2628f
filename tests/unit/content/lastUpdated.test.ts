import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { lastUpdated } from '../../../plugins/content/lastUpdated';
import { tempFolder } from '../../support/tempFolder';

/** Creates a repository in which `source.yaml` was committed on the first and on the second of January 2026. */
function repository(): string {
  const dir = tempFolder();
  const git = (args: string[], date = '') =>
    execFileSync('git', ['-C', dir, '-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      stdio: 'ignore',
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', ...(date && { GIT_COMMITTER_DATE: date }) },
    });
  git(['init']);
  for (const day of ['01', '02']) {
    writeFileSync(path.join(dir, 'source.yaml'), day);
    git(['add', '--all']);
    git(['commit', '-m', day], `2026-01-${day}T00:00:00Z`);
  }
  return dir;
}

describe('lastUpdated', () => {
  it('dates a generated page by the last commit of its source, and an unknown page not at all', async () => {
    const dir = repository();
    const vcs = lastUpdated(dir, (page) => (page === 'generated/page.mdx' ? 'source.yaml' : page));
    await expect(vcs.getFileLastUpdateInfo(path.join(dir, 'generated/page.mdx'))).resolves.toMatchObject({
      timestamp: Date.UTC(2026, 0, 2),
    });
    await expect(vcs.getFileLastUpdateInfo(path.join(dir, 'new.mdx'))).resolves.toBeNull();
  });

  it.each(['blog/source.mdx', 'src/pages/source.mdx'])(
    'does not date %s, whose date is in its front matter',
    async (file) => {
      const dir = repository();
      const vcs = lastUpdated(dir, () => 'source.yaml');
      await expect(vcs.getFileLastUpdateInfo(path.join(dir, file))).resolves.toBeNull();
    },
  );

  it('rejects a post without a date', async () => {
    const vcs = lastUpdated('/site', (page) => page);
    await expect(vcs.getFileCreationInfo('/site/blog/welcome.mdx')).rejects.toMatchObject({
      details: { file: 'blog/welcome.mdx', problem: 'the post has no date' },
    });
  });
});
