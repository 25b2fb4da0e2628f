import { describe, expect, it } from 'vitest';

import { readMovedPages } from '@api-docs/version-comparisons/moved-pages/movedPages';

import { brandedPages } from '../../site/plugins/content/brand';
import { brand } from '../../brand.config';
import { projectDir } from '../../scripts/lib/run';
import versions from '../../versions.json';
import { attributesOf, builtPage } from '../support/builtSite';
import { LATEST, RETIRED, SPECIFIED_ROUTES, VERSIONS } from '../support/specifiedRoutes';

describe('the docs versions', () => {
  it('that the specification names are released or retired', () => {
    const { retired } = readMovedPages(projectDir, { ...brandedPages(brand), versions });
    expect(retired.map(({ version }) => version)).toEqual(expect.arrayContaining(RETIRED));
  });

  it.each(VERSIONS)('%s is named in the version dropdown of its pages', (version) => {
    const { $ } = builtPage(version === LATEST ? '/docs/' : `/docs/${version}/`);
    expect($('nav .dropdown:not(:has(a[lang])) > a').text()).toBe(version);
    expect($('meta[name="docusaurus_version"]').attr('content')).toBe(version === 'next' ? 'current' : version);
  });
});

describe('the table of contents', () => {
  // A page can choose other levels in its front matter.
  it('lists headings of level 2 and 3 by default', () => {
    const levels = SPECIFIED_ROUTES.flatMap((route) => {
      const { $ } = builtPage(route);
      return attributesOf($, '.table-of-contents a', 'href').map((href) =>
        $(`[id="${href.slice(1)}"]`).prop('tagName'),
      );
    });
    expect([...new Set(levels)].sort()).toEqual(['H2', 'H3']);
  });
});
