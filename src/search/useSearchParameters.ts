import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import { searchContextByPaths } from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGenerated';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** The parts of the site that a search can be kept to. They stand in `config/search.ts`. */
export const AREAS = searchContextByPaths;

/** Areas that are not versioned: their index lies beside the latest version's. */
const UNVERSIONED = ['docs/api', 'blog'];

/** A docs version that can be searched. */
export interface SearchVersion {
  /** Value of the `version` parameter: empty for the latest, else for example `docs/v3.3.0/`. */
  value: string;
  label: string;
}

/** The search page's parameters, read from its address, and what is wrong with them. */
export interface SearchParameters {
  query: string;
  /** Path of an area, empty for everywhere. */
  area: string;
  version: SearchVersion;
  versions: SearchVersion[];
  /** Address below which the index of this search lies. */
  indexUrl: string;
  /** Messages about values that do not exist. */
  problems: string[];
  /** Writes a parameter into the address; an empty value removes it. */
  set(name: 'q' | 'ctx' | 'version', value: string): void;
}

function useSearchVersions(baseUrl: string): SearchVersion[] {
  return useVersions('default').map(({ path, label, isLast }) => ({
    value: isLast ? '' : `${path.slice(baseUrl.length)}/`,
    label: isLast ? `${label} (latest)` : label,
  }));
}

function withSlash(text: string): string {
  return text === '' || text.endsWith('/') ? text : `${text}/`;
}

/**
 * Reads `q`, `ctx` and `version` from the address. Values that do not exist are replaced by the defaults (everywhere, the
 * latest version) and named in `problems`; nothing throws.
 */
export function useSearchParameters(): SearchParameters {
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  const location = useLocation();
  // The served page knows no parameters; they are read once React has taken over.
  const parameters = new URLSearchParams(useIsBrowser() ? location.search : '');
  const versions = useSearchVersions(baseUrl);

  const askedArea = parameters.get('ctx') ?? '';
  const askedVersion = parameters.get('version') ?? '';
  const area = AREAS.find(({ path }) => path === askedArea)?.path ?? '';
  const known = versions.find(({ value }) => value === withSlash(askedVersion));
  const version = known ?? versions.find(({ value }) => value === '') ?? { value: '', label: 'latest' };

  return {
    query: parameters.get('q') ?? '',
    area,
    version,
    versions,
    indexUrl: UNVERSIONED.includes(area) ? baseUrl : `${baseUrl}${version.value}`,
    problems: [
      ...(askedArea && !area ? [`There is no area “${askedArea}”, so you see results from everywhere.`] : []),
      ...(known ? [] : [`There is no docs version “${askedVersion}”, so you see results from ${version.label}.`]),
    ],
    set(name, value) {
      const next = new URLSearchParams(location.search);
      if (value) next.set(name, value);
      else next.delete(name);
      history.replace({ search: next.toString() });
    },
  };
}
