import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';

import { apiFileOf, apiVersionFile, openApiFiles, type ApiFiles } from '../../../plugins/api-facts/apiFiles';
import { tinyDocument } from './tinyDocument';

const API = 'openapi/metrics-api.yaml';
const acme = { provider: 'Acme' };

let siteDir: string;
let files: ApiFiles;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'api-files-'));
  mkdirSync(path.join(siteDir, 'openapi/versions'), { recursive: true });
  files = openApiFiles(siteDir, acme);
});

afterEach(() => rmSync(siteDir, { recursive: true }));

/** Writes a file whose time of change is so many seconds after the epoch. */
function write(file: string, text: string, seconds = 1): void {
  writeFileSync(path.join(siteDir, file), text);
  utimesSync(path.join(siteDir, file), seconds, seconds);
}

function documentWithTitle(title: string): string {
  const document = tinyDocument();
  return stringify({ ...document, info: { ...document.info, title } });
}

describe('apiVersionFile', () => {
  it.each([
    ['next', API],
    ['v3.3.0', 'openapi/versions/v3.3.0.yaml'],
  ])('names the file of %s', (version, file) => {
    expect(apiVersionFile(version)).toBe(file);
  });
});

describe('apiFileOf', () => {
  it.each([
    ['an unreleased page', 'docs/tone.mdx', API],
    ['a page of the reference', 'generated/api/tone.api.mdx', API],
    ['a post', 'blog/2031/post.mdx', API],
    ['a frozen page', 'versioned_docs/version-v3.3.0/a/tone.mdx', 'openapi/versions/v3.3.0.yaml'],
  ])('names the file of %s', (_case, page, file) => {
    expect(apiFileOf(page)).toBe(file);
  });
});

describe('openApiFiles', () => {
  it('reads facts with the brand filled in', () => {
    write(API, documentWithTitle('%brand.provider% API'));
    expect(files.facts(API).title).toBe('Acme API');
  });

  it('keeps two files apart', () => {
    write(API, documentWithTitle('Now'));
    write('openapi/versions/v1.0.0.yaml', documentWithTitle('Then'));
    expect([files.facts(API).title, files.facts('openapi/versions/v1.0.0.yaml').title]).toEqual(['Now', 'Then']);
  });

  it('parses a file once', () => {
    write(API, documentWithTitle('Now'));
    expect(files.facts(API)).toBe(files.facts(API));
  });

  it('reads a file again after it changed', () => {
    write(API, documentWithTitle('Before'), 1);
    files.facts(API);
    write(API, documentWithTitle('After'), 2);
    expect(files.facts(API).title).toBe('After');
  });

  it('reads the table of successors with the brand filled in', () => {
    write(
      'openapi/successors.yaml',
      'operations: { /a: { successor: null, note: "By %brand.provider%" } }\nbodies: {}',
    );
    expect(files.successors().operations['/a']?.note).toBe('By Acme');
  });

  it('gives the text of a file with the brand filled in', () => {
    write(API, '# %brand.provider%');
    expect(files.brandedText(API)).toBe('# Acme');
  });

  it('refuses a docs version without its file', () => {
    expect(() => files.facts('openapi/versions/v9.0.0.yaml')).toThrowErrorMatchingInlineSnapshot(`
      [Error: openapi/versions/v9.0.0.yaml: the file is missing
        expected: one file in openapi/versions for each entry of versions.json
        found:    no such file
        remedy:   cut versions with npm run new:version, which copies the file]
    `);
  });

  it('refuses broken YAML and names its line', () => {
    write(API, 'openapi: 3.1.0\ninfo: {\n');
    expect(() => files.facts(API)).toThrowErrorMatchingInlineSnapshot(`
      [Error: openapi/metrics-api.yaml:3: the file is not valid YAML
        expected: YAML 1.2
        found:    Flow map in block collection must be sufficiently indented and end with a } at line 3, column 1:
        remedy:   mend the line; npm run lint shows the rest]
    `);
  });

  it('refuses a key that stands twice', () => {
    write(API, 'openapi: 3.1.0\ntags: []\ntags: []\n');
    expect(() => files.facts(API)).toThrow(`${API}:3: the file is not valid YAML`);
  });

  it('refuses an unknown brand token and names its line', () => {
    write(API, 'openapi: 3.1.0\ntitle: "%brand.nothing%"');
    expect(() => files.facts(API)).toThrow(`${API}:2: unknown brand token`);
  });

  it('names the file when it breaks the contract', () => {
    write(API, 'openapi: 3.0.0');
    expect(() => files.facts(API)).toThrow(`${API}: the OpenAPI file breaks the contract at openapi`);
  });
});
