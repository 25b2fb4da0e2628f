import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import { useSearchAddress } from '@site/src/search/useSearchAddress';
import { useSearchHelp } from '@site/src/search/useSearchHelp';
import type { SearchVersion } from '@site/src/search/useSearchVersions';

/** What a reader can do who found nothing: words that look like the query, and pages that list what there is. */
export default function Help({ version, words }: { version: SearchVersion; words: readonly string[] }): ReactNode {
  const addressOf = useSearchAddress(version);
  const links = useSearchHelp(version);
  return (
    <>
      {words.length > 0 && (
        <>
          <p>Did you mean:</p>
          <ul>
            {words.map((word) => (
              <li key={word}>
                <Link to={addressOf(word)}>{word}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>Start from a page that lists what there is:</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
