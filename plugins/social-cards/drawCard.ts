import type { ReactNode } from 'react';
import type { Font } from 'satori';

import { drawPng } from '../drawPng';
import { teachingError } from '../teachingError';
import { CARD_SIZE } from './card';
import type { CardNode } from './cardTree';

/**
 * Draws a card.
 *
 * @param tree of the card
 * @param fonts that its text is set in
 * @returns a PNG file of {@link CARD_SIZE}
 * @throws when the fonts lack a letter of the text
 */
export async function drawCard(tree: CardNode, fonts: Font[]): Promise<Buffer> {
  // Only here: a build whose cards lie in the cache does not load it.
  const { default: satori } = await import('satori');
  const missing: string[] = [];
  const svg = await satori(tree as unknown as ReactNode, {
    ...CARD_SIZE,
    fonts,
    loadAdditionalAsset: async (_language, text) => {
      missing.push(text);
      return [];
    },
  });
  if (missing.length === 0) return drawPng(svg, CARD_SIZE.width);
  throw teachingError({
    file: 'plugins/social-cards/readFonts.ts',
    problem: 'a card has letters that its fonts lack',
    expected: 'letters of the Latin subset',
    found: missing.join(' '),
    remedy: 'word the title with other letters, or read a further subset of the font',
  });
}
