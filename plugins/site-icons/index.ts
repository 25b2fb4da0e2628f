import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Brand } from '../../brand.config';
import { DOWNLOADS_ROOT } from '../downloads';
import { drawPng } from '../drawPng';
import { lightColors } from '../lightColors';
import { ico } from './ico';
import { ICONS, MANIFEST } from './icons';
import { iconSvg, MARK } from './iconSvg';
import { webManifest } from './webManifest';

/**
 * Draws the icons of the site from its mark, and writes the manifest that names them, into the static directory of the
 * build.
 *
 * @param siteDir absolute path of the project
 */
export async function writeIcons(siteDir: string, brand: Brand): Promise<void> {
  const mark = readFileSync(path.join(siteDir, MARK), 'utf8');
  const { page: ground } = lightColors(siteDir, ['page']);
  const icon = iconSvg(mark, ground);
  const write = (file: string, content: Buffer | string) => {
    const target = path.join(siteDir, DOWNLOADS_ROOT, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  const { favicon, appleTouch, manifest } = ICONS;
  write(favicon.file, ico(await drawPng(mark, favicon.size), favicon.size));
  for (const { file, size } of [appleTouch, ...manifest]) write(file, await drawPng(icon, size));
  write(MANIFEST, webManifest({ brand, ground }));
}
