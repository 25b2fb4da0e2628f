import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import styles from './styles.module.css';

interface Props {
  /** Plural noun for the rows, such as `metrics`. */
  rows: string;
  /** Example query for the placeholder, such as `context`. */
  hint: string;
  /** A table. */
  children: ReactNode;
}

/** The title of a group of rows, in a `tbody` of its own. */
const GROUP = ':has(> [scope=rowgroup])';

/** A table with a text filter for its rows. Without JavaScript there is no filter. */
export default function FilterTable({ rows, hint, children }: Props): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [counts, setCounts] = useState({ shown: 0, all: 0 });

  useEffect(() => {
    const select = (rows: string) => [...(box.current?.querySelectorAll<HTMLTableRowElement>(rows) ?? [])];
    const all = select(`tbody tr:not(${GROUP})`);
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of all) {
      const text = row.innerText.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
    for (const group of select(GROUP)) group.hidden = !group.parentElement?.querySelector(`tr:not(${GROUP}, [hidden])`);
    setCounts({ shown: all.filter((row) => !row.hidden).length, all: all.length });
  }, [query]);

  return (
    <div className={styles.filter}>
      <div className={styles.controls} data-markdown="skip">
        <label htmlFor={id}>Filter the {rows}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={`for example “${hint}”`}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <span role="status">{query.trim() !== '' && `${counts.shown} of ${counts.all} ${rows} match`}</span>
      </div>
      <div ref={box}>{children}</div>
    </div>
  );
}
