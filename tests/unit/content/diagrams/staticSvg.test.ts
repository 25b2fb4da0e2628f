import { beforeAll, describe, expect, it } from 'vitest';

import { boxInSvg, boxOf } from '../../../../plugins/content/diagrams/boxes';
import { openMermaidPage } from '../../../../plugins/content/diagrams/mermaidPage';
import { staticSvg, type StaticSvg } from '../../../../plugins/content/diagrams/staticSvg';
import { DIAGRAM_COLORS, themeVariables } from '../../../../plugins/content/diagrams/themes';
import { tokenColors } from '../../../../plugins/lib/tokenColors';
import { projectDir } from '../../../../scripts/lib/run';
import { KINDS } from './kinds';

const page = openMermaidPage();
const variables = themeVariables(tokenColors(projectDir, 'light', DIAGRAM_COLORS), 'light');

async function draw(code: string) {
  const { svg } = await page.render(code, variables);
  return { svg, drawing: staticSvg(svg, page.document) };
}

/** Attributes that load a file, unless they name an element of the same file. */
function loadedFiles(xml: string): string[] {
  const references = [...xml.matchAll(/(?:href|src)="([^"]*)"|url\(([^)]*)\)/g)];
  return references.map(([, url, functionUrl]) => url ?? functionUrl ?? '').filter((url) => !url.startsWith('#'));
}

describe.each(Object.entries(KINDS))('%s', (_, { code, labels }) => {
  let svg: string;
  let drawing: StaticSvg;
  let xml: string;

  beforeAll(async () => {
    ({ svg, drawing } = await draw(code));
    xml = page.serialize(drawing.root);
  });

  it('is drawn with its labels, as shapes inside of its frame', () => {
    const shown = drawing.labels.map((label) => label.replaceAll(/\s/g, ''));
    expect(labels.filter((label) => !shown.includes(label.replaceAll(/\s/g, '')))).toEqual([]);
    expect(xml).not.toMatch(/NaN|undefined|Infinity/);
    const box = boxOf(drawing.root);
    const [x = 0, y = 0, width = 0, height = 0] = (drawing.root.getAttribute('viewBox') ?? '').split(' ').map(Number);
    expect(box?.left).toBeGreaterThanOrEqual(x);
    expect(box?.top).toBeGreaterThanOrEqual(y);
    expect(box?.right).toBeLessThanOrEqual(x + width);
    expect(box?.bottom).toBeLessThanOrEqual(y + height);
  });

  it('is a file that loads nothing and needs no style, script or font', () => {
    expect(loadedFiles(xml)).toEqual([]);
    expect(xml).not.toMatch(/<(?:style|script|text|foreignObject|image|a)\b|\s(?:style|class|on\w+)=/);
  });

  it('has the same bytes each time', async () => {
    const again = await draw(code);
    expect(page.serialize(again.drawing.root) === xml).toBe(true);
  });

  it('keeps its labels in their shapes', () => {
    const container = page.document.createElement('div');
    container.innerHTML = svg;
    page.document.body.replaceChildren(container);
    const outside = [...container.querySelectorAll('.node:not(.mindmap-node)')].flatMap((node) => {
      const shape = node.querySelector(':scope > :is(rect, polygon, circle, ellipse)');
      const label = node.querySelector(':scope > .label');
      if (!shape || !label || /opacity:0/.test(shape.getAttribute('style') ?? '')) return [];
      const [outer, inner] = [boxInSvg(shape), boxInSvg(label)];
      if (!outer || !inner) return [];
      const fits = inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top - 1;
      return fits && inner.bottom <= outer.bottom + 1 ? [] : [label.textContent];
    });
    expect(outside).toEqual([]);
  });
});

describe('a label', () => {
  it('keeps characters that the font lacks as text of the expected width', async () => {
    const { drawing } = await draw('flowchart LR\n  a["日本 café"] --> b[B]');
    const kept = [...drawing.root.querySelectorAll('text')].map((text) => [
      text.textContent,
      text.getAttribute('textLength'),
    ]);
    expect(kept).toEqual([['日本', '30']]);
  });
});

describe('a diagram that a drawing cannot show', () => {
  it.each([
    [
      'HTML labels',
      '%%{init: {"htmlLabels": true, "flowchart": {"htmlLabels": true}}}%%\nflowchart LR\n  A --> B',
      'HTML',
    ],
    ['a formula', 'flowchart LR\n  A["$$x^2$$"] --> B', '$$x^2$$'],
    ['an icon', 'flowchart LR\n  A["fa:fa-car Car"] --> B', 'fa:fa-car'],
    ['an image', 'flowchart LR\n  A@{ img: "https://example.com/a.svg", label: "A", w: 60, h: 60 }', 'image'],
  ])('is rejected: %s', async (_, code, message) => {
    await expect(draw(code)).rejects.toThrow(message);
  });
});
