import { expect, it } from 'vitest';

import { run, tool } from '../../scripts/lib/run';

it('pages and what readers open on them weigh at most what .size-limit.mjs allows', async () => {
  const command = tool('size-limit', '--json');
  const { output } = await run(command, { capture: true });
  const checks = JSON.parse(output) as { name: string; passed: boolean; size: number; sizeLimit: number }[];
  expect(checks.length).toBeGreaterThan(5);
  const over = checks.filter(({ passed, size }) => !passed || size === 0);
  expect(over.map(({ name, size, sizeLimit }) => `${name}: ${size} bytes, at most ${sizeLimit}`)).toEqual([]);
});
