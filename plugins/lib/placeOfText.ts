import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns a file with the first line that has one of some texts, for errors; the file alone if no line has one. */
export function placeOfText(siteDir: string, file: string, texts: readonly string[]): string {
  const lines = readFileSync(path.join(siteDir, file), 'utf8').split('\n');
  const index = lines.findIndex((line) => texts.some((text) => line.includes(text)));
  return index < 0 ? file : `${file}:${index + 1}`;
}

/** Returns a name as code may have it. */
export const inQuotes = (name: string): string[] => ["'", '"', '`'].map((quote) => quote + name + quote);
