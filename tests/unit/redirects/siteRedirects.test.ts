import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readMovedFile } from '../../../plugins/redirects/movedFile';
import { siteRedirects } from '../../../plugins/redirects/siteRedirects';

const MOVED = `
addresses:
  - from: metrics/p-i-i
    to: metrics/pii
    why: Readers spell it.

  - from: metrics/old/p-i-i
    to: metrics/old/pii
    why: Readers spell it.

pages:
  - since: v3.4.0
    from: metrics/pii
    to: metrics/old/pii
    why: It describes the %brand.api%.

  - since: v3.4.0
    from: metrics/gist
    to: metrics/old/gist
    why: It describes the %brand.api%.
`;

const brand = { api: 'legacy API' };

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'moved-'));
  writeFileSync(path.join(siteDir, 'moved.yaml'), MOVED);
});

afterEach(() => rmSync(siteDir, { recursive: true }));

const OLD = ['', 'metrics/pii/', 'metrics/gist/'];
const NEW = ['', 'metrics/pii/', 'metrics/old/pii/', 'metrics/old/gist/'];

function below(prefix: string, pages: readonly string[]): string[] {
  return pages.map((page) => prefix + page);
}

/** Redirects of a site whose versions have the pages of their time, the latest without its name. */
function plan(versions: readonly string[]): Map<string, string> {
  const [, ...frozen] = versions;
  const routes = [
    ...['/', '/docs/api/', '/docs/api/metrics/pii/', '/blog/'],
    ...below('/docs/', NEW),
    ...below('/docs/next/', NEW),
    ...frozen.flatMap((name) => below(`/docs/${name}/`, name === 'v3.3.0' ? OLD : NEW)),
  ];
  return new Map(siteRedirects(siteDir, { brand, versions }, routes).map(({ from, to }) => [from, to]));
}

it('readMovedFile fills in the brand', () => {
  const { pages } = readMovedFile(siteDir, { brand, versions: ['v3.4.0'] });
  expect(pages[0]?.why).toBe('It describes the legacy API.');
});

describe('siteRedirects', () => {
  const redirects = () => plan(['v3.4.0', 'v3.3.0']);

  it.each([
    ['a page that moved', '/docs/metrics/gist/', '/docs/metrics/old/gist/'],
    ['a page that moved, in next', '/docs/next/metrics/gist/', '/docs/next/metrics/old/gist/'],
    ['the new address in an old version', '/docs/v3.3.0/metrics/old/pii/', '/docs/v3.3.0/metrics/pii/'],
    ['a near miss of a new address', '/docs/metrics/old/p-i-i/', '/docs/metrics/old/pii/'],
    ['a page under the name of the latest version', '/docs/v3.4.0/metrics/old/pii/', '/docs/metrics/old/pii/'],
    ['a moved page under that name', '/docs/v3.4.0/metrics/gist/', '/docs/metrics/old/gist/'],
    ['a near miss under that name', '/docs/v3.4.0/metrics/p-i-i/', '/docs/metrics/pii/'],
  ])('leads %s to its page', (_what, from, to) => {
    expect(redirects().get(from)).toBe(to);
  });

  it('leaves pages alone that stand at an old address now', () => {
    expect(redirects().has('/docs/metrics/pii/')).toBe(false);
  });

  it('follows the versions when the next one is cut', () => {
    const after = plan(['v3.5.0', 'v3.4.0', 'v3.3.0']);
    for (const page of NEW) {
      expect(after.get(`/docs/v3.5.0/${page}`)).toBe(`/docs/${page}`);
      expect(after.has(`/docs/v3.4.0/${page}`), 'v3.4.0 has real pages now').toBe(false);
    }
    expect(after.get('/docs/v3.5.0/metrics/gist/')).toBe('/docs/metrics/old/gist/');
    expect(after.get('/docs/v3.4.0/metrics/gist/')).toBe('/docs/v3.4.0/metrics/old/gist/');
    expect(after.get('/docs/v3.3.0/metrics/old/gist/')).toBe('/docs/v3.3.0/metrics/gist/');
  });

  it('refuses an address that both lists redirect', () => {
    const twice = MOVED.replace(
      'from: metrics/p-i-i\n    to: metrics/pii',
      'from: metrics/gist\n    to: metrics/old/gist',
    );
    writeFileSync(path.join(siteDir, 'moved.yaml'), twice);
    expect(redirects).toThrowErrorMatchingInlineSnapshot(`
      [Error: moved.yaml: an entry of \`addresses\` and one of \`pages\` redirect /docs/metrics/gist/
        expected: one redirect for each address of a version
        found:    /docs/metrics/old/gist/ and /docs/metrics/old/gist/
        remedy:   remove the entry of \`addresses\`: a page that moved belongs to \`pages\`]
    `);
  });
});
