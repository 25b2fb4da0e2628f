import { computedStyle } from './cascade';
import { lineHeights, textWidth, type TextStyle } from './fonts';

/** Characters of a text element with the same style, in user units of the text element. */
export interface PlacedText {
  text: string;
  style: TextStyle;
  /** The `text` or `tspan` element that contains the characters. */
  element: Element;
  x: number;
  /** Of the baseline. */
  y: number;
  width: number;
}

/** Font size that elements without one have. */
const DEFAULT_SIZE = 16;

function fontSize(element: Element | null): number {
  const found = element && computedStyle(element, 'font-size');
  if (!found) return DEFAULT_SIZE;
  const size = Number.parseFloat(found.value);
  if (Number.isNaN(size)) return DEFAULT_SIZE;
  if (found.value.endsWith('rem')) return size * DEFAULT_SIZE;
  if (found.value.endsWith('ex')) return (size / 2) * fontSize(found.from.parentElement);
  if (found.value.endsWith('em')) return size * fontSize(found.from.parentElement);
  if (found.value.endsWith('%')) return (size / 100) * fontSize(found.from.parentElement);
  return size;
}

function textStyle(element: Element): TextStyle {
  const weight = computedStyle(element, 'font-weight')?.value ?? 'normal';
  const number = /^bold/.test(weight) ? 700 : Number.parseInt(weight, 10) || 400;
  const steps = [400, 500, 600, 700] as const;
  return {
    size: fontSize(element),
    weight: steps.find((step) => number <= step) ?? 700,
    italic: /italic|oblique/.test(computedStyle(element, 'font-style')?.value ?? ''),
  };
}

/** Returns the number of a length attribute, the first one of a list; undefined if there is none. */
export function lengthOf(element: Element, name: string): number | undefined {
  const value = element.getAttribute(name);
  const number = Number.parseFloat(value ?? '');
  if (value === null || Number.isNaN(number)) return undefined;
  return /^[-+\d.]+r?em\b/.test(value.trim()) ? number * fontSize(element) : number;
}

/** Returns how far the baseline is below the position of the text: https://www.w3.org/TR/SVG2/text.html#DominantBaselineProperty */
function baselineOffset(element: Element, style: TextStyle): number {
  const { ascent, descent, xHeight } = lineHeights(style);
  const baseline = computedStyle(element, 'dominant-baseline')?.value ?? '';
  if (baseline === 'middle') return xHeight / 2;
  if (baseline === 'central') return (ascent - descent) / 2;
  if (baseline === 'hanging') return ascent * 0.8;
  if (/before-edge|text-top/.test(baseline)) return ascent;
  return /after-edge|ideographic|text-bottom/.test(baseline) ? -descent : 0;
}

/** Collapses spaces as browsers do. */
function collapse(text: string, element: Element, previous: string | undefined): string {
  const keeps =
    element.closest('[*|space=preserve]') !== null || /pre/.test(computedStyle(element, 'white-space')?.value ?? '');
  if (keeps) return text.replace(/[\n\r\t]/g, ' ');
  const collapsed = text.replace(/\s+/g, ' ');
  return previous === undefined || previous.endsWith(' ') ? collapsed.replace(/^ /, '') : collapsed;
}

/** Moves a line so that its start, middle or end is at its position. */
function anchorLine(line: PlacedText[]): PlacedText[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last) return [];
  const anchor = computedStyle(first.element, 'text-anchor')?.value;
  const width = last.x + last.width - first.x;
  const shift = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0;
  return line.map((placed) => ({ ...placed, x: placed.x - shift }));
}

/** Lays out the lines of a `text` element. A line starts where an element has a position of its own. */
export function layoutText(root: Element): PlacedText[] {
  const lines: PlacedText[][] = [[]];
  let x = 0;
  let y = 0;
  // Apply to the next character. Those of an inner element replace those of the elements around it.
  let [shiftX, shiftY] = [0, 0];
  const place = (element: Element) => {
    const [startX, startY] = [lengthOf(element, 'x'), lengthOf(element, 'y')];
    if (startX !== undefined || startY !== undefined) lines.push([]);
    [x, y] = [startX ?? x, startY ?? y];
    [shiftX, shiftY] = [lengthOf(element, 'dx') ?? shiftX, lengthOf(element, 'dy') ?? shiftY];
    for (const child of element.childNodes) {
      const line = lines.at(-1) ?? [];
      if (child.nodeType === 3) {
        const text = collapse(child.nodeValue ?? '', element, line.at(-1)?.text);
        if (text === '') continue;
        [x, y] = [x + shiftX, y + shiftY];
        [shiftX, shiftY] = [0, 0];
        const style = textStyle(element);
        const width = textWidth(text, style);
        line.push({ text, style, element, x, y: y + baselineOffset(element, style), width });
        x += width;
      } else if (/^(?:tspan|a|textPath)$/.test(child.nodeName)) place(child as Element);
    }
  };
  place(root);
  return lines.flatMap(anchorLine);
}
