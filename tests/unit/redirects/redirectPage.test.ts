import { describe, expect, it } from 'vitest';

import { redirectPage } from '../../../plugins/redirects/redirectPage';

describe('redirectPage', () => {
  const html = redirectPage('/base/docs/tone/');

  it.each([
    ['sends the browser to the page at once', '<meta http-equiv="refresh" content="0; url=/base/docs/tone/">'],
    ['keeps search engines away', '<meta name="robots" content="noindex">'],
    ['names the page as the canonical one', '<link rel="canonical" href="/base/docs/tone/">'],
    ['links to the page for those whose browser stays', '<a href="/base/docs/tone/">Go to the page</a>'],
    ['has a title', '<title>This page has moved</title>'],
    ['states its language', '<html lang="en">'],
  ])('%s', (_behavior, markup) => {
    expect(html).toContain(markup);
  });

  it('runs no script', () => {
    expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
  });
});
