import { existsSync } from 'node:fs';
import path from 'node:path';

import { buildError } from '@api-docs/kit/node';

import { DEFAULT_SUCCESSORS, type ResolvedOptions } from '../options';
import { PACKAGE } from '../presetOptions';

/** Throws if an option names a file that does not exist. The OpenAPI files have an error of their own. */
export function checkNamedFiles(siteDir: string, { landing, successors }: ResolvedOptions): void {
  const named = { landing, successors: successors === DEFAULT_SUCCESSORS ? undefined : successors };
  for (const [option, file] of Object.entries(named)) {
    if (file === undefined || existsSync(path.join(siteDir, file))) continue;
    throw buildError({
      file: 'docusaurus.config',
      problem: `the option \`${option}\` of ${PACKAGE} names a file that does not exist`,
      expected: 'a file; its path is relative to the project',
      found: file,
      remedy: `create ${file}, or correct or remove the option`,
    });
  }
}
