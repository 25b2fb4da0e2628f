import { readdirSync } from 'node:fs';
import path from 'node:path';

import type { Root } from 'mdast';
import type { VFile } from 'vfile';

import { createApiFiles } from '../apiFiles';
import { readOptions, type Options } from '../presetOptions';
import { remarkApiFacts } from './remarkApiFacts';

/** Finds the folder of a site by one of its files: the closest one around it that has a configuration. */
function siteFolder(file: string): string {
  const folder = path.dirname(file);
  const hasConfig = readdirSync(folder).some((name) => /^docusaurus\.config\.[cm]?[jt]s$/.test(name));
  return hasConfig || folder === file ? folder : siteFolder(folder);
}

/**
 * Remark plugin for written pages, so that they can show facts with `<ApiFields>` and the like, see {@link remarkApiFacts}. Their
 * components are `docsComponents`.
 *
 * @param given those of the preset in the configuration. Of several references, the first one is that of the docs
 * @throws with all options that are wrong
 */
export function apiFacts(given: Options = {}) {
  const [options] = readOptions(given);
  let transform: ((tree: Root, file: VFile) => void) | undefined;
  return (tree: Root, file: VFile): void => {
    if (!transform) {
      const siteDir = siteFolder(file.path);
      transform = remarkApiFacts({ siteDir, files: createApiFiles(siteDir, options) });
    }
    transform(tree, file);
  };
}
