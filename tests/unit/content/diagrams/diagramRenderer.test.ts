import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { openDiagramRenderer } from '../../../../plugins/content/diagrams/diagramRenderer';
import { projectText } from '../../../support/projectFiles';
import { tempFolder } from '../../../support/tempFolder';

function open() {
  const siteDir = tempFolder({ 'src/css/tokens.css': projectText('src/css/tokens.css') });
  return {
    render: openDiagramRenderer(siteDir),
    read: (file: string) => readFileSync(path.join(siteDir, file), 'utf8'),
  };
}

/** A task without a date begins today, and clocks change on March 31, 2024 in Europe. */
const GANTT = 'gantt\n  dateFormat YYYY-MM-DD\n  A :2024-03-25, 10d\n  B :5d';

describe('openDiagramRenderer', () => {
  it('writes a file in the colors of each mode', async () => {
    const { render, read } = open();
    const { light, dark } = await render('flowchart LR\n  A[Start] --> B[End]');
    expect(read(light)).toContain('#16232b');
    expect(read(dark)).toContain('#e4ebee');
  });

  it('gives a diagram with colors of its own a light background in dark mode', async () => {
    const { render, read } = open();
    const { dark } = await render('flowchart LR\n  A --> B\n  style A fill:#bbf');
    expect(read(dark)).toMatch(/<svg[^>]*><rect[^>]* fill="#fdfdfc"/);
  });

  it('renders the same files in every time zone and after other diagrams', async () => {
    const first = await open().render(GANTT);
    process.env.TZ = 'America/New_York';
    const other = open().render;
    await other('sankey-beta\na,b,1');
    expect(await other(GANTT)).toEqual(first);
    delete process.env.TZ;
  });

  it('reports the message of Mermaid and renders the next diagram', async () => {
    const { render } = open();
    await expect(render('flowchart LR\n  A[Start')).rejects.toThrow('Parse error on line');
    expect(await render('graph TD;\n  A-->B;')).toMatchObject({ alternative: 'Flowchart: A, B' });
  });
});
