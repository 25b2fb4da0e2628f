import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { main, projectDir } from './lib/run';
import kinds from './new-page/kinds.json';
import { newPage, oneOf } from './new-page/newPage';
import flags from './new-page/flags.json';

// Example: `npm run new:page -- --kind task --title "Export a report"`.
main(async () => {
  const options = Object.fromEntries(Object.keys(flags).map((flag) => [flag, { type: 'string' as const }]));
  const { values } = parseArgs({ options });
  const kindsOfPages = Object.keys(kinds) as (keyof typeof kinds)[];
  const asked = values.kind === undefined ? ['kind'] : kinds[oneOf('kind', values.kind, kindsOfPages)].asks;
  const missing = Object.entries(flags).filter(([flag]) => asked.includes(flag) && values[flag] === undefined);
  if (missing.length > 0) {
    throw new Error(
      `npm run new:page needs also\n${missing.map(([flag, about]) => `  --${flag}  ${about}`).join('\n')}`,
    );
  }
  const { file, text } = newPage(values, new Date().toISOString().slice(0, 10));
  // `wx` fails if the page exists.
  writeFileSync(path.join(projectDir, file), text, { flag: 'wx' });
  console.log(`Wrote ${file}. Replace the hints {/* … */} and the sentences below them with your text.`);
  console.log('npm start shows the page while you write, and npm run lint:docs checks it.');
});
