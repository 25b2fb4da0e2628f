import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { useRef, type ReactNode } from 'react';

import Failure from '@api-docs/ui/Failure';
import { useAnnouncement } from '@api-docs/ui/useAnnouncement';

import SearchResult from '../SearchResult';
import { useSearchHits, type SearchState } from '../useSearchHits';
import { useSearchLinks, type HelpLink } from '../useSearchLinks';
import { useSearchParameters } from '../useSearchParameters';
import Controls from './Controls';
import { describeChanges, formatResultCount } from './formatResultCount';

/** Maximum number of results on the page. */
const MAX_RESULTS = 100;

function titleText(query: string): string {
  if (query === '') return translate({ id: 'theme.SearchBar.label', message: 'Search' });
  return translate({ id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for “{query}”' }, { query });
}

/** Returns the paragraphs above the results. */
function statusTexts(state: SearchState): string[] {
  if (state.status === 'done') return [formatResultCount(state.answer), ...describeChanges(state.answer)];
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

/** The content of the search page: the fields and the results. */
export default function SearchContent(): ReactNode {
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
      <Controls parameters={parameters} />
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
            state.retry();
          }}
        >
          <p>
            <Translate>The search index did not load.</Translate>
          </p>
        </Failure>
      )}
      {state.status === 'done' && (
        <Links links={state.answer.suggestions.map((label) => ({ label, href: hrefOf(label) }))} onChoose={focusStatus}>
          <Translate>Did you mean:</Translate>
        </Links>
      )}
      {state.answer?.hits.map((hit) => (
        <SearchResult key={`${hit.page}#${hit.anchor}`} hit={versions.length > 1 ? hit : { ...hit, version: '' }} />
      ))}
      {state.status === 'done' && state.answer.hits.length === 0 && (
        <Links links={help}>
          <Translate>Start from a page that lists what there is:</Translate>
        </Links>
      )}
    </>
  );
}
