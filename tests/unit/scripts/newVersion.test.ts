import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';

import { METRIC_GROUPS, SHIELD_RISKS } from '../../../plugins/home-page/outline';
import { newVersion } from '../../../scripts/newVersion/newVersion';
import { UNDO, versionFiles } from '../../../scripts/newVersion/versionFiles';
import { tinyDocument } from '../api-facts/tinyDocument';

let siteDir: string;

function write(file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
}

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@docs.example'];
  return execFileSync('git', [...identity, ...args], { cwd: siteDir, encoding: 'utf8' });
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'state');
}

/** A project in git with two versions, and docs and an OpenAPI file that are ready to become 3.5.0. */
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'new-version-'));
  const document = tinyDocument();
  const api = { ...document, info: { ...document.info, version: '3.5.0' } };
  write('openapi/metrics-api.yaml', stringify(api));
  write('versions.json', '["v3.4.0", "v3.3.0"]');
  for (const version of ['v3.4.0', 'v3.3.0']) {
    const [docs = '', ...others] = versionFiles(version);
    [`${docs}/intro.mdx`, ...others].forEach((file) => write(file));
  }
  write('sidebars.ts');
  write('moved.yaml', 'addresses: []\npages: []\n');
  write('docs/change-log.mdx', '# Change-log\n\n## v3.5.0\n');
  METRIC_GROUPS.flatMap(({ pages }) => pages).forEach((page) => write(`docs/understanding-brand-metrics/${page}.mdx`));
  Object.keys(SHIELD_RISKS).forEach((page) => write(`docs/security-shields/${page}.mdx`));
  git('init', '--quiet');
  commit();
});

afterEach(() => rmSync(siteDir, { recursive: true }));

function everything(): string[] {
  return readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('.git'))
    .sort();
}

