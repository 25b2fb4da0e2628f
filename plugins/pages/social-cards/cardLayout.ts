import type { CSSProperties } from 'react';

import { MARK_SIDE } from '../icons/icons';
import type { Card } from './planCards';

/** An element for satori: a React element without `key` and `ref`. */
export interface LayoutNode {
  type: string;
  props: { style?: CSSProperties; children?: string | LayoutNode[]; [attribute: string]: unknown };
}

/** Content and colors that all cards share. */
export interface CardTheme {
  provider: string;
  /** Content of `static/img/mark.svg`. */
  mark: string;
  colors: Record<'accent' | 'brass' | 'ink' | 'line' | 'muted' | 'page', string>;
}

/** Size of every card in pixels, the standard for link previews. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Font family of the text. */
export const CARD_FONT = 'Instrument Sans';

/** Position of the plumb line, and of the horizontal line that its bob touches, in pixels. */
const LINE_X = 1048;
const LEVEL_Y = 504;
const BOB = { width: 36, height: 48 };

/** Left edge of the text, and its width up to a margin before the plumb line. */
const MARGIN = 88;
const TEXT_WIDTH = LINE_X - MARGIN - 88;

/** Maximum height of the title in pixels, and its line height relative to the font size. */
export const MAX_TITLE_HEIGHT = 290;
const LINE_HEIGHT = 1.08;

/** Font sizes of titles in pixels, by the maximum number of characters. */
const TITLE_SIZES: readonly { maxLength: number; size: number }[] = [
  { maxLength: 14, size: 96 },
  { maxLength: 22, size: 84 },
  { maxLength: 46, size: 72 },
  { maxLength: Number.POSITIVE_INFINITY, size: 56 },
];

/** Returns the font size of a title in pixels: the shorter, the larger. */
export function titleSize(title: string): number {
  return TITLE_SIZES.find(({ maxLength }) => title.length <= maxLength)?.size ?? 56;
}

function box(style: CSSProperties, children: string | LayoutNode[] = []): LayoutNode {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function absoluteBox(style: CSSProperties, children?: string | LayoutNode[]): LayoutNode {
  return box({ position: 'absolute', ...style }, children);
}

/** Returns the title, truncated to {@link MAX_TITLE_HEIGHT}. */
export function titleNode(title: string, color: string): LayoutNode {
  const size = titleSize(title);
  return box(
    {
      display: 'block',
      lineClamp: Math.floor(MAX_TITLE_HEIGHT / (size * LINE_HEIGHT)),
      width: TEXT_WIDTH,
      fontSize: size,
      fontWeight: 600,
      lineHeight: LINE_HEIGHT,
      letterSpacing: size * -0.022,
      textWrap: 'balance',
      color,
    },
    title,
  );
}

/** Ticks below the horizontal line, as on a ruler. Every fifth tick is longer, and the one under the bob is longest. */
function ticks(color: string): LayoutNode[] {
  return Array.from({ length: 21 }, (_, index) => index - 10).map((step) =>
    absoluteBox({
      left: LINE_X - 1 + step * 12,
      top: LEVEL_Y + 2,
      width: 2,
      height: step === 0 ? 26 : step % 5 === 0 ? 16 : 8,
      backgroundColor: color,
    }),
  );
}

function bob(color: string): LayoutNode {
  const { width, height } = BOB;
  return {
    type: 'svg',
    props: {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      style: { position: 'absolute', left: LINE_X - width / 2, top: LEVEL_Y - height },
      children: [{ type: 'path', props: { d: `M0 0h${width}L${width / 2} ${height}z`, fill: color } }],
    },
  };
}

function wordmark({ provider, mark, colors }: CardTheme): LayoutNode {
  const side = 48;
  const source = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return absoluteBox({ left: MARGIN - (side * 5) / MARK_SIDE, top: 68, alignItems: 'center', gap: 12 }, [
    { type: 'img', props: { src: source, width: side, height: side } },
    box({ fontSize: 36, fontWeight: 600, letterSpacing: -0.6, color: colors.ink }, provider),
  ]);
}

/**
 * Lays out a card: the wordmark at the top, section and title above a horizontal line, and a plumb line whose bob touches
 * it. Equal layouts render to equal images.
 */
export function cardLayout({ title, section, foot }: Card, theme: CardTheme): LayoutNode {
  const { colors } = theme;
  const text = { left: MARGIN, width: TEXT_WIDTH };
  return box({ ...CARD_SIZE, fontFamily: CARD_FONT, fontWeight: 500, backgroundColor: colors.page }, [
    wordmark(theme),
    absoluteBox({ ...text, bottom: CARD_SIZE.height - LEVEL_Y + 52, flexDirection: 'column', gap: 20 }, [
      box({ fontSize: 30, color: colors.accent }, section),
      titleNode(title, colors.ink),
    ]),
    absoluteBox({ left: 0, top: LEVEL_Y, width: CARD_SIZE.width, height: 2, backgroundColor: colors.line }),
    ...ticks(colors.line),
    absoluteBox({ left: LINE_X - 1, top: 0, width: 2, height: LEVEL_Y - BOB.height, backgroundColor: colors.accent }),
    bob(colors.brass),
    absoluteBox({ ...text, top: LEVEL_Y + 42, fontSize: 28, color: colors.muted }, foot),
  ]);
}
