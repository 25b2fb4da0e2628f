import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { ReportedFinding } from '../gates/reportedFinding';
import type { LinkState } from './followLink';

const DEAD = {
  name: 'dead-link',
  why: 'Readers who want to check a claim or learn more land nowhere.',
  remedy: 'Link to where the content moved, to an archived copy, or name the source without a link.',
} as const;

function lineOf(file: string, url: string, siteDir: string): number {
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) return 1;
  const lines = readFileSync(absolute, 'utf8').split('\n');
  return (
    Math.max(
      lines.findIndex((line) => line.includes(url.replace(/\/$/, ''))),
      0,
    ) + 1
  );
}

/** What a run over the links found. */
export interface LinkReport {
  findings: ReportedFinding[];
  /** One line each: links that a person should look at. */
  unsure: string[];
}

/**
 * Words how links fared.
 *
 * @param links addresses with the files that link to them
 * @param states how each fared
 * @param siteDir to find the lines in
 */
export function linkReport(
  links: ReadonlyMap<string, readonly string[]>,
  states: ReadonlyMap<string, LinkState>,
  siteDir: string,
): LinkReport {
  const report: LinkReport = { findings: [], unsure: [] };
  for (const [url, files] of links) {
    const state = states.get(url);
    if (state?.kind === 'unsure') report.unsure.push(`${url} (${state.reason}), linked from ${files.join(', ')}`);
    if (state?.kind !== 'dead') continue;
    for (const file of files) {
      const found = `${url} (${state.reason})`;
      report.findings.push({ file, line: lineOf(file, url, siteDir), rule: DEAD, found });
    }
  }
  return report;
}
