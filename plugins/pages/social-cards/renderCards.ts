import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { ReactNode } from 'react';
import type { Font } from 'satori';

import { buildError } from '../../lib/buildError';
import { renderPng } from '../../lib/renderPng';
import { CARD_FONT, CARD_SIZE, type LayoutNode } from './cardLayout';

const FONT_FOLDER = 'node_modules/@fontsource/instrument-sans/files';

/** Reads the fonts of the cards. They are woff files, because satori does not support woff2. */
export function readFonts(siteDir: string): Font[] {
  return ([500, 600] as const).map((weight) => ({
    name: CARD_FONT,
    weight,
    style: 'normal',
    data: readFileSync(path.join(siteDir, FONT_FOLDER, `instrument-sans-latin-${weight}-normal.woff`)),
  }));
}

/**
 * Renders a card as PNG.
 *
 * @throws if the fonts lack a character of the text
 */
export async function renderCard(layout: LayoutNode, fonts: Font[]): Promise<Buffer> {
  // Imported here, because a build with all cards in the cache does not need it.
  const { default: satori } = await import('satori');
  const missing: string[] = [];
  const svg = await satori(layout as unknown as ReactNode, {
    ...CARD_SIZE,
    fonts,
    loadAdditionalAsset: async (_language, text) => {
      missing.push(text);
      return [];
    },
  });
  if (missing.length === 0) return renderPng(svg, CARD_SIZE.width);
  throw buildError({
    file: 'plugins/pages/social-cards/renderCards.ts',
    problem: 'the fonts of social cards lack characters of a title',
    expected: 'characters of the Latin subset',
    found: missing.join(' '),
    remedy: 'change the title, or add another subset of the font in readFonts',
  });
}

/**
 * Returns a cache key for everything that determines the bytes of a card.
 *
 * @param tools names and versions of the packages that render it
 */
export function cardKey(layout: LayoutNode, fonts: readonly Font[], tools: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([layout, tools]));
  for (const { data } of fonts) hash.update(Buffer.from(data as Buffer));
  return hash.digest('hex').slice(0, 32);
}

/** A card to write. */
export interface CardJob {
  /** Absolute path of the image file. */
  target: string;
  /** Cache key, see {@link cardKey}. */
  key: string;
  render(): Promise<Buffer>;
}

/** Writes a file atomically, because another build may read the same cache. */
function writeAtomically(file: string, content: Buffer): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/**
 * Writes cards and renders only those that are not in the cache.
 *
 * @param cacheDir absolute path
 * @returns the number of rendered cards
 */
export async function writeCards(jobs: readonly CardJob[], cacheDir: string): Promise<number> {
  mkdirSync(cacheDir, { recursive: true });
  const rendered = await Promise.all(
    jobs.map(async ({ target, key, render }) => {
      const cached = path.join(cacheDir, `${key}.png`);
      const isNew = !existsSync(cached);
      if (isNew) writeAtomically(cached, await render());
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(cached, target);
      return isNew;
    }),
  );
  return rendered.filter(Boolean).length;
}
