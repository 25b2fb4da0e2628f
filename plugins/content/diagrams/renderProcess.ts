import { alternativeText } from './alternativeText';
import type { DiagramRequest, DiagramResponse } from './diagramRenderer';
import { openMermaidPage } from './mermaidPage';
import { staticSvg } from './staticSvg';

/**
 * The process that renders diagrams. It is separate from the build, because Mermaid needs a `window`, and because dates
 * need a time zone of their own.
 */
const page = openMermaidPage();

async function render({ code, themes }: DiagramRequest): Promise<DiagramResponse> {
  const files = [];
  for (const { variables, background } of themes) {
    const { svg, kind } = await page.render(code, variables);
    const drawing = staticSvg(svg, page.document, background);
    const alternative = alternativeText(drawing, kind, code);
    files.push({ svg: `${page.serialize(drawing.root)}\n`, width: drawing.width, height: drawing.height, alternative });
  }
  const [{ width, height, alternative } = { width: 0, height: 0, alternative: '' }] = files;
  return { svgs: files.map(({ svg }) => svg), width, height, alternative };
}

process.on('message', (request: DiagramRequest) => {
  render(request).then(
    (response) => process.send?.(response),
    // Not an instance of this realm's Error.
    (error: { message?: string }) => process.send?.({ error: error.message ?? String(error) }),
  );
});
process.on('disconnect', () => process.exit());
