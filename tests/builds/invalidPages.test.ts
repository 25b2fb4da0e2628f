import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { projectDir } from '../../scripts/lib/run';
import { itFailsOn, type InvalidInput } from '../support/invalidInput';
import { copySite } from '../support/siteCopy';

const site = copySite('invalid-pages');

afterEach(() => site.restore());

afterAll(() => site.remove());

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
    title: 'an unknown variable in an expression',
    corrupt: () => site.replace('docs/intro.mdx', '## ', '{noSuchVariable}\n\n## '),
    output: ['noSuchVariable', 'docs/intro.mdx'],
  },
  {
    title: 'an import of a missing file',
    corrupt: () => site.replace('docs/intro.mdx', '## ', "import Nothing from './no-such-file';\n\n<Nothing />\n\n## "),
    // The bundler names the folder of the page only.
    output: ["Can't resolve './no-such-file'", `Source files it is about:\n  docs/intro.mdx:${HEADING}`],
  },
  {
    title: 'many mistakes on many pages, and names them all',
    corrupt: () => {
      site.replace('docs/intro.mdx', 'sidebar_position:', 'sidebar_postion:');
      site.replace('docs/intro.mdx', 'title:', 'layout: wide\ndraft: maybe\ntitle:');
      site.replace('docs/intro.mdx', '## ', '![A](https://a.example/a.png)\n\n<img src="./nope.png" />\n\n## ');
      site.replace(METRIC, '<ApiSample operation="pii"', '<ApiSample operation="pi"');
      site.replace(METRIC, '## ', '<Fixtur />\n\n[page](/docs/next/no-such-page/) [file](./no-such-file.mdx)\n\n## ');
      site.replace('blog/tags.yml', 'label:', 'lable:');
      writeFileSync(path.join(site.dir, 'docs/fixture.mdx'), '---\ntitle: One: two\n---\n\nIt costs {5.\n');
    },
    output: [
      'Errors in pages and tables: 12',
      'blog/tags.yml: invalid tag',
      'docs/fixture.mdx:2: the front matter is not valid YAML',
      'docs/fixture.mdx:5: the page is not valid MDX',
      `docs/intro.mdx:${lineOf('title') + 1}: invalid front matter field "draft"`,
      `docs/intro.mdx:${lineOf('sidebar_position') + 2}: unknown front matter field "sidebar_postion"`,
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
    title: 'a page component without a default export',
    corrupt: () => writeFileSync(path.join(site.dir, 'src/pages/fixture.tsx'), 'export const page = 1;\n'),
    output: ["fixture/ doesn't have a default export"],
  },
];

describe('the build', () => {
  itFailsOn(site, INPUTS);

  it('warns of a link to a missing file, and fails on a link to a missing page', async () => {
    site.replace('docs/intro.mdx', '## ', '[file](./no-such-file.mdx) and [page](/docs/no-such-page)\n\n## ');
    const { code, output } = await site.build();
    expect(output).toMatch(/\[WARNING\] Markdown link with URL `.\/no-such-file.mdx`/);
    expect(output).toContain('Docusaurus found broken links');
    for (const link of ['no-such-file.mdx', 'docs/no-such-page']) {
      expect(output.slice(output.indexOf('found broken links'))).toContain(link);
    }
    expect(output).toContain('Source files it is about:\n  docs/intro.mdx');
    expect(code).not.toBe(0);
  });

  it('warns of a link to a missing heading, and of two pages with one route', async () => {
    site.replace('docs/intro.mdx', '## ', '[anchor](#no-such-anchor)\n\n## ');
    const page = 'export default function Page() {\n  return null;\n}\n';
    mkdirSync(path.join(site.dir, 'src/pages/fixture'));
    for (const file of ['fixture.tsx', 'fixture/index.tsx']) {
      writeFileSync(path.join(site.dir, 'src/pages', file), page);
    }
    const { code, output } = await site.build();
    expect(code, output).toBe(0);
    expect(output).toContain('broken anchors');
    expect(output).toContain('Duplicate routes found');
  });
});
