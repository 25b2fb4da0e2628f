import { translate } from '@docusaurus/Translate';
import settings from '@generated/local-search/default/settings.json';
import { useHistory, useLocation } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import { useRef } from 'react';

import { latestOf, useSearchVersions } from './useSearchVersions';

export type SearchParameters = ReturnType<typeof useSearchParameters>;

/** Reads the query string from the history: the router's own is late, and a field bound to it would lose keys. */
function useQueryString(): URLSearchParams {
  const { pathname, search } = useLocation();
  return new URLSearchParams(
    useHistorySelector(({ location }) => (location.pathname === pathname ? location.search : search)),
  );
}

function useSetters() {
  const history = useHistory();
  /** The history entry with an unfinished query. The first entry of a visit has no key. */
  const draft = useRef<{ key: string | undefined }>(undefined);

  function set(name: string, value: string, isNewEntry: boolean) {
    const next = new URLSearchParams(history.location.search);
    if (value) next.set(name, value);
    else next.delete(name);
    const search = next.toString();
    if (isNewEntry) history.push({ search });
    // Also after a push: Docusaurus removes the focus from the field if the last action was a push.
    history.replace({ search });
  }

  return {
    /** Sets the query while the reader types: the first key adds a history entry, the following ones replace it. */
    setQuery(query: string) {
      const previous = new URLSearchParams(history.location.search).get('q') ?? '';
      set('q', query, previous !== '' && (!draft.current || draft.current.key !== history.location.key));
      draft.current = { key: history.location.key };
    },
    /** Marks the query as complete: the next key adds a history entry again. */
    finishQuery() {
      draft.current = undefined;
    },
    /** Sets the area or the version; an empty value removes the parameter. */
    setFilter(name: 'ctx' | 'version', value: string) {
      draft.current = undefined;
      set(name, value, true);
    },
  };
}

/**
 * Reads `q`, `ctx` and `version` from the URL. Values that do not exist are replaced by the defaults (everywhere, the
 * latest version) and reported in `problems`. The area is a path, empty for everywhere.
 */
export function useSearchParameters() {
  const parameters = useQueryString();
  const versions = useSearchVersions();
  const setters = useSetters();
  const { areas } = settings;
  const askedArea = parameters.get('ctx') ?? '';
  const askedVersion = parameters.get('version') ?? '';
  const area = areas.find(({ path }) => path === askedArea)?.path ?? '';
  const known = versions.find(({ value }) => [askedVersion, `${askedVersion}/`].includes(value));
  const version = known ?? latestOf(versions);
  const problems = [
    askedArea !== '' &&
      area === '' &&
      translate({ message: 'There is no area “{area}”, so you see results from everywhere.' }, { area: askedArea }),
    !known &&
      translate(
        { message: 'There is no docs version “{version}”, so you see results from {latest} (latest).' },
        { version: askedVersion, latest: version.name },
      ),
  ].filter((problem) => problem !== false);
  return { query: parameters.get('q') ?? '', area, areas, version, versions, problems, ...setters };
}
