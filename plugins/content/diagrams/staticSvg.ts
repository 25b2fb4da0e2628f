import { boxInSvg, boxOf, isHidden, type Box } from './boxes';
import { declaredStyles } from './cascade';
import { fontRuns, runOutlines, runWidth } from './fonts';
import { layoutText, type PlacedText } from './textLayout';

/** A finished diagram. */
export interface StaticSvg {
  /** The root element: shapes and attributes only, without styles, scripts, links and fonts. */
  root: Element;
  width: number;
  height: number;
  /** Labels in the order of the file. */
  labels: string[];
  /** Text of `accTitle` and `accDescr`; empty if the diagram has none. */
  title: string;
  description: string;
}

/** Space around a diagram in pixels, for strokes and arrowheads. */
const MARGIN = 8;

/** Reason for which images in diagrams stop the build. */
export const IMAGE_FLAW = 'an image of another file, which an image cannot load';

const SVG = 'http://www.w3.org/2000/svg';

/** Properties that become attributes, because a content security policy blocks styles in SVG files as well. */
const PROPERTIES = [
  'clip-path',
  'color',
  'display',
  'fill',
  'fill-opacity',
  'fill-rule',
  'marker-end',
  'marker-mid',
  'marker-start',
  'mask',
  'opacity',
  'paint-order',
  'rx',
  'ry',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'visibility',
];

/** Attributes of text that only a text layout needs. */
const TEXT_ATTRIBUTES =
  /^(?:x|y|dx|dy|text-anchor|dominant-baseline|alignment-baseline|font-.*|textLength|lengthAdjust)$/;

/** Attributes that a browser needs to display a shape. */
const REMOVED_ATTRIBUTES = /^(?:class|style|role|tabindex|label|name|target|data-.*|aria-.*|on.*|xml:space)$/;

/** Example: `12.345678` in a path. Three decimals remain, which is a hundredth of a pixel on a scaled drawing. */
const LONG_NUMBER = /-?\d*\.\d{4,}(?:e-?\d+)?/g;

