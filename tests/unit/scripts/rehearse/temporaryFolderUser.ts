import { main, run } from '../../../../scripts/lib/run';
import { temporaryFolder } from '../../../../scripts/rehearse/temporaryFolder';

// Creates a temporary folder, prints its path, and ends as the first argument says.
main(async () => {
  const [, , end = '', keep] = process.argv;
  const folder = temporaryFolder('temporary-folder-test-', keep === 'keep');
  process.stdout.write(`${folder}\n`);
  if (end === 'failure') throw new Error('end');
  if (end === 'signal') await run(['sh', '-c', 'while :; do mkdir -p "$0/deep"; date > "$0/deep/$$"; done', folder]);
});
