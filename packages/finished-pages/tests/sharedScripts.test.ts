import path from 'node:path';

import { beforeEach, describe, expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { sharedScripts } from '../src/sharedScripts';

interface Group {
  name: string;
  chunks: (chunk: { name?: string }) => boolean;
  test: (module: { resource?: string }) => boolean;
}

/** Returns the groups of a site whose chunks begin with some modules. */
function groupsOf(modules: Record<string, string>, bundler: 'rspack' | 'webpack' = 'rspack'): Group[] {
  const entries = Object.entries(modules).map(
    ([name, module]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`,
  );
  const folder = tempFolder({ 'registry.js': `export default {\n${entries.join('\n')}\n};\n` });
  return Object.values(sharedScripts(path.join(folder, 'registry.js'), bundler)) as unknown as Group[];
}

const DOCS = { '17896441': '@theme/DocItem', a94703ab: '@theme/DocRoot', '5e95c892': '@theme/DocsRoot' };

describe('scripts that pages load together are one file', () => {
  let docs: Group | undefined;
  let others: Group[];

  beforeEach(() => {
    [docs, ...others] = groupsOf({ ...DOCS, '17': '@theme/BlogListPage', c0ffee00: '@site/docs/a.md' });
  });

  it('which has the name of the page, so that Docusaurus prefetches it', () => {
    expect(docs?.name).toBe('178');
    expect(others).toEqual([]);
    // webpack stops at the name of a chunk.
    expect(groupsOf(DOCS, 'webpack').map(({ name }) => name)).toEqual(['docs-page']);
  });

  it('with what the parts of such a page import, and with nothing of other pages', () => {
    expect(['178', 'a9', '5e'].map((name) => docs?.chunks({ name }))).toEqual([true, true, true]);
    expect([{ name: '17' }, { name: 'c0' }, {}].map((chunk) => docs?.chunks(chunk))).toEqual([false, false, false]);
  });

  it.each([
    ['/site/node_modules/@docusaurus/theme-classic/lib/theme/DocRoot/Layout/index.js', true],
    ['/site/node_modules/@docusaurus/theme-classic/lib/theme/DocRoot/index.js', false],
    ['C:\\site\\src\\theme\\DocItem\\index.tsx', false],
    [undefined, true],
  ])('without a part itself, whose chunk has to stay: %s', (resource, isMoved) => {
    expect(docs?.test({ resource })).toBe(isMoved);
  });
});

it('a site without docs, or before its first build, has no groups', () => {
  expect(groupsOf({ c0ffee00: '@site/src/pages/index.js' })).toEqual([]);
  expect(sharedScripts('/nowhere/registry.js', 'rspack')).toEqual({});
});
