import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { browseBuild } from '../../support/browseBuild';
import { attributesOf, builtPage } from '../../support/builtSite';
import { textOfMarkdown } from '../../support/markdownText';
import type { SiteCopy } from '../../support/siteCopy';

const NAMES = ["it's a & b", 'a+b,c;d=e@f~g', 'größe', '日本語', 'شكرا', '🚀 → ½'];

const TITLE = '🚀 → ≥ ² ½ ✓ α π Łódź Čeština Nguyễn 日本語 العربية עברית';

const SETUP = '## Setup\n\nSee [the end](#end) and this[^1].\n\n## End\n\n[^1]: A note of the partial.\n';

const IMPORT = "import Setup from './_setup.mdx';\n\n";

/** A partial with the heading of another, which it includes. */
const NESTED = `${IMPORT}## Setup\n\n<Setup />\n`;

const IDS = `import Nested from './_nested.mdx';
${IMPORT}A note[^1].

<Setup />

<Nested />

## Setup

<Setup />

<a id="own"></a><b id={'other'}>One</b> [own](#own) [other](#other)

## Site search

## Call operator {#Client.__call__}

## Length \`\${#items[@]}\`

## =>

## 🚀

[^1]: A note of the page.
`;

const POST = `Read [the end](#summary), [the site][site] and a note[^1].

## Summary

{/* truncate */}

## More

[site]: https://site.example

[^1]: A note of the post.
`;

const page = (title: string, text: string) =>
  `---\ntitle: "${title}"\ndescription: A page that the tests write.\n---\n\n${text}`;

const HIDDEN = `<Tabs>
<TabItem value="first">First</TabItem>
<TabItem value="second">

<details>
<summary>More</summary>

## Deep inside

Text.

</details>

</TabItem>
</Tabs>

[Go there](#deep-inside)
`;

/** Pages by their files. */
const FILES: Record<string, string> = {
  'docs/unusual/_setup.mdx': SETUP,
  'docs/unusual/_nested.mdx': NESTED,
  'docs/unusual/once.mdx': page('A page with a partial', `${IMPORT}## Page\n\n<Setup />\n`),
  'docs/unusual/ids.mdx': page(TITLE, IDS),
  'docs/unusual/hidden.mdx': page('A hidden heading', HIDDEN),
  'docs/unusual/section.mdx': page('A page that opens with a heading', '## First\n\nText.\n\n## Second\n\nText.\n'),
  'blog/2026-03-01-cut.mdx': page('A post with an excerpt', POST),
  'blog/2026-03-02-whole.mdx': page('A whole post', POST.replace('{/* truncate */}', 'Text.')),
  'blog/2026-03-03-title.mdx': page(TITLE, 'Text.'),
  ...Object.fromEntries(
    NAMES.flatMap((name) => [
      [`docs/unusual/${name}.mdx`, page(`Doc ${name}`, `![A picture](./${encodeURIComponent(name)}.png)\n`)],
      [`blog/${name}/index.mdx`, `---\ndate: 2024-01-01\n---\n\n# Post ${name}\n\nText.\n`],
      [`src/pages/unusual/${name}.mdx`, page(`Page ${name}`, `# Page ${name}\n`)],
    ]),
  ),
};

/** A PNG file that is too large to be written into the page. */
const PICTURE = Buffer.concat([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  Buffer.alloc(20_000, 1),
]);

/** Adds pages with unusual names, titles and ids to a copy of the site. */
export function addUnusualPages(site: SiteCopy): void {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(site.dir, file)), { recursive: true });
    writeFileSync(path.join(site.dir, file), text);
  }
  for (const name of NAMES) writeFileSync(path.join(site.dir, `docs/unusual/${name}.png`), PICTURE);
}

