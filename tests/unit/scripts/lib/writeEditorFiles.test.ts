import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { fieldSnippets, FIELD_SNIPPETS, writeEditorFiles } from '../../../../scripts/lib/writeEditorFiles';
import { formatFinding } from '../../../../scripts/docs-lint/finding';
import { projectText } from '../../../support/projectFiles';
import { tempFolder } from '../../../support/tempFolder';

describe('fieldSnippets', () => {
  const snippets = fieldSnippets();

  it.each([
    ['title', 'title: $1'],
    ['draft', 'draft: ${1|true,false|}'],
    ['direction', 'direction: ${1|higher,lower,ease,target,findings,estimate|}'],
    ['authors', 'authors: $1'],
    ['wrapperClassName', 'wrapperClassName: $1'],
  ])('completes %s', (field, body) => {
    expect(snippets[field]).toMatchObject({ prefix: field, body });
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
