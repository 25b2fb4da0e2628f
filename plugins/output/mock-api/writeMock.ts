/** Writes the mock of the API, a download of the site, from the examples and schemas of the OpenAPI file. */
import path from 'node:path';

import { build } from 'esbuild';

import { stringifyJson } from '@api-docs/kit';
import { formatNotices, packageFolders, readNotice, writeFile } from '@api-docs/kit/node';
import { hasRequestForm, type ApiFacts } from '@api-docs/openapi-facts';
import { validatorFile } from '@api-docs/openapi-reference/library';

import type { Build } from '../../lib/site';

/** Path of the mock below the base path. */
export const MOCK_FILE = 'openapi/metrics-api-mock.mjs';

const SERVER = path.join(__dirname, 'server.ts');

/** Returns what the mock knows of each operation: its examples with their responses. */
export function mockOperations({ operations }: ApiFacts) {
  return operations.map(({ path: route, requestExamples, responseExamples }) => ({
    path: route,
    examples: requestExamples.map(({ key, value }) => {
      const response = responseExamples.find((example) => example.key === key)?.value;
      return { name: key, body: value, ...(response === undefined ? {} : { response }) };
    }),
  }));
}

/** Returns the module that starts the mock. */
function entryCode(facts: ApiFacts): string {
  const validated = facts.operations.filter(hasRequestForm);
  const imports = validated.map(
    ({ id }, index) => `import { validate as validate${index} } from ${JSON.stringify(`./${validatorFile(id)}`)};`,
  );
  const validators = validated.map(({ path: route }, index) => `${JSON.stringify(route)}: validate${index}`);
  return [
    `import { serve } from ${JSON.stringify(SERVER)};`,
    ...imports,
    `serve(${stringifyJson(mockOperations(facts))}, { ${validators.join(', ')} });`,
  ].join('\n');
}

export default async function writeMock({ site, built }: Build): Promise<void> {
  const facts = site.files.facts(site.files.options.file);
  const { outputFiles, metafile } = await build({
    stdin: { contents: entryCode(facts), resolveDir: site.siteDir, sourcefile: 'mock.ts', loader: 'ts' },
    absWorkingDir: site.siteDir,
    tsconfigRaw: {},
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    platform: 'node',
    format: 'esm',
    // The oldest Node that runs the mock.
    target: 'node20',
    legalComments: 'none',
  });
  const packages = packageFolders(Object.keys(metafile.inputs).map((file) => path.join(site.siteDir, file)));
  const notices = formatNotices(packages.map(readNotice), 'This file contains code of the packages below.');
  const text = `#!/usr/bin/env node\n${outputFiles[0]?.text ?? ''}/*\n${notices.replaceAll('*/', '* /')}*/\n`;
  writeFile(path.join(built.outDir, MOCK_FILE), text);
}
