import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A card to be written. */
export interface CardJob {
  /** Where it goes, absolute. */
  target: string;
  /** Name of the drawn card, see `cardKey`. */
  key: string;
  draw(): Promise<Buffer>;
}

/** Another build may read the same folder: a file appears there whole or not at all. */
function writeWhole(file: string, content: Buffer): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/**
 * Writes cards, drawing those that no earlier build has drawn.
 *
 * @param cacheDir absolute path of the folder that keeps drawn cards
 * @returns how many were drawn
 */
export async function writeCards(jobs: readonly CardJob[], cacheDir: string): Promise<number> {
  mkdirSync(cacheDir, { recursive: true });
  const drawn = await Promise.all(
    jobs.map(async ({ target, key, draw }) => {
      const kept = path.join(cacheDir, `${key}.png`);
      const isNew = !existsSync(kept);
      if (isNew) writeWhole(kept, await draw());
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(kept, target);
      return isNew;
    }),
  );
  return drawn.filter(Boolean).length;
}
