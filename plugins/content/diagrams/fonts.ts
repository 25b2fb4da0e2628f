import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { parse, type Font } from 'opentype.js';

/** Font of all labels. SVG images cannot load the fonts of a page, so labels are written as outlines of this font. */
export const DIAGRAM_FONT = 'Instrument Sans';

/** Character sets of the font, in the order in which they are searched. */
const SUBSETS = ['latin', 'latin-ext'];

/** Size, weight and slant of a text. */
export interface TextStyle {
  /** In user units of the SVG. */
  size: number;
  weight: 400 | 500 | 600 | 700;
  italic: boolean;
}

/** Characters of a text that one font file has, or that none has. */
export interface FontRun {
  text: string;
  /** Undefined if no file of the font has the characters. */
  font: Font | undefined;
}

const loaded = new Map<string, Font[]>();

const requireFile = createRequire(__filename);

function fontsOf({ weight, italic }: TextStyle): Font[] {
  const name = `${weight}-${italic ? 'italic' : 'normal'}`;
  const known = loaded.get(name);
  if (known) return known;
  const folder = path.dirname(requireFile.resolve('@fontsource/instrument-sans/package.json'));
  const fonts = SUBSETS.map((subset) => {
    const { buffer, byteOffset, byteLength } = readFileSync(
      path.join(folder, 'files', `instrument-sans-${subset}-${name}.woff`),
    );
    return parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  });
  loaded.set(name, fonts);
  return fonts;
}

/** Splits a text into runs of characters that have the same font file. */
export function fontRuns(text: string, style: TextStyle): FontRun[] {
  const fonts = fontsOf(style);
  const runs: FontRun[] = [];
  for (const character of text) {
    const font = fonts.find((candidate) => candidate.hasChar(character));
    const last = runs.at(-1);
    if (last && last.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

/** Widths relative to the font size of characters that the font lacks: none for marks, one em for Asian scripts and emoji. */
function assumedWidth(character: string): number {
  if (/[\p{Mark}\p{Format}]/u.test(character)) return 0;
  return (character.codePointAt(0) ?? 0) >= 0x1100 ? 1 : 0.6;
}

/** Returns the width of a character relative to the font size. */
function characterWidth(character: string, font: Font | undefined): number {
  return font ? (font.charToGlyph(character).advanceWidth ?? 0) / font.unitsPerEm : assumedWidth(character);
}

/** Returns the width of a run in user units. The font has no kerning. */
export function runWidth({ text, font }: FontRun, { size }: TextStyle): number {
  return [...text].reduce((width, character) => width + characterWidth(character, font), 0) * size;
}

/** Formats numbers as short as path data allows. */
function numbers(values: readonly number[]): string {
  const texts = values.map((value) => String(Math.round(value) / 100).replace(/^(-?)0\./, '$1.'));
  return texts.reduce(
    (joined, text) => (joined === '' || text.startsWith('-') ? joined + text : `${joined} ${text}`),
    '',
  );
}

/**
 * Returns the outline of a character relative to its origin. Equal letters have equal data, which compresses well, and the
 * font library's own function writes NaN for numbers such as 1e-7.
 */
function glyphData(font: Font, character: string, size: number): string {
  const { commands } = font.charToGlyph(character).getPath(0, 0, size);
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const hundredths = (value: number) => Math.round(value * 100);
  return commands
    .map((command) => {
      if (command.type === 'Z') {
        [x, y] = [startX, startY];
        return 'z';
      }
      const { type } = command;
      const points = [command.x, command.y];
      if (type === 'C') points.unshift(command.x1, command.y1, command.x2, command.y2);
      if (type === 'Q') points.unshift(command.x1, command.y1);
      const data = points.map((value, index) => hundredths(value) - (index % 2 === 0 ? x : y));
      [x, y] = [hundredths(command.x), hundredths(command.y)];
      if (type === 'M') [startX, startY] = [x, y];
      return type.toLowerCase() + numbers(data);
    })
    .join('');
}

/** Returns the outlines of a run as path data; undefined if the font lacks its characters. */
export function runOutlines({ text, font }: FontRun, x: number, y: number, { size }: TextStyle): string | undefined {
  if (!font) return undefined;
  let left = x;
  const outlines = [...text].map((character) => {
    const data = glyphData(font, character, size);
    const start = `M${numbers([left * 100, y * 100])}`;
    left += characterWidth(character, font) * size;
    return data === '' ? '' : start + data;
  });
  return outlines.join('');
}

const widths = new Map<string, number>();

/** Returns the width of a text in user units. */
export function textWidth(text: string, style: TextStyle): number {
  const key = JSON.stringify([text, style]);
  let width = widths.get(key);
  if (width === undefined) {
    width = fontRuns(text, style).reduce((sum, run) => sum + runWidth(run, style), 0);
    widths.set(key, width);
  }
  return width;
}

/** Heights above and below the baseline in user units. They are whole numbers, as in browsers. */
export function lineHeights(style: TextStyle): { ascent: number; descent: number; xHeight: number } {
  const [font] = fontsOf(style);
  if (!font) throw new Error('the font of diagrams has no files');
  const scale = style.size / font.unitsPerEm;
  return {
    ascent: Math.round(font.ascender * scale),
    descent: Math.round(-font.descender * scale),
    xHeight: (font.tables.os2?.sxHeight ?? font.unitsPerEm / 2) * scale,
  };
}
