import { execFileSync, execSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { beforeEach, describe, expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { addRetired, prepareRetirement } from '../../../../scripts/versions/retireVersion';
import { writeChange } from '../../../../scripts/versions/changeVersions';

const VERSIONS = ['v3.10.0', 'v3.9.0', 'v3.3.0'];
const MOVED = 'addresses: []\npages: []\n';
const DOCS = 'versioned_docs/version-v3.3.0';

let siteDir: string;

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@docs.example'];
  return execFileSync('git', [...identity, ...args], { cwd: siteDir, encoding: 'utf8' });
}

/** A git repository with three released versions. */
beforeEach(() => {
  siteDir = tempFolder({
    'versions.json': JSON.stringify(VERSIONS),
    'versioned_docs/moved.yaml': MOVED,
    ...Object.fromEntries(
      VERSIONS.flatMap((version) => [
        [`versioned_docs/version-${version}/index.mdx`, '---\nslug: /\n---\n'],
        [`versioned_docs/version-${version}/understanding-brand-metrics/pii.mdx`, '---\ntitle: PII\n---\n'],
        [`versioned_docs/version-${version}/_figures/call.svg`, ''],
        [`versioned_sidebars/version-${version}-sidebars.json`, '{}'],
        [`openapi/versions/${version}.yaml`, ''],
      ]),
    ),
  });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'state');
});

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

describe('prepareRetirement', () => {
  it.each([
    ['an unknown version', 'v3.3', 'no such version'],
    ['the latest version', 'v3.10.0', 'v3.10.0 cannot be retired'],
    ['a version in between', 'v3.9.0', 'v3.9.0 cannot be retired'],
  ])('rejects %s', async (_case, version, problem) => {
    await expect(prepareRetirement(version, siteDir)).rejects.toMatchObject({
      details: { file: 'versions.json', problem, remedy: 'run npm run new:version -- --retire v3.3.0' },
    });
  });

  it('rejects uncommitted changes of the version', async () => {
    rmSync(path.join(siteDir, DOCS, 'index.mdx'));
    await expect(prepareRetirement('v3.3.0', siteDir)).rejects.toMatchObject({
      details: { file: `${DOCS}/index.mdx`, problem: 'uncommitted changes' },
    });
  });
});

describe('writeChange', () => {
  it('removes docs and sidebar, keeps the OpenAPI file, lists the pages, and can be undone', async () => {
    const undo = await writeChange(await prepareRetirement('v3.3.0', siteDir), siteDir);
    expect(JSON.parse(read('versions.json'))).toEqual(['v3.10.0', 'v3.9.0']);
    expect(read('versioned_docs/moved.yaml')).toBe(
      addRetired(MOVED, 'v3.3.0', ['understanding-%brand.slug%-metrics/pii']),
    );
    for (const file of [DOCS, 'versioned_sidebars/version-v3.3.0-sidebars.json'])
      expect(existsSync(path.join(siteDir, file)), file).toBe(false);
    expect(existsSync(path.join(siteDir, 'openapi/versions/v3.3.0.yaml'))).toBe(true);
    execSync(undo, { cwd: siteDir });
    expect(git('status', '--porcelain')).toBe('');
  });

  it('restores all files if a step fails', async () => {
    const change = await prepareRetirement('v3.3.0', siteDir);
    const write = async () => {
      await change.write();
      throw new Error('the disk is full');
    };
    await expect(writeChange({ ...change, write }, siteDir)).rejects.toThrow('the disk is full');
    expect(git('status', '--porcelain')).toBe('');
  });
});

describe('addRetired', () => {
  it('adds the list, and later versions to its start', () => {
    const one = addRetired(MOVED, 'v3.3.0', ['intro']);
    expect(one).toBe(`${MOVED}\nretired:\n  - version: v3.3.0\n    pages:\n      - intro\n`);
    expect(addRetired(one, 'v3.4.0', ['tone'])).toBe(
      `${MOVED}\nretired:\n  - version: v3.4.0\n    pages:\n      - tone\n  - version: v3.3.0\n    pages:\n      - intro\n`,
    );
  });
});
