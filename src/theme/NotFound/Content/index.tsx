// Change: offers a search for the words of the URL, pages with similar URLs, and pages to start from. Ejected from
// 3.10.2, rewritten.
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';

import NotFoundSuggestions, { requestedPath } from '@api-docs/version-comparisons/NotFoundSuggestions';

import styles from './styles.module.css';

const STARTS = [
  { label: 'Home page', to: '/' },
  { label: 'Docs', to: '/docs' },
  { label: 'API reference', to: '/docs/api' },
  { label: 'Search', to: '/search' },
] as const;

/**
 * Returns a search query for an unknown path: the words of its last segment.
 *
 * @param path for example `/docs/guides/first_cal/`
 * @returns for example `first cal`
 */
function pathQuery(path: string): string {
  return (path.split('/').at(-2) ?? '').replace(/[^\p{L}\p{N}.]+/gu, ' ').trim();
}

/** A form for the search page, filled with the words of the URL. */
function Search({ query }: { query: string }): ReactNode {
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // The same HTML is served at every unknown URL, so it cannot contain the query.
    if (field.current) field.current.value = query;
  }, [query]);

  return (
    <form
      role="search"
      aria-label="For this page"
      className={`inputs ${styles.search}`}
      action={useBaseUrl('/search/')}
    >
      <input ref={field} type="search" name="q" aria-label="Search the docs" autoComplete="off" />
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}

export default function NotFoundContent({ className }: Props): ReactNode {
  const basePath = useBaseUrl('/');
  const path = requestedPath(useLocation().pathname, basePath);
  return (
    <main className={clsx('container margin-vert--lg', styles.page, className)} data-not-found>
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p>No page has this address. The page may have moved, or the link that led here is misspelled.</p>
      <Search query={pathQuery(path)} />
      <div className={styles.ways}>
        <section className={styles.near}>
          <NotFoundSuggestions />
        </section>
        <section>
          <Heading as="h2">Start from here</Heading>
          <ul className="clean-list">
            {STARTS.map(({ label, to }) => (
              <li key={to} className="margin-bottom--sm">
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
}
