import { describe, expect, it } from 'vitest';

import { blockedSources } from '../src/blockedSources';
import type { Sources } from '../src/contentSecurityPolicy';

const SITE = 'https://docs.test';

function warningFor(html: string, further: Sources = {}, plugin = ''): string | undefined {
  const blocked = blockedSources(SITE, further);
  blocked.addPage('docs/a/', html);
  blocked.addPlugin(plugin);
  return blocked.warning();
}

describe('blockedSources', () => {
  it.each([
    ['an image', '<img alt=a src="https://a.test/b.png">', '{"img-src":["https://a.test"]}'],
    ['a script without a protocol', '<script async src=//a.test/b.js></script>', '{"script-src":["https://a.test"]}'],
    ['a frame', '<iframe title=a src=https://a.test/b></iframe>', '{"frame-src":["https://a.test"]}'],
    ['a stylesheet', '<link rel=stylesheet href=https://a.test/b.css>', '{"style-src":["https://a.test"]}'],
    ['the images of a set', '<img srcset="/a.png 1x, https://a.test/b.png 2x">', '{"img-src":["https://a.test"]}'],
    ['a picture', '<source srcset=https://a.test/b.png>', '{"img-src":["https://a.test"]}'],
    ['a video', '<video><source src=https://a.test/b.mp4></video>', '{"media-src":["https://a.test"]}'],
    ['an icon', '<link rel="shortcut icon" href=https://a.test/b.ico>', '{"img-src":["https://a.test"]}'],
    ['a form', '<form method=post action=https://a.test/b></form>', '{"form-action":["https://a.test"]}'],
  ])('names %s of another host, and what allows it', (_what, html, policy) => {
    const warning = warningFor(html);
    expect(warning).toContain('https://a.test, for /docs/a/');
    expect(warning).toContain(`policy: ${policy}`);
  });

  it('names the host to which GitHub redirects the pictures of people, too', () => {
    const policy = { 'img-src': ['https://github.com', 'https://avatars.githubusercontent.com'] };
    const image = '<img src=https://github.com/slorber.png>';
    expect(warningFor(image)).toContain(`policy: ${JSON.stringify(policy)}`);
    expect(warningFor(image, policy)).toBeUndefined();
  });

  it.each([
    ['stylesheets', '@import "https://a.test/b.css" print;', '{"style-src":["https://a.test"]}'],
    ['fonts', '@font-face{font-family:a;src:url(//a.test/b.woff2)format("woff2")}', '{"font-src":["https://a.test"]}'],
    ['fonts in the sheet', '@font-face{src:url("data:font/woff2;base64,AA")}', '{"font-src":["data:"]}'],
    ['images', ".a{background:url('/b.png'),url('https://a.test/b.png')}", '{"img-src":["https://a.test"]}'],
    [
      'fonts of Google',
      '@import url(https://fonts.googleapis.com/css2?family=Inter:wght@400;700);',
      '{"style-src":["https://fonts.googleapis.com"],"font-src":["https://fonts.gstatic.com"]}',
    ],
  ])('names %s that a stylesheet loads from elsewhere', (_what, css, policy) => {
    const blocked = blockedSources(SITE, {});
    blocked.addStylesheet('assets/css/styles.css', css);
    expect(blocked.warning()).toContain(', for /assets/css/styles.css');
    expect(blocked.warning()).toContain(`policy: ${policy}`);
  });

  it('says nothing about what a stylesheet loads from the site', () => {
    const blocked = blockedSources(SITE, {});
    blocked.addStylesheet(
      'a.css',
      '.a{mask:url(#b);background:url(data:image/svg+xml,a)}@font-face{src:url(/b.woff2)}',
    );
    expect(blocked.warning()).toBeUndefined();
  });

  it('names the host of the fonts beside the stylesheet of KaTeX', () => {
    const policy = '{"style-src":["https://cdn.test"],"font-src":["https://cdn.test"]}';
    expect(warningFor('<link rel=stylesheet href=https://cdn.test/katex/dist/katex.min.css>')).toContain(policy);
  });

  it.each([
    ['links to another host', '<a href=https://a.test>a</a><link rel=preconnect href=https://a.test>', {}],
    ['files of the site', '<img src=/a.png><img src=https://docs.test/a.png><img src=data:image/gif;base64,AA>', {}],
    ['what is allowed', '<img src=https://a.test/b.png>', { 'img-src': ['https://a.test'] }],
    ['addresses that are none', '<img src="https://[a"><img src=//><img src="">', {}],
    ['texts of scripts', '<script>document.write("<img src=https://a.test/b.png>")</script>', {}],
    ['what a path allows', '<img src=https://a.test/b.png>', { 'img-src': ['a.test/b.png'] }],
    ['what is allowed from everywhere', '<img src=https://a.test/b.png>', { 'img-src': ['*'] }],
    [
      'a badge of GitHub, which it does not redirect',
      '<img src=https://github.com/a/b/actions/workflows/ci.yml/badge.svg>',
      { 'img-src': ['https://github.com'] },
    ],
    ['what a wildcard allows', '<img src=https://b.a.test/b.png>', { 'img-src': ['https://*.a.test'] }],
  ])('says nothing about %s', (_what, html, further) => {
    expect(warningFor(html, further)).toBeUndefined();
  });

  it.each([
    ['a frame in a URL', '<iframe src="data:text/html,a"></iframe>', {}, '{"frame-src":["data:"]}'],
    ['a scheme', '<img src=http://a.test/b.png>', { 'img-src': ['https://a.test'] }, '{"img-src":["http://a.test"]}'],
  ])('names %s that is not allowed', (_what, html, further, policy) => {
    expect(warningFor(html, further)).toContain(`policy: ${policy}`);
  });

  it.each([
    ['docusaurus-theme-mermaid', { 'style-src': ["'unsafe-inline'"] }],
    ['docusaurus-plugin-image-zoom', { 'style-src': ["'unsafe-inline'"] }],
    ['docusaurus-theme-github-codeblock', { 'connect-src': ['https://raw.githubusercontent.com'] }],
  ])('names what %s needs', (plugin, needed) => {
    expect(warningFor('', {}, plugin)).toContain(`policy: ${JSON.stringify(needed)}`);
    expect(warningFor('', needed, plugin)).toBeUndefined();
  });
});
