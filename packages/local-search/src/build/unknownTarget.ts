import { closestName } from '@api-docs/kit';
import { buildError, type BuildError } from '@api-docs/kit/node';

import type { IndexedPage } from '../searchIndex';
import { targetPath } from './synonyms';

/** What a table of synonyms can refer to. */
interface Known {
  /** The pages that are in an index. */
  indexed: readonly IndexedPage[];
  /** Paths of all pages of the site, also of those that no index has. */
  paths: readonly string[];
  /** Paths of the docs versions below the base path. */
  docsPaths: readonly string[];
}

const lastSegment = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

/** Returns the path among known ones that a writer may have meant, if there is one. */
function similarPath(asked: string, known: readonly string[]): string | undefined {
  return closestName(asked, known) ?? known.find((path) => lastSegment(path) === lastSegment(asked));
}

/** Returns the target that a writer may have meant, as it is written in the table: a page, or a heading of the right page. */
function similarTarget(written: string, { indexed, docsPaths }: Known): string | undefined {
  const [page = '', anchor] = written.split('#');
  const asked = docsPaths.map((docsPath) => targetPath(page, docsPath));
  const rightPage = indexed.find(({ path }) => asked.includes(path));
  if (rightPage) {
    const similar = closestName(anchor ?? '', rightPage.entries.map((entry) => entry.anchor).filter(Boolean));
    return similar && `${page}#${similar}`;
  }
  const paths = indexed.map(({ path }) => path);
  // Perhaps only its start is wrong: `docs/billing` instead of `/docs/billing` or `billing`.
  const whole = targetPath(page.replace(/^\/?/, '/'), '');
  const similar = paths.includes(whole) ? whole : similarPath(asked[0] ?? '', paths);
  if (similar === undefined) return undefined;
  const around = docsPaths.filter((one) => similar.startsWith(one));
  const docsPath = around.sort((a, b) => b.length - a.length)[0];
  return page.startsWith('/') || docsPath === undefined ? `/${similar}` : similar.slice(docsPath.length);
}

/**
 * Returns the error for a target of a synonym that no index has.
 *
 * @param file the table of synonyms, relative to the project
 * @param written the target as it is in the table
 */
export function unknownTarget(file: string, written: string, known: Known): BuildError {
  const [page = ''] = written.split('#');
  const asked = known.docsPaths.map((docsPath) => targetPath(page, docsPath));
  const isIndexed = known.indexed.some(({ path }) => asked.includes(path));
  if (!isIndexed && asked.some((path) => known.paths.includes(path))) {
    return buildError({
      file,
      problem: 'a synonym points to a page that the search does not have',
      expected:
        'a page with a title and text of its own: lists of pages, such as /blog, and unlisted pages are not indexed',
      found: written,
      remedy: 'name a page that the list leads to, or remove the entry',
    });
  }
  const similar = similarTarget(written, known);
  return buildError({
    file,
    problem: 'a synonym points to a page or heading that no docs version has',
    expected:
      'the path of a page below a docs version (billing), or with a slash at its start below the base path (/help), and the anchor of a heading if you mean one (billing#refunds)',
    found: written,
    remedy: similar ? `write "${similar}"` : 'correct the path or the anchor, or remove the entry',
  });
}
