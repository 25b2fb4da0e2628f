import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { detectPort } from 'detect-port';

import { docusaurus, main, projectDir } from './lib/run';

// Serves `build/` with `docusaurus serve`, on the first free port. Docusaurus prints the URL.
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
  if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is in use, so the site is served on ${port}.`);
  const options = ['--port', String(port), '--host', values.host, ...(values['no-open'] ? ['--no-open'] : [])];
  const [node = '', cli = '', ...args] = docusaurus('serve', projectDir, ...options);
  // If another server takes the port first, Docusaurus says so and ends without an exit code.
  process.exitCode = 1;
  // In this process, so that signals reach the server.
  process.argv = [node, cli, ...args];
  await import(cli);
});
