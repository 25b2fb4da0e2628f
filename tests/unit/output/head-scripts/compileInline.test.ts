import path from 'node:path';
import { Script } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { compileInline } from '../../../../plugins/output/head-scripts';
import { projectDir } from '../../../../scripts/lib/run';

describe('compileInline', () => {
  it('bundles src/inline to one script without imports and with escaped constants', () => {
    const constants = { ANNOUNCEMENT_ID: 'it\'s "new"', BASE_PATH: '/a"b/' };
    const code = compileInline(path.join(projectDir, 'src/inline/index.ts'), constants, ['chrome >= 111']);
    expect(() => new Script(code)).not.toThrow();
    expect(code).not.toMatch(/\bimport\b|\brequire\b|ANNOUNCEMENT_ID|BASE_PATH|<\/script/);
    expect(code).toContain('/a"b/');
  });

  it('names the file of a module that does not compile', () => {
    expect(() => compileInline('/no/such/module.ts', {}, ['chrome >= 111'])).toThrow('/no/such/module.ts');
  });
});
