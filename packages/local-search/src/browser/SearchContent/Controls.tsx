import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';
import type { ReactNode } from 'react';

import { isComposing } from '@api-docs/ui/keyboard';

import type { SearchParameters } from '../useSearchParameters';
import styles from './styles.module.css';

/** The fields for query, area and docs version, which are bound to the URL. */
export default function Controls({ parameters }: { parameters: SearchParameters }): ReactNode {
  const { query, area, version, versions, setQuery, finishQuery, setFilter } = parameters;
  return (
    <div className={styles.controls} role="search" aria-label="With choices">
      <label className={styles.query}>
        Search for
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
          In
          <select name="ctx" value={area} onChange={(event) => setFilter('ctx', event.target.value)}>
            <option value="">Everywhere</option>
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
          Docs version
          <select name="version" value={version.value} onChange={(event) => setFilter('version', event.target.value)}>
            {versions.map(({ value, name }) => (
              <option key={name} value={value}>
                {value === '' ? `${name} (latest)` : name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
