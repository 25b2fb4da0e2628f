// Change: landmark, title, 'No results', help, and a message for unknown values; searches with the site's own
// engine. Ejected from search-local 0.55.3.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import settings from '@generated/local-search/default/settings.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import { useRef, type ReactNode } from 'react';

import {
  describeAnswer,
  describeFailure,
  hitHref,
  MarkedText,
  useSearchHits,
  useSearchLinks,
  useSearchParameters,
  type HelpLink,
  type SearchHit,
  type SearchParameters,
  type SearchState,
} from '@api-docs/local-search/browser';
import { Failure, useAnnouncement } from '@api-docs/ui';
import { isComposing } from '@api-docs/ui/keyboard';

import styles from './styles.module.css';

/** Maximum number of results on the page. */
const MAX_RESULTS = 100;

function titleText(query: string): string {
  if (query === '') return translate({ id: 'theme.SearchBar.label', message: 'Search' });
  return translate({ id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for “{query}”' }, { query });
}

/** The fields for query, area and docs version, which are bound to the URL. */
function SearchControls({ parameters }: { parameters: SearchParameters }): ReactNode {
  const { query, area, version, versions, setQuery, finishQuery, setFilter } = parameters;
  return (
    <div className={styles.controls} role="search" aria-label={translate({ message: 'With choices' })}>
      <label className={styles.query}>
        <Translate>Search for</Translate>
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
      {settings.areas.length > 0 && (
        <label>
          <Translate>In</Translate>
          <select name="ctx" value={area} onChange={(event) => setFilter('ctx', event.target.value)}>
            <option value="">
              {translate({ id: 'theme.SearchPage.searchContext.everywhere', message: 'Everywhere' })}
            </option>
            {settings.areas.map(({ path, label }) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {versions.length > 1 && (
        <label>
          <Translate>Docs version</Translate>
          <select name="version" value={version.value} onChange={(event) => setFilter('version', event.target.value)}>
            {versions.map(({ value, name }) => (
              <option key={name} value={value}>
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
      <p>{children}</p>
      <ul>
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

/** Results that are read ahead: each key of a query has others, and a page of another layout is about eight scripts. */
const READ_AHEAD = 1;

/** Shows a result: title, docs version, trail and the matching passage. */
function SearchResult({ hit, isReadAhead }: { hit: SearchHit; isReadAhead: boolean }): ReactNode {
  // Pages without versions have a trail instead, or are just a page.
  const origin = hit.version || (hit.trail.length > 0 ? '' : translate({ message: 'Page' }));
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.title}>
        <Link
          to={hitHref(hit)}
          className={clsx(hit.kind === 'field' && styles.code)}
          data-no-prefetch={!isReadAhead || undefined}
        >
          <MarkedText>{hit.title}</MarkedText>
        </Link>
      </Heading>
      <p className="cluster muted margin-bottom--sm">
        {origin && <b>{origin}</b>}
        {hit.method && <b className={styles.method}>{hit.method}</b>}
        {hit.trail.join(' › ')}
      </p>
      {hit.excerpt.text && (
        <p className="margin-bottom--none">
          <MarkedText>{hit.excerpt}</MarkedText>
        </p>
      )}
    </article>
  );
}

function SearchResults({ hits, hasVersions }: { hits: readonly SearchHit[]; hasVersions: boolean }): ReactNode {
  return hits.map((hit, index) => (
    <SearchResult
      key={`${hit.page}#${hit.anchor}`}
      hit={hasVersions ? hit : { ...hit, version: '' }}
      isReadAhead={index < READ_AHEAD}
    />
  ));
}

/** The content of the search page: the fields and the results. */
function SearchContent(): ReactNode {
  const parameters = useSearchParameters();
  const { query, area, version, versions, problems } = parameters;
  const state = useSearchHits({ query, area, version: version.name, limit: MAX_RESULTS });
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
        <p>
          <Translate>Search runs in your browser and needs JavaScript. The docs themselves do not.</Translate>
        </p>
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
          <Translate>Did you mean:</Translate>
        </Links>
      )}
      <SearchResults hits={state.answer?.hits ?? []} hasVersions={versions.length > 1} />
      {state.status === 'done' && state.answer.hits.length === 0 && (
        <Links links={help}>
          <Translate>Start from a page that lists what there is:</Translate>
        </Links>
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
      <main className="container margin-vert--lg">
        <SearchContent />
      </main>
    </Layout>
  );
}
