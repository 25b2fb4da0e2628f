import path from 'node:path';
import { parseArgs } from 'node:util';

import { main } from './lib/run';
import { newSite } from './new-site/newSite';

// Example: `npm run new:site -- --api ../petstore.yaml --name Petstore --out ../petstore-docs`.
main(async () => {
  const options = { api: { type: 'string' }, name: { type: 'string' }, out: { type: 'string' } } as const;
  const { api = '', name = '', out = '' } = parseArgs({ options }).values;
  if (!api || !name || !out) throw new Error('npm run new:site: write -- --api FILE --name NAME --out FOLDER');
  // npm runs scripts in the folder of the project, and readers write paths from where they are.
  const absolute = (file: string) => path.resolve(process.env.INIT_CWD ?? '', file);
  const operations = await newSite({ api: absolute(api), name, out: absolute(out) });
  console.log(
    `Wrote ${out}, a site with ${operations} operations. Now:\n  cd ${out} && git init && git add . && git commit`,
  );
  console.log('  npm ci && npm run site\nREADME.md says where what is; names and URLs are in brand.config.ts.');
});
