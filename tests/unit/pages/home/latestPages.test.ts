import { describe, expect, it } from 'vitest';

import { latestPages } from '../../../../plugins/pages/home/latestPages';
import { METRIC_GROUPS, OUTLINE_FILE, SHIELD_RISKS } from '../../../../plugins/pages/home/outline';
import { errorDetails } from '../../../support/errorDetails';
import { tempFolder } from '../../../support/tempFolder';

const METRICS = 'understanding-brand-metrics';
const SHIELDS = 'security-shields';

/** Front matter of each page of the latest version, by path. */
const PAGES: Record<string, string> = {
  ...Object.fromEntries(
    METRIC_GROUPS.flatMap(({ pages }) => pages).map((page) => [
      `${METRICS}/${page}`,
      `title: The ${page}\ndirection: lower`,
    ]),
  ),
  [`${METRICS}/index`]: 'title: Overview',
  ...Object.fromEntries(
    Object.keys(SHIELD_RISKS).map((page) => [`${SHIELDS}/${page}`, `title: '%brand.provider% ${page}'`]),
  ),
  [`${SHIELDS}/shields-intro`]: 'title: Introduction',
};

function read(pages: Record<string, string> = PAGES) {
  const files = Object.entries(pages).map(([page, frontMatter]) => [
    `versioned_docs/version-v2.0.0/${page}.mdx`,
    `---\n${frontMatter}\n---\n\nText.\n`,
  ]);
  const siteDir = tempFolder(Object.fromEntries(files) as Record<string, string>);
  return latestPages({ siteDir, version: 'v2.0.0', brand: { slug: 'acme', provider: 'Acme' } });
}

describe('latestPages', () => {
  it('returns title, path and direction of each metric', () => {
    const { metrics } = read({ ...PAGES, [`${METRICS}/tone`]: 'title: Mood\ndirection: target' });
    expect(metrics.flatMap((group) => group.metrics)).toContainEqual({
      title: 'Mood',
      to: '/docs/understanding-acme-metrics/tone',
      mark: '↕',
      verdict: 'Neither end is better: choose your target',
    });
  });

  it('replaces brand tokens', () => {
    expect(read().shields[0]).toMatchObject({
      title: 'Acme prompt-shield',
      to: '/docs/security-shields/prompt-shield',
    });
  });

  it('throws if the home page lacks a page of the folder', () => {
    const pages = { ...PAGES, [`${METRICS}/zeal`]: 'title: Zeal\ndirection: higher' };
    expect(errorDetails(() => read(pages))).toMatchObject({
      file: OUTLINE_FILE,
      found: 'missing: zeal; without a page: none',
    });
  });

  it('throws if the home page lists a missing page', () => {
    const pages = Object.entries(PAGES).filter(([page]) => page !== `${SHIELDS}/mcp-shield`);
    expect(errorDetails(() => read(Object.fromEntries(pages))).found).toBe('missing: none; without a page: mcp-shield');
  });
});
