import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Brand } from '../../../brand.config';
import { DOWNLOADS_ROOT } from '../../api/downloads';
import { renderPng } from '../../lib/renderPng';
import { tokenColors } from '../../lib/tokenColors';
import { ICONS, iconSvg, MANIFEST, MARK, webManifest } from './icons';

/** Writes the icons and the web app manifest to the generated static folder. */
export async function writeIcons(siteDir: string, brand: Brand): Promise<void> {
  const { page: background } = tokenColors(siteDir, 'light', ['page']);
  const icon = iconSvg(readFileSync(path.join(siteDir, MARK), 'utf8'), background);
  const write = (file: string, content: Buffer | string) => {
    const target = path.join(siteDir, DOWNLOADS_ROOT, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  for (const { file, size } of [ICONS.appleTouch, ...ICONS.manifest]) write(file, await renderPng(icon, size));
  write(MANIFEST, webManifest(brand, background));
}
