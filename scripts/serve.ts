import { parseArgs } from 'node:util';

import { serveSite } from './lib/localServer';
import { portOption } from './lib/portOption';
import { main } from './lib/run';

// Serves `build/`. Example: `npm run serve -- --port 4000 --host 0.0.0.0 --no-open`.
main(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', short: 'p' },
      host: { type: 'string', short: 'h' },
      'no-open': { type: 'boolean', default: false },
    },
  });
  const { host = 'localhost', 'no-open': isClosed } = values;
  await serveSite(portOption(process.argv.slice(2)), { host, open: !isClosed });
});
