import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { CARD_FOLDER } from '../../plugins/social-cards/card';
import versions from '../../versions.json';
import { buildDir, builtFiles, builtPage } from '../support/builtSite';
import { routerPages } from '../support/pages';
import { pictureSize } from '../support/pictureSize';

/** What a page says about its card. */
interface Shown {
  page: string;
  heading: string;
  card: string;
  tags: Record<string, string | undefined>;
  /** How many cards it names. */
  count: number;
}

const SITE = `${brand.siteUrl}${brand.basePath}`;

function readShown(page: string): Shown {
  const { $, headings } = builtPage(page);
  const tag = (property: string) => $(`head meta[property="${property}"]`).attr('content');
  const tags = Object.fromEntries(
    ['og:image', 'og:image:type', 'og:image:width', 'og:image:height', 'og:image:alt'].map((name) => [name, tag(name)]),
  );
  return {
    page,
    heading: headings[0] ?? '',
    card: (tags['og:image'] ?? '').replace(SITE, ''),
    tags: { ...tags, 'twitter:card': $('head meta[name="twitter:card"]').attr('content') },
    count: $('meta[property="og:image"]').length,
  };
}

const shown = routerPages().map(readShown);
const byPage = new Map(shown.map((each) => [each.page, each]));
const [, ...frozen] = versions;
const OTHER_VERSION = new RegExp(`^/docs/(?:next|${frozen.join('|').replaceAll('.', '\\.')})/`);

/** Lists of posts, the search page and the Markdown page show the card of a page above them. */
const WITHOUT_OWN = /^\/(?:blog\/(?:archive|tags|authors)\/|search\/|markdown-page\/)/;

const owners = shown.filter(({ page }) => !OTHER_VERSION.test(page) && !WITHOUT_OWN.test(page));
const files = builtFiles().filter((file) => file.startsWith(`${CARD_FOLDER}/`));

describe('the social cards', () => {
  it('are PNG files of 1200 by 630 pixels and at most 60 KB', () => {
    const wrong = files.filter((file) => {
      const png = readFileSync(path.join(buildDir, file));
      return pictureSize(png) !== '1200x630' || png.length > 60_000;
    });
    expect(wrong).toEqual([]);
  });

  it('are one for each page of the latest version, the reference, the blog, and home', () => {
    expect(owners.length).toBeGreaterThan(95);
    expect(owners.filter(({ page, card }) => card !== `${CARD_FOLDER}/${page.slice(1, -1) || 'index'}.png`)).toEqual(
      [],
    );
    expect(owners.map(({ card }) => card).sort()).toEqual(files);
  });

  it('are named once by every page, with absolute address, size and a text alternative', () => {
    const expected = {
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    };
    for (const { page, count, tags, card } of shown) {
      expect(count, page).toBe(1);
      expect(tags, page).toMatchObject(expected);
      expect(tags['og:image']?.startsWith(SITE), page).toBe(true);
      expect(existsSync(path.join(buildDir, card)), `${page} -> ${card}`).toBe(true);
      expect(tags['og:image:alt'], page).toContain(brand.provider);
    }
  });

  it('say the heading of their page in their text alternative', () => {
    const docs = owners.filter(({ page }) => page.startsWith('/docs/'));
    expect(docs.filter(({ heading, tags }) => !tags['og:image:alt']?.startsWith(`${heading} – `))).toEqual([]);
  });

  it('are those of the latest twin on pages of other versions', () => {
    const twins = shown.filter(({ page }) => OTHER_VERSION.test(page));
    const strangers = twins.filter(({ page, card }) => {
      const twin = byPage.get(page.replace(OTHER_VERSION, '/docs/'));
      return twin !== undefined && twin.card !== card;
    });
    expect(twins.length).toBeGreaterThan(80);
    expect(strangers).toEqual([]);
  });

  it('stand in the head beside the policy that another step writes', () => {
    const without = shown.filter(({ page }) => {
      const head = readFileSync(path.join(buildDir, page, 'index.html'), 'utf8').split('<body')[0] ?? '';
      return !head.includes('Content-Security-Policy') || !head.includes('property="og:image"');
    });
    expect(without).toEqual([]);
  });
});
