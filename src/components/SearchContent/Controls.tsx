import type { ReactNode } from 'react';

import { AREAS } from '@site/src/search/areas';
import type { SearchParameters } from '@site/src/search/useSearchParameters';

import styles from './styles.module.css';

/** Query, area and docs version; each choice stands in the address. */
export default function Controls({ parameters }: { parameters: SearchParameters }): ReactNode {
  const { query, area, version, versions, write, finish, choose } = parameters;
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
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && finish()}
          onBlur={finish}
        />
      </label>
      <label>
        In
        <select name="ctx" value={area} onChange={(event) => choose('ctx', event.target.value)}>
          <option value="">Everywhere</option>
          {AREAS.map(({ path, label }) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Docs version
        <select name="version" value={version.value} onChange={(event) => choose('version', event.target.value)}>
          {versions.map(({ value, name }) => (
            <option key={name} value={value}>
              {value === '' ? `${name} (latest)` : name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
