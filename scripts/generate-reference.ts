import { parseArgs } from 'node:util';

import { writeOtherFiles, writeReference } from './lib/writeReference';
import { main } from './lib/run';

main(async () => {
  // `npm start` writes the pages itself, see plugins/dev-server.
  const { values } = parseArgs({ options: { 'no-pages': { type: 'boolean', default: false } } });
  await (values['no-pages'] ? writeOtherFiles() : writeReference());
});
