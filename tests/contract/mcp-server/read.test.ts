import { describe, expect, it } from 'vitest';

import { NEXT } from '@api-docs/kit/versions/docsVersions';
import { markdownPath } from '@api-docs/kit/urls/markdownPath';

import { builtText, siteUrl } from '../../support/builtSite';
import { mcpServer } from '../../support/mcpServer';
import { routerPages } from '../../support/pages';
import { OLDEST } from '../../support/specifiedRoutes';

const server = mcpServer();

/** Returns the text of an answer that has one part only. */
function whole(text: string): string {
  expect(text).not.toMatch(/\(Part \d+ of \d+\./);
  return text;
}

describe('read', () => {
  it('returns the Markdown version of every page', async () => {
    for (const route of routerPages().filter((page) => page !== '/search/')) {
      const text = await server.call('read', { page: route });
      expect(whole(text), route).toBe(builtText(markdownPath(route.slice(1))));
    }
  });

  it.each(['docs/intro', '/docs/intro/', `${siteUrl}docs/intro/`, `${siteUrl}docs/intro.md`, 'intro'])(
    'finds a page by %s',
    async (page) => {
      expect(await server.call('read', { page })).toBe(builtText('docs/intro.md'));
    },
  );

  it('reads whatever the pages link to, sections included', async () => {
    const links = new Set<string>();
    for (const page of ['', 'docs/intro', 'docs/api', 'docs/llms.txt', 'skill.md', 'docs/api/metrics/v4alpha/pii']) {
      const { text } = await server.structured<{ text: string }>('read', { page });
      for (const [, link = ''] of text.matchAll(/\]\((https:[^)\s]+)\)/g)) {
        if (link.startsWith(siteUrl) && /(?:\.md|llms\.txt)(?:#|$)/.test(link)) links.add(link);
      }
    }
    expect(links.size).toBeGreaterThan(100);
    expect([...links].some((link) => link.includes('.samples.md'))).toBe(true);
    for (const page of links) expect(await server.call('read', { page })).not.toBe('');
  });

  it('asks which of several pages is meant', async () => {
    expect(await server.failure('read', { page: 'Introduction' })).toMatch(/Several pages .*`docs\/intro\/`.*portal/);
  });

  it('returns a long text in parts', async () => {
    const all = await server.structured<{ text: string; parts: number }>('read', { page: 'docs/llms.txt' });
    expect(all.text.length).toBeLessThan(45_000);
    const versions = { from: OLDEST, to: NEXT };
    const { parts } = await server.structured<{ parts: number }>('differences', versions);
    expect(await server.failure('differences', { ...versions, part: parts + 1 })).toContain('part');
  });

  it('returns one section, by its heading, its anchor or the row of a field', async () => {
    const page = 'docs/api/metrics/v4alpha/pii/';
    const section = await server.call('read', { page, section: 'Request body' });
    expect(section).toContain('\n## Request body\n');
    expect(section).not.toContain('## Reply body');
    expect(await server.call('read', { page: `/${page}#request-body` })).toBe(section);
    expect(await server.call('read', { page: `/${page}#request-allowlist` })).toBe(section);
  });
});
