import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { siteMap } from '../../../../scripts/docs-lint/siteMap';

let siteDir: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-map-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

describe('siteMap', () => {
  it('contains the paths of pages, categories, tags and operations', () => {
    write(
      'docs/portal/_category_.json',
      '{"label": "Portal", "link": {"type": "generated-index", "slug": "/category/portal"}}',
    );
    write('versioned_docs/version-v2.0.0/v3/_category_.json', '{"label": "V3", "link": null}');
    write('blog/tags.yml', 'news:\n  permalink: /new\nhello:\n  label: Hello\n');
    const pages = [
      { file: 'docs/index.mdx', frontMatter: { slug: '/' } },
      { file: 'docs/understanding-brand-metrics/pii.mdx', frontMatter: {} },
      { file: 'versioned_docs/version-v2.0.0/intro.mdx', frontMatter: {} },
      { file: 'versioned_docs/version-v1.0.0/intro/index.mdx', frontMatter: {} },
      { file: 'blog/2025-01-01-welcome.mdx', frontMatter: { slug: 'welcome' } },
      { file: 'src/pages/about.mdx', frontMatter: {} },
      { file: 'plugins/api/reference/landing.mdx', frontMatter: {} },
    ];
    const map = siteMap({
      siteDir,
      slug: 'acme',
      versions: ['v2.0.0', 'v1.0.0'],
      operations: ['/metrics/tone'],
      pages,
    });
    expect(Object.fromEntries(map)).toEqual({
      '/': undefined,
      '/search': undefined,
      '/blog': undefined,
      '/blog/archive': undefined,
      '/blog/tags': undefined,
      '/blog/tags/new': undefined,
      '/blog/tags/hello': undefined,
      '/docs/next/category/portal': undefined,
      '/docs/api': 'plugins/api/reference/landing.mdx',
      '/docs/api/metrics/tone': undefined,
      '/docs/next': 'docs/index.mdx',
      '/docs/next/understanding-acme-metrics/pii': 'docs/understanding-brand-metrics/pii.mdx',
      '/docs/intro': 'versioned_docs/version-v2.0.0/intro.mdx',
      '/docs/v1.0.0/intro': 'versioned_docs/version-v1.0.0/intro/index.mdx',
      '/blog/welcome': 'blog/2025-01-01-welcome.mdx',
      '/about': 'src/pages/about.mdx',
    });
  });
});
