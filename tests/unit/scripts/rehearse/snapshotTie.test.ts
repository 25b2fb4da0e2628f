import { describe, expect, it } from 'vitest';

import { tiesOf } from '../../../../scripts/rehearse/ledger';
import { compareTie } from '../../../../scripts/rehearse/snapshotTie';
import { tempFolder } from '../../../support/tempFolder';

const COMPONENT = '@docusaurus/theme-classic/lib/theme/Logo/index.js';
const PROPS = '@docusaurus/theme-classic/src/theme-classic.d.ts';
const PACKAGE = '@docusaurus/theme-common/package.json';
const ENTRY = '@docusaurus/theme-common/lib/internal.d.ts';
const TABS = '@docusaurus/theme-common/lib/tabs.d.ts';

const INSTALLED = {
  [COMPONENT]: 'export default function Logo() {}',
  [PROPS]: "declare module '@theme/Logo' {\n  export interface Props {}\n}\ndeclare module '@theme/TOC' {\n}\n",
  [PACKAGE]: JSON.stringify({ exports: { './internal': './lib/internal.js' } }),
  [ENTRY]: "export { sanitize, useTabs } from './tabs';\nexport * from './more';\n",
  [TABS]: 'export declare function useTabs(): string;\n',
  '@docusaurus/theme-common/lib/tabs.js': 'export function useTabs() {}',
  '@docusaurus/theme-common/lib/more.d.ts': 'export declare const more: number;\n',
};

/** Compares an installation with a changed one; files with an undefined content are removed. */
function stateOf(breaksWhen: string, changes: Record<string, string | undefined> = {}) {
  const changed = Object.entries({ ...INSTALLED, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const [before, after] = [tempFolder(INSTALLED), tempFolder(Object.fromEntries(changed))];
  return tiesOf({ name: 'Row', breaksWhen }).map((tie) => compareTie(tie, before, after));
}

describe.each([
  [
    'the props of `@theme/Logo` change',
    [
      ['same', {}],
      ['same', { [PROPS]: INSTALLED[PROPS].replace("'@theme/TOC' {", "'@theme/TOC' { a") }],
      ['code changed', { [COMPONENT]: 'export default function Logo() { return null; }' }],
      ['interface changed', { [PROPS]: INSTALLED[PROPS].replace('Props {', 'Props { a: 1') }],
      ['gone', { [COMPONENT]: undefined }],
    ],
  ],
  [
    'the theme drops `@theme/Logo`',
    [
      ['same', { [PROPS]: '' }],
      ['gone', { [COMPONENT]: undefined }],
    ],
  ],
  [
    '`useTabs` of `@docusaurus/theme-common/internal` changes',
    [
      ['same', { [ENTRY]: "export * from './tabs';\n" }],
      ['code changed', { '@docusaurus/theme-common/lib/tabs.js': 'changed' }],
      ['interface changed', { [TABS]: 'export declare function useTabs(): number;\n' }],
      ['gone', { [ENTRY]: "export * from './more';\n" }],
      ['gone', { [PACKAGE]: undefined }],
    ],
  ],
  ['`more` of `@docusaurus/theme-common/internal` changes', [['same', {}]]],
  [
    '`useTabs` is no longer in `@docusaurus/theme-common/lib/tabs.js`',
    [
      ['same', { '@docusaurus/theme-common/lib/tabs.js': 'useTabs, changed' }],
      ['gone', { '@docusaurus/theme-common/lib/tabs.js': 'changed' }],
    ],
  ],
  [
    '`@docusaurus/theme-common/lib/tabs.js` changes',
    [['code changed', { '@docusaurus/theme-common/lib/tabs.js': 'changed' }]],
  ],
  ['`useNothing` of `@docusaurus/theme-common/internal` changes', [['not installed', {}]]],
] as [string, [string, Record<string, string | undefined>][]][])('%s', (breaksWhen, cases) => {
  it.each(cases)('%s: %o', (state, changes) => {
    expect(stateOf(breaksWhen, changes)).toEqual([state]);
  });
});
