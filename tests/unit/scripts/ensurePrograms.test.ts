import { beforeEach, expect, it, vi } from 'vitest';

import { canInstallPackages, installPackages } from '../../../scripts/debianPackages';
import { ensurePrograms } from '../../../scripts/ensurePrograms';

vi.mock('../../../scripts/debianPackages');

const FILES = { [process.execPath]: 'nodejs', '/nowhere/wrk': 'wrk', '/nowhere/nginx': 'nginx' };

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(canInstallPackages).mockResolvedValue(true);
});

it('installs what is missing', async () => {
  await ensurePrograms(FILES, 'a test');
  expect(installPackages).toHaveBeenCalledExactlyOnceWith('wrk', 'nginx');
});

it('installs nothing when all is there', async () => {
  await ensurePrograms({ [process.execPath]: 'nodejs' }, 'a test');
  expect(installPackages).not.toHaveBeenCalled();
});

it('teaches what to install where it may not do so itself', async () => {
  vi.mocked(canInstallPackages).mockResolvedValue(false);
  await expect(ensurePrograms(FILES, 'a test')).rejects.toThrow('apt-get install wrk nginx');
  expect(installPackages).not.toHaveBeenCalled();
});
