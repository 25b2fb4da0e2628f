import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';

import { watchPages } from './docs-lint/watchPages';
import { writeReference } from './lib/writeReference';
import { docusaurus, main, mustRun, projectDir, script } from './lib/run';

/** Files that the server reads only at its start. A change generates the reference again and restarts the server. */
const RESTART_ON = [
  { folder: '.', matches: (file: string) => ['brand.config.ts', 'moved.yaml'].includes(file) },
  { folder: 'openapi', matches: (file: string) => file.endsWith('.yaml') },
  { folder: 'plugins/api/reference', matches: (file: string) => file.endsWith('.mdx') },
];

/** Editors save a file in several steps. */
const DEBOUNCE_MS = 300;

function startServer(...options: string[]): ChildProcess {
  const [program = '', ...args] = docusaurus('start', ...options, ...process.argv.slice(2));
  return spawn(program, args, { cwd: projectDir, stdio: 'inherit' });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill();
  await once(server, 'exit');
}

function onChange(restart: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  for (const { folder, matches } of RESTART_ON) {
    watch(path.join(projectDir, folder), (_event, file) => {
      if (file === null || !matches(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void restart(), DEBOUNCE_MS);
    });
  }
}

main(async () => {
  await writeReference();
  let restarting = false;
  const launch = (...options: string[]) => {
    const child = startServer(...options);
    child.once('exit', (code) => !restarting && process.exit(code ?? 0));
    return child;
  };
  let server = launch();
  watchPages(projectDir, (message) => console.log(`\n${message}\n`));

  onChange(async () => {
    restarting = true;
    await stop(server);
    try {
      // In a process of its own, because this one has already loaded brand.config.ts.
      await mustRun(script('scripts/generate-reference.ts'));
      server = launch('--no-open');
    } catch {
      console.error('Fix the file and save it. The server then starts again.');
    }
    restarting = false;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop(server).then(() => process.exit(0)));
  }
});
