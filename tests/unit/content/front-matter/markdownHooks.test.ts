import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { beforeEach, describe, expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { SAME_PATH } from '../../../../plugins/content/errors/pathErrors';
import { markdownHooks } from '../../../../plugins/content/front-matter/markdownHooks';

const page = {
  title: 'Tone',
  description: 'Says in one or two plain sentences what a reader of this page can do now.',
};
const doc = { ...page, sidebar_position: 1 };
const landing = { ...doc, slug: '/' };

const changesOf = (file: string) => (file.endsWith('/changed.mdx') ? [{ words: 'New in next' }] : []);

let siteDir: string;
let hooks: ReturnType<typeof markdownHooks>;

beforeEach(() => {
  siteDir = tempFolder();
  hooks = markdownHooks({ siteDir, brand: { provider: 'Acme', slug: 'acme' }, changesOf });
});

/** Creates an empty file and calls the hook as if a parser had read the front matter from it. */
async function parse(file: string, frontMatter: Record<string, unknown>, content = '') {
  const filePath = path.join(siteDir, file);
  mkdirSync(path.dirname(filePath), { recursive: true });
  writeFileSync(filePath, '');
  return hooks.parseFrontMatter({
    filePath,
    fileContent: '',
    defaultParseFrontMatter: async () => ({ frontMatter, content }),
  });
}

describe('preprocessor', () => {
  const preprocess = (fileContent: string) =>
    hooks.preprocessor?.({ filePath: path.join(siteDir, 'docs/a.mdx'), fileContent });

  it('removes control characters and the line endings of Windows, and keeps words apart', () => {
    expect(preprocess('a\u001fb\u000bc\fd\b\u001b[1m\te\r\nf')).toBe('ab c d[1m\te\nf');
  });
});

describe('parseFrontMatter', () => {
  it.each([
    ['2026-02-03T23:30:00-05:00', '2026-02-03T23:30:00Z'],
    ['2026-02-03 23:59', '2026-02-03T23:59:00Z'],
    ["'2026-02-03T00:30Z'", '2026-02-03T00:30:00Z'],
    ['2026-02-03', '2026-02-03T00:00:00Z'],
  ])('takes the day of a post as its writer has written it: %s', async (written, date) => {
    const fileContent = `---\ntitle: A\ndate: ${written}\n---\n\nText.`;
    const filePath = path.join(siteDir, 'blog/2026-02-03-a.mdx');
    const { frontMatter } = await hooks.parseFrontMatter({
      filePath,
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    expect(frontMatter.date).toEqual(new Date(date));
  });

  it.each([
    ['## First\n\n### Second\n\nThe *first* words.\n\nMore.', 'The first words.'],
    ['# Title\n\n## First\n\nThe words.', 'The words.'],
    ["import A from './_a.mdx';\n\n## First\n\nThe words.", 'The words.'],
    ['The\nwords.\n\n## First', 'The words.'],
    ['# F# and C# {#sharp}\n\nThe words.', 'The words.'],
    ['1. First\n2. Second', 'First'],
    ['<details>\n<summary>More</summary>\n\n<h2>First</h2>\n\n<p>The words.</p>\n\n</details>', 'The words.'],
    ['| A |\n| - |\n| 1 |\n\nThe words.', 'The words.'],
    ['$$\nx\n$$\n\n~~~ruby\na\n~~~', '$$ x $$'],
    ['~~~ruby\na\n~~~\n\n> The &copy; of `it`[^1].\n\n[^1]: Note.', 'The © of it.'],
    ['<A b={() => <b>x {c.d}</b>} />\n\n{x.map((y) => <li>{y}</li>)}\n\n![Image](a.png)\n\nThe words.', 'The words.'],
    [':::note[Title]\n\nThe words.\n\n:::', 'The words.'],
    ['```js\na\n```', ''],
    ['Not <valid', undefined],
  ])('takes the first paragraph for the description of a page: %j', async (content, description) => {
    const { frontMatter } = await parse('docs/a.mdx', { title: 'A', sidebar_position: 1 }, content);
    expect(frontMatter.description).toBe(description);
  });

  it('fills in the brand in front matter and content', async () => {
    const parsed = await parse('src/pages/about.mdx', { ...page, title: '%brand.provider%' }, 'By %brand.provider%.');
    expect(parsed).toEqual({ frontMatter: { ...page, title: 'Acme' }, content: 'By Acme.' });
  });

  it.each([
    ['# Tutorial <i>Intro</i> \\<with brackets\\>', 'Tutorial Intro <with brackets>'],
    ['# The `Code<T>` of **A & B** {#code}', 'The Code<T> of A & B'],
    ['import A from "./a";\n\n# [Links](./a.mdx) and ~~more~~\n\nText.', 'Links and more'],
    ['# snake_case &amp; *more*', 'snake_case & more'],
    ['# Computed {title}', undefined],
    ['# Not <valid', undefined],
  ])('has the text of %j as the title of menus and the tab', async (content, title) => {
    const { frontMatter } = await parse('docs/a.mdx', {}, content);
    expect(frontMatter.title).toBe(title);
    const titled = await parse('docs/a.mdx', { title: 'Written' }, content);
    expect(titled.frontMatter.title).toBe('Written');
  });

  it.each([
    ['a doc in a branded folder', 'docs/understanding-brand-metrics/index.mdx', doc, '/understanding-acme-metrics'],
    ['the landing page, which sets its own', 'docs/start.mdx', landing, '/'],
    ['a page outside of the docs, which has none', 'src/pages/about.mdx', page, undefined],
    ['a page whose name Docusaurus would encode', 'src/pages/über uns/index.mdx', page, '/über uns'],
  ])('sets the slug of %s', async (_case, file, frontMatter, slug) => {
    const parsed = await parse(file, frontMatter);
    expect(parsed.frontMatter.slug).toBe(slug);
  });

  it('marks a metric of the legacy API as deprecated', async () => {
    const metric = { ...doc, title: 'PII (legacy API)', sidebar_label: 'PII', direction: 'higher' };
    const folder = 'docs/understanding-brand-metrics';
    const legacy = await parse(`${folder}/v3-metrics-soon-to-be-deprecated/pii.mdx`, metric);
    expect(legacy.frontMatter.deprecated).toBe(true);
    expect((await parse(`${folder}/pii.mdx`, metric)).frontMatter.deprecated).toBeUndefined();
  });

  it('adds the changes of a docs page only', async () => {
    const changed = await parse('docs/changed.mdx', doc);
    expect(changed.frontMatter.changes).toBe('[{"words":"New in next"}]');
    expect((await parse('docs/tone.mdx', doc)).frontMatter).not.toHaveProperty('changes');
    expect((await parse('src/pages/changed.mdx', page)).frontMatter).not.toHaveProperty('changes');
  });

  it('leaves out fields that have a meaning on other pages only', async () => {
    const others = { changes: [], deprecated: true, generation: 'v9', direction: 'rtl', layout: 'wide' };
    const { frontMatter } = await parse('docs/tone.mdx', { ...doc, ...others });
    expect(frontMatter).toEqual({ ...doc, layout: 'wide', slug: '/tone' });
  });

  it('names all mistakes of a page', async () => {
    const fileContent = '---\ntitel: Tone\ndescription: 7\n---\n\nBy %brand.provder%.\n';
    const parsed = hooks.parseFrontMatter({
      filePath: path.join(siteDir, 'docs/tone.mdx'),
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    await expect(parsed).rejects.toThrow(
      /tone\.mdx:6: unknown brand token[^]*tone\.mdx:2: unknown .*"titel"[^]*tone\.mdx:3: invalid .*"description"/,
    );
  });
});

describe('the path of a page', () => {
  // No file on Windows has such a name.
  const others = process.platform === 'win32' ? [] : ['a"b'];

  it.each(['quota(draft)', 'C#', '50%', ...others])('cannot have the file name %s, without a slug', async (name) => {
    for (const [file, frontMatter] of [
      [`docs/${name}.mdx`, doc],
      [`docs/${name}/tone.mdx`, doc],
      [`blog/2026-01-31-${name}.mdx`, page],
      [`src/pages/${name}.mdx`, page],
    ] as const) {
      await expect(parse(file, frontMatter)).rejects.toMatchObject({
        details: {
          file,
          found: expect.stringContaining(name) as string,
          remedy: expect.stringContaining('slug') as string,
        },
      });
      await expect(parse(file, { ...frontMatter, slug: '/quota' })).resolves.toBeDefined();
      rmSync(path.join(siteDir, file));
    }
  });
});

describe('two pages with one slug', () => {
  const post = { ...page, slug: 'hello', tags: ['news'] };

  it.each([
    ['docs of one version', 'docs/tone.mdx', 'docs/tone/index.mdx', doc],
    ['posts', 'blog/one.mdx', 'blog/two.mdx', post],
  ])('are rejected if they are %s, until one of them changes', async (_case, first, second, frontMatter) => {
    await parse(first, frontMatter);
    for (const attempt of [1, 2]) {
      const found = expect.stringContaining(first) as string;
      await expect(parse(second, frontMatter), `attempt ${attempt}`).rejects.toMatchObject({
        details: { file: second, problem: SAME_PATH, found },
      });
    }
  });

  it('are accepted in different versions', async () => {
    await parse('docs/tone.mdx', doc);
    await expect(parse('versioned_docs/version-v1.0.0/tone.mdx', doc)).resolves.toBeDefined();
  });

  it('are accepted if one of them is a draft', async () => {
    await parse('docs/tone.mdx', doc);
    await expect(parse('docs/tone/index.mdx', { ...doc, draft: true })).resolves.toBeDefined();
  });

  it('are accepted if the first page has another slug now', async () => {
    await parse('docs/start.mdx', doc);
    await parse('docs/start.mdx', landing);
    await expect(parse('docs/start/index.mdx', doc)).resolves.toBeDefined();
  });

  it('are accepted if the first page was deleted', async () => {
    await parse('docs/tone.mdx', doc);
    rmSync(path.join(siteDir, 'docs/tone.mdx'));
    await expect(parse('docs/tone/index.mdx', doc)).resolves.toBeDefined();
  });
});

it('a page that is a symbolic link is refused by its own name', async () => {
  await parse('docs/tone.mdx', doc);
  symlinkSync('tone.mdx', path.join(siteDir, 'docs/linked.mdx'));
  await expect(parse('docs/linked.mdx', doc)).rejects.toMatchObject({
    details: { file: 'docs/linked.mdx', found: 'a symbolic link to tone.mdx' },
  });
});

it('a page of the reference has no tokens, because its file has the brand already', async () => {
  const fileContent = '%brand.nothing% %brand.slug%';
  expect(hooks.preprocessor({ filePath: path.join(siteDir, 'generated/api/a.api.mdx'), fileContent })).toBe(
    fileContent,
  );
  expect(() => hooks.preprocessor({ filePath: path.join(siteDir, 'docs/a.mdx'), fileContent })).toThrow(
    /docs\/a\.mdx:1/,
  );
});
