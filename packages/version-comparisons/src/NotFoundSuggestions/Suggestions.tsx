import { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import { useEffect, useState, type ReactNode } from 'react';

import styles from './styles.module.css';
import { KNOWN_PATHS_FILE, suggestPages, type KnownPaths, type Why } from './suggestPages';

/** Undefined while loading, null after a failure. */
type LoadedPaths = KnownPaths | null | undefined;

function useKnownPaths(): LoadedPaths {
  const url = useBaseUrl(`/${KNOWN_PATHS_FILE}`);
  const [known, setKnown] = useState<LoadedPaths>();

  useEffect(() => {
    fetch(url)
      .then((response) => (response.ok ? (response.json() as Promise<KnownPaths>) : null))
      .then(setKnown, () => setKnown(null));
  }, [url]);

  return known;
}

function statusOf(known: LoadedPaths, count: number): string {
  if (known === undefined) return translate({ message: 'Looking for pages with an address like this one.' });
  if (known === null) return translate({ message: 'The list of pages did not load.' });
  if (count === 0) return translate({ message: 'No page has an address like this one.' });
  return count === 1
    ? translate({ message: 'One page has an address like this one.' })
    : translate({ message: '{count} pages have an address like this one.' }, { count });
}

function describeWhy(why: Why): string {
  if (why === 'same page') return translate({ message: 'The same page' });
  if (why === 'moved') return translate({ message: 'This page has moved' });
  if (why === 'similar') return translate({ message: 'A similar address' });
  return translate({ message: 'The same page in docs {label}' }, { label: why.label });
}

/** Suggests pages for an unknown path. Only the not-found page loads this component. */
export default function Suggestions({ path }: { path: string }): ReactNode {
  const known = useKnownPaths();
  const suggestions = known ? suggestPages(path, known) : [];
  return (
    <>
      <Heading as="h2">{translate({ message: 'Similar addresses' })}</Heading>
      <p role="status" className="muted">
        {statusOf(known, suggestions.length)}
      </p>
      <ul className="clean-list">
        {suggestions.map(({ to, title, why }) => (
          <li key={to} className="cluster margin-bottom--sm">
            <Link to={to}>{title}</Link>
            <span className="muted">{describeWhy(why)}</span>
            <span className={`muted ${styles.path}`}>{to}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
