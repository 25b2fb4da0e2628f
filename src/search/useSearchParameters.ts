import { useHistory, useLocation } from '@docusaurus/router';
import { useRef, useSyncExternalStore } from 'react';

import { AREAS } from './areas';
import { latestOf, useSearchVersions, type SearchVersion } from './useSearchVersions';

/** The search page's parameters, read from its address, and what is wrong with them. */
export interface SearchParameters {
  query: string;
  /** Path of an area, empty for everywhere. */
  area: string;
  version: SearchVersion;
  versions: SearchVersion[];
  /** Messages about values that do not exist. */
  problems: string[];
  /** Writes the query while the reader types: the first key makes a history entry, the others change it. */
  write(query: string): void;
  /** Says that the reader has finished the query: the next key makes an entry again. */
  finish(): void;
  /** Writes an area or a version; an empty value removes it. */
  choose(name: 'ctx' | 'version', value: string): void;
}

function withSlash(text: string): string {
  return text === '' || text.endsWith('/') ? text : `${text}/`;
}

/** The query string as the address bar has it: the router's own is late, and a field that follows it loses keys. */
function useAddressParameters(): URLSearchParams {
  const history = useHistory();
  const { pathname, search } = useLocation();
  const now = () => (history.location.pathname === pathname ? history.location.search : search);
  // The served page knows no parameters; they are read once React has taken over.
  return new URLSearchParams(useSyncExternalStore(history.listen, now, () => ''));
}

function useAddressWriter(): Pick<SearchParameters, 'write' | 'finish' | 'choose'> {
  const history = useHistory();
  /** The history entry that holds an unfinished query; the entry that a visit begins with has no key. */
  const draft = useRef<{ key: string | undefined }>(undefined);

  function put(name: string, value: string, isNewEntry: boolean) {
    const next = new URLSearchParams(history.location.search);
    if (value) next.set(name, value);
    else next.delete(name);
    const search = next.toString();
    if (isNewEntry) history.push({ search });
    // After a push as well: Docusaurus takes the focus away from the field when the last action was a push.
    history.replace({ search });
  }

  return {
    write(query) {
      const former = new URLSearchParams(history.location.search).get('q') ?? '';
      put('q', query, former !== '' && (!draft.current || draft.current.key !== history.location.key));
      draft.current = { key: history.location.key };
    },
    finish() {
      draft.current = undefined;
    },
    choose(name, value) {
      draft.current = undefined;
      put(name, value, true);
    },
  };
}

/**
 * Reads `q`, `ctx` and `version` from the address. Values that do not exist are replaced by the defaults (everywhere, the
 * latest version) and named in `problems`; nothing throws.
 */
export function useSearchParameters(): SearchParameters {
  const parameters = useAddressParameters();
  const versions = useSearchVersions();
  const askedArea = parameters.get('ctx') ?? '';
  const askedVersion = parameters.get('version') ?? '';
  const area = AREAS.find(({ path }) => path === askedArea)?.path ?? '';
  const known = versions.find(({ value }) => value === withSlash(askedVersion));
  const version = known ?? latestOf(versions);
  return {
    query: parameters.get('q') ?? '',
    area,
    version,
    versions,
    problems: [
      ...(askedArea && !area ? [`There is no area “${askedArea}”, so you see results from everywhere.`] : []),
      ...(known
        ? []
        : [`There is no docs version “${askedVersion}”, so you see results from ${version.name} (latest).`]),
    ],
    ...useAddressWriter(),
  };
}
