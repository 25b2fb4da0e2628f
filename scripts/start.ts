import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, watch } from 'node:fs';
import path from 'node:path';

import { freePort, reportPort } from './lib/localServer';
import { portOption } from './lib/portOption';
import { docusaurus, main, projectDir, run, script } from './lib/run';

/** Files that the server reads only at its start. */
const RESTART_ON = ['brand.config.ts', 'moved.yaml'];

/** Editors save a file in several steps. */
const RESTART_DELAY_MS = 300;

/** Leaves the CPU to the server, which shows the change first. */
const WRITE_DELAY_MS = 2000;

/** Folders that the server looks for at its start. A build fills them, see `scripts/lib/writeReference.ts`. */
const EXPECTED_FOLDERS = ['generated/static', 'generated/search-digest', 'generated/validators', 'generated/moves'];

/** Environment of the server. */
const SERVER_ENV = {
  // DEV_SERVER of plugins/dev-server, which would take time to import.
  SITE_DEV_SERVER: 'true',
  // The cache of Rspack does not know what a page depends on, and would show outdated facts after a restart.
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  // Docusaurus loads its configuration with jiti, which transpiles for 9 s of CPU time on the first start. With this
  // variable it leaves TypeScript to tsx.
  JITI_EXPERIMENTAL_BUN: 'true',
};

/** The running server. */
interface Server {
  /** Ends it and starts it again, on the same port if it is still free. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

function spawnServer(port: number, options: readonly string[]): ChildProcess {
  // Docusaurus takes the last port that it is given.
  const [node = '', ...args] = docusaurus('start', ...options, ...process.argv.slice(2), '--port', String(port));
  const env = { ...process.env, ...SERVER_ENV };
  return spawn(node, ['--require', 'tsx/cjs', ...args], { cwd: projectDir, stdio: 'inherit', env });
}

/** Starts the server on the first free port. Ends this process with it, unless it was restarted and a file is invalid. */
async function startServer(wanted: number): Promise<Server> {
  let port = wanted;
  let child: ChildProcess;
  let stopping = false;

  const launch = async (...options: string[]): Promise<void> => {
    const previous = port;
    port = await freePort(previous);
    reportPort('the development server runs', previous, port);
    child = spawnServer(port, options);
    child.once('exit', (code) => void onExit(code, options));
  };
  const onExit = async (code: number | null, options: readonly string[]): Promise<void> => {
    if (stopping) return;
    // Another process may take the port before the server does.
    if ((await freePort(port)) !== port) return launch(...options);
    if (code === 0 || options.length === 0) process.exit(code ?? 1);
    console.error('Fix the file and save it. The server then starts again.');
  };
  const stop = async (): Promise<void> => {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };

  await launch();
  return {
    stop,
    restart: async () => {
      await stop();
      stopping = false;
      await launch('--no-open');
    },
  };
}

/** Watches the files of a folder, without its subfolders. */
function onChange(folder: string, matches: (file: string) => boolean, delay: number, act: () => unknown): void {
  let timer: NodeJS.Timeout | undefined;
  watch(path.join(projectDir, folder), (_event, file) => {
    if (file === null || !matches(file)) return;
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  });
}

/** Writes downloads, icons and the forms of the request builder, which no page needs when it opens. */
function writeOtherFiles(): Promise<unknown> {
  // The server reports invalid files.
  return run(script('scripts/generate-reference.ts', '--no-pages'), { capture: true });
}

main(async () => {
  for (const folder of EXPECTED_FOLDERS) mkdirSync(path.join(projectDir, folder), { recursive: true });
  const server = await startServer(portOption(process.argv.slice(2)));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
  onChange(
    '.',
    (file) => RESTART_ON.includes(file),
    RESTART_DELAY_MS,
    async () => {
      await server.restart();
      await writeOtherFiles();
    },
  );
  onChange('openapi', (file) => file.endsWith('.yaml'), WRITE_DELAY_MS, writeOtherFiles);
  await writeOtherFiles();

  // Imported now, because the import would delay the start.
  const { watchPages } = await import('./docs-lint/watchPages');
  watchPages(projectDir, (message) => console.log(`\n${message}\n`));
});
