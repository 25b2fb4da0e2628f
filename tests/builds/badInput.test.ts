import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { UNDO } from '../../scripts/new-version/versionFiles';
import { isFull } from '../support/pages';
import { copySite } from '../support/siteCopy';
import { LATEST } from '../support/specifiedRoutes';
import versions from '../../versions.json';

const site = copySite('bad-input');

function read(file: string): string {
  return readFileSync(path.join(site.dir, file), 'utf8');
}

function replace(file: string, from: string, to: string): void {
  expect(read(file), `${file} contains the text to replace`).toContain(from);
  writeFileSync(path.join(site.dir, file), read(file).replace(from, to));
}

/** The move of the one page that v3.3.0 has and v3.4.0 lacks. */
const SUMMARIZATION = `  - since: v3.4.0
    from: understanding-%brand.slug%-metrics/summarization
    to: understanding-%brand.slug%-metrics/v3-metrics-soon-to-be-deprecated/summarization
    why: Only the legacy API has the metric.
`;

const API = 'openapi/metrics-api.yaml';
const METRIC = 'docs/understanding-brand-metrics/pii.mdx';

interface Case {
  title: string;
  corrupt(): void;
  /** What the output must contain: file, offending value, and the remedy if it is computed. */
  output: string[];
  /** Set for a further case of the same check. The unit tests cover these, so only the full run builds them. */
  isVariant?: true;
}

const CASES: Case[] = [
  {
    title: 'a misspelled front matter field',
    corrupt: () => replace('docs/intro.mdx', 'sidebar_position:', 'sidebar_postion:'),
    output: ['docs/intro.mdx:5: ', 'sidebar_postion: 2', 'write "sidebar_position"'],
  },
  {
    title: 'a description that is too short',
    isVariant: true,
    corrupt: () => replace('docs/security-shields/prompt-shield.mdx', 'description: ', 'description: Short. #'),
    output: ['docs/security-shields/prompt-shield.mdx:4: ', '"Short." (6 characters)'],
  },
  {
    title: 'a metric page without a direction',
    isVariant: true,
    corrupt: () => replace(METRIC, 'direction: findings\n', ''),
    output: [`${METRIC}:1: `, '"direction"'],
  },
  {
    title: 'an unknown brand token',
    corrupt: () => replace('docs/intro.mdx', '## ', '%brand.prodct% \n\n## '),
    output: ['docs/intro.mdx:', '%brand.prodct%', 'write %brand.product%'],
  },
  {
    title: 'an unknown operation in a component',
    corrupt: () => replace(METRIC, '<ApiSample operation="pii"', '<ApiSample operation="pi"'),
    output: [`${METRIC}:`, '"pi"', API, 'write "pii"'],
  },
  {
    title: 'an unknown field in a component',
    isVariant: true,
    corrupt: () =>
      replace(
        METRIC,
        '<ApiFields operation="pii" part="request"',
        '<ApiFields operation="pii" part="request" field="alowlist"',
      ),
    output: [`${METRIC}:`, '"alowlist"', 'write "allowlist"'],
  },
  {
    title: 'an operation that the OpenAPI file of the version lacks',
    isVariant: true,
    corrupt: () =>
      replace(
        'versioned_docs/version-v3.3.0/intro.mdx',
        '<ApiSample operation="/alignment/v1/clarity"',
        '<ApiSample operation="/metrics/v4alpha/clarity"',
      ),
    output: ['versioned_docs/version-v3.3.0/intro.mdx:', 'openapi/versions/v3.3.0.yaml'],
  },
  {
    title: 'two pages with one path',
    corrupt: () => {
      mkdirSync(path.join(site.dir, 'docs/intro'));
      copyFileSync(path.join(site.dir, 'docs/intro.mdx'), path.join(site.dir, 'docs/intro/index.mdx'));
    },
    output: ['docs/intro.mdx', 'docs/intro/index.mdx'],
  },
  {
    title: 'an OpenAPI file with an undescribed property',
    corrupt: () => replace(API, "$ref: '#/components/schemas/ClarityRequest'", 'properties: {text: {type: string}}'),
    output: [API, '/metrics/v4alpha/clarity request.text'],
  },
  {
    title: 'an OpenAPI file with a reference without a target',
    corrupt: () => replace(API, 'schemas/ClarityRequest', 'schemas/ClarityReqest'),
    output: [API, '#/components/schemas/ClarityReqest', 'schemas/ClarityRequest'],
  },
  {
    title: 'an OpenAPI file that is not YAML',
    corrupt: () => replace(API, 'openapi: 3.1', 'openapi: [3.1'),
    output: [`${API}:`],
  },
  {
    title: 'a page component without a default export',
    corrupt: () => writeFileSync(path.join(site.dir, 'src/pages/fixture.tsx'), 'export const page = 1;\n'),
    output: ["fixture/ doesn't have a default export"],
  },
  {
    title: 'a redirect without a target',
    isVariant: true,
    corrupt: () => replace('moved.yaml', 'to: category/quickstart-portal', 'to: category/quickstart'),
    output: ['moved.yaml: ', '"quickstart-portal"'],
  },
  {
    title: 'a page that is missing in the next version without an entry in moved.yaml',
    corrupt: () => replace('moved.yaml', SUMMARIZATION, ''),
    output: ['moved.yaml: ', 'metrics/summarization', 'since: v3.4.0'],
  },
];

