import { parseArgs } from 'node:util';

import { diffFiles } from '@api-docs/openapi-reference/library';

import { brand } from '../brand.config';
import { openApiFiles } from '../plugins/api/facts/apiFiles';
import { siteReport } from './change-report/siteReport';
import { main, projectDir } from './lib/run';

const USAGE = `npm run api:diff -- <older> <newer> [--fail-on-breaking]
  older, newer: docs versions or OpenAPI files, for example v3.4.0 next, or old.yaml new.yaml
npm run api:diff -- --base <checkout> [--head <checkout>]
  compares two built checkouts, also their pages`;

main(async () => {
  const [flag, folder] = [{ type: 'boolean' }, { type: 'string' }] as const;
  const options = { help: flag, 'fail-on-breaking': flag, base: folder, head: { ...folder, default: '.' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return console.log(USAGE);
  if (values.base !== undefined) return console.log(siteReport({ base: values.base, head: values.head }));
  const [older, newer] = positionals;
  if (older === undefined || newer === undefined) throw new Error(USAGE);
  // npm runs scripts in the folder of the project, and paths are from where the command is typed.
  process.chdir(process.env.INIT_CWD ?? '.');
  const { report, isBreaking } = diffFiles(projectDir, openApiFiles(projectDir, brand), older, newer);
  console.log(report);
  if (values['fail-on-breaking'] && isBreaking) process.exitCode = 1;
});