/** The id of another element in an attribute. Examples: `url(#arrow)`, `#icon`. */
const REFERENCE = /(url\(["']?#|^#)([^"')]+)/;

function texts(root: Element): Element[] {
  return [...root.querySelectorAll('text')].filter((text) => !text.closest('defs') && !isHidden(text));
}

/** Returns the text of each label, lines joined by a space. */
function labelsOf(root: Element): string[] {
  const labels = texts(root).map((label) => {
    const rows = [...label.children].filter(({ nodeName }) => nodeName === 'tspan');
    const parts = rows.length > 1 ? rows.map(({ textContent }) => textContent) : [label.textContent];
    return parts.join(' ').replace(/\s+/g, ' ').trim();
  });
  return [...new Set(labels)].filter((label) => label !== '');
}

/** Converts a `transform` of CSS to the attribute, which has neither units nor an origin. */
function inlineTransform(element: Element, transform: string): void {
  const plain = transform.replace(/(\d)(?:deg|px)/g, '$1');
  const [x = 0, y = 0] = (element.getAttribute('transform-origin') ?? '').split(' ').map(Number.parseFloat);
  element.removeAttribute('transform-origin');
  element.setAttribute('transform', `translate(${x} ${y}) ${plain} translate(${-x} ${-y})`);
}

function inlineStyles(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const { transform, ...properties } = Object.fromEntries(declaredStyles(element, ['transform', ...PROPERTIES]));
    for (const [name, value] of Object.entries(properties)) element.setAttribute(name, value);
    if (transform !== undefined) inlineTransform(element, transform);
  }
}

function outline({ text, style, x, y }: PlacedText, document: Document): Element[] {
  let left = x;
  return fontRuns(text, style).flatMap<Element>((run) => {
    const start = left;
    const width = runWidth(run, style);
    left += width;
    if (run.text.trim() === '') return [];
    const outlines = runOutlines(run, start, y, style);
    if (outlines !== undefined) {
      const path = document.createElementNS(SVG, 'path');
      path.setAttribute('d', outlines);
      return [path];
    }
    // Characters that the font lacks stay text in the reader's font, fitted to the width that the layout assumed.
    const rest = document.createElementNS(SVG, 'text');
    const attributes = { x: start, y, 'font-size': style.size, 'font-family': 'sans-serif', textLength: width };
    for (const [name, value] of Object.entries(attributes)) rest.setAttribute(name, String(value));
    rest.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    rest.textContent = run.text;
    return [rest];
  });
}

/** Copies the attributes of a `tspan` to its outlines, which are no children of it. */
function copyAttributes(from: Element, root: Element, to: Element): void {
  for (let element: Element | null = from; element && element !== root; element = element.parentElement) {
    for (const name of PROPERTIES) {
      const value = element.getAttribute(name);
      if (value !== null && !to.hasAttribute(name)) to.setAttribute(name, value);
    }
  }
}

/** Replaces text by outlines of its letters, which look the same in every browser and load no font. */
function outlineTexts(root: Element): void {
  const document = root.ownerDocument;
  const replaced = texts(root).map((text) => {
    const group = document.createElementNS(SVG, 'g');
    for (const { name, value } of text.attributes) {
      if (!TEXT_ATTRIBUTES.test(name)) group.setAttribute(name, value);
    }
    for (const placed of layoutText(text)) {
      for (const shape of outline(placed, document)) {
        copyAttributes(placed.element, text, shape);
        group.append(shape);
      }
    }
    return { text, group };
  });
  // Afterwards, because the styles of a text depend on its parents and siblings.
  for (const { text, group } of replaced) text.replaceWith(group);
}

/** Moves the labels of a mindmap into their shapes. Mermaid places those of circles for HTML labels only. */
function centerMindmapLabels(root: Element): void {
  for (const label of root.querySelectorAll('.mindmap-node > .label')) {
    const shape = [...(label.parentElement?.children ?? [])].find((child) => child !== label);
    const [inner, outer] = [boxInSvg(label), shape && boxInSvg(shape)];
    if (!inner || !outer) continue;
    const shift = (outer.left + outer.right - inner.left - inner.right) / 2;
    if (Math.abs(shift) > 1) {
      label.setAttribute('transform', `translate(${shift}, 0) ${label.getAttribute('transform') ?? ''}`);
    }
  }
}

/** Returns a short name for each id that an attribute refers to. Mermaid's ids count all diagrams of a build. */
function shortIds(root: Element): Map<string, string> {
  const attributes = [...root.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  const isColor = ({ name }: Attr) => /^(?:fill|stroke|color|stop-color)$/.test(name);
  const used = attributes.flatMap((attribute) => {
    const [, start, target] = REFERENCE.exec(attribute.value) ?? [];
    return target === undefined || (start === '#' && isColor(attribute)) ? [] : [target];
  });
  return new Map([...new Set(used)].map((id, index) => [id, `id${index}`]));
}

/** Rounds the numbers of an attribute and replaces the id in it. */
function shortValue(value: string, names: ReadonlyMap<string, string>): string {
  return value
    .replace(LONG_NUMBER, (number) => String(Number(Number(number).toFixed(3))))
    .replace(REFERENCE, (_, start: string, id: string) => start + (names.get(id) ?? id));
}

/** Removes what displays nothing or needs a style, a script or another file. */
function removeUnused(root: Element): void {
  root.querySelectorAll('style, script, title, desc').forEach((element) => element.remove());
  for (const link of root.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  const isEmpty = (element: Element) =>
    (element.nodeName === 'g' && element.childNodes.length === 0) ||
    (element.nodeName === 'rect' && !element.hasAttribute('width')) ||
    (element.nodeName === 'path' && !element.getAttribute('d'));
  for (const element of [...root.querySelectorAll('*')].reverse()) {
    if (element.getAttribute('display') === 'none' || isEmpty(element)) element.remove();
  }
  const names = shortIds(root);
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) {
      const id = names.get(value);
      if (name === 'id' && id !== undefined) element.setAttribute(name, id);
      else if (REMOVED_ATTRIBUTES.test(name) || name === 'id') element.removeAttribute(name);
      else element.setAttribute(name, shortValue(value, names));
    }
  }
  root.querySelectorAll('marker').forEach((marker) => {
    if (!marker.hasAttribute('id')) marker.remove();
  });
}

/** Makes the file as large as what it displays. Mermaid's own size leaves wide margins, or cuts long labels. */
function crop(root: Element, { left, top, right, bottom }: Box): { width: number; height: number } {
  const [x, y] = [Math.floor(left - MARGIN), Math.floor(top - MARGIN)];
  const [width, height] = [Math.ceil(right + MARGIN) - x, Math.ceil(bottom + MARGIN) - y];
  root.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  return { width, height };
}

/** Returns a label that is beside its shape although it fits into it. */
function misplacedLabel(root: Element): Element | undefined {
  return [...root.querySelectorAll('.node > .label')].find((label) => {
    const siblings = [...(label.parentElement?.children ?? [])].filter((child) => child !== label);
    const isVisible = (shape: Element) => declaredStyles(shape, ['opacity']).get('opacity') !== '0';
    const boxes = siblings.filter(isVisible).flatMap((shape) => boxInSvg(shape) ?? []);
    const text = boxInSvg(label);
    if (!text || boxes.length === 0) return false;
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
    const fits = text.right - text.left <= right - left;
    return fits && (text.left < left - MARGIN || text.right > right + MARGIN);
  });
}

/** Returns whether an attribute has a number that Mermaid could not compute. */
function isInvalid({ name, value }: Attr): boolean {
  return /^(?:d|points|transform|[cr]?[xy]\d?|r|width|height)$/.test(name) && /NaN|Inf|undef/.test(value);
}

/**
 * Returns why a diagram would not look as its writer means it.
 *
 * @param root with its classes
 */
function flawOf(root: Element, labels: readonly string[]): string | undefined {
  if (root.querySelector('foreignObject')) return 'labels in HTML, which images cannot contain';
  const special = labels.find((label) => /\$\$.*\$\$|\bfa[bklrs]?:fa-/.test(label));
  if (special !== undefined) return `a formula or an icon, which labels of plain text cannot contain: ${special}`;
  const isEmbedded = (url: string | null) => url?.startsWith('data:') ?? false;
  const image = [...root.querySelectorAll('image')].find(
    (element) => !isEmbedded(element.getAttribute('href') ?? element.getAttribute('xlink:href')),
  );
  if (image) return IMAGE_FLAW;
  const invalid = [...root.querySelectorAll('*')].find((element) => [...element.attributes].some(isInvalid));
  if (invalid) return `a shape without a position: <${invalid.nodeName}>`;
  const label = misplacedLabel(root);
  return label && `a label outside of its shape: ${label.textContent.trim()}`;
}

/** Adds a background of one color. */
function addBackground(root: Element, color: string): void {
  const [x = '', y = '', width = '', height = ''] = root.getAttribute('viewBox')?.split(' ') ?? [];
  const rect = root.ownerDocument.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ x, y, width, height, fill: color })) rect.setAttribute(name, value);
  root.prepend(rect);
}

