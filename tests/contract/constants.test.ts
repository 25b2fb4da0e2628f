import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { PluginModule } from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { searchTheme } from '../../config/search';
import config from '../../docusaurus.config';
import { API_FILE, openApiFiles } from '../../plugins/api-facts/apiFiles';
import { fieldRows } from '../../plugins/api-facts/readFields';
import { projectDir } from '../../scripts/run';
import versions from '../../versions.json';
import { buildDir, builtFiles, builtPage } from '../support/builtSite';

const files = builtFiles();

function projectText(file: string): string {
  return readFileSync(path.join(projectDir, file), 'utf8');
}

function packageText(file: string): string {
  return projectText(`node_modules/@docusaurus/${file}`);
}

function builtText(pattern: RegExp): string {
  const matching = files.filter((file) => pattern.test(file));
  return matching.map((file) => readFileSync(path.join(buildDir, file), 'utf8')).join('\n');
}

const scripts = builtText(/^assets\/js\/.*\.js$/);
const styles = builtText(/^assets\/css\/.*\.css$/);

describe('the latest docs version is v3.4.0', () => {
  it('in versions.json, with next before it and v3.3.0 behind', () => {
    expect(versions).toEqual(['v3.4.0', 'v3.3.0']);
    expect(config.presets?.[0]).toMatchObject(['classic', { docs: { versions: { current: { label: 'next' } } } }]);
  });

  it.each([
    ['/docs/', 'v3.4.0'],
    ['/docs/intro/', 'v3.4.0'],
    ['/docs/next/', 'next'],
    ['/docs/v3.3.0/', 'v3.3.0'],
  ])('%s is a page of %s and says so in the version dropdown', (route, version) => {
    const { $ } = builtPage(route);
    const dropdown = $('nav .dropdown:not(:has(a[lang])) > a');
    expect(dropdown.text()).toBe(version);
    expect($('meta[name="docusaurus_version"]').attr('content')).toBe(version === 'next' ? 'current' : version);
  });
});

/** Examples: `(max-width: 996px)`, `(width >= 997px)`; container queries ask for a column, not for the screen. */
const WIDTH_QUERY = /(?<!@container )\((?:max-width:|min-width:|width\s*[<>]=?)[^)]*\)/g;

describe('the desktop breakpoint is 996 px', () => {
  it('in every width query of our own styles and components', () => {
    const sources = readdirSync(path.join(projectDir, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:css|scss|tsx?)$/.test(file))
      .flatMap((file) => [...projectText(`src/${file}`).matchAll(WIDTH_QUERY)].map(([query]) => `${file}: ${query}`));
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((query) => !/\((?:max-width: 996px|min-width: 997px)\)$/.test(query))).toEqual([]);
  });

  it('in the built style sheet, where the phone ends at 996 and the desktop begins at 997', () => {
    expect(styles).toMatch(/@media \((?:max-width:\s*|width\s*<=\s*)996px\)/);
    expect(styles).toMatch(/@media \((?:min-width:\s*|width\s*>=\s*)997px\)/);
  });

  it('in the script of the theme', () => {
    expect(packageText('theme-common/lib/hooks/useWindowSize.js')).toMatch(/const DesktopBreakpoint = 996;/);
    expect(scripts).toMatch(/desktopBreakpoint:\w+=996\b/);
  });
});

describe('the progress bar waits 200 ms', () => {
  it('in the theme, and the spinner of a slow navigation as long', () => {
    const delays = [
      /const delay = (\d+);/.exec(packageText('theme-classic/lib/nprogress.js')),
      /const SPINNER_DELAY = (\d+);/.exec(projectText('src/clientModules/pageLoading.tsx')),
    ];
    expect(delays.map((found) => found?.[1])).toEqual(['200', '200']);
  });

  it('in the built scripts', () => {
    // Example: `window.setTimeout(()=>{o().start()},200)`.
    expect(scripts).toMatch(/setTimeout\(\(\)=>\{[\w$.()]+\.start\(\)\},200\)/);
  });
});

