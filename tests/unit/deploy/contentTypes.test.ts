import { expect, it } from 'vitest';

import { contentType } from '../../../deploy/contentTypes';

it.each([
  ['docs/intro/index.html', 'text/html; charset=utf-8'],
  ['docs/understanding.v3.md', 'text/markdown; charset=utf-8'],
  ['openapi/api.yaml', 'application/yaml'],
])('%s is %s', (file, type) => {
  expect(contentType(file).type).toBe(type);
});

it.each(['a.exe', 'LICENSE'])('refuses %s: browsers must not guess', (file) => {
  expect(() => contentType(file)).toThrow('no type is known');
});
