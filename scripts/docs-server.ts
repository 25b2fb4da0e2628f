import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { build } from 'esbuild';

import { stringifyJson } from '@api-docs/kit/json';
import { readMoves } from '@api-docs/openapi-reference/moves';
import { validatorFile } from '@api-docs/openapi-reference/validators';
import { apiData, validatedOperations } from '@api-docs/assistants/content/apiData';
import { packExtension } from '@api-docs/assistants/content/extension';
import type { PartName } from '@api-docs/assistants/server/data';

import { brand } from '../brand.config';
import { assistants } from '../site/config/assistants';
import { openApiFiles } from '../site/plugins/api/facts/apiFiles';
import { DOCS_SERVER_FILE } from '../site/plugins/output/writeAgentFiles';
import { formatNotices, packageFolders, readNotice } from '../site/plugins/output/notices';
import { readIndexes, readMarkdownPages, siteData } from './docs-server/siteData';
import { main, projectDir } from './lib/run';

/** A quality of 11 would make the parts 10 % smaller and take 30 times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 } };

/** Returns the module that starts the server with its content in JSON, and a validator for each of some operations. */
function entryCode(parts: Readonly<Record<PartName, unknown>>, validated: readonly string[]): string {
  const pack = (value: unknown) => brotliCompressSync(stringifyJson(value), BROTLI).toString('base64');
  const packed = Object.entries(parts).map(([name, value]) => [name, pack(value)]);
  const validators = validated.map(
    (id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(`./${validatorFile(id)}`)})`,
  );
  return [
    "import { serve } from '@api-docs/assistants/server/main';",
    `serve(${JSON.stringify(Object.fromEntries(packed))}, { ${validators.join(', ')} });`,
  ].join('\n');
}

/** Bundles the docs server as one module for Node, with the licenses of its packages. The same input gives the same bytes. */
async function bundleServer(entry: string): Promise<string> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: entry, resolveDir: projectDir, sourcefile: 'docs-server.ts', loader: 'ts' },
    absWorkingDir: projectDir,
    tsconfig: path.join(projectDir, 'tsconfig.json'),
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    platform: 'node',
    // The CommonJS code of jsonc-parser loads its parts in a way that no bundler follows.
    mainFields: ['module', 'main'],
    // Without Ajv, with which the protocol library would validate nothing here: it takes 10 ms to load.
    conditions: ['browser'],
    format: 'esm',
    // The oldest Node that runs the server.
    target: 'node20',
    legalComments: 'none',
  });
  const inputs = Object.keys(metafile.inputs).map((file) => path.join(projectDir, file));
  const notices = formatNotices(
    packageFolders(inputs).map(readNotice),
    'This file contains code of the packages below.',
  );
  return `#!/usr/bin/env node\n${outputFiles[0]?.text ?? ''}/*\n${notices.replaceAll('*/', '* /')}*/\n`;
}

main(async () => {
  const files = openApiFiles(projectDir, brand);
  const buildDir = path.join(projectDir, 'build');
  const pages = readMarkdownPages(buildDir);
  const site = siteData({ files, brand, assistants }, pages);
  const parts = {
    site,
    pages,
    api: apiData(files, assistants.conditions),
    moves: readMoves(files),
    ...Object.fromEntries(readIndexes(buildDir).map((file) => [`index ${file.version}`, file])),
  };
  const code = await bundleServer(entryCode(parts, validatedOperations(files)));
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
