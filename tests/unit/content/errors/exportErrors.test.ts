import { symlinkSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { brand } from '../../../../brand.config';
import { siteErrors } from '../../../../plugins/content/errors/siteErrors';
import { createSite } from '../../../../plugins/createSite';
import { projectDir } from '../../../../scripts/lib/run';

const MODULES = {
  'docs/_part.mdx': "import Tabs from '@theme/Tabs';\n\nexport const port = 80;\n\nText.",
  'docs/_plain.md': 'Text.',
  'docs/data.json': '{ "a": 1 }',
  'docs/a.txt': '',
  'src/badges/index.ts': "export * from './Badge';\nexport { Badge as Other } from './Badge';",
  'src/badges/Badge.tsx':
    "import styles from './styles.module.css';\nexport interface Props { a: string }\nexport const Badge = (_props: Props) => <b className={styles.a} />;",
  'src/badges/styles.module.css': '.a { color: red }',
  'src/old.js': 'module.exports = { old: 1 };',
  'src/theme/Own/index.tsx': 'export default () => <b />;\nexport const size = 1;',
};

function errorsOf(page: string) {
  const siteDir = tempFolder({ 'docs/page.mdx': page, ...MODULES });
  symlinkSync(path.join(projectDir, 'node_modules'), path.join(siteDir, 'node_modules'));
  return siteErrors(createSite({ siteDir, brand }), { onBrokenLinks: 'throw', onBrokenAnchors: 'throw' });
}

it.each([
  ['of a theme component', "import { Tabs } from '@theme/Tabs';", "write import Tabs from '@theme/Tabs'"],
  ['of an own theme component', "import { sise } from '@theme/Own';", 'write "size"'],
  ['of a client API', "import { Link } from '@docusaurus/Link';", "write import Link from '@docusaurus/Link'"],
  ['of a partial', "import Part, { prot } from './_part.mdx';", 'write "port"'],
  ['of code', "import { Badg } from '@site/src/badges';", 'write "Badge"'],
  ['of a type', "import { Props } from '@site/src/badges';", 'fix the name'],
  ['of a package', "import { useColorMod } from '@docusaurus/theme-common';", 'write "useColorMode"'],
  ['of nothing', "import Badge from '@site/src/badges';", 'with one of: Badge, Other'],
])('siteErrors finds a name %s that is not exported', async (_what, code, remedy) => {
  expect(await errorsOf(`One.\n\n${code}\n\nTwo.\n`)).toEqual([
    expect.objectContaining({ file: 'docs/page.mdx:3', remedy: expect.stringContaining(remedy) }),
  ]);
});

it.each([
  "import Part, { port, toc as contents, frontMatter as own } from './_part.mdx';",
  "import Plain, { contentTitle } from './_plain.md';",
  "import { Badge, Other } from '@site/src/badges';",
  "import * as all from './_part.mdx';",
  "import file from './a.txt';",
  "import data, { a } from './data.json';",
  "import styles, { a } from '@site/src/badges/styles.module.css';",
  "import { old, other } from '@site/src/old';",
  "import React, { useState as use } from 'react';",
  "import clsx, { clsx as same } from 'clsx';",
  "import Translate, { translate } from '@docusaurus/Translate';",
  "import Tabs from '@theme/Tabs';",
  "import Original from '@theme-original/Tabs';",
  "import { any } from '@theme/Unknown';",
  "import { any } from '@generated/routes';",
  "import code from '!!raw-loader!./a.txt';",
  "import { useColorMode } from '@docusaurus/theme-common';",
  "import { parse } from 'yaml';",
  "import Own, { size } from '@theme/Own';",
  "import { renderToString } from 'react-dom/server';",
])('siteErrors accepts %s', async (code) => {
  const errors = await errorsOf(`${code}\n\nOne.\n`);
  expect(errors.filter(({ found }) => found !== 'raw-loader')).toEqual([]);
});
