/** Figures and social cards. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import versions from '../../versions.json';
import { buildDir, builtFiles, builtPage, siteUrl } from '../support/builtSite';
import { routerPages } from '../support/pages';

it('figures have a caption, a text alternative, a wide and a narrow version, and say if they are schematic', () => {
  const captions: string[] = [];
  for (const route of routerPages()) {
    const { $ } = builtPage(route);
    for (const element of $('main figure.figure').toArray()) {
      const [figure, image] = [$(element), $(element).find('[role="img"]')];
      expect(figure.find('figcaption').text(), route).toMatch(
        figure.hasClass('figure-schematic') ? /^Schematic drawing\. \S/ : /\S/,
      );
      expect(image.attr('aria-label'), route).toMatch(/\S/);
      expect(image.children('svg.figure-wide, svg.figure-narrow'), route).toHaveLength(2);
      captions.push(figure.find('figcaption').text());
    }
  }
  expect(captions.filter((caption) => caption.startsWith('Schematic'))).not.toEqual([]);
});

/** Folder of the cards in the build. */
const CARD_FOLDER = 'img/social';

const COMMON_TAGS = {
  'og:image:type': 'image/png',
  'og:image:width': '1200',
  'og:image:height': '630',
  'twitter:card': 'summary_large_image',
};

/** All pages except those that name an image of their own in their front matter. */
const shown = routerPages()
  .map((page) => {
    const { $, headings } = builtPage(page);
    const tag = (name: string) => $(`head meta:is([property="${name}"], [name="${name}"])`).attr('content');
    const tags = Object.fromEntries(Object.keys(COMMON_TAGS).map((name) => [name, tag(name)]));
    const card = (tag('og:image') ?? '').replace(siteUrl, '');
    const alt = tag('og:image:alt') ?? '';
    return { page, heading: headings[0] ?? '', card, alt, tags, count: $('meta[property="og:image"]').length };
  })
  .filter(({ card }) => card === '' || card.startsWith(`${CARD_FOLDER}/`));
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
    expect(owners.map(({ page, card }) => [page, card])).toEqual(
      owners.map(({ page }) => [page, `${CARD_FOLDER}/${page.slice(1, -1) || 'index'}.png`]),
    );
    expect(owners.map(({ card }) => card).sort()).toEqual(files);
  });

  it('are in the metadata of every page, with size and a text alternative, which begins with the heading of docs pages', () => {
    for (const { page, heading, count, tags, card, alt } of shown) {
      expect([count, tags, files.includes(card)], page).toEqual([1, COMMON_TAGS, true]);
      const isOwn = page.startsWith('/docs/') && owners.some((owner) => owner.page === page);
      expect(alt.startsWith(isOwn ? `${heading} – ` : '') && alt.includes(brand.provider), page).toBe(true);
    }
  });

  it('are those of the same page in the latest version on pages of other versions', () => {
    const different = shown.filter(({ page, card }) => {
      const latest = shown.find((one) => one.page === page.replace(OTHER_VERSION, '/docs/'));
      return latest !== undefined && latest.card !== card;
    });
    expect(different).toEqual([]);
  });
});