/**
 * Converts Mermaid's SVG to a file that loads nothing and looks the same everywhere.
 *
 * @param svg as Mermaid returns it
 * @param background color behind the diagram; without it, the page shows through
 * @throws if the diagram contains what such a file cannot show
 */
export function staticSvg(svg: string, document: Document, background?: string): StaticSvg {
  const container = document.createElement('div');
  container.innerHTML = svg;
  document.body.replaceChildren(container);
  const root = container.querySelector('svg');
  if (!root) throw new Error('Mermaid has drawn nothing');
  const textOf = (name: string) =>
    [...root.children]
      .find(({ nodeName }) => nodeName === name)
      ?.textContent.replace(/\s+/g, ' ')
      .trim() ?? '';
  const [title, description] = [textOf('title'), textOf('desc')];
  // The line at today's date.
  root.querySelectorAll('.today').forEach((line) => line.remove());
  centerMindmapLabels(root);
  const labels = labelsOf(root);
  const flaw = flawOf(root, labels);
  const box = boxOf(root);
  if (flaw !== undefined || !box) throw new Error(`the diagram has ${flaw ?? 'no content'}`);
  inlineStyles(root);
  outlineTexts(root);
  const size = crop(root, box);
  removeUnused(root);
  root.removeAttribute('xmlns:xlink');
  if (background !== undefined) addBackground(root, background);
  return { root, ...size, labels, title, description };
}
