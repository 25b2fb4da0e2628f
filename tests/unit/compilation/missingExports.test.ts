import { expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { missingExportErrors } from '../../../plugins/compilation/missingExports';

const PAGE = 'import {\n  port,\n} from \'./_part.mdx\';\nimport { Tabs } from "@theme/Tabs";\n';

/** Returns the errors for warnings of the bundler about a module. */
const errorsFor = (messages: string[], moduleName = './docs/page.mdx') =>
  missingExportErrors(
    messages.map((message) => ({ message, moduleName })),
    tempFolder({ 'docs/page.mdx': PAGE, 'src/index.ts': "export { Props } from './types';\n" }),
  );

const OF_PART = "'./_part.mdx' (possible exports: default, prot, toc)";

it.each([
  [
    "export 'port' (imported as 'port') was not found in " + OF_PART,
    3,
    './_part.mdx exports no "port"',
    'write "prot"',
  ],
  [
    "export 'Tabs' (imported as 'Tabs') was not found in '@theme/Tabs' (possible exports: default)",
    4,
    '@theme/Tabs exports no "Tabs"',
    "write import Tabs from '@theme/Tabs'",
  ],
  [
    "export 'default' (imported as 'Own') was not found in '@theme/Tabs' (possible exports: A, B)",
    4,
    '@theme/Tabs exports no default',
    "write import { … } from '@theme/Tabs' with one of: A, B",
  ],
  [
    "export 'Tabs' (imported as 'Tabs') was not found in '@theme/Tabs' (module has no exports)",
    4,
    '@theme/Tabs exports no "Tabs"',
    'fix the name',
  ],
])('the warning %s becomes an error once', (text, line, problem, remedy) => {
  const message = `  ⚠ ESModulesLinkingWarning: ${text}\n    ╭─[31:19]\n`;
  expect(errorsFor([message, message])).toEqual([
    expect.objectContaining({ file: `docs/page.mdx:${line}`, problem, remedy }),
  ]);
});

it.each([
  ['another warning', 'Critical dependency: the request of a dependency is an expression', './docs/page.mdx'],
  ['a type that code exports', `export 'Props' (reexported as 'Props') was not found in './types'`, './src/index.ts'],
  [
    'a name in a package',
    `export 'a' (imported as 'a') was not found in 'b' (possible exports: c)`,
    './node_modules/d.js',
  ],
])('%s becomes no error', (_case, message, moduleName) => {
  expect(errorsFor([message], moduleName)).toEqual([]);
});
