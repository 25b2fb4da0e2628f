import { describe, expect, it } from 'vitest';

import { lintDocsSteps } from '../../../../scripts/docs-lint/gates';

describe('lintDocsSteps', () => {
  it('lists all gates, without fixing', () => {
    const steps = lintDocsSteps();
    expect(steps.map(({ name }) => name)).toEqual(['Pages', 'Markdown', 'Spelling', 'Format']);
    expect(steps.filter(({ command }) => command.includes('--fix'))).toEqual([]);
  });

  it('passes --fix on to all gates', () => {
    expect(lintDocsSteps({ fix: true }).every(({ command }) => command.includes('--fix'))).toBe(true);
  });
});
