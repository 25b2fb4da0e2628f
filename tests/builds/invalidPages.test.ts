import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { projectDir } from '../../scripts/lib/run';
import { itFailsOn, type InvalidInput } from '../support/invalidInput';
import { copySite } from '../support/siteCopy';

const site = copySite('invalid-pages');

afterEach(() => site.restore());

afterAll(() => site.remove());

const API = 'openapi/metrics-api.yaml';

const METRIC = 'docs/understanding-brand-metrics/pii.mdx';

const INTRO = readFileSync(path.join(projectDir, 'docs/intro.mdx'), 'utf8').split('\n');

/** Returns the line of the introduction with a text at its start, counted from 1. */
const lineOf = (start: string) => INTRO.findIndex((line) => line.startsWith(start)) + 1;

const HEADING = lineOf('## ');

/** What only the bundler or Docusaurus can report, and one page with several mistakes. Unit tests have the mistakes one by one. */
const INPUTS: InvalidInput[] = [
  {
    title: 'a heading with the id of a field',
    corrupt: () => site.replace(METRIC, '## ', '## Request text\n\n## '),
    output: [`${METRIC}:`, 'request-text', '{#about-request-text}'],
  },
  {
    title: 'an expression that throws',
    corrupt: () => site.replace('docs/intro.mdx', '## ', '{String(globalThis.noSuch.field)}\n\n## '),
    // What is known only when the page is rendered.
    output: ["reading 'field'", 'Source files it is about:\n  docs/intro.mdx'],
  },
  {
    title: 'an import of a name that a module does not export',
    corrupt: () =>
      site.replace('docs/intro.mdx', '## ', "import { Link } from '@docusaurus/Link';\n\n{String(Link)}\n\n## "),
    output: [
      `docs/intro.mdx:${HEADING}: @docusaurus/Link exports no "Link"`,
      "write import Link from '@docusaurus/Link'",
    ],
  },
  {
    title: 'an import of a missing component of a theme',
    corrupt: () => site.replace('docs/intro.mdx', '## ', "import Nothing from '@theme/NoSuch';\n\n<Nothing />\n\n## "),
    // The bundler names the folder of the page only.
    output: ["Can't resolve '@theme/NoSuch'", `Source files it is about:\n  docs/intro.mdx:${HEADING}`],
  },
  {
    title: 'many mistakes on many pages, and names them all',
    corrupt: () => {
      site.replace('docs/intro.mdx', 'sidebar_position:', 'sidebar_postion:');
      site.replace('docs/intro.mdx', 'title:', 'layout: wide\ndraft: maybe\ntitle:');
      site.replace('docs/intro.mdx', '## ', '![A](https://a.example/a.png)\n\n<img src="./nope.png" />\n\n## ');
      site.replace(METRIC, '<ApiSample operation="pii"', '<ApiSample operation="pi"');
      site.replace(METRIC, '## ', '<Fixtur />\n\n[page](/docs/next/no-such-page/) [file](./no-such-file.mdx)\n\n## ');
      site.replace('docs/intro.mdx', '## ', '[x](#no-such-heading) {noSuchVariable}\n\n## ');
      site.replace('blog/tags.yml', 'label:', 'lable:');
      writeFileSync(path.join(site.dir, 'docs/fixture.mdx'), '---\ntitle: One: two\n---\n\nIt costs {5.\n');
    },
    output: [
      'Errors in pages and tables: 13',
      'blog/tags.yml:2: invalid tag',
      'write "label"',
      'docs/fixture.mdx:2: the front matter is not valid YAML',
      'docs/fixture.mdx:5: the page is not valid MDX',
      `docs/intro.mdx:${lineOf('title') + 1}: invalid front matter field "draft"`,
      `docs/intro.mdx:${lineOf('sidebar_position') + 2}: unknown front matter field "sidebar_postion"`,
      `docs/intro.mdx:${HEADING + 6}: the link leads to no heading`,
      `docs/intro.mdx:${HEADING + 6}: nothing defines noSuchVariable`,
      `docs/intro.mdx:${HEADING + 2}: <img> loads from another host`,
      `docs/intro.mdx:${HEADING + 4}: <img> names a file that does not exist`,
      `${METRIC}:`,
      'unknown operation "pi"',
      'write "pii"',
      'write "sidebar_position"',
      'unknown component <Fixtur>',
      '/docs/next/no-such-page/',
      './no-such-file.mdx',
    ],
  },
  {
    title: 'an OpenAPI file with a reference without a target',
    corrupt: () => site.replace(API, 'schemas/ClarityRequest', 'schemas/ClarityReqest'),
    output: [API, '#/components/schemas/ClarityReqest', 'schemas/ClarityRequest'],
  },
  {
    title: 'a page component without a default export',
    corrupt: () => writeFileSync(path.join(site.dir, 'src/pages/fixture.tsx'), 'export const page = 1;\n'),
    output: ["fixture/ doesn't have a default export"],
  },
];

describe('the build', () => {
  itFailsOn(site, INPUTS);

  it('begins with the list of errors, before it compiles', async () => {
    site.replace('docs/intro.mdx', '## ', '[file](./no-such-file.mdx) and [page](/docs/no-such-page)\n\n## ');
    const { code, output } = await site.build();
    expect(output).toContain('Errors in pages and tables: 2');
    expect(output).not.toMatch(/^\s+at |Compiled|found broken links/m);
    expect(code).not.toBe(0);
  });

  it('fails on a broken link that no page has written', async () => {
    site.replace('docusaurus.config.ts', "to: '/blog'", "to: '/no-such-blog'");
    const { code, output } = await site.build();
    expect(output).toContain('Docusaurus found broken links');
    expect(code).not.toBe(0);
  });

  it('fails on a file that the built site lacks, and leaves no site', async () => {
    site.replace('docusaurus.config.ts', "to: '/blog'", `href: 'pathname://${brand.basePath}no-such.pdf'`);
    const { code, output } = await site.build();
    expect(output).toContain('found:    /no-such.pdf');
    expect(code).not.toBe(0);
    expect(existsSync(path.join(site.dir, 'build'))).toBe(false);
  });

  it('warns of two pages with one route', async () => {
    const page = 'export default function Page() {\n  return null;\n}\n';
    mkdirSync(path.join(site.dir, 'src/pages/fixture'));
    for (const file of ['fixture.tsx', 'fixture/index.tsx']) {
      writeFileSync(path.join(site.dir, 'src/pages', file), page);
    }
    const { code, output } = await site.build();
    expect(code, output).toBe(0);
    expect(output).toContain('Duplicate routes found');
  });
});
