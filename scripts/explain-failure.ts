import { readFileSync } from 'node:fs';

import { buildFailure } from './lib/buildFailure';
import { main } from './lib/run';

// Takes the output of a failed build from stdin: `plugins/output/explainFailure.ts` runs it.
main(async () => console.error(await buildFailure(readFileSync(process.stdin.fd, 'utf8'))));
