import { describe, expect, it } from 'vitest';

import { cardSvg, readTheme } from '../../../../plugins/pages/social-cards/writeCards';
import { projectDir } from '../../../../scripts/lib/run';

const theme = readTheme(projectDir, 'Quay');
const draw = (title: string, section = 'Docs') =>
  cardSvg({ file: 'card.png', title, section, foot: 'Plainly.' }, theme);

/** Number of paths, one for each line of text and each shape. */
async function paths(title: string): Promise<number> {
  return (await draw(title)).match(/<path /g)?.length ?? 0;
}

describe('cardSvg', () => {
  it('returns the same SVG each time, without a token', async () => {
    const svg = await draw('Moving an assistant from the legacy API to v4alpha without a gap in its own logs');
    expect(svg).toBe(await draw('Moving an assistant from the legacy API to v4alpha without a gap in its own logs'));
    expect(svg).not.toMatch(/\{\w+\}|undefined|NaN/);
  });

  it.each(['Łódź', 'Čeština', 'Prices in €', 'A “quote” – and a dash…'])('draws %s', async (title) => {
    expect(await draw(title)).not.toBe(await draw(''));
  });

  it.each(['🚀', '→ ≥ ✓ α π', 'Nguyễn', '日本語', 'Tone 音', 'العربية'])(
    'leaves out %s, which the fonts lack',
    async (title) => {
      expect(await paths(title)).toBe(await paths(''));
      expect(await draw('Tone', `Docs / ${title}`)).toBe(await draw('Tone', ''));
    },
  );

  it('cuts a title that is too long', async () => {
    const long = 'Much too long for a card of this size. '.repeat(6);
    expect(await draw(long)).toBe(await draw(`${long}More.`));
  });
});
