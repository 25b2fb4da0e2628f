import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';

import type { Finding } from '../docs-lint/finding';
import type { LinkState } from './followLinks';

/** An HTML file of the built site. */
interface HtmlFile {
  /** Path relative to the build. */
  file: string;
  html: string;
}

/** Reserved domains that cannot be registered, for the made-up brand and for samples. */
const RESERVED = /(?:^|\.)(?:example(?:\.com|\.org|\.net)?|invalid|localhost|test)$/;

/** Returns the source file that "Edit this page" links to, else the built file. */
function sourceOf(page: HtmlFile, edit: string | undefined, editBase: string): string {
  return edit?.startsWith(editBase) ? edit.slice(editBase.length) : page.file;
}

/**
 * Collects the links to other sites.
 *
 * @param site its origin, and the URL prefix of the links that edit a source file
 * @returns URLs without fragments, each with the files that link to it; reserved domains are left out
 */
export function collectLinks(
  pages: readonly HtmlFile[],
  { siteUrl, editBase }: { siteUrl: string; editBase: string },
): Map<string, string[]> {
  const links = new Map<string, Set<string>>();
  for (const page of pages) {
    const $ = load(page.html);
    const file = sourceOf(page, $('.theme-edit-this-page').attr('href'), editBase);
    for (const element of $('a[href]').toArray()) {
      const href = $(element).attr('href') ?? '';
      if (!/^https?:\/\//.test(href) || !URL.canParse(href)) continue;
      const url = new URL(href);
      if (url.origin === siteUrl || RESERVED.test(url.hostname)) continue;
      url.hash = '';
      // The issue form is filled in for each page.
      if ($(element).is('[data-report]')) url.search = '';
      const files = links.get(url.href) ?? new Set();
      links.set(url.href, files.add(file));
    }
  }
  return new Map([...links].sort(([a], [b]) => a.localeCompare(b)).map(([url, files]) => [url, [...files].sort()]));
}

function lineOf(file: string, url: string, siteDir: string): number {
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) return 1;
  const lines = readFileSync(absolute, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(url.replace(/\/$/, '')));
  return Math.max(index, 0) + 1;
}

interface LinkReport {
  findings: Finding[];
  /** One line for each link whose host blocks bots, so that a person has to check it. */
  blocked: string[];
}

/**
 * Reports the dead links.
 *
 * @param links URLs with the files that link to them
 * @param states result of following each URL
 * @param siteDir the project, to find the line of each link
 */
export function linkReport(
  links: ReadonlyMap<string, readonly string[]>,
  states: ReadonlyMap<string, LinkState>,
  siteDir: string,
): LinkReport {
  const report: LinkReport = { findings: [], blocked: [] };
  for (const [url, files] of links) {
    const state = states.get(url);
    if (state?.kind === 'blocked') report.blocked.push(`${url} (${state.reason}), linked from ${files.join(', ')}`);
    if (state?.kind !== 'dead') continue;
    for (const file of files) {
      const message = `dead link ${url} (${state.reason}): link to the new location or to an archived copy`;
      report.findings.push({ file, line: lineOf(file, url, siteDir), column: 1, message, isAdvice: false });
    }
  }
  return report;
}
