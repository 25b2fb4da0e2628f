import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { FACT_COMPONENTS } from '../../plugins/api-facts/components';
import { compareSets } from '../../plugins/compareSets';
import { SCHEMAS } from '../../plugins/front-matter/schemas';
import { projectDir } from '../../scripts/run';

const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');

const contributing = read('CONTRIBUTING.md');

/** First column of a table below a heading or a word in bold, without backticks. */
function firstColumn(text: string, after: string): string[] {
  const [, rest = ''] = text.split(after);
  const table = /(?:^\|.*\n)+/m.exec(rest)?.[0] ?? '';
  const rows = table.split('\n').slice(2, -1);
  return rows.map((row) => row.split('|')[1]?.trim().replaceAll('`', '') ?? '');
}

/** What stands in backticks and is a path: `docs/`, `scripts/prose/rules.ts`, `moved.yaml`. */
function pathsIn(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
  return [...prose.matchAll(/`([\w.-]+(?:\/[\w.-]+)*(?:\/|\.(?:ts|md|mdx|yaml|yml|json|css|txt)))`/g)].map(
    ([, file = '']) => file,
  );
}

/** Made by the build or by CI. */
const MADE = ['build/', 'generated/', 'summary.md'];

describe.each(['CONTRIBUTING.md', 'AGENTS.md', 'README.md'])('%s', (file) => {
  it('names only files and folders that exist', () => {
    const gone = pathsIn(read(file)).filter((name) => !MADE.includes(name) && !existsSync(path.join(projectDir, name)));
    expect(gone).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => link !== './tone.mdx' && !existsSync(path.join(projectDir, link)))).toEqual([]);
  });
});

describe('CONTRIBUTING.md', () => {
  it('has a row for each front matter field that writers may use, and no other', () => {
    const written = Object.entries(SCHEMAS).filter(([kind]) => kind !== 'reference');
    const fields = written.flatMap(([, schema]) => Object.keys(schema.shape));
    expect(compareSets([...new Set(fields)], firstColumn(contributing, '**Front matter**'))).toEqual({
      missing: [],
      extra: [],
    });
  });

  it('shows each component that pages may use, and no other', () => {
    const allowed = /"allowed_elements": \[([^\]]+)\]/.exec(read('.markdownlint-cli2.jsonc'))?.[1] ?? '';
    const components = [...allowed.matchAll(/"(\w+)"/g)].map(([, name = '']) => name);
    const shown = [...contributing.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name);
    expect(compareSets(components, [...new Set(shown)])).toEqual({ missing: [], extra: [] });
  });

  it('gives components only attributes that they know', () => {
    const known = Object.entries(FACT_COMPONENTS).map(([name, { attributes }]) => [name, attributes] as const);
    const unknown = known.flatMap(([name, attributes]) =>
      [...contributing.matchAll(new RegExp(`<${name}((?: \\w+="[^"]*")*)`, 'g'))]
        .flatMap(([, written = '']) => [...written.matchAll(/(\w+)=/g)].map(([, attribute = '']) => attribute))
        .filter((attribute) => !(attributes as readonly string[]).includes(attribute))
        .map((attribute) => `${name} ${attribute}`),
    );
    expect(unknown).toEqual([]);
  });

  it('has ten lines of house style', () => {
    const [, style = ''] = contributing.split('## House style in ten lines');
    expect((style.split('\n## ')[0] ?? '').match(/^\d+\. /gm)).toHaveLength(10);
  });
});

it('AGENTS.md has at most 80 lines', () => {
  expect(read('AGENTS.md').trimEnd().split('\n').length).toBeLessThanOrEqual(80);
});

interface IssueForm {
  name?: string;
  description?: string;
  body?: { type: string; id?: string; attributes?: { label?: string }; validations?: { required?: boolean } }[];
}

const FORMS = '.github/ISSUE_TEMPLATE';

describe.each(readdirSync(path.join(projectDir, FORMS)).filter((file) => file !== 'config.yml'))(
  'the issue form %s',
  (file) => {
    const { name, description, body = [] } = parse(read(path.posix.join(FORMS, file))) as IssueForm;

    it('says what it is for and asks for something that must be there', () => {
      expect(name).toBeTruthy();
      expect(description).toMatch(/\.$/);
      expect(body.some(({ validations }) => validations?.required)).toBe(true);
    });

    it('gives each question a label and an id of its own', () => {
      expect(body.filter(({ attributes }) => !attributes?.label)).toEqual([]);
      expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
    });
  },
);
