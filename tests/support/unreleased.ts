import { existsSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../../brand.config';
import { brandedSlug } from '../../plugins/brand/brandedSlug';
import { docsFolder } from '../../plugins/front-matter/docsFolder';
import { readFrontMatter } from '../../plugins/front-matter/readFrontMatter';
import { projectDir } from '../../scripts/run';
import versions from '../../versions.json';

/**
 * Files that say what neither the specification nor the latest docs version says: pages and drawings of `docs/` that were
 * changed or added since the last cut, and new posts. Writers add a line here, a cut takes the lines of `docs/` away.
 */
export const UNRELEASED: readonly string[] = ['docs/change-log.mdx'];

const [latest = ''] = versions;

/** Addresses inside `next` of pages that the latest version does not have. */
function newDocs(): string[] {
  return UNRELEASED.filter((file) => /^docs\/.+\.mdx$/.test(file))
    .map((file) => file.replace('docs/', ''))
    .filter((file) => !existsSync(path.join(projectDir, docsFolder(latest), file)))
    .map((file) => `/docs/next${brandedSlug(file, brand.slug)}/`);
}

/** Last segments of the addresses of posts that the specification does not name. */
export const NEW_POSTS: readonly string[] = UNRELEASED.filter((file) => file.startsWith('blog/')).map((file) =>
  String(readFrontMatter(path.join(projectDir, file)).slug),
);

/** Site paths of the new pages, with a slash at both ends. */
export const UNRELEASED_ROUTES: readonly string[] = [...newDocs(), ...NEW_POSTS.map((slug) => `/blog/${slug}/`)];
