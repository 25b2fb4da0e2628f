import { describe, expect, it } from 'vitest';

import { LATER_STYLES } from '@api-docs/kit';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { firstStyles } from '../src/styles/firstStyles';
import { styleInliner } from '../src/styles/inlineStyles';

const page = (body: string) => `<html data-theme="light"><head></head><body>${body}</body></html>`;

describe('firstStyles', () => {
  it.each([
    [
      'elements, classes, ids and attributes of the page',
      'p .a,#b>i{top:0}',
      '<p id=b><i class="x a">',
      'p .a,#b>i{top:0}',
    ],
    ['one of the alternatives', ':is(.a,.b) i{top:0}.c :where(.d,.e){top:0}', '<i class=b>', ':is(.a,.b) i{top:0}'],
    ['exceptions', 'p:not(.gone){top:0}', '<p>', 'p:not(.gone){top:0}'],
    ['contents', 'p:has(.a){top:0}p:has(.b){top:0}', '<p><i class=a>', 'p:has(.a){top:0}'],
    [
      'attributes that scripts set',
      '[data-mode=x] p{top:0}',
      '<p><script>set("data-mode")</script>',
      '[data-mode=x] p{top:0}',
    ],
    ['the selectors of a rule that can match', 'p,b{top:0}', '<p>', 'p{top:0}'],
    [
      'layers and their order',
      '@layer x,y;@layer x{p{top:0}b{top:0}}@layer y{b{top:0}}',
      '<p>',
      '@layer x,y;@layer x{p{top:0}}',
    ],
    ['media of screens', '@media (width<9px){p{top:0}}@media print{p{top:1px}}', '<p>', '@media (width<9px){p{top:0}}'],
    ['fonts', '@font-face{font-family:F}', '<p>', '@font-face{font-family:F}'],
    [
      'animations that are played',
      'p{animation:a 1s}@keyframes a{to{top:0}}@keyframes b{to{top:0}}',
      '<p>',
      'p{animation:a 1s}@keyframes a{to{top:0}}',
    ],
  ])('keeps %s', (_, css, body, kept) => {
    expect(firstStyles(css)(page(body))).toBe(kept);
  });

  it.each([
    ['states that a reader begins', 'a:hover,a:focus-visible{top:0}a:hover b{top:0}::selection{top:0}', '<a><b>'],
    ['classes that are text', '.word{top:0}', '<p>word</p><script>"<b class=word>"</script>'],
    ['changes', 'a{transition:top 1s;cursor:pointer}', '<a>'],
  ])('leaves out %s', (_, css, body) => {
    expect(firstStyles(css)(page(body))).toBe('');
  });

  it.each([
    ['constants in place', ':root{--a:1rem}p{margin:0 var(--a)}', 'p{margin:0 1rem}'],
    ['constants of constants', ':root{--a:var(--b);--b:1px}p{margin:var(--a)var(--b)}', 'p{margin:1px  1px}'],
    ['variables of elements', ':root{--a:1px}.x{--a:2px}p{top:var(--a)}', ':root{--a:1px}.x{--a:2px}p{top:var(--a)}'],
    [
      'variables that read those of elements',
      ':root{--a:var(--b)}.x{--b:1px}p{top:var(--a)}',
      ':root{--a:var(--b)}.x{--b:1px}p{top:var(--a)}',
    ],
    [
      'colors of both modes',
      ':root{--a:red;--b:var(--a)}[data-theme=dark]{--a:blue}p{color:var(--b)}',
      ':root{--a:red}[data-theme=dark]{--a:blue}p{color:var(--a)}',
    ],
    [
      'variables of the dark mode alone',
      '[data-theme=dark]{--a:blue}p{color:var(--a)}',
      '[data-theme=dark]{--a:blue}p{color:var(--a)}',
    ],
    [
      'variables of some media',
      '@media (width>9px){:root{--a:0}}p{top:var(--a)}',
      '@media (width>9px){:root{--a:0}}p{top:var(--a)}',
    ],
    ['variables with a fallback', ':root{--a:0}p{top:var(--a,1px)}', ':root{--a:0}p{top:var(--a,1px)}'],
    ['variables of the page', ':root{--page:0}p{top:var(--page)}', ':root{--page:0}p{top:var(--page)}'],
  ])('writes %s', (_, css, written) => {
    expect(firstStyles(css)(page('<p class=x style="--page:1px">'))).toBe(written);
  });

  it('leaves out variables that nothing reads', () => {
    expect(firstStyles(':root{--a:var(--b);--b:1px}.x{--b:2px}p{top:0}')(page('<p class=x>'))).toBe('p{top:0}');
  });
});

describe('styleInliner', () => {
  const inlined = (html: string) => styleInliner(tempFolder({ 'assets/a.css': 'p{top:0}b{top:0}' }), '/x/')(html);
  const withHead = (head: string) => `<html><head>${head}</head><body><p></body></html>`;

  it('writes the styles before their stylesheet, which follows, also without scripts', () => {
    const link = '<link rel=stylesheet href=/x/assets/a.css>';
    expect(inlined(withHead(link))).toBe(
      `<html><head><style>p{top:0}</style><link rel="stylesheet" href="/x/assets/a.css" media="print" ${LATER_STYLES}></head><body><p><noscript>${link}</noscript></body></html>`,
    );
  });

  it.each([
    ['a stylesheet of another site', '<link rel=stylesheet href=https://example.com/x/assets/a.css>'],
    ['a stylesheet for some media', '<link rel="stylesheet" href="/x/assets/a.css" media="print">'],
    ['a missing stylesheet', '<link rel=stylesheet href=/x/assets/b.css>'],
  ])('leaves %s as it is', (_, link) => {
    expect(inlined(withHead(link))).toBe(withHead(link));
  });
});
