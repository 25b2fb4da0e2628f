import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';

import { safeMdx, safeMdxLine } from '../../../../plugins/api/reference/safeMdx';

describe('safeMdx', () => {
  it.each([
    ['keeps plain CommonMark as it is', '*a* **b** `c {d}` [e](https://example.com)', undefined],
    ['escapes braces', 'a {b}', 'a \\{b\\}'],
    ['keeps braces in code', '`{a}` {b} `{c}` ``d ` {e}`` {f}', '`{a}` \\{b\\} `{c}` ``d ` {e}`` \\{f\\}'],
    ['escapes braces after an unmatched backtick', 'a ` {b}', 'a ` \\{b\\}'],
    ['keeps escaped characters', 'a \\{b\\} c', undefined],
    ['escapes a comparison', 'from 0 < x', 'from 0 \\< x'],
    ['makes headings bold', '# A\n\nb', '**A**\n\nb'],
    ['makes HTML text', 'a <b>c</b>\n\n<div>d</div>', 'a \\<b>c\\</b>\n\n\\<div>d\\</div>'],
    ['makes images links', '![a](https://example.com/a.png)', '[a](https://example.com/a.png)'],
    ['makes links to pages text', '# A\n\n[b](./b.md) and [c](#c)', '**A**\n\nb and c'],
    ['escapes imports and exports', 'import a\n\nexport b', '&#105;mport a\n\n&#101;xport b'],
    ['escapes admonitions', ':::note\n\na\n\n:::', '&#58;::note\n\na\n\n&#58;::'],
  ])('%s', async (_behavior, markdown, expected) => {
    expect(safeMdx(markdown)).toBe(expected ?? markdown);
    await expect(compile(safeMdx(markdown))).resolves.toBeDefined();
  });

  it('writes several paragraphs on one line', () => {
    expect(safeMdxLine('a\nb\n\nc')).toBe('a b c');
  });
});
