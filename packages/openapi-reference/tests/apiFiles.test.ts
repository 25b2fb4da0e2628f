import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { minimalDocument } from '@api-docs/openapi-facts/testing/fixtures';

import { createApiFiles, type ApiFiles } from '../src/apiFiles';
import { fileOfPage } from '../src/pageFiles';
import { landingPage } from '../src/pages/landingPage';

const API = 'openapi/openapi.yaml';
const fillIn = (text: string) => text.replaceAll('%provider%', 'Acme');

let siteDir: string;
let files: ApiFiles;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'api-files-'));
  mkdirSync(path.join(siteDir, 'openapi/versions'), { recursive: true });
  files = createApiFiles(siteDir, { fillIn });
});

afterEach(() => rmSync(siteDir, { recursive: true }));

/** Writes a file with a modification time in seconds since the epoch. */
function write(file: string, text: string, seconds = 1): void {
  writeFileSync(path.join(siteDir, file), text);
  utimesSync(path.join(siteDir, file), seconds, seconds);
}

function documentWithTitle(title: string): string {
  const document = minimalDocument();
  return stringify({ ...document, info: { ...document.info, title } });
}

describe('fileOfPage', () => {
  it.each([
    ['an unreleased page', 'docs/tone.mdx', API],
    ['a page of the reference', 'generated/api/tone.api.mdx', API],
    ['a blog post', 'blog/2031/post.mdx', API],
    ['a page of a released version', 'versioned_docs/version-v3.3.0/a/tone.mdx', 'openapi/versions/v3.3.0.yaml'],
    [
      'the translation of such a page',
      'i18n/fr/docusaurus-plugin-content-docs/version-v3.3.0/a/tone.mdx',
      'openapi/versions/v3.3.0.yaml',
    ],
  ])('returns the file for %s', (_case, page, file) => {
    expect(fileOfPage(files, page)).toBe(file);
  });

  it('returns the one file of a site whose released versions have none', () => {
    write('versions.json', '["v3.3.0"]');
    expect(files.versions()).toEqual(['v3.3.0']);
    rmSync(path.join(siteDir, 'openapi/versions'), { recursive: true });
    files = createApiFiles(siteDir);
    expect(fileOfPage(files, 'versioned_docs/version-v3.3.0/a/tone.mdx')).toBe(API);
    expect(files.versions()).toEqual([]);
  });
});

describe('createApiFiles', () => {
  it('reads the other files of a document again after one of them changed', () => {
    const info = { title: 'A', version: '1', description: { $ref: 'intro.md' } };
    write(API, stringify({ ...minimalDocument(), info, paths: { '/tone': { $ref: 'tone.yaml' } } }));
    write('openapi/tone.yaml', 'get: { summary: Before }', 1);
    write('openapi/intro.md', 'By %provider%.', 1);
    expect(files.facts(API)).toMatchObject({ description: 'By Acme.', operations: [{ summary: 'Before' }] });
    write('openapi/tone.yaml', 'get: { summary: After }', 2);
    expect(files.facts(API).operations[0]?.summary).toBe('After');
    write('openapi/intro.md', 'After.', 2);
    expect(files.facts(API).description).toBe('After.');
  });

  it('reads a file again that changed while it was read', () => {
    write(API, documentWithTitle('Old'), 1);
    let isWritten = false;
    const read = createApiFiles(siteDir, {
      fillIn(text) {
        if (!isWritten) write(API, documentWithTitle('New'), 2);
        isWritten = true;
        return text;
      },
    });
    expect(read.facts(API).title).toBe('Old');
    expect(read.facts(API).title).toBe('New');
  });

  it('names the files of an invalid document that its next reading depends on', () => {
    write(API, stringify({ ...minimalDocument(), paths: { '/a': { $ref: 'a.yaml' } } }));
    write('openapi/a.yaml', 'get: {');
    expect(() => files.document(API)).toThrow('a.yaml');
    expect(files.filesOf(API)).toEqual([API, 'openapi/a.yaml']);
    write('openapi/a.yaml', 'get: { responses: {} }', 2);
    expect(files.filesOf(API)).toEqual(files.document(API).files);
  });

  it('rejects a file of 30 MB without parsing it', () => {
    write(API, 'a'.repeat(30_000_000));
    expect(errorDetails(() => files.facts(API))).toMatchObject({
      file: API,
      expected: 'at most 20 MB',
      found: '30 MB',
    });
  });

  it('fills in facts, successors and the content of files', () => {
    write(API, documentWithTitle('%provider% API'));
    write('openapi/successors.yaml', 'operations: { /a: { successor: null, note: "By %provider%" } }\nbodies: {}');
    expect(files.facts(API).title).toBe('Acme API');
    expect(files.successors().operations['/a']?.note).toBe('By Acme');
    expect(files.brandedText(API)).toContain('Acme API');
  });

  it('reads files that options name by absolute paths, as checks accept them', () => {
    const place = (name: string) => path.join(siteDir, 'openapi', name);
    write(API, documentWithTitle('Acme'));
    write('openapi/landing.mdx', 'Start here.');
    write('openapi/next.yaml', 'operations: {}\nbodies: [');
    files = createApiFiles(siteDir, { file: API, successors: place('next.yaml'), landing: place('landing.mdx') });
    expect(() => files.successors()).toThrow('not valid YAML');
    expect(landingPage(siteDir, files)).toContain('Start here.');
  });

  it('reads a file with the line endings of Windows as it reads others', () => {
    const text = stringify({ ...minimalDocument(), info: { title: 'A', version: '1', description: 'One.\n\nTwo.\n' } });
    const read = (content: string, seconds: number) => {
      write(API, content, seconds);
      return [files.brandedText(API), files.facts(API)];
    };
    expect(read(text.replaceAll('\n', '\r\n'), 1)).toEqual(read(text, 2));
  });

  it('explains which file of a version is missing', () => {
    const error = errorDetails(() => files.facts('openapi/versions/v9.0.0.yaml'));
    expect(error).toMatchObject({
      file: 'openapi/versions/v9.0.0.yaml',
      expected: expect.stringContaining('versions.json'),
    });
  });

  it.each(['no.yaml', 'openapi'])('explains that %s, which an option names, is no file', (file) => {
    expect(errorDetails(() => files.facts(file)).remedy).toContain('correct the option');
  });

  it.each([
    ['invalid YAML', 'openapi: 3.1.0\ninfo: {\n', `${API}:3`],
    ['a list', '- openapi', API],
  ])('rejects %s', (_case, text, position) => {
    write(API, text);
    expect(errorDetails(() => files.facts(API)).file).toBe(position);
  });
});
