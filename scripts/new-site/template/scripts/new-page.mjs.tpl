// Writes a page into docs/. Example: `npm run new:page -- "Retry failed calls"`.
import { existsSync, writeFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';

const [title = ''] = process.argv.slice(2);
const usage = 'npm run new:page -- "Title of the page"';
if (title === '--help') {
  console.log(usage);
  process.exit();
}
const slug = (title.normalize('NFKD').toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');
if (slug === '') throw new Error(`"${title}" gives no file name. Write: ${usage}`);
const file = `docs/${slug}.mdx`;
if (existsSync(file)) throw new Error(`${file} exists. Choose another title.`);
const text = `---
title: ${JSON.stringify(title)}
description: Say here in a sentence what the reader gets from this page.
---

Say first what the reader gets from this page.

## An example

Show it before you explain it.
`;
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
console.log(`Wrote ${file}. It is in the sidebar; its sidebar_position orders it.`);
