import { describe, expect, it } from 'vitest';

import { spokenChanges } from '../../../../scripts/change-report/spokenChanges';

const FOOTER = '- contentinfo:\n  - link "Report a problem"';

describe('spokenChanges', () => {
  it('reports that nothing changed', () => {
    const trees = new Map([
      ['home', FOOTER],
      ['blog list', FOOTER],
    ]);
    expect(spokenChanges(trees, trees)).toBe('Nothing changed on 2 pages.');
  });

  it('shows a change once, with all pages that have it', () => {
    const before = new Map([
      ['home', `- heading "Home"\n${FOOTER}`],
      ['docs page', `- heading "Home"\n${FOOTER}`],
    ]);
    const after = new Map([...before].map(([name, tree]) => [name, tree.replace('Report', 'Tell us of')]));
    expect(spokenChanges(before, after)).toMatchInlineSnapshot(`
      "### home, docs page

      \`\`\`\`diff
       - heading "Home"
       - contentinfo:
      -  - link "Report a problem"
      +  - link "Tell us of a problem"
      \`\`\`\`"
    `);
  });

  it('shows all of a page that only one build has', () => {
    expect(spokenChanges(new Map(), new Map([['home', FOOTER]]))).toContain('+- contentinfo:');
  });

  it('shortens long changes and counts the omitted lines', () => {
    const tree = Array.from({ length: 100 }, (_, index) => `- text: ${index}`).join('\n');
    const text = spokenChanges(new Map(), new Map([['home', tree]]));
    expect(text).toContain('- text: 50');
    expect(text).not.toContain('- text: 80');
    expect(text).toMatch(/… and \d+ more lines/);
  });

  it('counts changes beyond those that it shows', () => {
    const after = new Map(Array.from({ length: 45 }, (_, index) => [`page ${index}`, `- text: ${index}`]));
    expect(spokenChanges(new Map(), after)).toContain('And 5 more changes.');
  });
});
