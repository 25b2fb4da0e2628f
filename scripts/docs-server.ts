import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { hasRequestForm } from '@api-docs/openapi-facts/describeCall';
import { readMoves } from '@api-docs/openapi-reference/moves';
import { apiData } from '@api-docs/assistants/content/apiData';
import { packExtension } from '@api-docs/assistants/content/extension';

import { brand } from '../brand.config';
import { assistants } from '../site/config/assistants';
import { API_FILE, openApiFiles } from '../site/plugins/api/facts/apiFiles';
import { DOCS_SERVER_FILE } from '../site/plugins/output/instructions';
import { bundleServer } from './docs-server/bundle';
import { readIndexes, readMarkdownPages, siteData } from './docs-server/siteData';
import { main, projectDir } from './lib/run';

main(async () => {
  const files = openApiFiles(projectDir, brand);
  const buildDir = path.join(projectDir, 'build');
  const pages = readMarkdownPages(buildDir);
  const site = siteData({ files, brand, assistants }, pages);
  const code = await bundleServer({
    parts: {
      site,
      pages,
      api: apiData(files, assistants.conditions),
      moves: readMoves(files),
      ...Object.fromEntries(readIndexes(buildDir).map((file) => [`index ${file.version}`, file])),
    },
    validated: files
      .facts(API_FILE)
      .operations.filter(hasRequestForm)
      .map(({ id }) => id),
  });
  const write = (name: string, bytes: Uint8Array) => {
    writeFileSync(path.join(buildDir, name), bytes);
    // The format of `sha256sum -c`.
    const digest = createHash('sha256').update(bytes).digest('hex');
    writeFileSync(path.join(buildDir, `${name}.sha256`), `${digest}  ${name}\n`);
  };
  write(DOCS_SERVER_FILE, Buffer.from(code));
  const author = { name: brand.provider, url: brand.links.website };
  write('docs-server.mcpb', packExtension(code, site, { author, icon: path.join(buildDir, 'img/icon-512.png') }));
});
