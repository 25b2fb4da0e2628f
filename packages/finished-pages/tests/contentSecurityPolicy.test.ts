import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { contentSecurityPolicy, inlineHashes, withPolicy, writePage, type Sources } from '../src/contentSecurityPolicy';

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

describe('inlineHashes', () => {
  it.each([
    ['nothing for a script with a URL', '<script src=/a.js defer></script>', []],
    ['nothing for a data block without quotes', '<script data-rh=true type=application/ld+json>{"a":1}</script>', []],
    ['the hash of an inline script with attributes', '<script type="text/javascript">a()</script>', [hashOf('a()')]],
    ['each hash once', '<script>a()</script><script>a()</script>', [hashOf('a()')]],
    ['the hash of a script with its white space', '<script>\n a()\n</script>', [hashOf('\n a()\n')]],
  ])('lists %s', (_what, html, hashes) => {
    expect(inlineHashes(html).scripts).toEqual(hashes);
  });

  it.each([
    [
      'nothing for text that looks like a style attribute',
      '<p>style="a:b"</p><script>var a = \'<i style="a:b">\';</script>',
      [],
    ],
    ['the hash of a style attribute without quotes', '<i style=--depth:0>', [hashOf('--depth:0')]],
    [
      'the hash of a stylesheet',
      '<style media="all">p{a:url("<i style=b>")}</style>',
      [hashOf('p{a:url("<i style=b>")}')],
    ],
    ['the hash of the decoded value', '<i style="a:&quot;b&quot;">', [hashOf('a:"b"')]],
  ])('lists %s', (_what, html, hashes) => {
    expect(inlineHashes(html).styles).toEqual(hashes);
  });
});

describe('contentSecurityPolicy', () => {
  it.each<[string, Sources, string]>([
    ['adds sources to a directive', { 'img-src': ['https://a.test'] }, "; img-src 'self' data: https://a.test; "],
    ['adds a directive', { 'frame-src': ['https://a.test'] }, "; frame-src 'self' https://a.test"],
    [
      'has no hashes that would cancel inline styles',
      { 'style-src': ["'unsafe-inline'"] },
      "; style-src 'self' 'unsafe-inline'; ",
    ],
    [
      'has its hashes beside other sources',
      { 'style-src': ['https://a.test'] },
      "; style-src 'self' 'unsafe-hashes' 'sha256-b' https://a.test; ",
    ],
  ])('%s', (_case, sources, expected) => {
    expect(contentSecurityPolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }, sources)).toContain(expected);
  });
});

describe('withPolicy', () => {
  it.each([
    ['at the start of the head', '<html><head><title>a</title></head></html>', /^<html><head><meta http-equiv/],
    [
      'after a quoted character set',
      '<head>\n<meta charset="utf-8">\n<title>',
      /^<head>\n<meta charset="utf-8"><meta http/,
    ],
  ])('adds the policy %s', (_where, html, expected) => {
    expect(withPolicy(html, 'a.html')).toMatch(expected);
  });

  it('throws for a page without a head', () => {
    expect(() => withPolicy('<p>a</p>', 'a.html')).toThrow('a.html: the page has no <head>');
  });
});

it('writePage writes no redirect over a page', () => {
  const outDir = tempFolder({ 'docs/index.html': '' });
  expect(() => writePage(outDir, 'docs/', '<head></head>', { flag: 'wx' })).toThrow('EEXIST');
});
