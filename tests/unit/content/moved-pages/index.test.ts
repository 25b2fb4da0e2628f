import { describe, expect, it } from 'vitest';

import { redirectPage } from '../../../../plugins/content/moved-pages';

describe('redirectPage', () => {
  const html = redirectPage('/base/docs/tone/');

  it.each([
    ['redirects the browser immediately', '<meta http-equiv="refresh" content="0; url=/base/docs/tone/">'],
    ['is not indexed', '<meta name="robots" content="noindex">'],
    ['has the page as its canonical URL', '<link rel="canonical" href="/base/docs/tone/">'],
    ['links to the page', '<a href="/base/docs/tone/">Go to the page</a>'],
    ['has a title', '<title>This page has moved</title>'],
    ['has a language', '<html lang="en">'],
  ])('%s', (_behavior, markup) => {
    expect(html).toContain(markup);
  });

  it('has no scripts', () => {
    expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
  });
});
