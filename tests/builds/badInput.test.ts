import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { UNDO } from '../../scripts/newVersion/versionFiles';
import { copySite } from '../support/siteCopy';

const site = copySite('bad-input');

const isFull = process.env.TEST_FULL === 'true';

function change(file: string, from: string, to: string): void {
  const absolute = path.join(site.dir, file);
  const source = readFileSync(absolute, 'utf8');
  expect(source, `${file} holds what the test replaces`).toContain(from);
  writeFileSync(absolute, source.replace(from, to));
}

/** The entry of the one page that v3.4.0 lacks at its old address. */
const SUMMARIZATION = `  - since: v3.4.0
    from: understanding-%brand.slug%-metrics/summarization
    to: understanding-%brand.slug%-metrics/v3-metrics-soon-to-be-deprecated/summarization
    why: Only the legacy API has the metric.
`;

interface Case {
  title: string;
  spoil(): void;
  /** What the message must name: file, expected, found, remedy. */
  says: string[];
  /** One of several cases of the same check, whose own rules have unit tests: built in the full run only. */
  isVariant?: true;
}

const CASES: Case[] = [
  {
    title: 'a misspelt front matter field',
    spoil: () => change('docs/intro.mdx', 'sidebar_position:', 'sidebar_postion:'),
    says: [
      'docs/intro.mdx:5: unknown front matter field "sidebar_postion"',
      'expected: only title, description, sidebar_label, sidebar_position, keywords, slug',
      'found:    sidebar_postion: 2',
      'remedy:   write "sidebar_position"',
    ],
  },
  {
    title: 'a description that is too short',
    isVariant: true,
    spoil: () => change('docs/security-shields/prompt-shield.mdx', 'description: ', 'description: Short. #'),
    says: [
      'docs/security-shields/prompt-shield.mdx:4: wrong front matter field "description"',
      'found:    "Short." (6 characters)',
      'remedy:   mend "description"',
    ],
  },
  {
    title: 'a metric page without a direction',
    isVariant: true,
    spoil: () => change('docs/understanding-brand-metrics/pii.mdx', 'direction: findings\n', ''),
    says: ['docs/understanding-brand-metrics/pii.mdx:1: missing front matter field "direction"', 'found:    nothing'],
  },
  {
    title: 'an unknown brand token',
    spoil: () => change('docs/intro.mdx', '## ', '%brand.prodct% \n\n## '),
    says: [
      'unknown brand token',
      'docs/intro.mdx:',
      'expected: one of %brand.apiHost%',
      'found:    %brand.prodct%',
      'remedy:   write %brand.product%',
    ],
  },
  {
    title: 'an unknown operation in a component',
    spoil: () =>
      change('docs/understanding-brand-metrics/pii.mdx', '<ApiSample operation="pii"', '<ApiSample operation="pi"'),
    says: [
      'docs/understanding-brand-metrics/pii.mdx:',
      'unknown operation "pi"',
      'expected: an operation of openapi/metrics-api.yaml',
      'remedy:   write "pii"',
    ],
  },
  {
    title: 'an unknown field in a component',
    isVariant: true,
    spoil: () =>
      change(
        'docs/understanding-brand-metrics/pii.mdx',
        '<ApiFields operation="pii" part="request"',
        '<ApiFields operation="pii" part="request" field="alowlist"',
      ),
    says: ['unknown field "alowlist"', 'expected: a field of /metrics/v4alpha/pii', 'remedy:   write "allowlist"'],
  },
  {
    title: 'an operation that the OpenAPI file of the page’s own version does not have',
    isVariant: true,
    spoil: () =>
      change(
        'versioned_docs/version-v3.3.0/intro.mdx',
        '<ApiSample operation="/alignment/v1/clarity"',
        '<ApiSample operation="/metrics/v4alpha/clarity"',
      ),
    says: ['versioned_docs/version-v3.3.0/intro.mdx:', 'expected: an operation of openapi/versions/v3.3.0.yaml'],
  },
  {
    title: 'two pages with one address',
    spoil: () => {
      mkdirSync(path.join(site.dir, 'docs/intro'));
      copyFileSync(path.join(site.dir, 'docs/intro.mdx'), path.join(site.dir, 'docs/intro/index.mdx'));
    },
    says: ['duplicate slug', 'expected: an address of its own', 'remedy:   rename one of the two files'],
  },
  {
    title: 'an OpenAPI file with an undescribed property',
    spoil: () =>
      change(
        'openapi/metrics-api.yaml',
        "$ref: '#/components/schemas/ClarityRequest'",
        'properties: {text: {type: string}}',
      ),
    says: [
      'openapi/metrics-api.yaml: the OpenAPI file breaks the contract at /metrics/v4alpha/clarity request.text',
      'expected: a description',
      'found:    none',
      'remedy:   describe',
    ],
  },
  {
    title: 'an OpenAPI file with a reference to nothing',
    spoil: () => change('openapi/metrics-api.yaml', 'schemas/ClarityRequest', 'schemas/ClarityReqest'),
    says: ['reference to nothing', 'found:    #/components/schemas/ClarityReqest', 'schemas/ClarityRequest'],
  },
  {
    title: 'an OpenAPI file that is not YAML',
    spoil: () => change('openapi/metrics-api.yaml', 'openapi: 3.1', 'openapi: [3.1'),
    says: ['openapi/metrics-api.yaml:', 'the file is not valid YAML', 'remedy:'],
  },
  {
    title: 'a page component without a default export',
    spoil: () => writeFileSync(path.join(site.dir, 'src/pages/fixture.tsx'), 'export const page = 1;\n'),
    says: ["fixture/ doesn't have a default export"],
  },
  {
    title: 'a redirect that leads nowhere',
    isVariant: true,
    spoil: () => change('moved.yaml', 'to: category/quickstart-portal', 'to: category/quickstart'),
    says: ['moved.yaml: the entry for "quickstart-portal" redirects nothing', 'remedy:'],
  },
  {
    title: 'a page that disappears without an entry that says where it went',
    spoil: () => change('moved.yaml', SUMMARIZATION, ''),
    says: [
      'moved.yaml: docs v3.4.0 has no page at "',
      'where docs v3.3.0 has one, and no entry says where it went',
      'remedy:   add to `pages`: since: v3.4.0',
    ],
  },
];

