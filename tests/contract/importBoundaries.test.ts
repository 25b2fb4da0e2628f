import path from 'node:path';

import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

import { projectDir } from '../../scripts/run';

const eslint = new ESLint({ cwd: projectDir });

async function rulesBroken(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(projectDir, file) });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

const BOUNDARY = '@typescript-eslint/no-restricted-imports';

describe('lint', () => {
  it('refuses code of plugins/ in src/', async () => {
    const code = "import { toHtml } from '@site/plugins/api-facts/printing';\n\nexport default toHtml;\n";
    expect(await rulesBroken('src/components/Probe/index.tsx', code)).toEqual([BOUNDARY]);
  });

  it('lets src/ take types from plugins/', async () => {
    const code = "import type { Field } from '@site/plugins/api-facts/types';\n\nexport type Probe = Field;\n";
    expect(await rulesBroken('src/components/Probe/index.tsx', code)).toEqual([]);
  });

  it('refuses anything of src/ in plugins/', async () => {
    const code = "import type { Probe } from '../../src/components/Probe';\n\nexport type Copy = Probe;\n";
    expect(await rulesBroken('plugins/brand/probe.ts', code)).toEqual([BOUNDARY]);
  });

  it.each(['plugins/api-facts/types', 'src/components/Probe'])('refuses anything of %s in shared/', async (module) => {
    const code = `import type { Probe } from '../${module}';\n\nexport type Copy = Probe;\n`;
    expect(await rulesBroken('shared/probe.ts', code)).toEqual([BOUNDARY]);
  });

  it('refuses Node modules in src/', async () => {
    const code = "import { readFileSync } from 'node:fs';\n\nexport default readFileSync;\n";
    expect(await rulesBroken('src/components/Probe/index.tsx', code)).toEqual([BOUNDARY]);
  });
});
