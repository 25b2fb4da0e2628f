import { describe, expect, it } from 'vitest';

import { releaseSection, setApiVersion } from '../../../../scripts/versions/cutVersion';

const INTRO = '---\ntitle: Change-log\n---\n\nThe newest version stands first.\n\n';

const OLD = `## v3.4.0

The metrics are new.

<PageChanges from="v3.3.0" to="v3.4.0" />
`;

const ENTRIES = `### Added

- Call Groundedness: [Groundedness](./groundedness.mdx).

### Pages

<PageChanges from="v3.4.0" />

<ApiChanges from="v3.4.0" />

`;

function release(section: string): { frozen: string; next: string } {
  return releaseSection(INTRO + section + OLD, 'v3.5.0', 'v3.4.0');
}

describe('releaseSection', () => {
  it('gives the section to the version, and compares it with the one before', () => {
    const { frozen } = release(`## Unreleased\n\nGroundedness is new.\n\n${ENTRIES}`);
    const entries = ENTRIES.replaceAll('from="v3.4.0"', 'from="v3.4.0" to="v3.5.0"');
    expect(frozen).toBe(`${INTRO}## v3.5.0\n\nGroundedness is new.\n\n${entries}${OLD}`);
  });

  it('adds an empty section to the change-log of next only, which can be released again', () => {
    const { frozen, next } = release(`## Unreleased\n\nGroundedness is new.\n\n${ENTRIES}`);
    expect(frozen).not.toContain('Unreleased');
    const after = frozen.slice(INTRO.length);
    expect(next.startsWith(`${INTRO}## Unreleased\n\n`)).toBe(true);
    expect(next.endsWith(`\n\n<ApiChanges from="v3.5.0" />\n\n${after}`)).toBe(true);
    const again = releaseSection(next, 'v4.0.0', 'v3.5.0').frozen;
    expect(again).toContain('## v4.0.0\n\nThe lists below name each change since v3.5.0.\n\n### Pages\n');
    expect(again).toContain('<PageChanges from="v3.5.0" to="v4.0.0" />');
    expect(again.endsWith(after)).toBe(true);
  });

  it('replaces the opening, and says nothing of changes that later ones would refute', () => {
    const { frozen, next } = release(
      `## Unreleased\n\nChanges that are not released yet are listed here.\n\n${ENTRIES}`,
    );
    expect(frozen).toContain('## v3.5.0\n\nThe lists below name each change since v3.4.0.\n\n### Added');
    expect(frozen).not.toContain('not released');
    expect(next).toContain('## Unreleased\n\nChanges that are not released yet are listed here.\n\n### Pages');
  });
});

describe('setApiVersion', () => {
  it.each(['3.4.0', "'3.4.0'", '"3.4.0"'])('replaces %s and nothing else', (version) => {
    const text = (value: string) =>
      `# version: 3.4.0\nopenapi: 3.1.0\ninfo:\n  title: '%brand.provider% API'  # a title\n  version: ${value} # version\nx-version: 3.4.0\n`;
    expect(setApiVersion(text(version), 'v3.5.0')).toBe(text('3.5.0'));
  });
});
