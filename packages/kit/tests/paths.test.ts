import { describe, expect, it } from 'vitest';

import { listFiles, projectPath } from '../src/paths';
import { tempFolder } from '../testing/tempFolder';

describe('projectPath', () => {
  it.each([
    ['an absolute path', '/site/docs/intro.mdx', 'docs/intro.mdx'],
    ['a path relative to the project', 'docs/intro.mdx', 'docs/intro.mdx'],
    ['a path with dots', './docs/../blog/post.mdx', 'blog/post.mdx'],
    ['a file outside of the project', '/package/readme.md', '../package/readme.md'],
    ['a folder whose name starts like the project', '/site-two/docs/a.mdx', '../site-two/docs/a.mdx'],
  ])('makes %s relative to the project', (_case, filePath, expected) => {
    expect(projectPath('/site', filePath)).toBe(expected);
  });
});

describe('listFiles', () => {
  it('lists the files of all subfolders, sorted', () => {
    expect(listFiles(tempFolder({ 'b.txt': '', 'a/c/d.txt': '', 'a/b.txt': '' }))).toEqual([
      'a/b.txt',
      'a/c/d.txt',
      'b.txt',
    ]);
  });
});
