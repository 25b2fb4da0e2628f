import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { lintPages } from '../../../../scripts/docs-lint/lintPages';
import { projectDir } from '../../../../scripts/lib/run';

let siteDir: string;

const HEAD = `---
title: Tone
description: Says in one or two plain sentences what a reader of this page can do afterwards.
sidebar_position: 1
---

`;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'lint-pages-'));
  for (const file of ['openapi', 'versions.json']) {
    cpSync(path.join(projectDir, file), path.join(siteDir, file), { recursive: true });
  }
  for (const folder of ['versioned_docs', 'blog', 'src/pages'])
    mkdirSync(path.join(siteDir, folder), { recursive: true });
  write('plugins/api/reference/landing.mdx', 'Send a call.\n');
});

afterEach(() => rmSync(siteDir, { recursive: true }));

describe('lintPages', () => {
  it('returns findings of all checks, sorted by file and line', () => {
    write(
      'docs/a.mdx',
      `${HEAD}Text with a [far page](./c.mdx).\n\n## Read The reply\n\n<ApiSample operation="tune" />\n`,
    );
    write('docs/b.mdx', `${HEAD}Open {\n`);
    const { pages, findings } = lintPages(siteDir);
    expect(pages).toBe(3);
    expect(findings.map(({ file, line, rule }) => `${file}:${line} ${rule.name}`)).toEqual([
      'docs/a.mdx:7 broken-link',
      'docs/a.mdx:9 heading-case',
      'docs/a.mdx:11 api-fact',
      'docs/b.mdx:7 mdx',
    ]);
  });

  it('fixes findings with --fix, and recommends it otherwise', () => {
    write('docs/a.mdx', `${HEAD}In order to score, send a text.\n`);
    expect(lintPages(siteDir).findings.map(({ rule }) => rule.remedy)).toEqual([
      expect.stringMatching(/npm run lint:docs -- --fix does it\.$/),
    ]);
    expect(lintPages(siteDir, { fix: true }).findings).toEqual([]);
    expect(readFileSync(path.join(siteDir, 'docs/a.mdx'), 'utf8')).toBe(`${HEAD}To score, send a text.\n`);
  });
});