afterEach(() => {
  rmSync(path.join(site.dir, 'docs/intro'), { recursive: true, force: true });
  rmSync(path.join(site.dir, 'src/pages/fixture.tsx'), { force: true });
  site.restore();
});

afterAll(() => site.remove());

describe('the build', () => {
  it.each(CASES.filter(({ isVariant }) => isFull || !isVariant))('fails on $title', async ({ corrupt, output }) => {
    corrupt();
    const changes = site.changes();
    const ended = await site.script('scripts/build.ts');
    expect(ended.code).not.toBe(0);
    for (const part of output) expect(ended.output).toContain(part);
    expect(site.changes(), 'files that the build changed').toEqual(changes);
  });

  it('warns of a link to a missing file, and fails on a link to a missing page', async () => {
    replace('docs/intro.mdx', '## ', '[file](./no-such-file.mdx) and [page](/docs/no-such-page)\n\n## ');
    const { code, output } = await site.script('scripts/build.ts');
    expect(output).toMatch(/\[WARNING\] Markdown link with URL `.\/no-such-file.mdx`/);
    expect(output).toContain('Docusaurus found broken links');
    for (const link of ['no-such-file.mdx', 'docs/no-such-page']) {
      expect(output.slice(output.indexOf('found broken links'))).toContain(link);
    }
    expect(code).not.toBe(0);
  });

  // Warnings appear only after a complete build, so this takes long.
  if (!isFull) return;
  it('warns of a link to a missing heading, and of two pages with one route', async () => {
    replace('docs/intro.mdx', '## ', '[anchor](#no-such-anchor)\n\n## ');
    const page = 'export default function Page() {\n  return null;\n}\n';
    mkdirSync(path.join(site.dir, 'src/pages/fixture'));
    for (const file of ['fixture.tsx', 'fixture/index.tsx']) {
      writeFileSync(path.join(site.dir, 'src/pages', file), page);
    }
    const { code, output } = await site.script('scripts/build.ts');
    rmSync(path.join(site.dir, 'src/pages/fixture'), { recursive: true });
    expect(code, output).toBe(0);
    expect(output).toContain('broken anchors');
    expect(output).toContain('Duplicate routes found');
  });
});

describe('npm run new:version', () => {
  const next = nextMinor(LATEST);

  /** Returns the next minor version, for example `v3.5.0` for `v3.4.0`. */
  function nextMinor(version: string): string {
    const [major = '', minor = ''] = version.split('.');
    return `${major}.${Number(minor) + 1}.0`;
  }

  it.each([
    ['an existing version', LATEST, [LATEST]],
    ['a malformed version', '3.5', ['3.5']],
    ['a version before the latest', 'v3.2.0', ['v3.2.0', LATEST]],
    ['another version than that of the OpenAPI file', next, [API, `info.version: ${next.slice(1)}`]],
  ])('rejects %s', async (_case, version, parts) => {
    const { code, output } = await site.script('scripts/new-version.ts', version);
    expect(code).not.toBe(0);
    for (const part of parts) expect(output).toContain(part);
    expect(site.changes()).toEqual([]);
  });

  it('copies docs, sidebar and OpenAPI file', async () => {
    replace(API, `version: ${LATEST.slice(1)}`, `version: ${next.slice(1)}`);
    replace('docs/change-log.mdx', '## Unreleased', `## ${next}`);
    execFileSync('git', ['add', '--all'], { cwd: site.dir });
    const { code, output } = await site.script('scripts/new-version.ts', next);
    expect(code, output).toBe(0);
    expect(JSON.parse(read('versions.json'))).toEqual([next, ...versions]);
    expect(read(`versioned_docs/version-${next}/intro.mdx`)).toBe(read('docs/intro.mdx'));
    expect(read(`openapi/versions/${next}.yaml`)).toBe(read(API));
    expect(read(`versioned_sidebars/version-${next}-sidebars.json`)).toContain('autogenerated');
    execFileSync('sh', ['-c', UNDO], { cwd: site.dir });
    expect(site.changes(), 'changes after undoing the cut').toEqual([]);
    expect(existsSync(path.join(site.dir, `versioned_docs/version-${next}`))).toBe(false);
  });
});
