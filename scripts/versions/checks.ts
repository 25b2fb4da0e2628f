import { buildError } from '@api-docs/kit/buildError';
import { newestFirst } from '@api-docs/kit/docsVersions';

import { run } from '../lib/run';
import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../site/plugins/api/facts/apiFiles';

/** List of the released versions, the latest first. */
export const VERSIONS_FILE = 'versions.json';

/** Examples: `v3.4.0`, `1.0`. */
const NAME = /^v?\d+(?:\.\d+){0,2}$/;

/** Checks that a name has the right form, is not taken, and is later than all others. */
export function checkName(version: string, existing: readonly string[]): void {
  const [latest] = existing;
  const form = (name: string) => name.replace(/\d+/g, '1');
  const isLater = latest === undefined || (form(version) === form(latest) && newestFirst(version, latest) < 0);
  if (NAME.test(version) && isLater) return;
  throw buildError({
    file: VERSIONS_FILE,
    problem: existing.includes(version) ? `version ${version} already exists` : 'not the name of a later version',
    expected: latest === undefined ? 'a name such as 1.0 or v1.0.0' : `a name like ${latest}, and later`,
    found: version || 'nothing',
    remedy: 'run npm run new:version with the next number; a released version never changes',
  });
}

/** Lines of `git status` for changes that are not staged: `?? docs/new.mdx`, ` M docs/intro.mdx`; not `M  docs/intro.mdx`. */
const NOT_STAGED = /^.[^ ] /;

/**
 * Checks that git has the files in their present state, staged or committed, so that it can undo a change.
 *
 * @param then what the writer wants to do, for example `cut v3.5.0`
 */
export async function checkClean(paths: readonly string[], then: string, siteDir: string): Promise<void> {
  const { code, output } = await run(['git', 'status', '--porcelain', '--untracked-files=all', '--', ...paths], {
    cwd: siteDir,
    capture: true,
  });
  const changed = output.split('\n').filter((line) => NOT_STAGED.test(line));
  if (code === 0 && changed.length === 0) return;
  const list = changed.slice(0, 5).map((line) => line.slice(3));
  throw buildError({
    file: list[0] ?? siteDir,
    problem: code === 0 ? 'uncommitted changes' : 'git status failed',
    expected: `${paths.join(', ')} without uncommitted changes`,
    found: code === 0 ? `${list.join(', ')}${changed.length > list.length ? ', …' : ''}` : output.trim(),
    why: 'The command works on the files as they are, including unfinished work, and only git can undo it.',
    remedy: `commit the changes or set them aside with git stash -u, then ${then}`,
  });
}

/** Checks that the OpenAPI file does not have a later version than the one that is cut. */
export function checkApiVersion(version: string, siteDir: string): void {
  const found = openApiFiles(siteDir, brand).facts(API_FILE).version;
  if (newestFirst(`v${found}`, version) >= 0) return;
  throw buildError({
    file: API_FILE,
    problem: 'the OpenAPI file has a later version',
    expected: `info.version: ${version.slice(1)} or an earlier version, which the cut replaces`,
    found: `info.version: ${found}`,
    remedy: `cut v${found}, or set info.version back`,
  });
}