/** Defines the tests of the added pages, in the built copy. */
export function testUnusualPages(site: SiteCopy): void {
  const buildDir = path.join(site.dir, 'build');

  it('fragments show what details in a tab hide, on load and on a click', async () => {
    const { open, page, errors, close } = await browseBuild(buildDir);
    const heading = page.getByRole('heading', { name: 'Deep inside' });
    await open('/docs/next/unusual/hidden/#deep-inside');
    await heading.waitFor();
    await open('/docs/next/unusual/hidden/');
    await page.getByRole('link', { name: 'Go there' }).click();
    await heading.waitFor();
    // Above a first section, there is the hairline of the title only.
    await open('/docs/next/unusual/section/');
    const borders = await page
      .locator('main h2')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopWidth));
    expect(borders).toEqual(['0px', '1px']);
    expect(errors).toEqual([]);
    await close();
  });

  describe.each(NAMES)('a file with the name %s', (name) => {
    it('has its page, its Markdown version and its place in the index', () => {
      const index = readFileSync(path.join(buildDir, 'docs/next/llms.txt'), 'utf8');
      expect(builtPage(`/docs/next/unusual/${name}/`, buildDir).headings).toContain(`Doc ${name}`);
      expect(builtPage(`/blog/${name}/`, buildDir).headings).toContain(`Post ${name}`);
      expect(builtPage(`/unusual/${name}/`, buildDir).headings).toContain(`Page ${name}`);
      expect(existsSync(path.join(buildDir, `docs/next/unusual/${name}.md`))).toBe(true);
      expect(textOfMarkdown(index)).toContain(`Doc ${name}:`);
    });

    it('shows its image', () => {
      const { $ } = builtPage(`/docs/next/unusual/${name}/`, buildDir);
      const [src = ''] = attributesOf($, 'main img', 'src');
      const file = decodeURIComponent(src).replace(/^.*?\/assets\//, 'assets/');
      expect(readFileSync(path.join(buildDir, file))).toEqual(PICTURE);
    });
  });

  describe.each(['/docs/next/unusual/ids/', '/blog/', '/blog/2026/03/02/whole/'])('the ids on %s', (route) => {
    it('are unique, and all its links lead to one', () => {
      const { $ } = builtPage(route, buildDir);
      const ids = attributesOf($, '[id]', 'id');
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const fragments = attributesOf($, 'main a[href^="#"]', 'href').map((href) => decodeURIComponent(href.slice(1)));
      expect(fragments.filter((id) => !ids.includes(id))).toEqual([]);
    });
  });

  it('the ids of a partial stay if the page has others', () => {
    expect(builtPage('/docs/next/unusual/once/', buildDir).$('main :is([id=setup], [id=end])')).toHaveLength(2);
  });

  it('headings keep their text and their ids', () => {
    const { $ } = builtPage('/docs/next/unusual/ids/', buildDir);
    for (const [id, text] of [
      ['Client.__call__', 'Call operator'],
      ['length-items', 'Length ${#items[@]}'],
      ['section', '=>'],
      ['section-1', '🚀'],
      ['site-search', 'Site search'],
    ] as const) {
      expect($(`main [id="${id}"]`).text().trim(), id).toContain(text);
      expect(attributesOf($, '.table-of-contents a', 'href')).toContain(`#${id}`);
    }
  });

  it('posts in lists lead to their own pages', () => {
    const { $ } = builtPage('/blog/', buildDir);
    for (const name of ['cut', 'whole']) {
      const url = `/blog/2026/03/0${name === 'cut' ? 1 : 2}/${name}/`;
      const hrefs = attributesOf($, 'article a', 'href').map((href) => href.slice(href.indexOf('/blog/')));
      expect(hrefs).toContain(`${url}#summary`);
      const [note = ''] = hrefs.filter((href) => href.startsWith(`${url}#user-content-fn-1`));
      expect(
        builtPage(url, buildDir)
          .$(`[id="${note.slice(url.length + 1)}"]`)
          .text(),
      ).toContain('A note of the post.');
    }
    expect(attributesOf($, 'article a', 'href')).toContain('https://site.example');
    expect($('main').text()).not.toMatch(/\[\^1\]|\[site\]/);
  });
}
