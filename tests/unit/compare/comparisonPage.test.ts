import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { comparisonPage } from '../../../plugins/compare/comparisonPage';
import { viewBetween } from './tinyView';

const FRAME = {
  shell: {
    head: '<link rel="icon" href="/base/a.ico">',
    before: "<script>document.documentElement.dataset.theme='dark'</script><nav>Menu</nav>",
    after: '<footer>Terms</footer>',
    mainId: 'skip_0',
  },
  siteUrl: 'https://docs.test',
  basePath: '/base/',
  siteTitle: 'Acme "docs" & more',
  styles: 'assets/css/compare.1234.css',
};

const htmlOf = (title = 'Tone') =>
  comparisonPage(viewBetween('One.', 'Two.', { newer: { version: 'v2', title, path: 'docs/tone/' } }), FRAME);

describe('comparisonPage', () => {
  const html = htmlOf();
  const $ = load(html);

  it('is a document in English', () => {
    expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr"><head>/);
  });

  it('says what it is in title and description', () => {
    expect([$('title').text(), $('meta[name=description]').attr('content')]).toEqual([
      'Tone: v1 to v2 | Acme "docs" & more',
      'What changed on the page “Tone” between docs v1 and v2.',
    ]);
  });

  it('asks not to be indexed', () => {
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
  });

  it('has no script but that of the frame', () => {
    expect(
      $('script')
        .toArray()
        .map((script) => $(script).text()),
    ).toEqual(["document.documentElement.dataset.theme='dark'"]);
    expect(html).not.toMatch(/ on\w+=|javascript:/);
  });

  it('has its style sheet and its Markdown twin', () => {
    expect($('link[rel=stylesheet]').attr('href')).toBe('/base/assets/css/compare.1234.css');
    expect($('link[rel=alternate]').attr()).toEqual({
      rel: 'alternate',
      type: 'text/markdown',
      href: 'https://docs.test/base/compare/v1...v2/tone.md',
    });
  });

  it('stands in the frame, where the first link leads to', () => {
    const names = $('body')
      .children()
      .toArray()
      .map(({ tagName }) => tagName);
    expect(names).toEqual(['script', 'nav', 'main', 'footer']);
    expect([$('main').attr('id'), $('link[rel=icon]').length]).toEqual(['skip_0', 1]);
  });

  it.each(['</title><script>alert(1)</script>', '"><script>alert(1)</script>', 'A & B "C" \'D\''])(
    'takes a title as text: %s',
    (title) => {
      const page = load(htmlOf(title));
      expect(page('script').length).toBe(1);
      expect(page('title').text()).toBe(`${title}: v1 to v2 | Acme "docs" & more`);
      expect(page('meta[name=description]').attr('content')).toBe(
        `What changed on the page “${title}” between docs v1 and v2.`,
      );
      expect(page('h1').text()).toBe(`${title}: v1 to v2`);
    },
  );
});
