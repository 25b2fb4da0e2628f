import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { build } from 'esbuild';

import { stringifyJson } from '@api-docs/kit/json';
import { validatorFile } from '@api-docs/openapi-reference/validators';
import type { PartName } from '@api-docs/assistants/server/data';

import { formatNotices, packageFolders, readNotice } from '../../site/plugins/output/notices/notices';
import { projectDir } from '../lib/run';

/** A quality of 11 would make the parts 10 % smaller and take 30 times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 } };

/** The content of the server in JSON, by the name of its part, and the operations with a validator. */
interface ServerContent {
  parts: Readonly<Record<PartName, unknown>>;
  validated: readonly string[];
}

function pack(value: unknown): string {
  return brotliCompressSync(stringifyJson(value), BROTLI).toString('base64');
}

/** Returns the module that starts the server with its content. */
function entryCode({ parts, validated }: ServerContent): string {
  const packed = Object.entries(parts).map(([name, value]) => [name, pack(value)]);
  const validators = validated.map(
    (id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(`./${validatorFile(id)}`)})`,
  );
  return [
    "import { serve } from '@api-docs/assistants/server/main';",
    `serve(${JSON.stringify(Object.fromEntries(packed))}, { ${validators.join(', ')} });`,
  ].join('\n');
}

/**
 * Bundles the docs server with its content and all packages as one module for Node. The same input gives the same bytes.
 *
 * @returns code of the module; the licenses of the packages are in a comment at its end
 * @throws if the code does not compile
 */
export async function bundleServer(content: ServerContent): Promise<string> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: entryCode(content), resolveDir: projectDir, sourcefile: 'docs-server.ts', loader: 'ts' },
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
