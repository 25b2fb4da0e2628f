import { createHash } from 'node:crypto';

import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { markdownArchives } from '../../../../plugins/output/agent-docs/markdownArchives';
import type { PageMarkdown } from '../../../../plugins/output/agent-docs/pageMarkdown';
import { docsVersions } from '../../../../plugins/versions/docsVersions';

const VERSIONS = docsVersions(['v2', 'v1']);

function page(text: string, given: Partial<PageMarkdown> = {}): PageMarkdown {
  return { title: 'Page', description: '', text, ...given };
}

const PAGES = new Map([
  ['', page('# Home\n')],
  ['docs/tone/', page('# Töne\n')],
  ['docs/', page('# Docs\n')],
  ['docs/hidden/', page('# Hidden\n', { unlisted: true })],
  ['docs/api/', page('# API\n')],
  ['docs/next/tone/', page('# Next\n')],
  ['docs/v1/tone/', page('# Old\n')],
  ['blog/post/', page('# Post\n')],
]);

/** Returns the archives by file, unpacked. */
function unpacked(pages: ReadonlyMap<string, PageMarkdown>): Record<string, Record<string, string>> {
  const archives = markdownArchives(VERSIONS, pages).map(({ file, bytes }) => {
    const texts = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString()]);
    return [file, Object.fromEntries(texts) as Record<string, string>];
  });
  return Object.fromEntries(archives) as Record<string, Record<string, string>>;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('markdownArchives', () => {
  const archives = unpacked(PAGES);

  it.each([
    ['next', ['docs/api.md', 'docs/next/tone.md']],
    ['v2', ['docs.md', 'docs/api.md', 'docs/tone.md']],
    ['v1', ['docs/v1/tone.md']],
  ])('packs the pages of %s, sorted, with a manifest', (version, files) => {
    const archive = archives[`downloads/docs-${version}-markdown.zip`] ?? {};
    expect(Object.keys(archive)).toEqual([...files, 'manifest.json']);
    const hash = (file: string) =>
      createHash('sha256')
        .update(archive[file] ?? '')
        .digest('hex');
    expect(JSON.parse(archive['manifest.json'] ?? '')).toEqual({
      version,
      sha256: Object.fromEntries(files.map((file) => [file, hash(file)])),
    });
  });

  it('keeps the text', () => {
    expect(archives['downloads/docs-v2-markdown.zip']?.['docs/tone.md']).toBe('# Töne\n');
  });

  it('does not depend on the order of pages, the clock and the time zone', () => {
    const bytes = (pages: ReadonlyMap<string, PageMarkdown>) =>
      markdownArchives(VERSIONS, pages).map((archive) => Buffer.from(archive.bytes).toString('hex'));
    const expected = bytes(PAGES);
    vi.useFakeTimers({ now: Date.UTC(2031, 4, 5) });
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    expect(bytes(new Map([...PAGES].reverse()))).toEqual(expected);
  });
});
