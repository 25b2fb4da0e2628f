import { describe, expect, it } from 'vitest';

import { onlyFont, withPreload } from '../../../plugins/built-pages/fontPreload';

const PRELOAD = '<link rel="preload" href="/base/a.woff" as="font" type="font/woff" crossorigin>';

describe('withPreload', () => {
  it.each([
    ['before the style sheet', '<link rel=stylesheet href=/a.css />', `${PRELOAD}<link rel=stylesheet href=/a.css />`],
    ['whatever the quotes', '<link rel="stylesheet" href="/a.css">', `${PRELOAD}<link rel="stylesheet" href="/a.css">`],
    ['once', '<link rel=stylesheet><link rel=stylesheet>', `${PRELOAD}<link rel=stylesheet><link rel=stylesheet>`],
    ['never in a page without style sheet', '<link rel=canonical href=/b/>', '<link rel=canonical href=/b/>'],
  ])('asks for the font %s', (_where, html, expected) => {
    expect(withPreload(html, '/base/a.woff')).toBe(expected);
  });
});

describe('onlyFont', () => {
  it('finds the one font', () => {
    expect(onlyFont(['a.woff', 'readme.txt'])).toBe('a.woff');
  });

  it.each([
    ['none', []],
    ['a.woff, b.woff', ['a.woff', 'b.woff']],
  ])('says what it found when that is %s', (found, files) => {
    expect(() => onlyFont(files)).toThrow(`found:    ${found}`);
  });
});
