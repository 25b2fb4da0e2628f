// Change: landmark, title, 'No results', help, and a message for unknown values; searches with the site's own
// engine. Ejected from search-local 0.55.3.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import SearchResults from '@theme/SearchPage/Results';
import { useRef, useState, type ReactNode } from 'react';

import {
  describeAnswer,
  describeFailure,
  useSearchHits,
  useSearchLinks,
  useSearchParameters,
  type HelpLink,
  type SearchParameters,
  type SearchState,
} from '@api-docs/local-search/browser';
import { Failure, useAnnouncement } from '@api-docs/ui';
import { isComposing } from '@api-docs/ui/keyboard';

import styles from './styles.module.css';

/** Number of results that are shown at first, and that the button adds. */
const RESULTS = 100;

function titleText(query: string): string {
  if (query === '') return translate({ id: 'theme.SearchBar.label', message: 'Search' });
  return translate({ id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for “{query}”' }, { query });
}

/** The fields for query, area and docs version, which are bound to the URL. */
function SearchControls({ parameters }: { parameters: SearchParameters }): ReactNode {
  const { query, area, areas, version, versions, setQuery, finishQuery, setFilter } = parameters;
  return (
    <div className={`inputs ${styles.controls}`} role="search" aria-label={translate({ message: 'With choices' })}>
      <label className={styles.query}>
        {translate({ message: 'Search for' })}
        <input
          type="search"
          name="q"
          value={query}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !isComposing(nativeEvent) && finishQuery()}
          onBlur={finishQuery}
        />
      </label>
      {areas.length > 0 && (
        <label>
          {translate({ message: 'In' })}
          <select name="ctx" value={area} onChange={(event) => setFilter('ctx', event.target.value)}>
            <option value="">
              {translate({ id: 'theme.SearchPage.searchContext.everywhere', message: 'Everywhere' })}
            </option>
            {areas.map(({ path, label }) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {versions.length > 1 && (
        <label>
          {translate({ message: 'Docs version' })}
          <select name="version" value={version.value} onChange={(event) => setFilter('version', event.target.value)}>
            {versions.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {value === '' ? translate({ message: '{name} (latest)' }, { name }) : name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

/** Returns the paragraphs above the results. */
function statusTexts(state: SearchState): string[] {
  if (state.status === 'done') return describeAnswer(state.answer);
  return state.status === 'searching' ? [translate({ message: 'Searching…' })] : [];
}

interface LinksProps {
  links: readonly HelpLink[];
  /** Is called when the reader follows a link. */
  onChoose?: () => void;
  /** The line above the links. */
  children: ReactNode;
}

function Links({ links, onChoose, children }: LinksProps): ReactNode {
  if (links.length === 0) return null;
  return (
    <>
      <p className="margin-top--sm">{children}</p>
      <ul className="clean-list">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link to={href} onClick={onChoose}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns how many results are shown, and what shows more of them. Another search starts anew. */
function useLimit(search: readonly string[]) {
  const key = JSON.stringify(search);
  const [chosen, setChosen] = useState({ key, limit: RESULTS });
  const limit = chosen.key === key ? chosen.limit : RESULTS;
  return { limit, showMore: () => setChosen({ key, limit: limit + RESULTS }) };
}

/** The content of the search page: the fields and the results. */
function SearchContent(): ReactNode {
  const parameters = useSearchParameters();
  const { query, area, version, versions, problems } = parameters;
  const { limit, showMore } = useLimit([query, area, version.name]);
  const state = useSearchHits({ query, area, version: version.name, limit });
  const { hrefOf, help } = useSearchLinks(version);
  const statusRef = useRef<HTMLDivElement>(null);
  // The focused button or link is about to disappear.
  const focusStatus = () => statusRef.current?.focus();
  useAnnouncement(state.status === 'done' ? statusTexts(state).join(' ') : '', state.answer);
  return (
    <>
      <Heading as="h1">{titleText(query)}</Heading>
      <SearchControls parameters={parameters} />
      <noscript>
        <p>{translate({ message: 'Search runs in your browser and needs JavaScript. The docs themselves do not.' })}</p>
      </noscript>
      {problems.map((problem) => (
        <p key={problem} role="alert" className="alert alert--warning">
          {problem}
        </p>
      ))}
      {/* Changes with every key, so another region announces it. */}
      <div ref={statusRef} role="status" aria-live="off" tabIndex={-1}>
        {statusTexts(state).map((text) => (
          <p key={text} className="muted margin-bottom--none">
            {text}
          </p>
        ))}
      </div>
      {state.status === 'failed' && (
        <Failure
          retry={() => {
            focusStatus();
            if (state.isOutdated) window.location.reload();
            else state.retry();
          }}
        >
          <p>{describeFailure(state)}</p>
        </Failure>
      )}
      {state.status === 'done' && (
        <Links links={state.answer.suggestions.map((label) => ({ label, href: hrefOf(label) }))} onChoose={focusStatus}>
          {translate({ message: 'Did you mean:' })}
        </Links>
      )}
      {state.answer && (
        <SearchResults
          answer={state.answer}
          versionLabel={versions.length > 1 ? version.label : ''}
          showMore={showMore}
        />
      )}
      {state.status === 'done' && state.answer.hits.length === 0 && (
        <Links links={help}>{translate({ message: 'Start from a page that lists what there is:' })}</Links>
      )}
    </>
  );
}

export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title={translate({ id: 'theme.SearchBar.label', message: 'Search' })}
        description={translate({ message: 'Search all pages of this site.' })}
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container margin-vert--lg ${styles.page}`}>
        <SearchContent />
      </main>
    </Layout>
  );
}
