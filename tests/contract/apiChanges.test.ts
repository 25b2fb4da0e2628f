import { describe, expect, it } from 'vitest';

import { projectDir, run, script } from '../../scripts/lib/run';
import { builtPage } from '../support/builtSite';
import { readOperations } from '../support/openApiDocument';

const [older = [], newer = []] = ['v3.3.0', 'v3.4.0'].map((version) =>
  readOperations(`openapi/versions/${version}.yaml`),
);

const has = (operations: typeof newer, path: string) => operations.some((one) => one.path === path);
const added = newer.filter(({ path }) => !has(older, path)).map(({ path }) => path);
const removed = older.filter(({ path }) => !has(newer, path));
const legacy = (operations: typeof newer) => operations.filter((one) => one.deprecated).map(({ path }) => path);
const deprecated = legacy(newer).filter((path) => !legacy(older).includes(path));

async function apiDiff(...versions: string[]): Promise<{ code: number; output: string }> {
  return run(script('scripts/api-diff.ts', ...versions), { capture: true, cwd: projectDir });
}

describe('npm run api:diff', () => {
  it('prints the changes between two versions, sorted by kind', async () => {
    const { code, output } = await apiDiff('v3.3.0', 'v3.4.0', '--fail-on-breaking');
    expect(code).toBe(0);
    expect(removed).toEqual([]);
    expect(output).not.toContain('## Breaking');
    expect(output).toContain(`## Deprecated (${deprecated.length})`);
    expect(output).toContain(`## Added (${added.length})`);
    for (const apiPath of added) expect(output).toContain(`- \`${apiPath}\`: new operation`);
    for (const apiPath of deprecated) expect(output).toContain(`- \`${apiPath}\`: soon to be deprecated`);
    expect(output).toContain('- `include_citations` (changed; default: false → true)');
    expect(output).toContain('- `context.node_id` → `context.chunk_id` (renamed)');
  });

  it('fails on breaking changes if it is told to', async () => {
    const { code, output } = await apiDiff('v3.4.0', 'v3.3.0', '--fail-on-breaking');
    expect(code).toBe(1);
    expect(output).toContain(`## Breaking (${added.length})`);
  });

  it.each([
    ['no versions', [], /npm run api:diff -- <older version> <newer version>/],
    ['a version that does not exist', ['v3.3.0', 'v9.9.9'], /openapi\/versions\/v9\.9\.9\.yaml: the file is missing/],
  ])('fails with %s', async (_case, versions, message) => {
    const { code, output } = await apiDiff(...versions);
    expect(code).toBe(1);
    expect(output).toMatch(message);
  });
});

describe.each(['/docs/change-log/', '/docs/next/change-log/'])('%s', (route) => {
  const { $ } = builtPage(route);
  const group = (title: string) =>
    $('main details').filter((_index, element) => $(element).children('summary').text().startsWith(title));

  it('lists the added and the deprecated operations, with links', () => {
    const linked = (title: string) =>
      group(title)
        .find('> ul > li, > div > ul > li')
        .toArray()
        .map((item) => $(item).children('a').first().text());
    expect(linked('Added since v3.3.0').sort()).toEqual(added.sort());
    expect(linked('Newly marked as soon to be deprecated').sort()).toEqual(deprecated.sort());
    expect(group('Breaking')).toHaveLength(0);
  });

  it('lists the field changes of a deprecated operation', () => {
    const item = group('Newly marked as soon to be deprecated')
      .find('li')
      .filter((_index, element) => $(element).children('a').first().text() === '/safety/v3/faithfulness');
    expect(item.text()).toContain('include_citations (changed; default: false → true)');
    expect(item.text()).toContain('context.node_text → context.chunk_text (renamed)');
  });
});
