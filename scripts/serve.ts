import { parseArgs } from 'node:util';

import { serveSite } from './lib/localServer';
import { parsePort } from './lib/portOption';
import { main } from './lib/run';

// Serves `build/`. Example: `npm run serve -- --port 4000 --host 0.0.0.0 --no-open`.
main(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', short: 'p' },
      host: { type: 'string', short: 'h', default: 'localhost' },
      'no-open': { type: 'boolean', default: false },
    },
  });
  await serveSite(parsePort(values.port), { host: values.host, open: !values['no-open'] });
});
