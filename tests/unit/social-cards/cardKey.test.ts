import type { Font } from 'satori';
import { expect, it } from 'vitest';

import { cardKey } from '../../../plugins/social-cards/cardKey';
import { cardTree } from '../../../plugins/social-cards/cardTree';
import { card, look } from './cardLook';

const fonts: Font[] = [{ name: 'Any', data: Buffer.from('font') }];
const tools = ['pen 1.0.0'];
const key = cardKey(cardTree(card(), look), fonts, tools);

it('is the same for the same card', () => {
  expect(cardKey(cardTree(card(), structuredClone(look)), [...fonts], [...tools])).toBe(key);
});

it('does not depend on the address of the page', () => {
  expect(cardKey(cardTree(card({ page: '/docs/voice/' }), look), fonts, tools)).toBe(key);
});

it.each([
  ['the title', cardTree(card({ title: 'Voice' }), look), fonts, tools],
  ['the section', cardTree(card({ section: 'Docs' }), look), fonts, tools],
  ['the line at the foot', cardTree(card({ foot: 'POST /v2/tone' }), look), fonts, tools],
  ['the provider', cardTree(card(), { ...look, provider: 'Pier' }), fonts, tools],
  ['the mark', cardTree(card(), { ...look, mark: '<svg/>' }), fonts, tools],
  ['a color', cardTree(card(), { ...look, colors: { ...look.colors, ink: '#000000' } }), fonts, tools],
  ['a font', cardTree(card(), look), [{ name: 'Any', data: Buffer.from('other') }], tools],
  ['a tool', cardTree(card(), look), fonts, ['pen 1.0.1']],
] as const)('changes with %s', (_part, tree, usedFonts, usedTools) => {
  expect(cardKey(tree, usedFonts as Font[], usedTools)).not.toBe(key);
});
