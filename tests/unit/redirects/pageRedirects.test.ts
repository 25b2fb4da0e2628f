import { describe, expect, it } from 'vitest';

import { pageRedirects } from '../../../plugins/redirects/pageRedirects';
import type { VersionRoutes } from '../../../plugins/redirects/planRedirects';
import type { PageMove } from '../../../plugins/redirects/readMoved';

function version(name: string, pages: string[]): VersionRoutes {
  return { name, prefix: `/docs/${name}/`, pages };
}

function move(since: string, from: string, to: string | null): PageMove {
  return { since, from, to, why: 'It moved.' };
}

function plan(versions: VersionRoutes[], moves: PageMove[]): string[] {
  return versions.flatMap((one) => pageRedirects(one, versions, moves).map(({ from, to }) => `${from} → ${to}`));
}

describe('pageRedirects', () => {
  it('leads to the new address in newer versions, and to the old one in older versions', () => {
    const versions = [version('v1', ['pii']), version('v2', ['old/pii']), version('next', ['old/pii'])];
    expect(plan(versions, [move('v2', 'pii', 'old/pii')])).toEqual([
      '/docs/v1/old/pii/ → /docs/v1/pii/',
      '/docs/v2/pii/ → /docs/v2/old/pii/',
      '/docs/next/pii/ → /docs/next/old/pii/',
    ]);
  });

  it('leaves an address alone that has another page now', () => {
    const versions = [version('v1', ['pii']), version('v2', ['pii', 'old/pii'])];
    expect(plan(versions, [move('v2', 'pii', 'old/pii')])).toEqual(['/docs/v1/old/pii/ → /docs/v1/pii/']);
  });

  it('leads to where the page is after several moves', () => {
    const versions = [version('v1', ['a']), version('v2', ['b']), version('v3', ['c'])];
    expect(plan(versions, [move('v2', 'a', 'b'), move('v3', 'b', 'c')])).toEqual([
      '/docs/v1/b/ → /docs/v1/a/',
      '/docs/v1/c/ → /docs/v1/a/',
      '/docs/v2/a/ → /docs/v2/b/',
      '/docs/v2/c/ → /docs/v2/b/',
      '/docs/v3/a/ → /docs/v3/c/',
      '/docs/v3/b/ → /docs/v3/c/',
    ]);
  });

  it('leads to the page that had the address last, of two that had it', () => {
    const versions = [version('v1', ['a']), version('v2', ['a', 'b']), version('v3', ['b', 'c'])];
    expect(plan(versions, [move('v2', 'a', 'b'), move('v3', 'a', 'c')])).toContain('/docs/v3/a/ → /docs/v3/c/');
  });

  it('leads nowhere for a page that is gone for good', () => {
    const versions = [version('v1', ['a']), version('v2', ['b']), version('v3', [''])];
    const redirects = plan(versions, [move('v2', 'a', 'b'), move('v3', 'b', null)]);
    expect(redirects).toEqual(['/docs/v1/b/ → /docs/v1/a/', '/docs/v2/a/ → /docs/v2/b/']);
  });
});
