import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { lockBuild } from '../plugins/compilation/oneBuild';
import { buildPackages } from './lib/buildPackages';
import { crashMessage } from './lib/crashMessage';
import { docusaurus, main, projectDir } from './lib/run';

/** Signals by which people and systems end a build. The message about them is theirs. */
const WANTED = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

// Compiles the packages and builds the site. Arguments are those of `docusaurus build`.
main(async () => {
  lockBuild(projectDir);
  await buildPackages();
  const [node = '', ...args] = docusaurus('build', ...process.argv.slice(2));
  const build = spawn(node, args, { cwd: projectDir, stdio: 'inherit' });
  for (const signal of WANTED) process.on(signal, () => build.kill(signal));
  const [code, signal] = (await once(build, 'exit')) as [number | null, NodeJS.Signals | null];
  if (signal !== null && !WANTED.some((one) => one === signal)) console.error(crashMessage(projectDir, signal));
  process.exitCode = code ?? 1;
});
