import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import styles from './styles.module.css';

interface Props {
  /** What the rows are, in the plural: `metrics`. */
  rows: string;
  /** A word that the filter understands, as a hint: `context`. */
  hint: string;
  /** One Markdown table. */
  children: ReactNode;
}

function words(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** A table that can be narrowed down by typing. Without JavaScript it is the whole table. */
export default function FilterTable({ rows, hint, children }: Props): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [counts, setCounts] = useState({ shown: 0, all: 0 });

  useEffect(() => {
    const all = [...(box.current?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [])];
    const wanted = words(query);
    for (const row of all) {
      const text = row.innerText.toLowerCase();
      row.hidden = !wanted.every((word) => text.includes(word));
    }
    setCounts({ shown: all.filter((row) => !row.hidden).length, all: all.length });
  }, [query]);

  return (
    <div className={styles.filter}>
      <div className={styles.controls}>
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
