import { describe, expect, it } from 'vitest';

import { docsVersions, versionOfPage } from '@api-docs/kit/docsVersions';

import { brand } from '../../brand.config';
import { headCommit } from '../../site/plugins/lib/git';
import { projectDir } from '../../scripts/lib/run';
import versions from '../../versions.json';
import { builtFiles, builtPage, builtText, htmlFiles, siteUrl } from '../support/builtSite';

const released = docsVersions(versions);

/** All pages except redirects, with what their links that report a problem fill in. */
const pages = htmlFiles()
  .map((file) => ({ file, $: builtPage(file).$ }))
  .filter(({ $ }) => $('meta[http-equiv="refresh"]').length === 0)
  .map(({ file, $ }) => ({
    page: file === '404.html' ? '404' : file.replace(/index\.html$/, ''),
    links: $('a[data-report]')
      .toArray()
      .map((link) => ({
        text: $(link).text(),
        url: new URL($(link).attr('href') ?? ''),
        commit: $(link).attr('data-report'),
      })),
  }));

const commits = [...new Set(pages.flatMap(({ links }) => links.map(({ commit }) => commit)))];

describe('the link that reports a problem', () => {
  it('is on every page once', () => {
    expect(pages).not.toEqual([]);
    const wrong = pages.filter(({ links }) => links.length !== 1 || links[0]?.text !== 'Report a problem');
    expect(wrong.map(({ page }) => page)).toEqual([]);
  });

  // The build may be older than the current commit.
  it('names one commit, if the site was built in a repository', () => {
    expect(commits).toEqual([expect.stringMatching(headCommit(projectDir) === undefined ? /^$/ : /^[\da-f]{10}$/)]);
  });

  it('fills in the page, its version and the commit', () => {
    const lines = (page: string) => {
      const version = page.startsWith('compare/')
        ? page.split('/')[1]?.replace('...', ' and ')
        : versionOfPage(page, released);
      return [`Page: ${siteUrl}${page}`, version && `Docs version: ${version}`, commits[0] && `Commit: ${commits[0]}`];
    };
    for (const { page, links } of pages) {
      for (const { url } of links) {
        expect(url.origin + url.pathname).toBe(brand.links.issues);
        expect([...url.searchParams]).toEqual([
          ['title', `Problem on ${brand.basePath}${page}`],
          ['body', `${lines(page).filter(Boolean).join('\n')}\n\n`],
        ]);
      }
    }
  });

  it('is in no Markdown version', () => {
    const markdown = builtFiles().filter((file) => /\.(?:md|txt)$/.test(file));
    expect(markdown).toContain('docs/intro.md');
    expect(markdown.filter((file) => builtText(file).includes(brand.links.issues))).toEqual([]);
  });
});
