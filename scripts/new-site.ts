import path from 'node:path';
import { parseArgs } from 'node:util';

import { main } from './lib/run';
import { newSite } from './new-site/newSite';

const USAGE = `npm run new:site -- --api FILE --name NAME --out FOLDER
  --api   OpenAPI file, for example ../petstore.yaml
  --name  who runs the API, for example Petstore
  --out   new folder for the site, for example ../petstore-docs`;

main(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { help: { type: 'boolean' }, api: text, name: text, out: text } });
  if (values.help) return console.log(USAGE);
  const { api = '', name = '', out = '' } = values;
  if (!api || !name || !out) throw new Error(USAGE);
  // npm runs scripts in the folder of the project, and readers write paths from where they are.
  const absolute = (file: string) => path.resolve(process.env.INIT_CWD ?? '', file);
  const { operations, webhooks } = await newSite({ api: absolute(api), name, out: absolute(out) });
  const content = operations > 0 ? `${operations} operations` : `${webhooks} webhooks`;
  console.log(
    `Wrote ${out}, a site with ${content}. Now:\n  cd ${out} && git init && git add . && git commit -m "Docs"`,
  );
  console.log('  npm ci && npm run site\nREADME.md says where what is; names and URLs are in brand.config.ts.');
});
