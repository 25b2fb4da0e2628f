import { parseArgs } from 'node:util';

import { diffFacts } from '@api-docs/openapi-facts/differences/diffFacts';

import { brand } from '../brand.config';
import { apiVersionFile, openApiFiles } from '../plugins/api/facts/apiFiles';
import { apiChangeList } from './change-report/apiChangeList';
import { siteReport } from './change-report/siteReport';
import { main, projectDir } from './lib/run';

// Examples: `npm run api:diff -- v3.4.0 next --fail-on-breaking` in the CI of the API's owner; `npm run api:diff -- --base ../main`
// compares this checkout with a built one of before, also its pages.
main(async () => {
  const [flag, folder] = [{ type: 'boolean' }, { type: 'string' }] as const;
  const options = { 'fail-on-breaking': flag, base: folder, head: { ...folder, default: '.' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.base !== undefined) return console.log(siteReport({ base: values.base, head: values.head }));
  const [from, to] = positionals;
  if (from === undefined || to === undefined) {
    throw new Error(
      'npm run api:diff -- <older version> <newer version> [--fail-on-breaking], for example v3.4.0 next',
    );
  }
  const files = openApiFiles(projectDir, brand);
  const facts = (version: string) => files.facts(apiVersionFile(version));
  const changes = diffFacts(facts(from), facts(to), files.successors(), files.options.deprecation.state);
  console.log(`# API changes from ${from} to ${to}\n\n${apiChangeList(changes, 2)}`);
  if (values['fail-on-breaking'] && changes.some(({ kind }) => kind === 'breaking')) process.exitCode = 1;
});
