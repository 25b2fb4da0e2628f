import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { promisify } from 'node:util';

import type { PluginConfig } from '@docusaurus/types';

import { referencePlugins, referenceThemes } from '@api-docs/openapi-reference';
import { REFERENCE_FOLDER, referenceSource } from '@api-docs/openapi-reference/apiFiles';

import { brand } from '../../brand.config';
import type { Site } from '../plugins/lib/site';
import { mdxPlugins } from './content';

/** Returns the plugins of the reference. */
export function reference(site: Site): PluginConfig[] {
  const { siteDir, files } = site;
  return referencePlugins(siteDir, files, {
    ...mdxPlugins(site),
    editUrl: ({ docPath }) => `${brand.links.editBase}${referenceSource(files, `${REFERENCE_FOLDER}/${docPath}`)}`,
    showLastUpdateTime: true,
  });
}

/** Writes the changed pages of the reference, with the processor time that the bundler leaves. */
async function generate(siteDir: string): Promise<void> {
  const args = ['--import', 'tsx', 'scripts/generate-reference.ts'];
  const generated = promisify(execFile)(process.execPath, args, { cwd: siteDir });
  if (generated.child.pid !== undefined) setPriority(generated.child.pid, 10);
  await generated;
}

/** Returns the themes of the reference. */
export function referenceTheme({ siteDir, files }: Site): PluginConfig[] {
  return referenceThemes(files, () => generate(siteDir));
}
