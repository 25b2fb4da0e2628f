import type { CSSProperties, ReactNode } from 'react';
import satori from 'satori';
import { describe, expect, it } from 'vitest';

import { cardTree, TITLE_ROOM, titleNode, titleSize } from '../../../plugins/social-cards/cardTree';
import { drawCard } from '../../../plugins/social-cards/drawCard';
import { readFonts } from '../../../plugins/social-cards/readFonts';
import { projectDir } from '../../../scripts/run';
import { pictureSize } from '../../support/pictureSize';
import { card, look } from './cardLook';

const fonts = readFonts(projectDir);

/** As long as front matter lets a title be. */
const LONGEST = 'Moving an assistant from the legacy API to v4alpha without a gap in its own logs';

async function heightOf(title: string, style: CSSProperties = {}): Promise<number> {
  const { type, props } = titleNode(title, '#000000');
  const node = { type, props: { ...props, style: { ...props.style, ...style } } };
  const svg = await satori(node as unknown as ReactNode, { width: 1200, fonts });
  return Number(/height="([\d.]+)"/.exec(svg)?.[1]);
}

describe('the title of a card', () => {
  it.each([
    ['Tone', 96],
    ['Prompt manipulation', 84],
    ['Context relevancy (legacy API)', 72],
    ['Moving an assistant from the legacy API to v4alpha', 56],
  ])('%s is set in %i pixels', (title, size) => {
    expect(titleSize(title)).toBe(size);
  });

  it.each(['Tone', 'Prompt manipulation one', 'Understanding a rather long name AI blueprints', LONGEST])(
    '%s is shown whole',
    async (title) => {
      const [height, uncut] = [await heightOf(title), await heightOf(title, { lineClamp: undefined })];
      expect(height).toBe(uncut);
      expect(height).toBeLessThanOrEqual(TITLE_ROOM);
    },
  );

  it.each(['Much too long for a card of this size. '.repeat(6), 'WWWWWWWW MMMMMMMM '.repeat(4)])(
    '%s is cut',
    async (title) => {
      expect(await heightOf(title)).toBeLessThanOrEqual(TITLE_ROOM);
      expect(await heightOf(title, { lineClamp: undefined })).toBeGreaterThan(TITLE_ROOM);
    },
  );
});

describe('a drawn card', () => {
  it('is a PNG file of 1200 by 630 pixels, of at most 60 KB, and the same bytes each time', async () => {
    const tree = cardTree(card({ title: LONGEST, foot: 'POST /metrics/v4alpha/context_relevancy' }), look);
    const [png, again] = [await drawCard(tree, fonts), await drawCard(tree, fonts)];
    expect(pictureSize(png)).toBe('1200x630');
    expect(png.length).toBeLessThanOrEqual(60_000);
    expect(again.equals(png)).toBe(true);
  });

  it('is refused when the fonts lack one of its letters', async () => {
    await expect(drawCard(cardTree(card({ title: 'Tone 音' }), look), fonts)).rejects.toThrow(/found: {4}音/);
  });
});
