import path from 'node:path';

import logger from '@docusaurus/logger';
import type { Plugin, PluginModule } from '@docusaurus/types';

import { writeFile } from '@api-docs/kit/node';

import type { ApiFiles } from '../apiFiles';
import { diffFiles } from './diffFiles';
import { frozenApiFiles } from './freezeFiles';

/**
 * Returns a plugin with the commands `docusaurus api:version`, which keeps the OpenAPI files for a released docs version, and
 * `docusaurus api:diff`, which lists what changed between two files.
 */
export function apiCommands(references: readonly ApiFiles[]): PluginModule {
  return ({ siteDir }): Plugin => ({
    name: 'openapi-reference-commands',
    extendCli(cli) {
      cli
        .command('api:version <version>')
        .description('Keep the OpenAPI files as they are now for a docs version that was cut with docs:version.')
        .action((version: string) => {
          for (const files of references) {
            const frozen = frozenApiFiles(siteDir, files, version);
            for (const [file, text] of frozen) writeFile(path.join(siteDir, file), text);
            logger.success(`Wrote ${[...frozen.keys()].join(', ')}`);
          }
        });
      cli
        .command('api:diff <older> <newer>')
        .option('--fail-on-breaking', 'exit with code 1 if a change breaks callers')
        .description('List what changed between the OpenAPI files of two docs versions, or between two files.')
        .action((older: string, newer: string, { failOnBreaking }: { failOnBreaking?: boolean }) => {
          const [files] = references;
          if (files === undefined) return;
          const { report, isBreaking } = diffFiles(siteDir, files, older, newer);
          process.stdout.write(`${report}\n`);
          if (failOnBreaking && isBreaking) process.exitCode = 1;
        });
    },
  });
}
