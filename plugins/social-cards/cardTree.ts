import type { CSSProperties } from 'react';

import { MARK_SIDE } from '../site-icons/iconSvg';
import { CARD_SIZE, type Card } from './card';

/** An element as satori takes it: what JSX would make, as data. */
export interface CardNode {
  type: string;
  props: { style?: CSSProperties; children?: string | CardNode[]; [attribute: string]: unknown };
}

/** What all cards share. */
export interface CardLook {
  provider: string;
  /** Text of `static/img/mark.svg`. */
  mark: string;
  colors: Record<'accent' | 'brass' | 'ink' | 'line' | 'muted' | 'page', string>;
}

/** Family of the fonts that `readFonts` gives. */
export const CARD_FONT = 'Instrument Sans';

/** Where the plumb line hangs, and the level that its bob touches. */
const LINE_X = 1048;
const LEVEL_Y = 504;
const BOB = { width: 36, height: 48 };

/** Left edge of all text, and what keeps it clear of the plumb line. */
const MARGIN = 88;
const TEXT_WIDTH = LINE_X - MARGIN - 88;

/** Height that a title has between section and level, and the distance of its lines as a share of its size. */
export const TITLE_ROOM = 290;
const LINE_HEIGHT = 1.08;

/** Title sizes in pixels, by the longest title they take. */
const TITLE_SIZES: readonly { upTo: number; size: number }[] = [
  { upTo: 14, size: 96 },
  { upTo: 22, size: 84 },
  { upTo: 46, size: 72 },
  { upTo: Number.POSITIVE_INFINITY, size: 56 },
];

/** @returns size of a title in pixels: short words may be large, a sentence has to fit */
export function titleSize(title: string): number {
  return TITLE_SIZES.find(({ upTo }) => title.length <= upTo)?.size ?? 56;
}

function box(style: CSSProperties, children: string | CardNode[] = []): CardNode {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function place(style: CSSProperties, children?: string | CardNode[]): CardNode {
  return box({ position: 'absolute', ...style }, children);
}

/** The title alone, as wide as a card lets it be, cut where it has no more room. */
export function titleNode(title: string, color: string): CardNode {
  const size = titleSize(title);
  return box(
    {
      display: 'block',
      lineClamp: Math.floor(TITLE_ROOM / (size * LINE_HEIGHT)),
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

/** Ticks of the level as on a ruler: every fifth one longer, the one under the bob longest. */
function ticks(color: string): CardNode[] {
  return Array.from({ length: 21 }, (_, index) => index - 10).map((step) =>
    place({
      left: LINE_X - 1 + step * 12,
      top: LEVEL_Y + 2,
      width: 2,
      height: step === 0 ? 26 : step % 5 === 0 ? 16 : 8,
      backgroundColor: color,
    }),
  );
}

function bob(color: string): CardNode {
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

function wordmark({ provider, mark, colors }: CardLook): CardNode {
  const side = 48;
  const source = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return place({ left: MARGIN - (side * 5) / MARK_SIDE, top: 68, alignItems: 'center', gap: 12 }, [
    { type: 'img', props: { src: source, width: side, height: side } },
    box({ fontSize: 36, fontWeight: 600, letterSpacing: -0.6, color: colors.ink }, provider),
  ]);
}

/**
 * Lays a card out: the wordmark on top, section and title above a level, and a plumb line whose bob touches it.
 *
 * @returns the elements and all that they draw with, so that two equal trees give the same picture
 */
export function cardTree({ title, section, foot }: Card, look: CardLook): CardNode {
  const { colors } = look;
  const text = { left: MARGIN, width: TEXT_WIDTH };
  return box({ ...CARD_SIZE, fontFamily: CARD_FONT, fontWeight: 500, backgroundColor: colors.page }, [
    wordmark(look),
    place({ ...text, bottom: CARD_SIZE.height - LEVEL_Y + 52, flexDirection: 'column', gap: 20 }, [
      box({ fontSize: 30, color: colors.accent }, section),
      titleNode(title, colors.ink),
    ]),
    place({ left: 0, top: LEVEL_Y, width: CARD_SIZE.width, height: 2, backgroundColor: colors.line }),
    ...ticks(colors.line),
    place({ left: LINE_X - 1, top: 0, width: 2, height: LEVEL_Y - BOB.height, backgroundColor: colors.accent }),
    bob(colors.brass),
    place({ ...text, top: LEVEL_Y + 42, fontSize: 28, color: colors.muted }, foot),
  ]);
}
