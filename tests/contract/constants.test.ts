import type { PluginModule } from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { searchTheme } from '../../config/search';
import config from '../../docusaurus.config';
import { readMovedPages } from '../../plugins/content/moved-pages/movedPages';
import { newestFirst } from '../../plugins/versions/docsVersions';
import { projectDir } from '../../scripts/lib/run';
import versions from '../../versions.json';
import { attributesOf, builtFiles, builtPage, builtText } from '../support/builtSite';
import { projectFiles } from '../../scripts/lib/projectFiles';
import { projectText } from '../support/projectFiles';
import { LATEST, RETIRED, SPECIFIED_ROUTES, VERSIONS } from '../support/specifiedRoutes';

describe('the docs versions', () => {
  it('are sorted, the latest first', () => {
    expect(versions).toEqual([...versions].sort(newestFirst));
  });

  it('that the specification names are released or retired', () => {
    const { retired } = readMovedPages(projectDir, { brand, versions });
    expect(retired.map(({ version }) => version)).toEqual(expect.arrayContaining(RETIRED));
  });

  it.each(VERSIONS)('%s is named in the version dropdown of its pages', (version) => {
    const { $ } = builtPage(version === LATEST ? '/docs/' : `/docs/${version}/`);
    expect($('nav .dropdown:not(:has(a[lang])) > a').text()).toBe(version);
    expect($('meta[name="docusaurus_version"]').attr('content')).toBe(version === 'next' ? 'current' : version);
  });
});

/** Examples: `(max-width: 996px)`, `(width >= 997px)`. Container queries ask for the width of a column. */
const WIDTH_QUERY = /(?<!@container )\((?:max-width:|min-width:|width\s*[<>]=?)[^)]*\)/g;

/** The theme's breakpoint, and the one from which samples stand beside the fields of an operation. */
const BREAKPOINTS = ['(max-width: 996px)', '(min-width: 997px)', '(min-width: 1200px)'];

describe('the desktop breakpoint', () => {
  it('is in every width query of the source', () => {
    const queries = projectFiles('src/*.css', 'src/*.ts', 'src/*.tsx').flatMap((file) =>
      [...projectText(file).matchAll(WIDTH_QUERY)].map(([query]) => ({ file, query })),
    );
    expect(queries).not.toEqual([]);
    expect(queries.filter(({ query }) => !BREAKPOINTS.includes(query))).toEqual([]);
  });

  it('is 996 px in the theme', () => {
    const source = projectText('node_modules/@docusaurus/theme-common/lib/hooks/useWindowSize.js');
    expect(source).toMatch(/const DesktopBreakpoint = 996;/);
  });
});

describe('the search', () => {
  const [theme, options] = searchTheme as [PluginModule, Record<string, unknown>];

  it('is local, with the specified limits, context, shortcut and kind of index', () => {
    expect(theme.validateOptions).toBe((searchLocal as unknown as PluginModule).validateOptions);
    expect(config.themes).toContain(searchTheme);
    expect(options).toMatchObject({
      hashed: 'filename',
      language: 'en',
      searchResultLimits: 8,
      searchResultContextMaxLength: 50,
      searchBarShortcut: true,
      searchBarShortcutKeymap: 'mod+k',
      highlightSearchTermsOnTargetPage: true,
      explicitSearchResultPath: true,
    });
  });

  it('has an index file for each version, with a hash in its name', () => {
    const indexes = builtFiles().filter((file) => /(?:^|\/)search-index[^/]*$/.test(file));
    const folders = VERSIONS.map((version) => (version === LATEST ? '' : `docs/${version}/`));
    const names = indexes.map((file) => file.replace(/-[0-9a-f]{8}\.json$/, ''));
    expect(names.sort()).toEqual(folders.map((folder) => `${folder}search-index`).sort());
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

describe('the configuration', () => {
  it('has English as the default and only locale', () => {
    expect(config.i18n).toMatchObject({ defaultLocale: 'en', locales: ['en'] });
    expect(builtPage('/docs/').$('meta[property="og:locale"]').attr('content')).toBe('en');
  });

  it('has light as the default color mode and ignores the preference of the system', () => {
    const colorMode = { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false };
    expect(config.themeConfig?.colorMode).toEqual(colorMode);
    const styles = builtFiles().filter((file) => file.endsWith('.css'));
    // Forced colors have a light and a dark variant, whatever the mode of the site.
    const own = styles
      .map(builtText)
      .join()
      .replace(/\(forced-colors:\s*active\) and \(prefers-color-scheme:\s*dark\)/g, '');
    expect(own).not.toContain('prefers-color-scheme');
  });

  it('fails the build on broken links, and warns of broken anchors, Markdown links and duplicate routes', () => {
    expect(config).toMatchObject({
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'warn',
      onDuplicateRoutes: 'warn',
      markdown: { hooks: { onBrokenMarkdownLinks: 'warn' } },
    });
  });
});
