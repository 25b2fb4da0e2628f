import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { FACT_COMPONENTS } from '../../plugins/api/props/factComponents';
import { SCHEMAS } from '../../plugins/content/front-matter/schemas';
import { projectDir } from '../../scripts/lib/run';
import { projectFiles } from '../../scripts/lib/projectFiles';
import { packageManifest, projectText } from '../support/projectFiles';

const { scripts } = packageManifest();
const exists = (file: string) => existsSync(path.join(projectDir, file));

/** Returns the first column of the table after a heading or a bold word, without backticks. */
function firstColumn(text: string, after: string): string[] {
  const [, rest = ''] = text.split(after);
  const table = /(?:^\|.*\n)+/m.exec(rest)?.[0] ?? '';
  const rows = table.split('\n').slice(2, -1);
  return rows.map((row) => row.split('|')[1]?.trim().replaceAll('`', '') ?? '');
}

/** Returns paths in inline code, for example `docs/`, `scripts/prose/rules.ts`, `moved.yaml`. */
function pathsIn(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
  return [...prose.matchAll(/`([\w.-]+(?:\/[\w.-]+)*(?:\/|\.(?:ts|md|mdx|yaml|yml|json|css|txt)))`/g)].map(
    ([, file = '']) => file,
  );
}

/** Returns the npm scripts in a text, for example `test` for `npm test`. */
function commandsIn(text: string): string[] {
  const names = [...text.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  return names.filter((name) => name !== 'ci');
}

/** Paths that the build or CI creates. */
const GENERATED = ['build/', 'generated/', 'summary.md'];

describe.each(['CONTRIBUTING.md', 'WRITING.md', 'AGENTS.md', 'README.md', '.github/pull_request_template.md'])(
  '%s',
  (file) => {
    const text = projectText(file);

    it('names only existing files and folders', () => {
      expect(pathsIn(text).filter((name) => !GENERATED.includes(name) && !exists(name))).toEqual([]);
    });

    it('links only to existing files', () => {
      const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link);
      // An example in WRITING.md.
      const paths = links.filter((link) => link !== './tone.mdx').map((link) => path.join(path.dirname(file), link));
      expect(paths.filter((name) => !exists(name))).toEqual([]);
    });

    it('names only existing npm scripts', () => {
      expect(commandsIn(text).filter((name) => !(name in scripts))).toEqual([]);
    });
  },
);

describe('README.md', () => {
  it('names every npm script except those of Docusaurus', () => {
    const named = [...commandsIn(projectText('README.md')), 'clear', 'swizzle'];
    expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([]);
  });

  it('has only existing files and folders in its file tree', () => {
    const tree = /```text\n([\s\S]*?)```/.exec(projectText('README.md'))?.[1] ?? '';
    const named = [...tree.matchAll(/(?:^|\s{2,})([a-z_]+(?:\.[a-z.]+|\/))(?=\s)/gm)].map(([, name = '']) => name);
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !exists(name))).toEqual([]);
  });
});

/** Names of the components that pages use without an import. */
const [, addedComponents = ''] =
  /\.\.\.MDXComponents,([^}]*)\}/.exec(projectText('src/theme/MDXComponents/index.tsx')) ?? [];
const pageComponents = [...addedComponents.matchAll(/^ +(\w+)/gm)].map(([, name = '']) => name);

describe('WRITING.md', () => {
  const text = projectText('WRITING.md');

  it('explains only front matter fields that exist', () => {
    const written = Object.entries(SCHEMAS).filter(([kind]) => kind !== 'reference');
    const fields = written.flatMap(([, schema]) => Object.keys(schema.shape));
    const rows = firstColumn(text, '**Front matter**');
    expect(rows).not.toEqual([]);
    expect(rows.filter((field) => !fields.includes(field))).toEqual([]);
  });

  it('shows each component that pages can use', () => {
    expect(pageComponents).not.toEqual([]);
    expect(pageComponents.filter((name) => !text.includes(`<${name}`))).toEqual([]);
  });

  it('uses only known attributes of components', () => {
    const unknown = Object.entries(FACT_COMPONENTS).flatMap(([name, { attributes }]) =>
      [...text.matchAll(new RegExp(`<${name}((?: \\w+="[^"]*")*)`, 'g'))]
        .flatMap(([, written = '']) => [...written.matchAll(/(\w+)=/g)].map(([, attribute = '']) => attribute))
        .filter((attribute) => !(attributes as readonly string[]).includes(attribute))
        .map((attribute) => `${name} ${attribute}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('src/theme/README.md', () => {
  it('has a row for each theme component', () => {
    const components = projectFiles('src/theme')
      .filter((file) => /\/index\.tsx?$/.test(file))
      .map((file) => path.posix.dirname(file).replace('src/theme/', ''));
    const rows = [...projectText('src/theme/README.md').matchAll(/^\| `([\w/]+)`/gm)].map(([, name = '']) => name);
    expect(rows.sort()).toEqual(components.sort());
  });
});

interface IssueForm {
  name?: string;
  description?: string;
  body?: { type: string; id?: string; attributes?: { label?: string }; validations?: { required?: boolean } }[];
}

const FORMS = '.github/ISSUE_TEMPLATE';
const forms = readdirSync(path.join(projectDir, FORMS)).filter((file) => file !== 'config.yml');

describe.each(forms)('the issue form %s', (file) => {
  const { name, description, body = [] } = parse(projectText(`${FORMS}/${file}`)) as IssueForm;

  it('has a name, a description and a required question', () => {
    expect(name).toBeTruthy();
    expect(description).toMatch(/\.$/);
    expect(body.some(({ validations }) => validations?.required)).toBe(true);
  });

  it('has a label and a unique id for each question', () => {
    expect(body.filter(({ attributes }) => !attributes?.label)).toEqual([]);
    expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
  });
});

describe('.vscode/docs.code-snippets', () => {
  const snippets = JSON.parse(projectText('.vscode/docs.code-snippets')) as Record<string, { body: string[] }>;
  const written = Object.values(snippets).map(({ body }) => body.join('\n'));

  it('inserts only components that pages can use', () => {
    const known = [...pageComponents, 'PageChanges', 'Tabs', 'TabItem'];
    const used = written.flatMap((body) => [...body.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name));
    expect(used).not.toEqual([]);
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('inserts only known attributes of components', () => {
    const unknown = Object.entries(FACT_COMPONENTS).flatMap(([name, { attributes }]) =>
      written
        .flatMap((body) => [...body.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, tag = '']) => tag))
        .flatMap((tag) => [...tag.matchAll(/(\w+)=/g)].map(([, attribute = '']) => attribute))
        .filter((attribute) => !(attributes as readonly string[]).includes(attribute)),
    );
    expect(unknown).toEqual([]);
  });

  it('inserts only fields of front matter that exist', () => {
    const fields = Object.values(SCHEMAS).flatMap((schema) => Object.keys(schema.shape));
    const used = written
      .filter((body) => body.startsWith('---'))
      .flatMap((body) => [...body.matchAll(/^(\w+):/gm)].map(([, field = '']) => field));
    expect(used).not.toEqual([]);
    expect(used.filter((field) => !fields.includes(field))).toEqual([]);
  });
});
