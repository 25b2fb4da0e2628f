import path from 'node:path';

import { formatNotices, packageFolders, readNotice } from './licenseNotices';

interface Program {
  /** TypeScript of the module that starts it. */
  entry: string;
  /** Absolute path of the folder in which its imports are looked up. */
  siteDir: string;
  /** Fields and conditions of packages by which imports are resolved, the first before the others; esbuild's own by default. */
  mainFields?: string[];
  conditions?: string[];
}

/**
 * Bundles a program for Node as one module that can be run, with the licenses of its packages. The same input gives the same
 * bytes.
 */
export async function bundleProgram({ entry, siteDir, ...resolution }: Program): Promise<string> {
  // Most builds that load this package bundle nothing.
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    ...resolution,
    stdin: { contents: entry, resolveDir: siteDir, sourcefile: 'program.ts', loader: 'ts' },
    absWorkingDir: siteDir,
    // The bundle is made of what is installed, whatever `paths` are in a configuration near the site.
    tsconfigRaw: {},
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    platform: 'node',
    format: 'esm',
    // The oldest Node that runs the program.
    target: 'node20',
    legalComments: 'none',
  });
  const inputs = Object.keys(metafile.inputs).map((file) => path.join(siteDir, file));
  const introduction = 'This file contains code of the packages below.';
  const notices = formatNotices(packageFolders(inputs).map(readNotice), introduction);
  return `#!/usr/bin/env node\n${outputFiles[0]?.text ?? ''}/*\n${notices.replaceAll('*/', '* /')}*/\n`;
}
