import path from 'node:path';

import { describe, expect, it } from 'vitest';

import type { Operation } from '@api-docs/openapi-facts/types';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';
import { minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';

import type { ApiFiles } from '../src/apiFiles';
import { withDefaults } from '../src/options';
import { writePages } from '../src/plugins/writeReference';

async function write(...operations: Operation[]): Promise<string> {
  const siteDir = tempFolder({});
  const files = {
    options: withDefaults(),
    facts: () => minimalFacts(operations, { title: '' }),
    versions: () => [],
    retired: () => [],
    successors: () => ({ operations: {}, bodies: {} }),
  } as unknown as ApiFiles;
  await writePages(siteDir, files, siteDir);
  return path.join(siteDir, withDefaults().pagesFolder);
}

describe('writePages', () => {
  it('fails if the plugin leaves out a page', async () => {
    const alike = [operation('/v2/tone', { id: 'my-tone' }), operation('/v2/pii', { id: 'my_tone' })];
    await expect(write(...alike)).rejects.toThrow('the generated reference does not match the operations');
  });
});
