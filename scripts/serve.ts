import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { detectPort } from 'detect-port';

import { brand } from '../brand.config';
import { main, projectDir } from './lib/run';

// Serves `build/` as `docusaurus serve` does, on the first free port, and prints its URL once the server listens.
// Example: `npm run serve -- --port 4000 --host 0.0.0.0 --no-open`.
main(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', short: 'p', default: '3000' },
      host: { type: 'string', short: 'h', default: 'localhost' },
      'no-open': { type: 'boolean', default: false },
    },
  });
  const wanted = Number(values.port);
  if (!(Number.isInteger(wanted) && wanted >= 0 && wanted <= 65_535)) {
    throw new Error(`--port ${values.port}: not a port\n  expected: a number from 0 to 65535`);
  }
  if (!existsSync(path.join(projectDir, 'build/index.html'))) {
    throw new Error('build/index.html: the site is not built\n  remedy: run npm run build first');
  }
  const port = await detectPort(wanted);
  const { serve } = await import('@docusaurus/core/lib/index.js');
  // If another server takes the port first, Docusaurus says so and ends this process without an exit code.
  process.exitCode = 1;
  await serve(projectDir, { port: String(port), host: values.host, open: !values['no-open'] });
  process.exitCode = undefined;
  if (wanted !== 0 && port !== wanted) console.warn(`Port ${wanted} is in use, so the site is served on ${port}.`);
  const host = ['0.0.0.0', '::'].includes(values.host) ? 'localhost' : values.host;
  console.log(`\nThe site is served at http://${host}:${port}${brand.basePath}\nPress Ctrl+C to stop.`);
});
