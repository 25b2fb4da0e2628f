import { describe, expect, it } from 'vitest';

import { isUnlisted, stripLayout } from '../../../plugins/lib/html';

const HEAD = '<head><title>Tone</title></head>';

function page(body: string): string {
  return `<!doctype html><html lang="en">${HEAD}<body><nav>Menu</nav>${body}<footer>End</footer></body></html>`;
}

describe('stripLayout', () => {
  it('keeps the head and the main content', () => {
    const main = '<main class="doc"><h1>Tone</h1><p>Text.</p></main>';
    expect(stripLayout(page(main))).toBe(`<html>${HEAD}<body>${main}</body></html>`);
  });

  it.each([
    ['without main content', page('<h1>Tone</h1>')],
    ['with its heading outside of the main content', page('<h1>Tone</h1><main>Text.</main>')],
  ])('does not change a page %s', (_case, html) => {
    expect(stripLayout(html)).toBe(html);
  });
});

describe('isUnlisted', () => {
  it.each([
    ['a page with the banner', '<div class="theme-admonition theme-unlisted-banner alert">Unlisted page</div>', true],
    ['a page without the banner', '<div class="theme-admonition alert">Note</div>', false],
    ['a page that shows the name of the class', '<code>&lt;div class="theme-unlisted-banner"></code>', false],
  ])('recognizes %s', (_case, html, expected) => {
    expect(isUnlisted(page(html))).toBe(expected);
  });
});
