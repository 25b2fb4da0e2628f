/** Writes the mock of the API, a download of the site, from the examples and schemas of the OpenAPI file. */
import path from 'node:path';

import { stringifyJson } from '@api-docs/kit';
import { writeFile } from '@api-docs/kit/node';
import { bundleProgram } from '@api-docs/kit/plugin';
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

/** Writes the mock of the API, one file for Node. */
export default async function writeMock({ site, built }: Build): Promise<void> {
  const facts = site.files.facts(site.files.options.file);
  const text = await bundleProgram({ entry: entryCode(facts), siteDir: site.siteDir });
  writeFile(path.join(built.outDir, MOCK_FILE), text);
}
