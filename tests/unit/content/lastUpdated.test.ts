import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { lastUpdated } from '../../../site/plugins/content/lastUpdated';
import { projectDir } from '../../../scripts/lib/run';

describe('lastUpdated', () => {
  it.each(['blog/source.mdx', 'src/pages/source.mdx'])(
    'does not date %s, whose date is in its front matter',
    async (file) => {
      const vcs = lastUpdated(projectDir, () => 'package.json');
      await expect(vcs.getFileLastUpdateInfo(path.join(projectDir, file))).resolves.toBeNull();
    },
  );

  it('rejects a post without a date', async () => {
    const vcs = lastUpdated('/site', (page) => page);
    await expect(vcs.getFileCreationInfo('/site/blog/welcome.mdx')).rejects.toMatchObject({
      details: { file: 'blog/welcome.mdx', problem: 'the post has no date' },
    });
  });
});
