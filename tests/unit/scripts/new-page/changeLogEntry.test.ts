import { describe, expect, it } from 'vitest';

import { addEntry } from '../../../../scripts/new-page/changeLogEntry';

const EMPTY = `# Change-log

## Unreleased

Changes that are not released yet are listed here. There are none so far: apart from this, nothing is new.

<PageChanges from="v1.0.0" />

<ApiChanges from="v1.0.0" />

## v1.0.0

### Added

- Old.
`;

describe('addEntry', () => {
  it('adds the first entry, removes the sentence about none, and keeps computed lists at the end', () => {
    expect(addEntry(EMPTY, 'Changed', 'New.')).toMatchInlineSnapshot(`
      "# Change-log

      ## Unreleased

      Changes that are not released yet are listed here.

      ### Changed

      - New.

      ### Pages

      This list is computed from the pages of the two versions. The link behind each page opens the comparison.

      <PageChanges from="v1.0.0" />

      ### Operations and fields

      These lists are computed from the OpenAPI files of the two versions.

      <ApiChanges from="v1.0.0" />

      ## v1.0.0

      ### Added

      - Old.
      "
    `);
  });

  it('keeps the order of groups and adds to existing ones', () => {
    const entries = [
      ['Changed', 'C1.'],
      ['Moved', 'M1.'],
      ['Added', 'A1.'],
      ['Changed', 'C2.'],
      ['Deprecated', 'D1.'],
    ] as const;
    const source = entries.reduce((text, [group, entry]) => addEntry(text, group, entry) ?? '', EMPTY);
    const part = source.slice(source.indexOf('## Unreleased'), source.indexOf('## v1.0.0'));
    expect(part.split('\n').filter((line) => /^(?:###|-) /.test(line))).toEqual([
      '### Added',
      '- A1.',
      '### Changed',
      '- C1.',
      '- C2.',
      '### Deprecated',
      '- D1.',
      '### Moved',
      '- M1.',
      '### Pages',
      '### Operations and fields',
    ]);
    expect(part).not.toMatch(/\n\n\n/);
    expect(part.match(/<ApiChanges/g)).toHaveLength(1);
    expect(part.match(/<PageChanges/g)).toHaveLength(1);
    expect(source.slice(source.indexOf('## v1.0.0'))).toBe(EMPTY.slice(EMPTY.indexOf('## v1.0.0')));
  });

  it('returns undefined without an unreleased section', () => {
    expect(addEntry('# Change-log\n\n## v1.0.0\n', 'Added', 'New.')).toBeUndefined();
  });
});
