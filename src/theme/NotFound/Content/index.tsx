// Change: helps the reader on: a search with the words of the address, near addresses, pages to start from. Ejected from
// theme-classic 3.10.2, rewritten. Docs pages carry it too, so what needs JavaScript is a chunk of its own.
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';

import { addressWords, readAddress } from '@site/src/components/NearAddresses/readAddress';

import styles from './styles.module.css';

const NearAddresses = lazy(() =>
  import(/* webpackChunkName: "near-addresses" */ '@site/src/components/NearAddresses').catch(() => ({
    default: () => null,
  })),
);

const STARTS = [
  { label: 'Home page', to: '/' },
  { label: 'Docs', to: '/docs/intro' },
  { label: 'API reference', to: '/docs/api' },
  { label: 'Search', to: '/search' },
] as const;

/** The site's search, with the words of the address in it. */
function Search({ words }: { words: string }): ReactNode {
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // The page is served under any address: its words are not in the HTML.
    if (field.current) field.current.value = words;
  }, [words]);

  return (
    <form role="search" aria-label="For this page" className={styles.search} action={useBaseUrl('/search/')}>
      <input ref={field} type="search" name="q" aria-label="Search the docs" autoComplete="off" />
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}

export default function NotFoundContent({ className }: Props): ReactNode {
  const basePath = useBaseUrl('/');
  const address = readAddress(useLocation().pathname, basePath);
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container margin-vert--xl', styles.page, className)} data-not-found>
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p>No page has this address. The page may have moved, or the link that led here is misspelled.</p>
      <Search words={addressWords(address)} />
      <div className={styles.ways}>
        <section className={styles.near}>
          {isBrowser && (
            <Suspense>
              <NearAddresses address={address} />
            </Suspense>
          )}
        </section>
        <section>
          <Heading as="h2">Start from here</Heading>
          <ul>
            {STARTS.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
}
