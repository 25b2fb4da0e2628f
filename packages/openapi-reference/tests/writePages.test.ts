import path from 'node:path';

import { describe, expect, it } from 'vitest';

import type { ApiFacts, Operation } from '@api-docs/openapi-facts/types';
import { listFiles } from '@api-docs/kit/files/paths';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';
import { factsOfPaths, minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';

import type { ApiFiles } from '../src/apiFiles';
import { withDefaults } from '../src/options';
import { createApiFiles } from '../src/apiFiles';
import { writePages, writeReference } from '../src/plugins/writeReference';

const write = (...operations: Operation[]) => writeFacts(minimalFacts(operations, { title: '' }));

async function writeFacts(facts: ApiFacts): Promise<string> {
  const siteDir = tempFolder({});
  const files = {
    options: withDefaults(),
    facts: () => facts,
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

  it('writes pages whose names are too long for files', async () => {
    const long = (name: string) => name.repeat(100);
    const post = { operationId: long('getA1'), tags: ['a'] };
    const facts = factsOfPaths(
      { '/a': { post }, [`/${long('path')}`]: { post: {} } },
      { info: { title: long('Title ') }, tags: [{ name: long('文'), description: 'A.' }] },
    );
    expect(await writeFacts(facts)).toBeDefined();
  });
});

describe('writeReference', () => {
  const API =
    'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: { /a: { get: { operationId: a, responses: {} } } }\n';

  it('keeps a file of the writer that is in the folder of the pages, and stops', async () => {
    const siteDir = tempFolder({ 'api.yaml': API, 'docs/guides/intro.md': '# Intro', 'docs/old.api.mdx': '' });
    const files = createApiFiles(siteDir, { file: './api.yaml', pagesFolder: './docs' });
    await expect(writeReference(siteDir, files)).rejects.toThrow('docs/guides/intro.md: the build would delete');
    expect(listFiles(path.join(siteDir, 'docs'))).toEqual(['guides/intro.md', 'old.api.mdx']);
  });

  it('replaces pages in a folder of their own, and leaves hidden files alone', async () => {
    const stock = { 'pages/old.api.mdx': '', 'pages/old.StatusCodes.json': '{}', 'pages/sidebar.js': '' };
    const siteDir = tempFolder({ 'api.yaml': API, 'pages/.gitignore': '*', 'pages/.DS_Store': '', ...stock });
    await writeReference(siteDir, createApiFiles(siteDir, { file: './api.yaml', pagesFolder: './pages' }));
    expect(listFiles(path.join(siteDir, 'pages'))).toEqual([
      '.DS_Store',
      '.gitignore',
      'a.api.mdx',
      'a.info.mdx',
      'sidebar.ts',
    ]);
  });
});
