import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { builtPage } from '../support/builtSite';
import { copySite } from '../support/siteCopy';

/** The examples of the Docusaurus guide to code blocks, and computed code. */
const PAGE = `---
title: Code
description: A page with all that Docusaurus' guide to blocks of code shows, to see how each of them is printed here.
---
import CodeBlock from '@theme/CodeBlock';

export const computed = ['const a = 1;', '// highlight-next-line', 'const b = "<a> & c";'].join('\\n');
export const long = Array.from({ length: 2000 }, (_, index) => \`const a\${index} = "text"; // comment\`).join('\\n');

\`\`\`js title="a.js" {2} showLineNumbers=9
const a = 1;
const b = 2;
\`\`\`

\`\`\`js
// highlight-start
const a = 1;
// highlight-end
\`\`\`

\`\`\`haskell
f x = "a"
\`\`\`

\`\`\`
no language
\`\`\`

\`\`\`diff
-a
+b
\`\`\`

<CodeBlock language="js" title="static.js">{\`const a = 1;\`}</CodeBlock>

<CodeBlock language="js" title="computed.js" showLineNumbers>{computed}</CodeBlock>

<CodeBlock language="js" title={<b>long.js</b>}>{long}</CodeBlock>
`;

const site = copySite('code-blocks');
const buildDir = path.join(site.dir, 'build');

beforeAll(async () => {
  writeFileSync(path.join(site.dir, 'src/pages/code.mdx'), PAGE);
  const { code, output } = await site.script('scripts/build.ts');
  expect(code, output).toBe(0);
});

afterAll(() => site.remove());

describe('a page with code blocks', () => {
  it('has highlighted code in the served HTML, without inline scripts or styles', () => {
    const { $ } = builtPage('/code/', buildDir);
    const blocks = $('main .theme-code-block');
    expect(blocks).toHaveLength(8);
    const read = blocks.toArray().map((block) => ({
      title: $(block).find('.code-title').text(),
      numbers: $(block)
        .find('[data-line]')
        .toArray()
        .map((line) => $(line).attr('data-line')),
      marked: $(block).find('.theme-code-block-highlighted-line').text(),
      isColored: $(block).find('[class^=code-]:not(.code-line, .code-title)').length > 0,
    }));
    expect(read).toEqual([
      { title: 'a.js', numbers: [' 9', '10'], marked: 'const b = 2;', isColored: true },
      { title: '', numbers: [], marked: 'const a = 1;', isColored: true },
      { title: '', numbers: [], marked: '', isColored: true },
      { title: '', numbers: [], marked: '', isColored: false },
      { title: '', numbers: [], marked: '', isColored: true },
      { title: 'static.js', numbers: [], marked: '', isColored: true },
      { title: 'computed.js', numbers: ['1', '2'], marked: 'const b = "<a> & c";', isColored: true },
      { title: 'long.js', numbers: [], marked: '', isColored: true },
    ]);
    expect($('main [style], main script, main template').length).toBe(0);
    expect(blocks.last().find('code').text().split('\n')).toHaveLength(2000);
  });

  it('does not load the highlighter', () => {
    const { $ } = builtPage('/code/', buildDir);
    const scripts = $('script[src], link[as=script]').toArray();
    expect(scripts.map((script) => $(script).attr('src') ?? $(script).attr('href')).join()).not.toContain(
      'highlighter',
    );
  });

  it('has language and title in its Markdown version, without line numbers and highlight comments', () => {
    const markdown = readFileSync(path.join(buildDir, 'code.md'), 'utf8');
    expect(markdown).toContain('```js title="a.js"\nconst a = 1;\nconst b = 2;\n```\n\n```js\nconst a = 1;\n```');
    expect(markdown).toContain('```js title="computed.js"\nconst a = 1;\nconst b = "<a> & c";\n```');
  });
});
