import { rmSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';
import { stringify } from 'yaml';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';
import { writeFile } from '@api-docs/kit/files/writeFile';

import { createApiFiles } from '../../src/apiFiles';
import { freezeRefs, frozenApiFiles } from '../../src/cli/freezeFiles';
import { versionFile } from '../../src/pageFiles';

const FILE = 'openapi/openapi.yaml';

const FILES: Record<string, unknown> = {
  [FILE]: {
    openapi: '3.1.0',
    info: { title: 'API', version: '1.0.0', description: { $ref: 'intro.md' } },
    paths: { '/jobs': { $ref: 'parts/jobs.yaml#/~1jobs' } },
    components: { schemas: { Id: { type: 'string', description: 'Of the job.' } } },
  },
  'openapi/parts/jobs.yaml': {
    '/jobs': {
      post: {
        'x-codeSamples': [{ lang: 'Python', source: { $ref: '../code/jobs.py' } }],
        requestBody: { content: { 'application/json': { schema: { $ref: './my%20schemas/job.yaml' } } } },
        responses: { 200: { description: 'A value that is no reference: parts/jobs.yaml#/x' } },
      },
    },
  },
  'openapi/parts/my schemas/job.yaml': {
    properties: { id: { $ref: '../../openapi.yaml#/components/schemas/Id' }, parent: { $ref: 'job.yaml' } },
  },
};

/** Files that are no YAML. */
const TEXTS = {
  'openapi/intro.md': 'See `parts/jobs.yaml`: {not: yaml\n',
  'openapi/code/jobs.py': 'read("parts/jobs.yaml")  # {not: yaml\n',
};

it('freezes the files that the OpenAPI file refers to, with references to each other', () => {
  const documents = Object.entries(FILES).map(([file, content]) => [file, stringify(content)] as const);
  const siteDir = tempFolder({ ...Object.fromEntries(documents), ...TEXTS });
  const write = (file: string, text: string) => writeFile(path.join(siteDir, file), text);
  const { operations: before, description } = createApiFiles(siteDir).facts(FILE);
  const frozen = frozenApiFiles(siteDir, createApiFiles(siteDir), 'v2.0.0', (text) => text.replace('1.0.0', '2.0.0'));
  expect([...frozen.keys()]).toEqual([
    'openapi/versions/v2.0.0.yaml',
    'openapi/versions/v2.0.0/parts/jobs.yaml',
    'openapi/versions/v2.0.0/parts/my schemas/job.yaml',
    'openapi/versions/v2.0.0/intro.md',
    'openapi/versions/v2.0.0/code/jobs.py',
  ]);
  const own = (file: string) => file.replace('versions/v2.0.0/', '');
  expect(Object.fromEntries([...frozen].slice(-2).map(([file, text]) => [own(file), text]))).toEqual(TEXTS);
  for (const [file, text] of frozen) write(file, text);
  // A later change of `next` does not reach the version.
  write(FILE, stringify({ openapi: '3.1.0', info: {}, paths: {} }));
  for (const name of ['parts', 'code', 'intro.md']) rmSync(path.join(siteDir, 'openapi', name), { recursive: true });
  const files = createApiFiles(siteDir);
  expect(files.facts(versionFile(files, 'v2.0.0'))).toMatchObject({
    ...{ version: '2.0.0', operations: before, description },
  });
  expect(files.document(versionFile(files, 'v2.0.0')).files).toEqual([...frozen.keys()]);
  expect(files.retired()).toEqual(['v2.0.0']);
});

it('freezes a file at the top of a project where the site says that the version is', () => {
  const siteDir = tempFolder({ 'api.json': '{"openapi":"3.1.0","info":{},"paths":{}}' });
  const files = createApiFiles(siteDir, { file: 'api.json', versions: { '1.0': 'api-1.0.json' } });
  expect([...frozenApiFiles(siteDir, files, '1.0')]).toEqual([
    ['api-1.0.json', '{"openapi":"3.1.0","info":{},"paths":{}}'],
  ]);
});

it('keeps everything else of a file', () => {
  const text = "# A comment\npaths:\n  /a:   { $ref: 'parts/a.yaml' } # the path\nx-other: parts/b.yaml\n";
  const frozen = new Map([
    [FILE, 'openapi/versions/v2.0.0.yaml'],
    ['openapi/parts/a.yaml', 'openapi/versions/v2.0.0/parts/a.yaml'],
  ]);
  expect(freezeRefs(text, FILE, frozen)).toBe(text.replace("'parts/a.yaml'", '"./v2.0.0/parts/a.yaml"'));
});
