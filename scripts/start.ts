import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';

import { generateReference } from './generateReference';
import { watchPages } from './pages/watchPages';
import { docusaurus, main, mustRun, projectDir, script } from './run';

/** Places that the running server read once: on a change the reference is made anew and the server starts again. */
const READ_ONCE = [
  { folder: '.', fits: (file: string) => ['brand.config.ts', 'moved.yaml'].includes(file) },
  { folder: 'openapi', fits: (file: string) => file.endsWith('.yaml') },
  { folder: 'plugins/api-reference', fits: (file: string) => file.endsWith('.mdx') },
];

/** Editors write a file in several steps; this many milliseconds of quiet mean that it is whole. */
const QUIET = 300;

function startServer(...options: string[]): ChildProcess {
  const [program = '', ...args] = docusaurus('start', ...options, ...process.argv.slice(2));
  return spawn(program, args, { cwd: projectDir, stdio: 'inherit' });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill();
  await once(server, 'exit');
}

function whenChanged(react: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  for (const { folder, fits } of READ_ONCE) {
    watch(path.join(projectDir, folder), (_event, file) => {
      if (file === null || !fits(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void react(), QUIET);
    });
  }
}

main(async () => {
  await generateReference();
  let restarting = false;
  const launch = (...options: string[]) => {
    const child = startServer(...options);
    child.once('exit', (code) => !restarting && process.exit(code ?? 0));
    return child;
  };
  let server = launch();
  watchPages(projectDir, (message) => console.log(`\n${message}\n`));

  whenChanged(async () => {
    restarting = true;
    await stop(server);
    try {
      // In a process of its own: this one has read brand.config.ts already.
      await mustRun(script('scripts/generate-reference.ts'));
      server = launch('--no-open');
    } catch {
      console.error('Mend the file and save it: the server starts again.');
    }
    restarting = false;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop(server).then(() => process.exit(0)));
  }
});
