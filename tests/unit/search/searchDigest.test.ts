import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { searchDigest } from '../../../plugins/search/searchDigest';

const FILES = [
  'README.md',
  'blog/welcome.mdx',
  'brand.config.ts',
  'config/search.ts',
  'docs/intro.mdx',
  'openapi/metrics-api.yaml',
  'package-lock.json',
  'plugins/search/synonyms.yaml',
  'shared/search/searchIndex.ts',
  'src/components/Figure/index.tsx',
  'tests/unit/some.test.ts',
  'versioned_docs/version-v1/intro.mdx',
  'versions.json',
];

describe('searchDigest', () => {
  let siteDir = '';
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), content);
  };

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'digest-'));
    for (const file of FILES) write(file, `content of ${file}`);
  });
  afterEach(() => rmSync(siteDir, { recursive: true }));

  const changesWith = (change: () => void) => {
    const before = searchDigest(siteDir);
    change();
    return searchDigest(siteDir) !== before;
  };

  const CONTENT = FILES.filter((file) => !/^(?:README|tests)/.test(file));

  it.each(CONTENT)('changes with %s', (file) => {
    expect(changesWith(() => write(file, 'another'))).toBe(true);
  });

  it.each(['README.md', 'tests/unit/some.test.ts'])('does not change with %s', (file) => {
    expect(changesWith(() => write(file, 'another'))).toBe(false);
  });

  it('changes with a new page, and with the name of one', () => {
    expect(changesWith(() => write('docs/new/page.mdx', ''))).toBe(true);
    const move = () => renameSync(path.join(siteDir, 'docs/intro.mdx'), path.join(siteDir, 'docs/start.mdx'));
    expect(changesWith(move)).toBe(true);
  });

  it('is the same when a file was written again as it was, and in any folder', () => {
    expect(changesWith(() => write('docs/intro.mdx', 'content of docs/intro.mdx'))).toBe(false);
    const before = searchDigest(siteDir);
    const moved = `${siteDir}-moved`;
    renameSync(siteDir, moved);
    siteDir = moved;
    expect(searchDigest(siteDir)).toBe(before);
  });

  it('can do without a folder, such as that of a site without posts', () => {
    rmSync(path.join(siteDir, 'blog'), { recursive: true });
    expect(searchDigest(siteDir)).toMatch(/^[0-9a-f]{64}$/);
  });
});
