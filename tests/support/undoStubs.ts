import { afterEach, vi } from 'vitest';

// Vitest itself undoes them when the next test begins. Before that, the next file is imported, in the same process: React chooses
// its modules by NODE_ENV.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
