import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { useRef, type ReactNode } from 'react';

import Failure from '@api-docs/ui/Failure';
import { useAnnouncement } from '@api-docs/ui/useAnnouncement';

import SearchResult from '../SearchResult';
import { answerOf, useSearchHits, type SearchState } from '../useSearchHits';
import { useHelpLinks, useSearchPageHref } from '../useSearchLinks';
import { useSearchParameters } from '../useSearchParameters';
import type { SearchVersion } from '../useSearchVersions';
import Controls from './Controls';
import { describeChanges, formatResultCount } from './formatResultCount';
import styles from './styles.module.css';

/** Maximum number of results on the page. */
const MAX_RESULTS = 100;

/** Returns the paragraphs above the results. */
function statusTexts(state: SearchState): string[] {
  if (state.status === 'done') return [formatResultCount(state.answer), ...describeChanges(state.answer)];
  return state.status === 'searching' ? [translate({ message: 'Searching…' })] : [];
}

interface OtherQueriesProps {
  version: SearchVersion;
  queries: readonly string[];
  onChoose: () => void;
}

/** Offers other queries. */
function OtherQueries({ version, queries, onChoose }: OtherQueriesProps): ReactNode {
  const hrefOf = useSearchPageHref(version);
  if (queries.length === 0) return null;
  return (
    <>
      <p>
        <Translate>Did you mean:</Translate>
      </p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <Link to={hrefOf(query)} onClick={onChoose}>
              {query}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Links to pages to start from if nothing was found. */
function Help({ version }: { version: SearchVersion }): ReactNode {
  const links = useHelpLinks(version);
  return (
    <>
      <p>
        <Translate>Start from a page that lists what there is:</Translate>
      </p>
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

/** The content of the search page: the fields and the results. */
export default function SearchContent(): ReactNode {
  const parameters = useSearchParameters();
  const { query, area, version, versions, problems } = parameters;
  const state = useSearchHits({ query, area, version: version.name, limit: MAX_RESULTS });
  const statusRef = useRef<HTMLDivElement>(null);
  // The focused button or link is about to disappear.
  const focusStatus = () => statusRef.current?.focus();
  useAnnouncement(state.status === 'done' ? statusTexts(state).join(' ') : '', answerOf(state));
  return (
    <>
      <Heading as="h1">
        {query
          ? translate(
              { id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for “{query}”' },
              { query },
            )
          : translate({ id: 'theme.SearchBar.label', message: 'Search' })}
      </Heading>
      <Controls parameters={parameters} />
      <noscript>
        <p>
          <Translate>Search runs in your browser and needs JavaScript. The docs themselves do not.</Translate>
        </p>
      </noscript>
      {problems.map((problem) => (
        <p key={problem} role="alert" className={styles.problem}>
          {problem}
        </p>
      ))}
      {/* Changes with every key, so another region announces it. */}
      <div ref={statusRef} role="status" aria-live="off" tabIndex={-1} className={styles.status}>
        {statusTexts(state).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {state.status === 'failed' && (
        <Failure
          retry={() => {
            focusStatus();
            state.retry();
          }}
        >
          <p>
            <Translate>The search index did not load.</Translate>
          </p>
        </Failure>
      )}
      {state.status === 'done' && (
        <OtherQueries version={version} queries={state.answer.suggestions} onChoose={focusStatus} />
      )}
      {answerOf(state)?.hits.map((hit) => (
        <SearchResult key={`${hit.page}#${hit.anchor}`} hit={versions.length > 1 ? hit : { ...hit, version: '' }} />
      ))}
      {state.status === 'done' && state.answer.hits.length === 0 && <Help version={version} />}
    </>
  );
}
