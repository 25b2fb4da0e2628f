import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';

import { newVersion } from '../../../scripts/newVersion';
import { tinyDocument } from '../api-facts/tinyDocument';

let siteDir: string;

/** A project with two versions whose OpenAPI file stands at 3.5.0. */
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'new-version-'));
  mkdirSync(path.join(siteDir, 'openapi/versions'), { recursive: true });
  const document = tinyDocument();
  const api = { ...document, info: { ...document.info, version: '3.5.0' } };
  writeFileSync(path.join(siteDir, 'openapi/metrics-api.yaml'), stringify(api));
  writeFileSync(path.join(siteDir, 'versions.json'), '["v3.4.0", "v3.3.0"]');
});

afterEach(() => rmSync(siteDir, { recursive: true }));

function everything(): string[] {
  return readdirSync(siteDir, { recursive: true, encoding: 'utf8' }).sort();
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

  it('a name of which files are left over, and names them', async () => {
    mkdirSync(path.join(siteDir, 'versioned_docs/version-v3.5.0'), { recursive: true });
    await expect(newVersion('v3.5.0', siteDir)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: versions.json: the version v3.5.0 exists already
        expected: a name later than v3.4.0
        found:    versioned_docs/version-v3.5.0
        remedy:   choose the next number; a version that was cut never changes]
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
