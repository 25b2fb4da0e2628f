import { readFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../plugins/api-facts/apiFiles';
import { latestPages } from '../../plugins/home-page/latestPages';
import { teachingError } from '../../plugins/teachingError';

const CHANGE_LOG = 'docs/change-log.mdx';

/** @throws when the OpenAPI file names another version */
export function checkApiVersion(version: string, siteDir: string): void {
  const found = openApiFiles(siteDir, brand).facts(API_FILE).version;
  if (`v${found}` === version) return;
  throw teachingError({
    file: API_FILE,
    problem: 'the OpenAPI file has another version',
    expected: `info.version: ${version.slice(1)}`,
    found: `info.version: ${found}`,
    remedy: `set info.version, commit, then cut ${version}`,
  });
}

/** @throws when the change-log would freeze as "unreleased" what the version releases */
export function checkChangeLog(version: string, siteDir: string): void {
  const lines = readFileSync(path.join(siteDir, CHANGE_LOG), 'utf8').split('\n');
  const index = lines.indexOf('## Unreleased');
  if (index < 0 && lines.includes(`## ${version}`)) return;
  const found = lines.find((line) => line.startsWith('## '));
  throw teachingError({
    file: `${CHANGE_LOG}:${Math.max(index, 0) + 1}`,
    problem: `the change-log does not know ${version}`,
    expected: `the heading "## ${version}" in place of "## Unreleased"`,
    found: found ?? 'no heading',
    why: 'The version that you cut takes its change-log along, and readers would find its changes under "Unreleased".',
    remedy: `rename the heading, commit, then cut ${version}`,
  });
}

/** @throws when the home page, which shows the latest version, would not know its metrics and shields */
export function checkHomePage(siteDir: string): void {
  latestPages({ siteDir, version: 'next', brand });
}
