import { expect, it, vi } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { notePage } from '../../../../plugins/lib/lastPage';
import { crashMessage } from '../../../../scripts/lib/crashMessage';
import { mustRun } from '../../../../scripts/lib/run';

it('a crash of the bundler names its signal and the last page at work', () => {
  const site = tempFolder({});
  expect(crashMessage(site, 'SIGSEGV')).toContain('no page was compiled yet');
  vi.stubEnv('NODE_ENV', 'production');
  for (const file of ['docs/a.mdx', 'docs/b.mdx']) notePage(site, file);
  vi.unstubAllEnvs();
  expect(crashMessage(site, 'SIGSEGV')).toMatch(
    /^docs\/b\.mdx: the build was ended by SIGSEGV\n[^]*remedy: +take .* docs\/b\.mdx/,
  );
  expect(crashMessage(site, 'SIGKILL')).toContain('memory');
});

it.skipIf(process.platform === 'win32')('a program that a signal ends is named with the signal', async () => {
  await expect(mustRun(['sh', '-c', 'kill -SEGV $$'], { capture: true })).rejects.toThrow(/was ended by SIGSEGV/);
});