describe('prefetching stops on slow and metered connections', () => {
  it.each([
    ['the client of the generator', packageText('core/lib/client/docusaurus.js')],
    ['the built scripts', scripts],
  ])('in %s', (_where, source) => {
    expect(source).toMatch(/effectiveType\.includes\(['"]2g['"]\)\s*\|\|\s*navigator\.connection\?\.saveData/);
  });
});

describe('the search', () => {
  const [theme, options] = searchTheme as [PluginModule, Record<string, unknown>];

  it('is local and has the specified limits, context, shortcut and kind of index', () => {
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

  it('has built index files with a hash in their names, one for each version, all stemmed as English', () => {
    const indexes = files.filter((file) => /(?:^|\/)search-index[^/]*$/.test(file));
    const [, hash] = /-([0-9a-f]{8})\.json$/.exec(indexes[0] ?? '') ?? [];
    const folders = ['docs/next/', ...versions.map((version, index) => (index === 0 ? '' : `docs/${version}/`))];
    expect(indexes).toEqual(folders.map((folder) => `${folder}search-index-${hash}.json`).sort());
    // Porter's stemmer: the second step of the English one turns `ational` into `ate`.
    expect(scripts).toMatch(/ational:"ate"/);
    for (const file of indexes) expect(scripts).toContain(`"${file}"`);
  });

  it('has the context and the shortcut in its built scripts', () => {
    // Example: `{basePath:t,excerptLength:50}`.
    expect(scripts).toMatch(/\bexcerptLength:50\b/);
    // Example: `&&e?.toLowerCase()==="k"`.
    expect(scripts).toMatch(/toLowerCase\(\)==="k"/);
  });
});

const api = openApiFiles(projectDir, brand);
const METRICS = '/metrics/v4alpha';

/** The facts in a row of a reference page: type, requirement and limits. */
function referenceRow(apiPath: string, anchor: string): string {
  return builtPage(`/docs/api${apiPath}/`).$(`tr#${anchor} td`).text();
}

describe('tone returns the top three', () => {
  it.each([API_FILE, `openapi/versions/${versions[0]}.yaml`])('in %s, examples included', (file) => {
    const tone = api.facts(file).operations.find((operation) => operation.path === `${METRICS}/tone`);
    const scores = fieldRows(tone?.reply ?? [], '').find((row) => row.path === 'data.scores');
    expect(scores?.limits).toEqual(['at most 3 items']);
    const lengths = tone?.replyExamples.map(({ value }) => (value as { data: { scores: [] } }).data.scores.length);
    expect(lengths?.length).toBeGreaterThan(0);
    expect(lengths?.filter((length) => length > 3)).toEqual([]);
  });

  it('on its reference page', () => {
    expect(referenceRow(`${METRICS}/tone`, 'reply-data-scores')).toContain('at most 3 items');
  });
});

describe('the reference shows the limits and defaults of the API', () => {
  const scored = api.facts(API_FILE).operations.flatMap((operation) =>
    fieldRows(operation.reply, '')
      .filter(({ path: field }) => /(?:^|\.)score$/.test(field))
      .map(({ path: field }) => [operation.path, field] as const),
  );

  it.each(scored)('%s: %s is on the scale from 0 to 100', (apiPath, field) => {
    // Reading ease goes on above 100.
    const scale = apiPath === `${METRICS}/clarity` ? 'from 0 to 100 and above' : 'from 0 to 100, both included';
    expect(referenceRow(apiPath, `reply-${field.replaceAll('.', '-')}`)).toContain(scale);
  });

  it.each(['context_relevancy', 'faithfulness', 'prompt_manipulation', 'toxicity', 'evaluate'])(
    'severity of %s runs from 0 to 1',
    (metric) => {
      expect(referenceRow(`${METRICS}/${metric}`, 'request-severity')).toContain('from 0 to 1, both included');
    },
  );

  it.each([
    [`${METRICS}/context_relevancy`, 'include_chunk_scores', false],
    [`${METRICS}/evaluate`, 'include_chunk_scores', false],
    [`${METRICS}/faithfulness`, 'include_citations', true],
    [`${METRICS}/evaluate`, 'include_citations', true],
    ['/safety/v3/faithfulness', 'include_citations', false],
  ])('%s: %s is %s by default', (apiPath, field, value) => {
    expect(referenceRow(apiPath, `request-${field}`)).toContain(`Default: ${value}`);
  });
});

describe('the table of contents shows levels 2 to 3', () => {
  it('in the configuration', () => {
    expect(config.themeConfig?.tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 });
  });

  it('on every page, both levels somewhere and no other anywhere', () => {
    const levels = new Set<string>();
    const wrong = files.filter((file) => {
      if (!file.endsWith('.html')) return false;
      const html = readFileSync(path.join(buildDir, file), 'utf8');
      if (!html.includes('table-of-contents')) return false;
      const $ = load(html);
      const targets = $('.table-of-contents a')
        .toArray()
        .map((link) => $(`[id="${($(link).attr('href') ?? '').slice(1)}"]`).prop('tagName') ?? 'none');
      targets.forEach((level) => levels.add(level));
      return targets.some((level) => level !== 'H2' && level !== 'H3');
    });
    expect(wrong).toEqual([]);
    expect([...levels].sort()).toEqual(['H2', 'H3']);
  });
});

describe('locale, color mode and strictness', () => {
  it('have English as the default and only locale', () => {
    expect(config.i18n).toEqual({ defaultLocale: 'en', locales: ['en'] });
    const { $ } = builtPage('/docs/');
    expect($('meta[property="og:locale"]').attr('content')).toBe('en');
  });

  it('have light as the default mode, whatever the system prefers', () => {
    const colorMode = { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false };
    expect(config.themeConfig?.colorMode).toEqual(colorMode);
    const inline = builtPage('/docs/').$('script:not([src])').text();
    // Example: `setAttribute("data-theme",t||"light")`, where `t` is what the reader chose.
    expect(inline).toMatch(/setAttribute\(["']data-theme["'],\s*\w+\s*\|\|\s*["']light["']\)/);
    // Colors that the reader forces on every site come in two kinds; the site's own modes do not follow them.
    const own = styles.replace(/\(forced-colors:\s*active\) and \(prefers-color-scheme:\s*dark\)/g, '');
    expect(`${inline}${own}`).not.toContain('prefers-color-scheme');
  });

  it('have broken links stop the build, and anchors, Markdown links and duplicate routes warn', () => {
    expect(config).toMatchObject({
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'warn',
      onDuplicateRoutes: 'warn',
      markdown: { hooks: { onBrokenMarkdownLinks: 'warn' } },
    });
  });
});
