import Translate, { translate } from '@docusaurus/Translate';
import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';
import type { ReactNode } from 'react';

import { isComposing } from '@api-docs/ui/keyboard';

import type { SearchParameters } from '../useSearchParameters';
import styles from './styles.module.css';

/** The fields for query, area and docs version, which are bound to the URL. */
export default function SearchControls({ parameters }: { parameters: SearchParameters }): ReactNode {
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
