import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Font } from 'satori';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { cardLayout } from '../../../../plugins/pages/social-cards/cardLayout';
import { cardKey, readFonts, renderCard, writeCards } from '../../../../plugins/pages/social-cards/renderCards';
import { projectDir } from '../../../../scripts/lib/run';
import { pngSize } from '../../../support/pngSize';
import { tempFolder } from '../../../support/tempFolder';
import { card, theme } from './sampleCard';

describe('renderCard', () => {
  const fonts = readFonts(projectDir);

  it('returns a PNG file of 1200 by 630 pixels and at most 60 KB, with the same bytes each time', async () => {
    const title = 'Moving an assistant from the legacy API to v4alpha without a gap in its own logs';
    const layout = cardLayout(card({ title, foot: 'POST /metrics/v4alpha/context_relevancy' }), theme);
    const [png, again] = [await renderCard(layout, fonts), await renderCard(layout, fonts)];
    expect(pngSize(png)).toBe('1200x630');
    expect(png.length).toBeLessThanOrEqual(60_000);
    expect(again.equals(png)).toBe(true);
  });

  it('rejects if the fonts lack a character', async () => {
    const layout = cardLayout(card({ title: 'Tone 音' }), theme);
    await expect(renderCard(layout, fonts)).rejects.toMatchObject({ details: { found: '音' } });
  });
});

describe('cardKey', () => {
  const fonts: Font[] = [{ name: 'Any', data: Buffer.from('font') }];
  const tools = ['pen 1.0.0'];
  const key = cardKey(cardLayout(card(), theme), fonts, tools);

  it('is the same for equal cards', () => {
    expect(cardKey(cardLayout(card(), structuredClone(theme)), [...fonts], [...tools])).toBe(key);
  });

  it('is independent of the path of the page', () => {
    expect(cardKey(cardLayout(card({ page: '/docs/voice/' }), theme), fonts, tools)).toBe(key);
  });

  it.each([
    ['the title', cardLayout(card({ title: 'Voice' }), theme), fonts, tools],
    ['the mark', cardLayout(card(), { ...theme, mark: '<svg/>' }), fonts, tools],
    ['a color', cardLayout(card(), { ...theme, colors: { ...theme.colors, ink: '#000000' } }), fonts, tools],
    ['a font', cardLayout(card(), theme), [{ name: 'Any', data: Buffer.from('other') }], tools],
    ['a tool', cardLayout(card(), theme), fonts, ['pen 1.0.1']],
  ] as const)('changes with %s', (_part, layout, usedFonts, usedTools) => {
    expect(cardKey(layout, usedFonts as Font[], usedTools)).not.toBe(key);
  });
});

describe('writeCards', () => {
  let dir = '';
  let cache = '';
  beforeEach(() => {
    dir = tempFolder();
    cache = path.join(dir, 'cache');
  });

  const render = vi.fn(async () => Buffer.from('picture'));
  const job = (build: string, key: string) => ({ target: path.join(dir, build, 'docs/tone.png'), key, render });

  it('renders a card in the first build and copies it from the cache in the second', async () => {
    expect(await writeCards([job('first', 'a')], cache)).toBe(1);
    expect(await writeCards([job('second', 'a')], cache)).toBe(0);
    expect(render).toHaveBeenCalledTimes(1);
    for (const build of ['first', 'second']) {
      expect(readFileSync(path.join(dir, build, 'docs/tone.png'), 'utf8')).toBe('picture');
    }
  });

  it('renders a card again if its key has changed', async () => {
    await writeCards([job('first', 'a')], cache);
    expect(await writeCards([job('second', 'b')], cache)).toBe(1);
  });

  it('leaves no file of a failed card in the cache', async () => {
    const failing = { ...job('first', 'a'), render: () => Promise.reject(new Error('no ink')) };
    await expect(writeCards([failing], cache)).rejects.toThrow('no ink');
    expect(readdirSync(cache)).toEqual([]);
  });
});
