import { expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { brand } from '../../../../brand.config';
import { siteErrors } from '../../../../plugins/content/errors/siteErrors';
import { createSite } from '../../../../plugins/createSite';
import { projectText } from '../../../support/projectFiles';

const STRICT = { onBrokenLinks: 'throw', onBrokenAnchors: 'throw' } as const;

const COMPONENTS = 'src/theme/MDXComponents/index.tsx';

function errorsOf(files: Record<string, string>, config: Parameters<typeof siteErrors>[1] = STRICT) {
  const siteDir = tempFolder({ ...files, [COMPONENTS]: projectText(COMPONENTS) });
  return siteErrors(createSite({ siteDir, brand }), config);
}

const OTHER = { 'docs/other.mdx': '# Other\n\n## Set up the client\n\n## Limits {#quota}\n' };

/** Pages with one mistake, its line, and a part of its remedy. */
const MISTAKES: [what: string, text: string, line: number, remedy: string][] = [
  ['an unknown variable', 'One.\n\nUse {nope} here.', 3, 'backticks'],
  ['a misspelled variable', 'export const port = 80;\n\nPort {prot}.', 3, 'write "port"'],
  ['an unknown variable in code of the page', '{[1, 2].map((one) => <b key={one}>{nope}</b>)}', 1, 'backticks'],
  ['what browsers only have', 'At {window.location.href}.', 1, 'function that only browsers run'],
  ['a template of another language', 'One.\n\n{{ template }}', 3, 'write {{ … }} in backticks'],
  ['an object as a child', 'export const team = { name: "Ann" };\n\nBy {team}.', 3, 'a field of it'],
  ['front matter as a child', '<p>{frontMatter}</p>', 1, 'frontMatter.title'],
  ['a style of HTML', 'One.\n\n<b style="color: red; font-size: 2em">x</b>', 3, "{{ color: 'red', fontSize: '2em' }}"],
  ['an element with content that has none', '<br>Two</br>', 1, '<br />'],
  [
    'two tabs with one value',
    '<Tabs>\n<TabItem value="a">A</TabItem>\n<TabItem value="a">B</TabItem>\n</Tabs>',
    1,
    'another',
  ],
  ['tabs without a tab', '<Tabs>\n</Tabs>', 1, '<TabItem value'],
  ['text between tabs', '<Tabs>\n\nText\n\n<TabItem value="a">A</TabItem>\n</Tabs>', 1, '<TabItem value'],
  [
    'an unknown default tab',
    '<Tabs defaultValue="pyhton">\n<TabItem value="python">A</TabItem>\n</Tabs>',
    1,
    '"python"',
  ],
  ['a missing import', "import Part from './_prat.mdx';\n\n<Part />", 1, '_part.mdx'],
  ['a missing package', "import no from 'no-such-package';\n\nText.", 1, 'npm install no-such-package'],
  ['an unknown component', 'One.\n\n<TabsItem value="a" />', 3, 'TabItem'],
  ['a link to a missing file', 'See [it](./othr.mdx).', 1, 'write "./other.mdx"'],
  ['a link to a file that has moved', 'See [it](./clarity.mdx).', 1, 'moved.yaml'],
  ['a link to a page that has moved', 'See [it](/docs/clarity/).', 1, 'moved.yaml'],
  ['a link to a missing page', 'See [it](/docs/othr/).', 1, '/docs/other/'],
  ['a missing heading of the page', '## First steps\n\n[x](#first-step)', 3, 'first-steps'],
  ['a missing heading of another page', 'One.\n\n[x](./other.mdx#set-up-client)', 3, 'set-up-the-client'],
  ['a missing heading in HTML', '<a href="/docs/other/#qouta">x</a>', 1, 'quota'],
  ['a heading of a page without any', 'See [x](#nowhere).', 1, 'it has no headings'],
  ['an open brace', 'One {.', 1, '\\{'],
  ['a date that no calendar has', '---\r\nlast_update:\r\n  date: 2026-02-30\r\n---\r\n\r\nOne.', 3, 'calendar'],
  ['front matter below an empty line', '\n---\ntitle: A\n---\n\nOne.', 2, 'remove the space'],
  ['a missing image of the page', '---\ntitle: A\nimage: /img/none.png\n---\n\nOne.', 3, 'whose case counts'],
  ['an unknown format', '---\ntitle: A\nmdx:\n  format: commonmark\n---\n\nOne.', 3, 'fix "mdx"'],
  ['facts in an expression', 'One.\n\n{true && <ApiFields operation="a" />}', 3, 'a line of its own'],
  [
    'facts in an attribute',
    '<Details summary={<ApiSample operation="a" />}>\n\nText.\n\n</Details>',
    1,
    'in a partial',
  ],
  ['facts in code of the page', 'export const Facts = () => <ApiFields operation="a" />;\n\n<Facts />', 1, 'a line of'],
  ['a component in lower case', 'One.\n\n<apifields operation="a" />', 3, 'write <ApiFields>'],
  ['a file of a page in an expression', '{[1].map((n) => <a key={n} href="./other.mdx">x</a>)}', 1, '<Link to="/…/">'],
  ['a missing page in an expression', 'One.\n\n{<a href="/docs/othr/">x</a>}', 3, '/docs/other/'],
  ['code of an event of HTML', '<b onclick="run()">x</b>', 1, 'onClick={() =>'],
  ['a missing image in an expression', '<img alt="" src={require(\'./_prat.mdx\').default} />', 1, '_part.mdx'],
  ['a link to a missing file next to the page', 'See [it](./guide.pdf).', 1, 'fix its name'],
  ['a link to a misspelled file next to the page', 'See [it](./_prt.txt).', 1, 'write "_part.txt"'],
  ['a link to a missing file from the root of the docs', 'See [it](/othr.mdx).', 1, 'write "/other.mdx"'],
];

it.each(MISTAKES)('siteErrors finds %s, with line and remedy', async (_what, text, line, remedy) => {
  const errors = await errorsOf({ 'docs/page.mdx': text, 'docs/_part.mdx': 'Part.', 'docs/_part.txt': '', ...OTHER });
  expect(errors).toEqual([
    expect.objectContaining({ file: `docs/page.mdx:${line}`, remedy: expect.stringContaining(remedy) }),
  ]);
});

it.each([
  ['its names', 'export const port = 80;\n\n{port} {frontMatter.title} {toc.length} {typeof props} {Math.PI}'],
  ['functions for browsers', '<button onClick={() => window.print()}>Print</button>'],
  ['tabs', '<Tabs defaultValue="b">\n<TabItem value="a">A</TabItem>\n<TabItem value="b">B</TabItem>\n</Tabs>'],
  [
    'tabs on lines of one paragraph',
    '<Tabs>\n  <TabItem value="a">A</TabItem> <TabItem value="b">B</TabItem>\n</Tabs>',
  ],
  ['tabs from data', '<Tabs>{[1].map((one) => <TabItem key={one} value={one}>A</TabItem>)}</Tabs>'],
  ['styles of React', "<p style={{ color: 'red' }}>Red</p>"],
  [
    'imports',
    "import Part from './_part.mdx';\nimport Link from '@docusaurus/Link';\n\n<Part /> <Link to=\"/\">x</Link>",
  ],
  ['links', '## A\n\n[a](#a) [b](./other.mdx#quota) [c](../other/) [d](/docs/other?x=1#quota) [e](#)'],
  [
    'ids of elements and partials',
    'import Part from \'./_part.mdx\';\n\n<Part />\n\n<b id="own">x</b> [a](#own) [b](#in-part)',
  ],
  ['footnotes', 'One[^1].\n\n[^1]: Two.'],
  ['CommonMark', '---\nmdx:\n  format: md\n---\n\nUse {nope} and <b style="color: red">x</b>.'],
])('siteErrors accepts %s', async (_what, text) => {
  expect(await errorsOf({ 'docs/page.mdx': text, 'docs/_part.mdx': '## In part\n', ...OTHER })).toEqual([]);
});

it('siteErrors names an unknown docs version where it is written, and no broken link', async () => {
  const openapi = { 'openapi/metrics-api.yaml': projectText('openapi/metrics-api.yaml') };
  const errors = await errorsOf({ 'docs/page.mdx': 'One.\n\n<ApiChanges from="v1" to="nxt" />', ...openapi });
  expect(errors).toEqual([
    expect.objectContaining({
      file: 'docs/page.mdx:3',
      problem: 'unknown docs version "v1"',
      remedy: 'use one of: next',
    }),
  ]);
});

it('siteErrors lists the mistakes of all files at once, each with its line', async () => {
  const post = (fields: string) => `---\ntitle: A\n${fields}\n---\n\nText.\n`;
  const errors = await errorsOf({
    'blog/2026-13-45-y.md': post('tags: [a]'),
    'blog/2026-01-05-z.md': post('authors: [bob]'),
    'blog/2026-01-06-day.md': post('date: 2026-02-30'),
    'blog/authors.yml': 'ann:\n  nam: Ann\n',
    'docs/a/_category_.json': '{\n  "label": "A",\n  "link": { "type": "doc", "id": "a/nope" }\n}',
    'docs/a/b.mdx': '---\nsidebar_position: abc\n---\n\nText {nope} {{ name }}, [x](#nowhere).\n',
    'docs/c.mdx': '---\ntitle: One: two\n---\n\nIt costs {5.\n',
  });
  expect(errors.map(({ file }) => file)).toEqual([
    'blog/2026-01-05-z.md:3',
    'blog/2026-01-06-day.md:3',
    'blog/2026-13-45-y.md',
    'blog/authors.yml:2',
    'docs/a/_category_.json:3',
    'docs/a/b.mdx:2',
    'docs/a/b.mdx:5',
    'docs/a/b.mdx:5',
    'docs/a/b.mdx:5',
    'docs/c.mdx:2',
    'docs/c.mdx:5',
  ]);
});

it('siteErrors leaves out the links that Docusaurus only warns of', async () => {
  const config = { onBrokenLinks: 'warn', onBrokenAnchors: 'ignore' } as const;
  expect(await errorsOf({ 'docs/page.mdx': '[x](./nope.mdx) [y](#nope)' }, config)).toEqual([]);
});

it('siteErrors knows the pages of categories', async () => {
  const category = (link: object) => JSON.stringify({ label: 'A', link });
  const files = {
    'docs/a/_category_.json': category({ type: 'generated-index', slug: '/all-a' }),
    'docs/b/_category_.json': category({ type: 'doc', id: 'first' }),
    'docs/b/02-first.mdx': '[x](/docs/all-a/)\n',
    'docs/c/_category_.json': category({ type: 'doc', id: 'c/index' }),
    'docs/c/index.mdx': 'Text.\n',
  };
  expect(await errorsOf(files)).toEqual([]);
});
