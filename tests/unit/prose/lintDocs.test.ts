import { describe, expect, it } from 'vitest';

import { lintDocsSteps } from '../../../scripts/lintDocs';

describe('lintDocsSteps', () => {
  it('are pages, Markdown, spelling and format, and mend nothing unless asked to', () => {
    const steps = lintDocsSteps();
    expect(steps.map(({ name }) => name)).toEqual(['Pages', 'Markdown', 'Spelling', 'Format']);
    expect(steps.filter(({ command }) => command.includes('--fix'))).toEqual([]);
  });

  it('pass --fix on to what can mend', () => {
    const mending = lintDocsSteps({ fix: true }).filter(({ command }) => command.includes('--fix'));
    expect(mending.map(({ name }) => name)).toEqual(['Pages', 'Markdown', 'Format']);
  });
});
