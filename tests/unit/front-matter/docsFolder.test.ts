import { describe, expect, it } from 'vitest';

import { docsFolder } from '../../../plugins/front-matter/docsFolder';

describe('docsFolder', () => {
  it.each([
    ['next', 'docs'],
    ['v3.3.0', 'versioned_docs/version-v3.3.0'],
  ])('names the folder of %s', (version, folder) => {
    expect(docsFolder(version)).toBe(folder);
  });
});
