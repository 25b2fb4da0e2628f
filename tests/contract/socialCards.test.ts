import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import versions from '../../versions.json';
import { buildDir, builtFiles, builtPage, siteUrl } from '../support/builtSite';
import { routerPages } from '../support/pages';

/** Folder of the cards in the build. */
const CARD_FOLDER = 'img/social';

/** The social card of a page. */
interface CardTags {
  page: string;
  heading: string;
  card: string;
  tags: Record<string, string | undefined>;
  /** Number of cards. */
  count: number;
}

function readCardTags(page: string): CardTags {
  const { $, headings } = builtPage(page);
  const tag = (property: string) => $(`head meta[property="${property}"]`).attr('content');
  const tags = Object.fromEntries(
    ['og:image', 'og:image:type', 'og:image:width', 'og:image:height', 'og:image:alt'].map((name) => [name, tag(name)]),
  );
  return {
    page,
    heading: headings[0] ?? '',
    card: (tags['og:image'] ?? '').replace(siteUrl, ''),
    tags: { ...tags, 'twitter:card': $('head meta[name="twitter:card"]').attr('content') },
    count: $('meta[property="og:image"]').length,
  };
}

/** All pages except those that name an image of their own in their front matter. */
const shown = routerPages()
  .map(readCardTags)
  .filter(({ card }) => card === '' || card.startsWith(`${CARD_FOLDER}/`));
const byPage = new Map(shown.map((each) => [each.page, each]));
const [, ...frozen] = versions;
const OTHER_VERSION = new RegExp(`^/docs/(?:next|${frozen.join('|').replaceAll('.', '\\.')})/`);

/** Pages with the card of a parent page: lists, and all pages outside of docs and blog. */
const WITHOUT_OWN = /^\/(?:blog\/(?:archive|tags|authors|page)\/|docs\/tags\/|(?!docs\/|blog\/|$))/;

const owners = shown.filter(({ page }) => !OTHER_VERSION.test(page) && !WITHOUT_OWN.test(page));
const files = builtFiles().filter((file) => file.startsWith(`${CARD_FOLDER}/`));

describe('the social cards', () => {
  it('are PNG files of 1200 by 630 pixels and at most 60 KB', () => {
    const wrong = files.filter((file) => {
      const png = readFileSync(path.join(buildDir, file));
      // Signature, then the size.
      const head = [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)].join(' ');
      return head !== 'PNG 1200 630' || png.length > 60_000;
    });
    expect(wrong).toEqual([]);
  });

  it('exist for each page of the latest version, the reference, the blog, and the home page', () => {
    expect(owners.filter(({ page, card }) => card !== `${CARD_FOLDER}/${page.slice(1, -1) || 'index'}.png`)).toEqual(
      [],
    );
    expect(owners.map(({ card }) => card).sort()).toEqual(files);
  });

  it('are in the metadata of every page, with absolute URL, size and a text alternative', () => {
    const expected = {
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    };
    for (const { page, count, tags, card } of shown) {
      expect(count, page).toBe(1);
      expect(tags, page).toMatchObject(expected);
      expect(tags['og:image']?.startsWith(siteUrl), page).toBe(true);
      expect(existsSync(path.join(buildDir, card)), `${page} -> ${card}`).toBe(true);
      expect(tags['og:image:alt'], page).toContain(brand.provider);
    }
  });

  it('have the heading of the page in their text alternative', () => {
    const docs = owners.filter(({ page }) => page.startsWith('/docs/'));
    expect(docs.filter(({ heading, tags }) => !tags['og:image:alt']?.startsWith(`${heading} – `))).toEqual([]);
  });

  it('are those of the same page in the latest version on pages of other versions', () => {
    const others = shown.filter(({ page }) => OTHER_VERSION.test(page));
    const different = others.filter(({ page, card }) => {
      const latest = byPage.get(page.replace(OTHER_VERSION, '/docs/'));
      return latest !== undefined && latest.card !== card;
    });
    expect(different).toEqual([]);
  });
});
