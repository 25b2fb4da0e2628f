import { describe, expect, it } from 'vitest';

import { ledgerRows, tiesOf } from '../../../../scripts/rehearse/ledger';

const tiesIn = (breaksWhen: string) => tiesOf({ name: 'Row', breaksWhen });

describe('ledgerRows', () => {
  it('reads the tables that have the column "Breaks when", and no others', () => {
    const markdown = [
      '| Component | How  | Breaks when           |',
      '| --------- | ---- | --------------------- |',
      '| `Logo`    | wrap | `@theme/Logo` changes |',
      '',
      '| Where | What |',
      '| --- | --- |',
      '| `a` | b |',
      '',
    ].join('\n');
    expect(ledgerRows(markdown)).toEqual([{ name: 'Logo', breaksWhen: '`@theme/Logo` changes' }]);
  });
});

describe('tiesOf', () => {
  it.each([
    ['the props of `@theme/Logo` change', { kind: 'component', name: 'Logo' }],
    ['`useDoc` of `@docusaurus/x/client` changes', { kind: 'export', name: 'useDoc', module: '@docusaurus/x/client' }],
    ['`@docusaurus/x/lib/y.js` changes', { kind: 'file', file: '@docusaurus/x/lib/y.js' }],
    [
      '`open` is no longer in `docusaurus-theme-x/lib/y.js`',
      { kind: 'text', text: 'open', file: 'docusaurus-theme-x/lib/y.js' },
    ],
  ])('reads what a condition names: %s', (condition, target) => {
    expect(tiesIn(condition).map((tie) => tie.target)).toEqual([target]);
  });

  it('reads lists, and several conditions', () => {
    const ties = tiesIn(
      '`a`, `b` or `c` of `@docusaurus/x` or the props of `@theme/Logo` change, or the theme drops `@theme/Tabs`',
    );
    expect(ties.map(({ subject, presenceOnly }) => [subject, presenceOnly])).toEqual([
      ['a of @docusaurus/x', false],
      ['b of @docusaurus/x', false],
      ['c of @docusaurus/x', false],
      ['@theme/Logo', false],
      ['@theme/Tabs', true],
    ]);
  });

  it.each(['the props of `ApiSample` change', '`<ApiSample>` of `plugins/api/props` changes', 'never'])(
    'finds nothing in conditions that name no package: %s',
    (condition) => {
      expect(tiesIn(condition)).toEqual([]);
    },
  );
});
