import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';

import { SCHEMAS } from '../../../../plugins/content/front-matter/schemas';
import {
  editorSchemas,
  fieldSnippets,
  FIELD_SNIPPETS,
  writeEditorFiles,
} from '../../../../scripts/lib/writeEditorFiles';
import { formatFinding } from '../../../../scripts/docs-lint/finding';
import { projectText } from '../../../support/projectFiles';
import { tempFolder } from '../../../support/tempFolder';

const DESCRIPTION = 'Says in one or two plain sentences what a reader of this page can do afterwards.';
const metric = { title: 'Tone', description: DESCRIPTION, sidebar_position: 2, direction: 'higher' };

describe('editorSchemas', () => {
  const schemas = editorSchemas();

  it('has a schema for each kind of page that people write', () => {
    const kinds = Object.keys(SCHEMAS).filter((kind) => kind !== 'reference');
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(kinds.map((kind) => `${kind}.json`)));
  });

  it.each([
    ['a complete page', metric, true],
    ['dates as YAML reads them in editors', { ...metric, last_update: { date: '2026-01-31' } }, true],
    ['a page without a direction', { ...metric, direction: undefined }, false],
    ['an unknown direction', { ...metric, direction: 'up' }, false],
    ['a misspelled field', { ...metric, tag: ['a'] }, false],
    ['an empty description', { ...metric, description: '' }, false],
  ])('judges %s like the build', (_case, frontMatter, isValid) => {
    const validate = new Ajv({ strict: false }).compile(schemas['metric.json'] ?? {});
    expect(validate(JSON.parse(JSON.stringify(frontMatter)))).toBe(isValid);
  });

  it('explains each field', () => {
    const unexplained = Object.entries(schemas['doc.json']?.properties ?? {}).filter(
      ([, schema]) => typeof schema !== 'object' || !schema.description,
    );
    expect(unexplained).toEqual([]);
  });
});

describe('fieldSnippets', () => {
  const snippets = fieldSnippets();

  it.each([
    ['title', 'title: $1'],
    ['draft', 'draft: ${1|true,false|}'],
    ['direction', 'direction: ${1|higher,lower,ease,target,findings,estimate|}'],
    ['keywords', 'keywords: [$1]'],
    ['last_update', 'last_update:\n  $1'],
    ['authors', 'authors: $1'],
    ['wrapperClassName', 'wrapperClassName: $1'],
  ])('completes %s', (field, body) => {
    expect(snippets[field]).toMatchObject({ prefix: field, body, description: expect.any(String) as string });
  });
});

describe('writeEditorFiles', () => {
  it('writes the files that .vscode/settings.json names, and snippets that git ignores', () => {
    const dir = tempFolder();
    writeEditorFiles(dir);
    const named = [...projectText('.vscode/settings.json').matchAll(/"\.\/(generated\/[^"]+)"/g)].map(
      ([, file = '']) => file,
    );
    expect(named).not.toEqual([]);
    expect(named.filter((file) => !existsSync(path.join(dir, file)))).toEqual([]);
    expect(JSON.parse(readFileSync(path.join(dir, FIELD_SNIPPETS), 'utf8'))).toEqual(fieldSnippets());
    expect(projectText('.gitignore').split('\n')).toContain(FIELD_SNIPPETS);
  });
});

describe('.vscode/tasks.json', () => {
  const { tasks } = JSON.parse(projectText('.vscode/tasks.json')) as {
    tasks: { script: string; problemMatcher: { pattern: { regexp: string }[] } }[];
  };
  const rule = { name: 'front-matter', level: 'style' as const, why: 'No code reads it.', remedy: 'Remove it.' };

  it.each([
    [{ column: 8 }, ['docs/a.mdx', '5', '8', 'front-matter']],
    [{}, ['docs/a.mdx', '5', undefined, 'front-matter']],
  ])('finds position, rule and message of a finding with %o', (position, expected) => {
    const [first = '', second = ''] = formatFinding({
      file: 'docs/a.mdx',
      line: 5,
      ...position,
      rule,
      found: 'tag: a',
    }).split('\n');
    const patterns = tasks.map(({ problemMatcher }) => problemMatcher.pattern.map(({ regexp }) => new RegExp(regexp)));
    expect(patterns).toHaveLength(1);
    expect(patterns[0]?.[0]?.exec(first)?.slice(1)).toEqual(expected);
    expect(patterns[0]?.[1]?.exec(second)?.[1]).toBe('tag: a');
  });
});
