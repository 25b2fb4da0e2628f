import { describe, expect, it } from 'vitest';

import { addEntry, changeLogWith } from '../../../../scripts/new-page/changeLogEntry';

const EMPTY = `# Change-log

## Unreleased

Changes that are not released yet are listed here. There are none so far: apart from this, nothing is new.

### Pages

<PageChanges from="v1.0.0" />

## v1.0.0

### Added

- Old.
`;

describe('addEntry', () => {
  it('keeps the order of groups and of entries, above the computed lists', () => {
    const entries = ['Changed C1.', 'Moved M1.', 'Added A1.', 'Changed C2.', 'Deprecated D1.'];
    const added = entries.reduce((text, entry) => addEntry(text, ...(entry.split(' ') as [string, string])), EMPTY);
    expect(added).toBe(`# Change-log

## Unreleased

Changes that are not released yet are listed here.

### Added

- A1.

### Changed

- C1.
- C2.

### Deprecated

- D1.

### Moved

- M1.

${EMPTY.slice(EMPTY.indexOf('### Pages'))}`);
  });

  it('throws without an unreleased section', () => {
    expect(() => addEntry('# Change-log\n\n## v1.0.0\n', 'Added', 'New.')).toThrow('add a heading "## Unreleased"');
  });
});

describe('changeLogWith', () => {
  it('links to the page by its title', () => {
    const answers = { group: 'Added', title: 'Find personal data.', page: 'understanding-brand-metrics/pii.mdx' };
    expect(changeLogWith(answers)).toContain('\n- Find personal data: [PII](./understanding-brand-metrics/pii.mdx).\n');
  });

  it.each([
    ['an unknown group', { group: 'Ading', page: 'intro.mdx' }, 'unknown group'],
    ['a page that does not exist', { group: 'Added', page: 'itnro.mdx' }, 'write "intro.mdx"'],
  ])('refuses %s', (_what, answers, message) => {
    expect(() => changeLogWith({ title: 'A', ...answers })).toThrow(message);
  });
});
