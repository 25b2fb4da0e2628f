import { parseArgs } from 'node:util';

import { main } from './lib/run';
import { runVersionCommand } from './versions/changeVersions';
import { prepareCut } from './versions/cutVersion';
import { prepareRetirement } from './versions/retireVersion';

// Examples: `npm run new:version v3.5.0`, `npm run new:version -- --retire v3.3.0`.
main(() => {
  const { values, positionals } = parseArgs({ options: { retire: { type: 'boolean' } }, allowPositionals: true });
  return runVersionCommand(values.retire ? prepareRetirement : prepareCut, positionals[0] ?? '');
});
