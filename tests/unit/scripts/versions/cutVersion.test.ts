import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';

import type { BuildErrorDetails } from '@api-docs/kit/errors/buildError';
import { listFiles } from '@api-docs/kit/files/paths';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';
import { minimalDocument } from '@api-docs/openapi-facts/testing/fixtures';

import { nameMoves, prepareCut, versionFiles } from '../../../../scripts/versions/cutVersion';
import { writeChange } from '../../../../scripts/versions/changeVersions';
import { projectText } from '../../../support/projectFiles';

/** The test repository has no Docusaurus. */
const DOCUSAURUS_FAILED = /docs:version v3\.5\.0 exited with code 1/;

let siteDir: string;

function write(file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
}

function writeApi(version: string): void {
  const document = minimalDocument();
  write('openapi/metrics-api.yaml', stringify({ ...document, info: { ...document.info, version } }));
}

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@docs.example'];
  return execFileSync('git', [...identity, ...args], { cwd: siteDir, encoding: 'utf8' });
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'state');
}

/** A git repository with two released versions that is ready for v3.5.0, where git has the settings that it has on Windows. */
beforeEach(() => {
  siteDir = tempFolder();
  writeApi('3.4.0');
  write('versions.json', '["v3.4.0", "v3.3.0"]');
  for (const version of ['v3.4.0', 'v3.3.0']) {
    const [docs = '', ...others] = versionFiles(version);
    [`${docs}/intro.mdx`, ...others].forEach((file) => write(file));
  }
  write('openapi/versions/v3.4.0.yaml', 'info:\n  version: 3.4.0\n');
  write('sidebars.ts');
  write('versioned_docs/moved.yaml', 'addresses: []\npages: []\n');
  write('docs/change-log.mdx', '# Change-log\n\n## Unreleased\n\nIt is new.\n');
  write('.gitattributes', projectText('.gitattributes'));
  git('init', '--quiet');
  git('config', 'core.autocrlf', 'true');
  commit();
});

/** Returns the path and the text of each file. */
function allFiles(): [string, string][] {
  return listFiles(siteDir)
    .filter((file) => !file.startsWith('.git/'))
    .map((file) => [file, readFileSync(path.join(siteDir, file), 'utf8')]);
}

async function cutVersion(version: string): Promise<void> {
  await writeChange(await prepareCut(version, siteDir), siteDir);
}

/** Expects that cutting a version fails with these error details. */
async function expectFailure(version: string, details: Partial<BuildErrorDetails>): Promise<void> {
  await expect(cutVersion(version)).rejects.toMatchObject({ details });
}

describe('cutVersion throws on', () => {
  it.each([
    ['', 'not the name of a later version'],
    ['../v3.5.0', 'not the name of a later version'],
    ['v3.3.9', 'not the name of a later version'],
    ['v3.3.0', 'version v3.3.0 already exists'],
  ])('the name "%s"', async (name, problem) => {
    await expectFailure(name, { file: 'versions.json', problem, found: name || 'nothing' });
  });

  it.each(['3.6.0', '3.6.0-rc.1'])('an OpenAPI file of a later version: %s', async (version) => {
    writeApi(version);
    await expectFailure('v3.5.0', { file: 'openapi/metrics-api.yaml', found: `info.version: ${version}` });
  });

  it.each([
    ['without unreleased changes', '## v3.4.0\n', 'docs/change-log.mdx', '## v3.4.0'],
    ['with a section for the version', '## Unreleased\n\n## v3.5.0\n', 'docs/change-log.mdx:3', '## v3.5.0'],
  ])('a change-log %s', async (_case, text, file, found) => {
    write('docs/change-log.mdx', text);
    await expectFailure('v3.5.0', { file, found });
  });

  it('files that are not committed', async () => {
    const files = [
      'docs/change-log.mdx',
      'sidebars.ts',
      'versioned_docs/moved.yaml',
      'docs/new.mdx',
      'openapi/successors.yaml',
    ];
    for (const file of files) write(file, '## Unreleased\n');
    await expectFailure('v3.5.0', { file: files[0], problem: 'uncommitted changes', found: files.join(', ') });
  });

  it('an error of Docusaurus, and restores all files', async () => {
    const before = allFiles();
    await expect(cutVersion('v3.5.0')).rejects.toThrow(DOCUSAURUS_FAILED);
    expect(allFiles()).toEqual(before);
  });
});

it('prepareCut reads files with the line endings of Windows', async () => {
  write('docs/change-log.mdx', '## Unreleased\r\n\r\nIt is new.\r\n');
  commit();
  await expect(prepareCut('v3.5.0', siteDir)).resolves.toBeDefined();
});

describe('nameMoves', () => {
  it('replaces `since: next` and nothing else', () => {
    const text = (since: string) => `# since: what is next\npages:
  - since: ${since}
    from: next
    to: since-next
    why: The next one.

  - since: v3.4.0
    from: next
    to: other
    why: 'since: next'

  - from: a
    since: ${since}
    to: b
    why: It moved.
`;
    expect(nameMoves(text('next'), 'v3.5.0')).toBe(text('v3.5.0'));
    expect(nameMoves(text('"next"'), 'v3.5.0')).toBe(text('v3.5.0'));
  });
});
