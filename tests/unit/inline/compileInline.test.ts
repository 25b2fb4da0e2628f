import path from 'node:path';
import { Script } from 'node:vm';

import { expect, it } from 'vitest';

import { compileInline } from '../../../plugins/head-scripts/compileInline';
import { projectDir } from '../../../scripts/run';

const ENTRY = path.join(projectDir, 'src/inline/index.ts');
const compile = (constants: Record<string, string>) =>
  compileInline(ENTRY, constants, ['chrome >= 111', 'safari >= 16.4']);

// tests/e2e/start.spec.ts, states.spec.ts and themeAndStorage.spec.ts run it in a browser.
it('compiles to one script without imports, with its constants filled in safely', () => {
  const code = compile({ ANNOUNCEMENT_ID: 'it\'s "new"', BASE_PATH: '/a"b/' });
  expect(() => new Script(code)).not.toThrow();
  expect(code).not.toMatch(/\bimport\b|\brequire\b|ANNOUNCEMENT_ID|BASE_PATH/);
  expect(code).toContain('/a"b/');
  expect(code).not.toContain('</script');
});

it('compiles to the same bytes each time', () => {
  const constants = { ANNOUNCEMENT_ID: 'a', BASE_PATH: '/' };
  expect(compile(constants)).toBe(compile(constants));
});

it('names the file of a module that does not compile', () => {
  expect(() => compileInline('/no/such/module.ts', {}, ['chrome >= 111'])).toThrow('/no/such/module.ts');
});
