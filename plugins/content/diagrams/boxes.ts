import SVGPathCommander from 'svg-path-commander';

import { computedStyle, declaredStyles } from './cascade';
import { lineHeights } from './fonts';
import { layoutText, lengthOf } from './textLayout';

/** Edges of a rectangle in user units. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A transformation as in `matrix(a b c d e f)`. */
type Matrix = [number, number, number, number, number, number];

type Point = [number, number];

/** Elements that are not displayed where they are. */
const NOT_DISPLAYED =
  /^(?:clipPath|defs|desc|filter|linearGradient|marker|mask|metadata|pattern|radialGradient|script|style|symbol|title)$/;

function boxAround(points: readonly Point[]): Box | undefined {
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const corners = ({ left, top, right, bottom }: Box): Point[] => [
  [left, top],
  [right, top],
  [left, bottom],
  [right, bottom],
];

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function functionMatrix(name: string, [a = 0, b, c, ...rest]: readonly number[]): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, a, b ?? 0];
  if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0];
  if (name === 'matrix') return [a, b ?? 0, c ?? 0, rest[0] ?? 1, rest[1] ?? 0, rest[2] ?? 0];
  if (name !== 'rotate') return [1, 0, 0, 1, 0, 0];
  const [cosine, sine] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
  const [x, y] = [b ?? 0, c ?? 0];
  return [cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y];
}

function matrixOf(element: Element): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, name = '', list = ''] of (element.getAttribute('transform') ?? '').matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    matrix = multiply(
      matrix,
      functionMatrix(
        name,
        list
          .trim()
          .split(/[\s,]+/)
          .map(Number.parseFloat),
      ),
    );
  }
  return matrix;
}

function transformed(box: Box, [a, b, c, d, e, f]: Matrix): Box | undefined {
  return boxAround(corners(box).map(([x, y]): Point => [a * x + c * y + e, b * x + d * y + f]));
}

function textBox(element: Element): Box | undefined {
  const root = element.closest('text') ?? element;
  const placed = layoutText(root).filter((part) => element === root || element.contains(part.element));
  return boxAround(
    placed.flatMap(({ x, y, width, style }): Point[] => {
      const { ascent, descent } = lineHeights(style);
      return [
        [x, y - ascent],
        [x + width, y + descent],
      ];
    }),
  );
}

function pathBox(element: Element): Box | undefined {
  const path = element.getAttribute('d');
  if (!path) return undefined;
  const { x, y, x2, y2 } = SVGPathCommander.getPathBBox(path);
  return { left: x, top: y, right: x2, bottom: y2 };
}

function pointsBox(element: Element): Box | undefined {
  const numbers = (element.getAttribute('points') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number.parseFloat);
  const pairs = numbers.flatMap((x, index): Point[] =>
    index % 2 === 0 ? [[x, numbers[index + 1] ?? Number.NaN]] : [],
  );
  return boxAround(pairs.filter(([x, y]) => !Number.isNaN(x + y)));
}

/** Returns the box of a shape or text; undefined if it is empty, null if the element is a container. */
function ownBox(element: Element): Box | undefined | null {
  const value = (name: string) => lengthOf(element, name) ?? 0;
  const around = (x: number, y: number, rx: number, ry: number): Box => ({
    left: x - rx,
    top: y - ry,
    right: x + rx,
    bottom: y + ry,
  });
  switch (element.nodeName) {
    case 'rect':
    case 'image':
    case 'foreignObject':
      return lengthOf(element, 'width') === undefined
        ? undefined
        : {
            left: value('x'),
            top: value('y'),
            right: value('x') + value('width'),
            bottom: value('y') + value('height'),
          };
    case 'circle':
      return around(value('cx'), value('cy'), value('r'), value('r'));
    case 'ellipse':
      return around(value('cx'), value('cy'), value('rx'), value('ry'));
    case 'line':
      return boxAround([
        [value('x1'), value('y1')],
        [value('x2'), value('y2')],
      ]);
    case 'polygon':
    case 'polyline':
      return pointsBox(element);
    case 'path':
      return pathBox(element);
    case 'text':
    case 'tspan':
      return textBox(element);
    default:
      return null;
  }
}

/**
 * Returns the box around everything that an element displays, in its own coordinates: `getBBox` of browsers.
 *
 * @returns undefined if it displays nothing
 */
export function boxOf(element: Element): Box | undefined {
  const own = ownBox(element);
  if (own !== null) return own;
  const boxes = [...element.children].flatMap((child) => {
    if (NOT_DISPLAYED.test(child.nodeName) || displayOf(child) === 'none') return [];
    const box = boxOf(child);
    return (box && transformed(box, matrixOf(child))) ?? [];
  });
  return boxAround(boxes.flatMap(corners));
}

function displayOf(element: Element): string | null | undefined {
  return declaredStyles(element, ['display']).get('display') ?? element.getAttribute('display');
}

/** Returns the box of an element in the coordinates of the SVG. */
export function boxInSvg(element: Element): Box | undefined {
  const box = boxOf(element);
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (let at: Element | null = element; at && at.nodeName !== 'svg'; at = at.parentElement) {
    matrix = multiply(matrixOf(at), matrix);
  }
  return box && transformed(box, matrix);
}

function rectangle(box: Box | undefined): { x: number; y: number; width: number; height: number } {
  const { left, top, right, bottom } = box ?? { left: 0, top: 0, right: 0, bottom: 0 };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function clientRectangle(element: Element) {
  const rect = rectangle(boxInSvg(element));
  return { ...rect, left: rect.x, top: rect.y, right: rect.x + rect.width, bottom: rect.y + rect.height };
}

function lengthOfText(element: Element): number {
  const root = element.closest('text') ?? element;
  const placed = layoutText(root).filter((part) => element.contains(part.element));
  return placed.reduce((sum, { width }) => sum + width, 0);
}

/** Methods of SVG elements that measure, which only browsers have. Diagrams are laid out with them. */
export const MEASURING = {
  getBBox(this: Element) {
    return rectangle(boxOf(this));
  },
  getBoundingClientRect(this: Element) {
    return clientRectangle(this);
  },
  getComputedTextLength(this: Element) {
    return lengthOfText(this);
  },
  getTotalLength(this: Element) {
    return SVGPathCommander.getTotalLength(this.getAttribute('d') ?? 'M0 0');
  },
  getPointAtLength(this: Element, length: number) {
    return SVGPathCommander.getPointAtLength(this.getAttribute('d') ?? 'M0 0', length);
  },
};

/** Returns whether a property of an element or of a parent hides it. */
export function isHidden(element: Element): boolean {
  return computedStyle(element, 'visibility')?.value === 'hidden' || displayOf(element) === 'none';
}
