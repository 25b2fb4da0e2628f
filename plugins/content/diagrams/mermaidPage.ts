import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';

import { JSDOM } from 'jsdom';
import type { Mermaid, MermaidConfig } from 'mermaid';

import { MEASURING } from './boxes';
import { DIAGRAM_FONT } from './fonts';
import { IMAGE_FLAW } from './staticSvg';

/** Width of the page in pixels, for the kinds of diagrams that fill it. */
const PAGE_WIDTH = 760;

/** Maximum length of a diagram in characters. Of a longer one, Mermaid would draw a box with a message. */
const MAX_LENGTH = 50_000;

/**
 * Runs before Mermaid. Clock and random numbers are fixed, so that a diagram has the same bytes in every build: Mermaid
 * invents ids of commits, and a task without a start would begin today.
 */
const FIXED_ENVIRONMENT = `
  globalThis.Date = class extends Date {
    constructor(...parts) { if (parts.length > 0) super(...parts); else super(Date.now()); }
    static now() { return Date.UTC(2000, 0, 1); }
  };
  globalThis.resetRandom = () => {
    let state = 1;
    Math.random = () => {
      state = (state * 48271) % 2147483647;
      return state / 2147483647;
    };
    crypto.getRandomValues = (array) => array.map(() => Math.floor(Math.random() * 256));
  };
`;

/** Sizes of HTML elements that a layout reads. A DOM without a renderer has none. */
const BOX_STYLES = ['top', 'right', 'bottom', 'left'].map((side) => `padding-${side}:0px;border-${side}-width:0px`);

/** A page with Mermaid in a DOM without a browser. */
export interface MermaidPage {
  document: Document;
  /** Converts an element to XML. */
  serialize(element: Element): string;
  /**
   * Renders a diagram.
   *
   * @returns the SVG as Mermaid writes it, and the name of its kind
   * @throws Mermaid's errors
   */
  render(code: string, themeVariables: Record<string, unknown>): Promise<{ svg: string; kind: string }>;
}

/** Returns styles for colors that Mermaid's theme variables do not reach. Lines go behind the labels on them. */
function fixedColors({ textColor, lineColor, background, ...series }: Record<string, unknown>): string {
  const curves = Array.from(
    { length: 12 },
    (_, index) => `.radarCurve-${index}, .radarLegendBox-${index} { stroke: ${String(series[`cScalePeer${index}`])} }`,
  );
  return `
    ${curves.join('\n')}
    .edgeLabel rect { opacity: 1 }
    text.journey-section, text.task { fill: ${String(textColor)} }
    text[fill="#444444"] { fill: ${String(textColor)} }
    line[stroke="#444444"], path[stroke="#444444"] { stroke: ${String(lineColor)} }
    circle[fill="white"] { fill: ${String(background)} }
  `;
}

function configuration(themeVariables: Record<string, unknown>): MermaidConfig {
  const withoutHtml = { htmlLabels: false };
  return {
    startOnLoad: false,
    suppressErrorRendering: true,
    logLevel: 'fatal',
    // The settings below are the build's and not those of a page.
    secure: [
      'secure',
      'securityLevel',
      'startOnLoad',
      'maxTextSize',
      'suppressErrorRendering',
      'maxEdges',
      'fontFamily',
    ],
    securityLevel: 'strict',
    maxTextSize: MAX_LENGTH,
    deterministicIds: true,
    deterministicIDSeed: 'diagram',
    theme: 'base',
    themeVariables: { ...themeVariables, fontFamily: DIAGRAM_FONT },
    fontFamily: DIAGRAM_FONT,
    ...withoutHtml,
    flowchart: withoutHtml,
    class: withoutHtml,
    state: withoutHtml,
    themeCSS: fixedColors(themeVariables),
    journey: { textPlacement: 'tspan' },
    gantt: { useWidth: PAGE_WIDTH, fontSize: 13, sectionFontSize: 13 },
  } as MermaidConfig;
}

/** Supplies what a renderer has and the DOM lacks: sizes, measured text and an empty canvas. */
function installMeasuring({ window }: JSDOM): void {
  Object.assign(window.SVGElement.prototype, MEASURING);
  for (const name of ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight']) {
    Object.defineProperty(window.HTMLElement.prototype, name, { get: () => PAGE_WIDTH });
  }
  Object.defineProperty(window.screen, 'availWidth', { value: PAGE_WIDTH });
  // Cytoscape, which lays out mindmaps, opens a canvas. What it draws is not used.
  const canvas = new Proxy({} as Record<PropertyKey, unknown>, {
    get: (target, name) => (name in target ? target[name] : () => ({ width: 0 })),
  });
  Object.assign(window.HTMLCanvasElement.prototype, { getContext: () => canvas });
  const decode = () => Promise.reject(new Error(`the diagram has ${IMAGE_FLAW}`));
  Object.assign(window.HTMLImageElement.prototype, { decode });
}

/** Opens a page and loads Mermaid into it: half a second. */
export function openMermaidPage(): MermaidPage {
  const dom = new JSDOM(`<!doctype html><style>div{${BOX_STYLES.join(';')}}</style><body></body>`, {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  const { window } = dom;
  window.structuredClone = structuredClone;
  // Sequence diagrams ask it whether the first word of a box is a color.
  const supports = (name: string, value: string) => {
    const { style } = window.document.createElement('p');
    style.setProperty(name, value);
    return style.getPropertyValue(name) !== '';
  };
  Object.assign(window, { CSS: { supports } });
  installMeasuring(dom);
  const folder = path.dirname(createRequire(__filename).resolve('mermaid'));
  const file = path.join(folder, 'mermaid.min.js');
  const context = dom.getInternalVMContext();
  new Script(FIXED_ENVIRONMENT).runInContext(context);
  new Script(readFileSync(file, 'utf8'), { filename: file }).runInContext(context);
  const { mermaid, resetRandom } = context as unknown as { mermaid: Mermaid; resetRandom: () => void };
  const serializer = new window.XMLSerializer();
  return {
    document: window.document,
    serialize: (element) => serializer.serializeToString(element),
    async render(code, themeVariables) {
      if (code.length > MAX_LENGTH) throw new Error(`the diagram has more than ${MAX_LENGTH} characters`);
      resetRandom();
      mermaid.initialize(configuration(themeVariables));
      const { svg, diagramType } = await mermaid.render('diagram', code);
      return { svg, kind: diagramType };
    },
  };
}