afterEach(() => {
  rmSync(path.join(site.dir, 'docs/intro'), { recursive: true, force: true });
  rmSync(path.join(site.dir, 'src/pages/fixture.tsx'), { force: true });
  site.restore();
});

afterAll(() => site.remove());

describe('the build stops and teaches on', () => {
  it.each(CASES.filter(({ isVariant }) => isFull || !isVariant))('$title', async ({ spoil, says }) => {
    spoil();
    const spoiled = site.changes();
    const { code, output } = await site.script('scripts/build.ts');
    expect(code).not.toBe(0);
    for (const words of says) expect(output).toContain(words);
    expect(site.changes(), 'the working tree is as it was').toEqual(spoiled);
  });
});

describe('the build finds the links of a page', () => {
  it('to a file and to a page that do not exist: it warns of the one and fails because of the other', async () => {
    change('docs/intro.mdx', '## ', '[file](./no-such-file.mdx) and [page](/docs/no-such-page)\n\n## ');
    const { code, output } = await site.script('scripts/build.ts');
    expect(output).toMatch(/\[WARNING\] Markdown link with URL `.\/no-such-file.mdx`/);
    expect(output).toContain('Docusaurus found broken links');
    for (const link of ['no-such-file.mdx', 'docs/no-such-page']) {
      expect(output.slice(output.indexOf('found broken links'))).toContain(link);
    }
    expect(code).not.toBe(0);
  });

  // What is only warned of takes a whole build to see.
  if (isFull) {
    it('to a heading that does not exist, and two pages with one route: it warns and goes on', async () => {
      change('docs/intro.mdx', '## ', '[anchor](#no-such-anchor)\n\n## ');
      const page = 'export default function Page() {\n  return null;\n}\n';
      mkdirSync(path.join(site.dir, 'src/pages/fixture'));
      for (const file of ['fixture.tsx', 'fixture/index.tsx'])
        writeFileSync(path.join(site.dir, 'src/pages', file), page);
      const { code, output } = await site.script('scripts/build.ts');
      rmSync(path.join(site.dir, 'src/pages/fixture'), { recursive: true });
      expect(code, output).toBe(0);
      expect(output).toContain('broken anchors');
      expect(output).toContain('Duplicate routes found');
    });
  }
});

describe('a version cut stops and teaches on', () => {
  it.each([
    ['a name that exists', 'v3.4.0', ['the version v3.4.0 exists already', 'remedy:   choose the next number']],
    ['a name that is no version', '3.5', ['not a version name', 'expected: the form v3.5.0', 'found:    3.5']],
    ['a name that goes back', 'v3.2.0', ['versions go forward', 'expected: a name later than v3.4.0']],
    [
      'another version than the OpenAPI file has',
      'v3.5.0',
      ['openapi/metrics-api.yaml', 'expected: info.version: 3.5.0'],
    ],
  ])('%s', async (_title, version, says) => {
    const { code, output } = await site.script('scripts/new-version.ts', version);
    expect(code).not.toBe(0);
    for (const words of says) expect(output).toContain(words);
    expect(site.changes()).toEqual([]);
  });
});

describe('a version cut', () => {
  it('freezes docs, sidebar and OpenAPI file together', async () => {
    change('openapi/metrics-api.yaml', 'version: 3.4.0', 'version: 3.5.0');
    change('docs/change-log.mdx', '## Unreleased', '## v3.5.0');
    execFileSync('git', ['add', '--all'], { cwd: site.dir });
    const { code, output } = await site.script('scripts/new-version.ts', 'v3.5.0');
    expect(code, output).toBe(0);
    expect(JSON.parse(readFileSync(path.join(site.dir, 'versions.json'), 'utf8'))).toEqual([
      'v3.5.0',
      'v3.4.0',
      'v3.3.0',
    ]);
    for (const [copy, original] of [
      ['versioned_docs/version-v3.5.0/intro.mdx', 'docs/intro.mdx'],
      ['openapi/versions/v3.5.0.yaml', 'openapi/metrics-api.yaml'],
    ] as const) {
      expect(readFileSync(path.join(site.dir, copy), 'utf8')).toBe(readFileSync(path.join(site.dir, original), 'utf8'));
    }
    expect(readFileSync(path.join(site.dir, 'versioned_sidebars/version-v3.5.0-sidebars.json'), 'utf8')).toContain(
      'autogenerated',
    );
    execFileSync('sh', ['-c', UNDO], { cwd: site.dir });
    expect(site.changes(), 'git alone takes the cut back').toEqual([]);
    expect(existsSync(path.join(site.dir, 'versioned_docs/version-v3.5.0'))).toBe(false);
  });
});
