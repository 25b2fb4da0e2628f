import { expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { sourcesInOutput } from '../../../../plugins/content/errors/sourcesInOutput';
import { projectDir } from '../../../../scripts/lib/run';

const DOCS = 'docusaurus-plugin-content-docs/default';

const GENERATED = {
  [`${DOCS}/site-docs-intro-mdx-f94.json`]: '{"source":"@site/docs/intro.mdx","permalink":"/base/docs/next/intro/"}',
  [`${DOCS}/version-v-3-4-0-metadata.json`]: '{"docs":{}}',
};

it.each([
  ['broken links', '- Broken link on source page path = /base/docs/next/intro/:\n   -> linking to x', true],
  ['an error of rendering', 'Can\'t render static file for pathname "/base/docs/next/intro/"', true],
  ['a colored path', 'for pathname \u001b[36m"/base/docs/next/intro"\u001b[39m', true],
  ['a page named twice', 'source page path = /base/docs/next/intro\nsource page path = /base/docs/next/intro/', true],
  ['a page without a file', 'source page path = /base/:', false],
  ['no page', 'out of memory', false],
])('sourcesInOutput finds the file of a page with %s', (_what, output, isFound) => {
  expect(sourcesInOutput(output, projectDir, tempFolder(GENERATED))).toEqual(isFound ? ['docs/intro.mdx'] : []);
});

it.each(['./no-such-file', '@theme/NoSuch', 'no-such-package', '../styles.css'])(
  'sourcesInOutput finds the lines that import %s, which does not exist',
  (target) => {
    const folder = tempFolder({
      'intro.mdx': `---\ntitle: Intro\n---\n\nimport Tabs from '@theme/Tabs';\nimport Nothing from "${target}";\n`,
      '_part.md': `import '${target}';\n`,
      'about.mdx': `Write \`import Nothing from '${target}'\`, or '${target}.mdx'.\n`,
      'image.svg': `import '${target}';\n`,
    });
    const output = `× Module not found: Can't resolve '${target}' in '${folder}'\n    ╭─[39:0]`;
    expect(sourcesInOutput(output, projectDir, tempFolder(GENERATED))).toEqual([
      expect.stringMatching(/_part\.md:1$/),
      expect.stringMatching(/intro\.mdx:6$/),
    ]);
  },
);
