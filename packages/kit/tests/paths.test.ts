import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectPath } from '../src/files/paths';

describe('projectPath', () => {
  it.each([
    ['an absolute path', '/site/docs/intro.mdx', 'docs/intro.mdx'],
    ['a path relative to the project', 'docs/intro.mdx', 'docs/intro.mdx'],
    ['a path with dots', './docs/../blog/post.mdx', 'blog/post.mdx'],
    ['a file outside of the project', '/package/readme.md', '../package/readme.md'],
    ['a folder whose name starts like the project', '/site-two/docs/a.mdx', '../site-two/docs/a.mdx'],
  ])('makes %s relative to the project, on Windows too', (_case, filePath, expected) => {
    expect(projectPath('/site', filePath, path.posix)).toBe(expected);
    expect(projectPath('C:\\site', filePath.replace(/^\//, 'C:\\').replaceAll('/', '\\'), path.win32)).toBe(expected);
  });
});
