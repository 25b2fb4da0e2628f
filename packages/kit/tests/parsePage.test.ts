import { describe, expect, it } from 'vitest';

import { parsePage } from '../src/parsePage';

const HEAD = '<head><title>Tone</title></head>';

function page(body: string): string {
  return `<!doctype html><html lang="en">${HEAD}<body><nav>Menu</nav>${body}<footer>End</footer></body></html>`;
}

describe('parsePage', () => {
  it.each([
    ['a page with the banner', '<div class="theme-admonition theme-unlisted-banner alert">Unlisted page</div>', true],
    ['a page without the banner', '<div class="theme-admonition alert">Note</div>', false],
    ['a page that shows the name of the class', '<code>&lt;div class="theme-unlisted-banner"></code>', false],
  ])('recognizes as unlisted or not %s', (_case, html, expected) => {
    expect(parsePage(page(html)).isUnlisted).toBe(expected);
  });
});
