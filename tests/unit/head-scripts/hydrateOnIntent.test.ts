import { Script } from 'node:vm';

import { expect, it } from 'vitest';

import { hydrateOnIntent } from '../../../plugins/head-scripts/hydrateOnIntent';

// What it does is for tests/e2e/intent.spec.ts to say.
it('is a script that parses, the same for every page', () => {
  expect(() => new Script(hydrateOnIntent())).not.toThrow();
  expect(hydrateOnIntent()).toBe(hydrateOnIntent());
});
