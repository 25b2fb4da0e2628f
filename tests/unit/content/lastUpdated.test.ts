import { expect, it } from 'vitest';

import { lastUpdated } from '../../../plugins/content/lastUpdated';

it('a post without a date is rejected', async () => {
  const vcs = lastUpdated('/site', (page) => page);
  await expect(vcs.getFileCreationInfo('/site/blog/welcome.mdx')).rejects.toMatchObject({
    details: { file: 'blog/welcome.mdx', problem: 'the post has no date' },
  });
});
