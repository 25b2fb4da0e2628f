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
  ])('names %s of another host, and what allows it', (_what, html, policy) => {
    const warning = warningFor(html);
    expect(warning).toContain('https://a.test, for /docs/a/');
    expect(warning).toContain(`policy: ${policy}`);
  });

  it.each([
    ['links to another host', '<a href=https://a.test>a</a><link rel=preconnect href=https://a.test>', {}],
    ['files of the site', '<img src=/a.png><img src=https://docs.test/a.png><img src=data:image/gif;base64,AA>', {}],
    ['what is allowed', '<img src=https://a.test/b.png>', { 'img-src': ['https://a.test'] }],
    ['what a wildcard allows', '<img src=https://b.a.test/b.png>', { 'img-src': ['https://*.a.test'] }],
  ])('says nothing about %s', (_what, html, further) => {
    expect(warningFor(html, further)).toBeUndefined();
  });

  it('names what a plugin of Docusaurus needs', () => {
    const needed = { 'style-src': ["'unsafe-inline'"] };
    expect(warningFor('', {}, 'docusaurus-theme-mermaid')).toContain(`policy: ${JSON.stringify(needed)}`);
    expect(warningFor('', needed, 'docusaurus-theme-mermaid')).toBeUndefined();
  });
});
