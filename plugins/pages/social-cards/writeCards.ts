import { readFileSync } from 'node:fs';
import path from 'node:path';

import { renderAsync } from '@resvg/resvg-js';
import type { CSSProperties, ReactNode } from 'react';

import { buildError, spellingRemedy, writeFile } from '@api-docs/kit/node';

import type { Build, Card } from '../../lib/site';
import { cachedImage } from './cardCache';

const STYLESHEET = 'packages/ui/src/tokens.css';

/** Example: `  --site-color-accent: #0b5c6b;`. */
const COLOR = /--site-color-([\w-]+):\s*(#[0-9a-f]{6});/g;

const COLORS = ['accent', 'brass', 'ink', 'line', 'muted', 'page'] as const;

/** Reads the colors of light mode from the stylesheet. Throws if it lacks one. */
function readColors(siteDir: string): Record<(typeof COLORS)[number], string> {
  const [light = ''] = readFileSync(path.join(siteDir, STYLESHEET), 'utf8').split("[data-theme='dark']");
  const colors = new Map([...light.matchAll(COLOR)].map(([, name = '', hex = '']) => [name, hex]));
  const entries = COLORS.map((name) => {
    const hex = colors.get(name);
    if (hex !== undefined) return [name, hex];
    throw buildError({
      file: STYLESHEET,
      problem: `no light color "${name}", which an image of the build uses`,
      expected: `--site-color-${name} with six hexadecimal digits, in :root`,
      found: 'no such variable',
      remedy: spellingRemedy(name, [...colors.keys()], 'add the color, or change the image that uses it'),
    });
  });
  return Object.fromEntries(entries) as Record<(typeof COLORS)[number], string>;
}

/** Reads what all cards share: `card.svg` with the mark and the colors filled in, colors, fonts and the wordmark. */
export function readTheme(siteDir: string, provider: string) {
  const read = (file: string) => readFileSync(path.join(siteDir, file));
  const colors = readColors(siteDir);
  const values: Record<string, string> = { ...colors, mark: read('static/img/mark.svg').toString() };
  const template = read('plugins/pages/social-cards/card.svg').toString();
  // As woff files, because satori does not support woff2.
  const fonts = ([500, 600] as const).flatMap((weight) =>
    ['latin', 'latin-ext'].map((name) => ({
      name,
      weight,
      data: read(`node_modules/@fontsource/instrument-sans/files/instrument-sans-${name}-${weight}-normal.woff`),
    })),
  );
  return { provider, colors, fonts, frame: template.replace(/\{(\w+)\}/g, (token, name) => values[name] ?? token) };
}

type Theme = ReturnType<typeof readTheme>;

/** Place of the text in pixels. The horizontal line of `card.svg` is between title and foot. */
const TEXT = { position: 'absolute', left: 88, width: 872 } as const;
const MAX_TITLE_HEIGHT = 290;

function titleSize({ length }: string): number {
  if (length <= 14) return 96;
  if (length <= 22) return 84;
  return length <= 46 ? 72 : 56;
}

/** An element for satori, which takes React elements without keys. */
function box(style: CSSProperties, children: string | ReactNode[]): ReactNode {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } } as unknown as ReactNode;
}

function layOut({ title, section, foot }: Card, { provider, colors }: Theme): ReactNode {
  const size = titleSize(title);
  const titleStyle: CSSProperties = {
    display: 'block',
    lineClamp: Math.floor(MAX_TITLE_HEIGHT / (size * 1.08)),
    fontSize: size,
    fontWeight: 600,
    lineHeight: 1.08,
    letterSpacing: size * -0.022,
    textWrap: 'balance',
    color: colors.ink,
  };
  return box({ fontFamily: 'latin, latin-ext', fontWeight: 500 }, [
    box(
      { ...TEXT, left: 141, top: 70, fontSize: 36, fontWeight: 600, letterSpacing: -0.6, color: colors.ink },
      provider,
    ),
    box({ ...TEXT, bottom: 178, flexDirection: 'column', gap: 20 }, [
      box({ fontSize: 30, color: colors.accent }, section),
      box(titleStyle, title),
    ]),
    box({ ...TEXT, top: 546, fontSize: 28, color: colors.muted }, foot),
  ]);
}

/** Draws a card as SVG. A text with a letter that the fonts lack, for example of `日本語` or `🚀`, is left out. */
export async function cardSvg(card: Card, theme: Theme): Promise<string> {
  const { default: satori } = await import('satori');
  let missing = '';
  const draw = (texts: Card) =>
    satori(layOut(texts, theme), {
      width: 1200,
      height: 630,
      fonts: theme.fonts,
      loadAdditionalAsset: async (_language, letters) => {
        missing += letters;
        return [];
      },
    });
  let text = await draw(card);
  if (missing) {
    const known = (line: string) => ([...line].some((letter) => missing.includes(letter)) ? '' : line);
    text = await draw({ ...card, title: known(card.title), section: known(card.section), foot: known(card.foot) });
  }
  return theme.frame.replace('{text}', () => text);
}

/** Writes the social cards. The finished pages have their tags. */
export default async function writeCards({ site, built, cards }: Build): Promise<void> {
  const theme = readTheme(site.siteDir, site.brand.provider);
  const render = async (svg: string) => (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  const write = async (card: Card) => {
    const image = await cachedImage(site.siteDir, await cardSvg(card, theme), render);
    writeFile(path.join(built.outDir, card.file), image);
  };
  await Promise.all([...cards.values()].map(write));
}
