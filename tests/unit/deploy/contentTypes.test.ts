import { describe, expect, it } from 'vitest';

import { contentType } from '../../../deploy/contentTypes';
import { errorDetails } from '../../support/errorDetails';

describe('contentType', () => {
  it.each([
    ['docs/intro/index.html', 'text/html; charset=utf-8'],
    ['docs/understanding.v3.md', 'text/markdown; charset=utf-8'],
    ['openapi/api.yaml', 'application/yaml'],
    ['assets/files/guide.PDF', 'application/pdf'],
    ['.well-known/api-catalog', 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
  ])('of %s is %s', (file, type) => {
    expect(contentType(file).type).toBe(type);
  });

  it.each([
    ['a.exe', '.exe'],
    ['LICENSE', 'no extension'],
  ])('throws on %s', (file, found) => {
    expect(errorDetails(() => contentType(file))).toMatchObject({ file, found });
  });
});
