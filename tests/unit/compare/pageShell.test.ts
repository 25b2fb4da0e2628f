import { describe, expect, it } from 'vitest';

import { pageShell } from '../../../plugins/compare/pageShell';

const HTML = `<!doctype html><html lang="en"><head>
<meta charset="UTF-8"><meta name="viewport" content="width=device-width"><title>Docs</title>
<meta name="description" content="About."><link rel="canonical" href="https://docs.test/docs/">
<link rel="preload" href="/a.woff2" as="font"><link rel="stylesheet" href="/a.css"><link rel="icon" href="/a.ico">
<link rel="manifest" href="/a.json"><script src="/main.js" defer></script>
</head><body>
<svg style="display:none"><symbol id="icon"></symbol></svg>
<script>document.documentElement.setAttribute('data-theme','dark')</script><script>window.other=1</script>
<div id="__docusaurus">
<div role="region" aria-label="Skip to main content"><a class="skip" href="#__docusaurus_skip_0">Skip</a></div>
<nav class="navbar" aria-label="Main"><button class="toggle">Menu</button>
<a class="navbar__link navbar__link--active" aria-current="page" href="/docs/">Docs</a><a href="/blog/">Blog</a>
<div class="navbar__item dropdown"><a href="#">v1</a><ul><li>v2</li></ul></div>
<form role="search" action="/search/"><input name="q" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="hits" aria-label="Search"></form>
</nav>
<main>Content</main>
<footer class="footer"><a href="/terms/">Terms</a></footer>
</div></body></html>`;

const shell = pageShell(HTML);

describe('pageShell', () => {
  it.each([
    ['charset', '<meta charset="UTF-8">'],
    ['viewport', 'name="viewport"'],
    ['fonts', 'href="/a.woff2"'],
    ['style sheets', 'href="/a.css"'],
    ['icons', 'href="/a.ico"'],
    ['manifest', 'href="/a.json"'],
  ])('keeps of the head: %s', (_case, part) => {
    expect(shell.head).toContain(part);
  });

  it.each([
    ['the title', '<title'],
    ['the description', 'description'],
    ['the canonical address', 'canonical'],
    ['scripts', '<script'],
  ])('leaves out of the head: %s', (_case, part) => {
    expect(shell.head).not.toContain(part);
  });

  it.each([
    ['drawings that links use', '<symbol id="icon">'],
    ['the script for the color mode', "setAttribute('data-theme','dark')"],
    ['the first link', 'href="#__docusaurus_skip_0"'],
    ['the links of the navbar', 'href="/blog/"'],
    ['the search form', '<form role="search" action="/search/">'],
    ['the name of the search field', '<input name="q" aria-label="Search">'],
  ])('keeps before the content: %s', (_case, part) => {
    expect(shell.before).toContain(part);
  });

  it.each([
    ['buttons', '<button'],
    ['menus', 'dropdown'],
    ['which page is the current one', 'aria-current'],
    ['its look', 'navbar__link--active'],
    ['other scripts', 'window.other'],
    ['the content', 'Content'],
    ['what the search field does by scripts', 'combobox'],
  ])('leaves out before the content: %s', (_case, part) => {
    expect(shell.before).not.toContain(part);
  });

  it('has exactly one script', () => {
    expect(shell.before.match(/<script/g)).toHaveLength(1);
  });

  it('has the footer and the place that the first link leads to', () => {
    expect([shell.after, shell.mainId]).toEqual([
      '<footer class="footer"><a href="/terms/">Terms</a></footer>',
      '__docusaurus_skip_0',
    ]);
  });

  it('names the content itself when no link leads to it', () => {
    expect(pageShell('<html><body><nav class="navbar"></nav></body></html>').mainId).toBe('content');
  });
});
