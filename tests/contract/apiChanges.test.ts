import { describe, expect, it } from 'vitest';

import { projectDir, run, script } from '../../scripts/lib/run';
import { builtPage } from '../support/builtSite';
import { readOperations } from '../support/openApiDocument';
import { VERSIONS } from '../support/specifiedRoutes';

const [older = [], newer = []] = ['v3.3.0', 'v3.4.0'].map((version) =>
  readOperations(`openapi/versions/${version}.yaml`),
);

const has = (operations: typeof newer, path: string) => operations.some((one) => one.path === path);
const added = newer.filter(({ path }) => !has(older, path)).map(({ path }) => path);
const legacy = (operations: typeof newer) => operations.filter((one) => one.deprecated).map(({ path }) => path);
const deprecated = legacy(newer).filter((path) => !legacy(older).includes(path));

it.runIf(VERSIONS.includes('v3.3.0'))(
  'npm run api:diff prints the changes between two versions, and fails on breaking ones if it is told to',
  async () => {
    const diff = (...versions: string[]) =>
      run(script('scripts/api-diff.ts', ...versions, '--fail-on-breaking'), { capture: true, cwd: projectDir });
    const [forward, backward] = await Promise.all([diff('v3.3.0', 'v3.4.0'), diff('v3.4.0', 'v3.3.0')]);
    expect([forward.code, backward.code]).toEqual([0, 1]);
    expect(forward.output).not.toContain('## Breaking');
    for (const apiPath of added) expect(forward.output).toContain(`- \`${apiPath}\`: new operation`);
    for (const apiPath of deprecated) expect(forward.output).toContain(`- \`${apiPath}\`: soon to be deprecated`);
    expect(forward.output).toContain('- `include_citations` (changed; default: false → true)');
    expect(backward.output).toContain(`## Breaking (${added.length})`);
  },
);

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
