import type { CSSProperties, ReactNode } from 'react';
import satori from 'satori';
import { describe, expect, it } from 'vitest';

import { MAX_TITLE_HEIGHT, titleNode, titleSize } from '../../../../plugins/pages/social-cards/cardLayout';
import { readFonts } from '../../../../plugins/pages/social-cards/renderCards';
import { projectDir } from '../../../../scripts/lib/run';

const fonts = readFonts(projectDir);

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
  ])('%s has a font size of %i pixels', (title, size) => {
    expect(titleSize(title)).toBe(size);
  });

  it.each([
    'Tone',
    'Prompt manipulation one',
    'Understanding a rather long name AI blueprints',
    // The maximum length of titles in front matter.
    'Moving an assistant from the legacy API to v4alpha without a gap in its own logs',
  ])('%s is not truncated', async (title) => {
    const height = await heightOf(title);
    expect(height).toBe(await heightOf(title, { lineClamp: undefined }));
    expect(height).toBeLessThanOrEqual(MAX_TITLE_HEIGHT);
  });

  it.each(['Much too long for a card of this size. '.repeat(6), 'WWWWWWWW MMMMMMMM '.repeat(4)])(
    '%s is truncated',
    async (title) => {
      expect(await heightOf(title)).toBeLessThanOrEqual(MAX_TITLE_HEIGHT);
      expect(await heightOf(title, { lineClamp: undefined })).toBeGreaterThan(MAX_TITLE_HEIGHT);
    },
  );
});
