import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { indexPerVersion, pagesFor, readCorpus, versionOfPage } from '../../../bench/search/corpus';
import versions from '../../../versions.json';

const [latest = '', frozen = ''] = versions;

it.each([
  ['docs/intro/', latest],
  ['docs/', latest],
  ['docs/next/intro/', 'next'],
  [`docs/${frozen}/intro/`, frozen],
  ['docs/api/metrics/', ''],
  ['blog/welcome/', ''],
  ['', ''],
])('gives %s the version "%s"', (page, version) => {
  expect(versionOfPage(page)).toBe(version);
});

describe('readCorpus', () => {
  let site = '';
  const write = (page: string, html: string) => {
    mkdirSync(path.join(site, page), { recursive: true });
    writeFileSync(path.join(site, page, 'index.html'), html);
  };

  beforeAll(() => {
    site = mkdtempSync(path.join(tmpdir(), 'corpus-'));
    write('', '<main><h1>Home</h1><article>one</article><article>two</article></main>');
    write('blog', '<main>list</main>');
    write('blog/tags/x', '<main>list</main>');
    write('blog/welcome', '<main><article><h1>Hi</h1></article><nav>next</nav></main>');
    write(
      'docs/pii',
      `<meta name="description" content="About"><nav>menu</nav><main><article><nav>path</nav><h1>PII</h1>
      <p><code>text</code><a aria-label="Link to the field text">#</a><span>string</span><span>required</span></p>
      <pre><span>a</span><span>b</span></pre></article></main>`,
    );
    write('docs/next/pii', '<main><article><h1>PII</h1></article></main>');
    write('docs/old', '<meta http-equiv="refresh" content="0; url=/docs/pii/">');
  });
  afterAll(() => rmSync(site, { recursive: true }));

  it('reads docs first, then pages without versions, and no lists and redirects', () => {
    expect(readCorpus(site).map(({ page }) => page)).toEqual(['docs/next/pii/', 'docs/pii/', '', 'blog/welcome/']);
  });

  it('takes the article alone, or all of a page with several', () => {
    const contents = Object.fromEntries(readCorpus(site).map(({ page, content }) => [page, content]));
    expect(contents['blog/welcome/']).toBe('<article><h1>Hi</h1></article>');
    expect(contents['']).toContain('two');
  });

  it('keeps words apart that the style sheet sets apart, and code as it is', () => {
    const page = readCorpus(site).find((one) => one.page === 'docs/pii/');
    expect(page?.description).toBe('About');
    expect(page?.content).toContain('<p><code>text</code> <span>string</span> <span>required</span> </p>');
    expect(page?.content).toContain('<pre><span>a</span><span>b</span></pre>');
  });

  it('gives readers the pages of their version and those without one', () => {
    expect(pagesFor(readCorpus(site), 'next').map(({ page }) => page)).toEqual(['docs/next/pii/', '', 'blog/welcome/']);
  });

  it('makes one index for each version', async () => {
    const made: string[] = [];
    const indexFor = indexPerVersion(readCorpus(site), async (pages, version) => {
      made.push(`${version} ${pages.length}`);
    });
    await Promise.all([indexFor('next'), indexFor(latest), indexFor('next')]);
    expect(made).toEqual(['next 3', `${latest} 3`]);
  });
});