describe('newVersion refuses', () => {
  it.each(['', '3.5.0', 'v3.5', 'v3.5.0-beta', 'vx.y.z', '../v3.5.0'])('the name "%s"', async (name) => {
    await expect(newVersion(name, siteDir)).rejects.toThrow('versions.json: not a version name');
  });

  it.each(['v3.3.0', 'v3.4.0'])('the version %s, which exists', async (name) => {
    await expect(newVersion(name, siteDir)).rejects.toThrow(`versions.json: the version ${name} exists already`);
  });

  it.each(['v3.3.9', 'v2.9.9', 'v0.0.1'])('%s, which is not later than the latest', async (name) => {
    await expect(newVersion(name, siteDir)).rejects.toThrow('versions.json: versions go forward');
  });

  it.each(['v3.10.0', 'v10.0.0', 'v3.4.10'])('%s for its OpenAPI file only, because it is later', async (name) => {
    await expect(newVersion(name, siteDir)).rejects.toThrow('the OpenAPI file has another version');
  });

  it('a name in another form, and shows the form', async () => {
    await expect(newVersion('3.5.0', siteDir)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: versions.json: not a version name
        expected: the form v3.5.0
        found:    3.5.0
        remedy:   run npm run new:version v3.5.0, with your numbers]
    `);
  });

  it('a name that is taken, and says what comes next', async () => {
    await expect(newVersion('v3.4.0', siteDir)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: versions.json: the version v3.4.0 exists already
        expected: a name later than v3.4.0
        found:    v3.4.0
        remedy:   choose the next number; a version that was cut never changes]
    `);
  });

  it('a name that goes back', async () => {
    await expect(newVersion('v3.3.1', siteDir)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: versions.json: versions go forward
        expected: a name later than v3.4.0
        found:    v3.3.1
        remedy:   choose the next number]
    `);
  });

  it('a version whose half-done cut is left over, and says how git takes it back', async () => {
    write('versioned_docs/version-v3.5.0/intro.mdx');
    await expect(newVersion('v3.5.0', siteDir)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: versioned_docs/version-v3.5.0: a half-done cut of v3.5.0 is left over
        expected: no file of v3.5.0, because versions.json does not name it
        found:    versioned_docs/version-v3.5.0
        why:      A cut on top of another would mix two states of the docs under one name.
        remedy:   take it back: git restore versions.json moved.yaml && git clean -fd versioned_docs versioned_sidebars openapi/versions]
    `);
    execFileSync('sh', ['-c', UNDO], { cwd: siteDir, stdio: 'ignore' });
    await expect(newVersion('v3.5.0', siteDir)).rejects.toThrow(/docs:version v3\.5\.0 ended with code 1/);
  });

  it('to go on when a version that was cut has lost a file', async () => {
    rmSync(path.join(siteDir, 'openapi/versions/v3.3.0.yaml'));
    await expect(newVersion('v3.5.0', siteDir)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: openapi/versions/v3.3.0.yaml: a version that was cut is not whole
        expected: docs, sidebar and OpenAPI file of each entry of versions.json
        found:    no such file
        remedy:   bring it back: git restore openapi/versions/v3.3.0.yaml; or, if the entry of versions.json is the error: git restore versions.json]
    `);
  });

  it('a list of versions that is not JSON', async () => {
    write('versions.json', '["v3.4.0",');
    await expect(newVersion('v3.5.0', siteDir)).rejects.toThrow(/^versions\.json: the file is not JSON/);
  });

  it('a change-log that calls the changes of the version unreleased', async () => {
    write('docs/change-log.mdx', '# Change-log\n\n## Unreleased\n');
    await expect(newVersion('v3.5.0', siteDir)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/change-log.mdx:3: the change-log does not know v3.5.0
        expected: the heading "## v3.5.0" in place of "## Unreleased"
        found:    ## Unreleased
        why:      The version that you cut takes its change-log along, and readers would find its changes under "Unreleased".
        remedy:   rename the heading, commit, then cut v3.5.0]
    `);
  });

  it('docs with a metric that the home page would not show', async () => {
    write('docs/understanding-brand-metrics/groundedness.mdx');
    await expect(newVersion('v3.5.0', siteDir)).rejects.toThrow('missing: groundedness');
  });

  it.each([
    ['a changed page', () => write('docs/change-log.mdx', '## v3.5.0\n\nMore.\n')],
    ['a page that moved', () => write('moved.yaml', 'addresses: []\n')],
    ['a new table of successors', () => write('openapi/successors.yaml')],
    ['a changed sidebar', () => write('sidebars.ts', 'export default {};\n')],
  ])('%s that is not committed', async (_what, change) => {
    change();
    await expect(newVersion('v3.5.0', siteDir)).rejects.toThrow('changes that git does not hold yet');
  });

  it('unfinished work, and says why', async () => {
    write('docs/new.mdx');
    await expect(newVersion('v3.5.0', siteDir)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/new.mdx: changes that git does not hold yet
        expected: docs, moved.yaml, openapi, sidebars.ts, versioned_docs, versioned_sidebars, versions.json as they were committed
        found:    docs/new.mdx
        why:      A cut freezes what is there, unfinished work too, and only git can take it back.
        remedy:   commit (git commit) or put aside (git stash) what is unfinished, then cut v3.5.0]
    `);
  });

  it('a name that the OpenAPI file does not have', async () => {
    await expect(newVersion('v3.6.0', siteDir)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: openapi/metrics-api.yaml: the OpenAPI file has another version
        expected: info.version: 3.6.0
        found:    info.version: 3.5.0
        remedy:   set info.version, commit, then cut v3.6.0]
    `);
  });

  it('nothing in a name that fits, and passes on why Docusaurus failed', async () => {
    await expect(newVersion('v3.5.0', siteDir)).rejects.toThrow(/docs:version v3\.5\.0 ended with code 1/);
  });

  it.each(['3.5.0', 'v3.4.0', 'v3.3.1', 'v3.6.0'])('%s without touching a file', async (name) => {
    const before = everything();
    await newVersion(name, siteDir).catch(() => undefined);
    expect([everything(), readFileSync(path.join(siteDir, 'versions.json'), 'utf8')]).toEqual([
      before,
      '["v3.4.0", "v3.3.0"]',
    ]);
  });
});
