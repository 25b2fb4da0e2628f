import { createProcessor } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';

import type { Diagram } from '../../../../plugins/content/diagrams/diagramRenderer';
import { rehypeDiagrams } from '../../../../plugins/content/diagrams/rehypeDiagrams';

const DIAGRAM: Diagram = {
  light: 'generated/diagrams/a.svg',
  dark: 'generated/diagrams/b.svg',
  width: 400,
  height: 200,
  alternative: 'How a text is checked.',
};

async function compile(text: string, render: (code: string) => Promise<Diagram>): Promise<string> {
  const rehypePlugins = [() => rehypeDiagrams({ siteDir: '/site', render })];
  const processor = createProcessor({ jsx: true, rehypePlugins });
  return String(await processor.process(new VFile({ path: '/site/docs/page.mdx', value: text })));
}

const drawn = (diagram: Partial<Diagram> = {}) => Promise.resolve({ ...DIAGRAM, ...diagram });

describe('a mermaid block', () => {
  it('becomes an image for each color mode with a text alternative and its size', async () => {
    const jsx = await compile('Text.\n\n```mermaid\ngraph TD;\n```\n', () => drawn());
    expect(jsx).toMatch(
      /<_components\.img className="diagram-light" src=\{require\("[^"]*@site\/generated\/diagrams\/a\.svg"\)\.default\}/,
    );
    expect(jsx).toMatch(/className="diagram-dark" src=\{require\("[^"]*b\.svg"\)/);
    expect(jsx.match(/alt="How a text is checked\." width="400" height="200"/g)).toHaveLength(2);
    expect(jsx).not.toMatch(/style=|<script/);
  });

  it('keeps its source for the Markdown version', async () => {
    expect(await compile('```mermaid\ngraph TD;\n  A-->B;\n```\n', () => drawn())).toContain(
      'data-mermaid="graph TD;\n  A-->B;"',
    );
  });

  it('loads its stylesheet on this page only', async () => {
    expect(await compile('```mermaid\ngraph TD;\n```\n', () => drawn())).toMatch(
      /link rel="stylesheet" href=\{require\("[^"]*diagram\.css"\)/,
    );
    expect(await compile('```js\nconst a = 1;\n```\n', () => drawn())).not.toContain('stylesheet');
  });

  it('can have the keyboard focus if it may scroll', async () => {
    const focusable = 'tabIndex="0" role="group" aria-label="Diagram, scrolls sideways"';
    expect(await compile('```mermaid\ngraph TD;\n```\n', () => drawn({ width: 400 }))).toContain(focusable);
    expect(await compile('```mermaid\ngraph TD;\n```\n', () => drawn({ width: 200 }))).not.toContain('tabIndex');
  });
});

describe("Docusaurus' component <Mermaid>", () => {
  const IMPORT = "import Mermaid from '@theme/Mermaid';\n\n";

  it('becomes images too, and its module is not imported', async () => {
    const jsx = await compile(`${IMPORT}<Mermaid value={\`graph TD;\nA-->B;\`} />\n`, () => drawn());
    expect(jsx).toContain('data-mermaid="graph TD;\nA-->B;"');
    expect(jsx).not.toContain('@theme/Mermaid');
  });

  it('stops the build if its value is computed', async () => {
    const page = `${IMPORT}export const code = 'graph TD;';\n\n<Mermaid value={code} />\n`;
    const error = await compile(page, () => drawn()).catch((reason: unknown) => String(reason));
    expect(error).toContain('docs/page.mdx:5: the diagram of <Mermaid> is not in the page');
  });
});

describe('a mermaid block that cannot be drawn', () => {
  const failing = (message: string) => () => Promise.reject(new Error(message));

  it.each([
    ['the line that Mermaid names', 'Parse error on line 2:\n...', 'A[Start', 'docs/page.mdx:5: '],
    ['the last line if Mermaid counts further', 'Parse error on line 9:\n...', 'A[Start', 'docs/page.mdx:5: '],
    ['the block if Mermaid names no line', 'No diagram type detected', 'A[Start', 'docs/page.mdx:3: '],
    ['the block if a comment shifts the lines', 'Parse error on line 2:\n...', '%% comment', 'docs/page.mdx:3: '],
  ])('stops the build with %s', async (_, message, line, start) => {
    const page = `Text.\n\n\`\`\`mermaid\ngraph TD;\n${line}\n\`\`\`\n`;
    const error = await compile(page, failing(message)).catch((reason: unknown) => String(reason));
    expect(error).toContain(start);
    expect(error).toContain(message.split('\n')[0]);
    expect(error).toContain('remedy:');
  });
});
