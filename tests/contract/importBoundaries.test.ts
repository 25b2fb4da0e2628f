import path from 'node:path';

import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

import { projectDir } from '../../scripts/lib/run';

const eslint = new ESLint({ cwd: projectDir });

async function brokenRules(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(projectDir, file) });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

const BOUNDARY = '@typescript-eslint/no-restricted-imports';

describe('lint', () => {
  it('rejects code of plugins/ in src/', async () => {
    const code =
      "import { markdownToHtml } from '@site/plugins/api/facts/markdownToHtml';\n\nexport default markdownToHtml;\n";
    expect(await brokenRules('src/components/Probe/index.tsx', code)).toEqual([BOUNDARY]);
  });

  it('allows types of plugins/ in src/', async () => {
    const code = "import type { Field } from '@site/plugins/api/facts/types';\n\nexport type Probe = Field;\n";
    expect(await brokenRules('src/components/Probe/index.tsx', code)).toEqual([]);
  });

  it('rejects code and types of src/ in plugins/', async () => {
    const code = "import type { Probe } from '../../src/components/Probe';\n\nexport type Copy = Probe;\n";
    expect(await brokenRules('plugins/content/brand/probe.ts', code)).toEqual([BOUNDARY]);
  });

  it.each([
    ['config/probe.ts', '../src/search/types'],
    ['config/probe.ts', '../scripts/lib/run'],
    ['plugins/lib/probe.ts', '../../scripts/lib/run'],
    ['plugins/lib/probe.ts', '../../config/theme'],
    ['plugins/lib/probe.ts', '@site/tests/support/pages'],
    ['shared/probe.ts', '../plugins/api/facts/types'],
    ['shared/probe.ts', '../src/components/Probe'],
    ['shared/probe.ts', '../scripts/lib/run'],
    ['src/components/Probe/index.tsx', '@site/config/theme'],
    ['src/components/Probe/index.tsx', '../../../server/tools/check'],
    ['deploy/probe.ts', '../scripts/lib/run'],
    ['deploy/probe.ts', '../server/tools/check'],
    ['server/probe.ts', '../plugins/lib/html'],
    ['server/probe.ts', '../deploy/nginx/nginxConfig'],
    ['scripts/probe.ts', '../bench/lib/bench'],
    ['scripts/probe.ts', '../src/search/types'],
    ['scripts/lib/probe.ts', '../../bench/lib/bench'],
    ['scripts/lib/probe.ts', '../../tests/support/pages'],
  ])('rejects in %s an import of %s', async (file, module) => {
    const code = `import * as probe from '${module}';\n\nexport default probe;\n`;
    expect(await brokenRules(file, code)).toEqual([BOUNDARY]);
  });

  it.each([
    ['config/probe.ts', '../plugins/lib/html'],
    ['plugins/lib/probe.ts', '../../shared/closestName'],
    ['plugins/lib/probe.ts', '@docusaurus/core/lib/server/site'],
    ['deploy/probe.ts', '../plugins/lib/html'],
    ['server/probe.ts', '../src/search/types'],
    ['scripts/probe.ts', '../tests/support/pages'],
    ['scripts/lib/probe.ts', '../../server/tools/check'],
    ['bench/probe.ts', '../tests/support/pages'],
  ])('allows in %s an import of %s', async (file, module) => {
    const code = `import * as probe from '${module}';\n\nexport default probe;\n`;
    expect(await brokenRules(file, code)).toEqual([]);
  });

  it('rejects an import cycle', async () => {
    // comparisonElements.ts imports html.ts, so this import closes a cycle.
    const code =
      "import { element } from '../../plugins/versions/comparisons/render/comparisonElements';\n\nexport default element;\n";
    expect(await brokenRules('plugins/lib/html.ts', code)).toContain('import-x/no-cycle');
  });

  it('rejects Node modules in src/', async () => {
    const code = "import { readFileSync } from 'node:fs';\n\nexport default readFileSync;\n";
    expect(await brokenRules('src/components/Probe/index.tsx', code)).toEqual([BOUNDARY]);
  });
});
