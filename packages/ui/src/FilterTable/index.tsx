import { translate } from '@docusaurus/Translate';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { useAnnouncement } from '../useAnnouncement';

interface Props {
  /** Plural noun for the rows, such as `metrics`. */
  rows: string;
  /** Example query for the placeholder, such as `context`. */
  hint: string;
  /** A table, or a `section` for each of several. */
  children: ReactNode;
}

/** Returns whether a row is the title of a group of rows, in a `tbody` of its own. Firefox has `:has()` since 121 only. */
const isGroup = (row: HTMLTableRowElement) => row.querySelector(':scope > [scope=rowgroup]') !== null;

/**
 * A table with a text filter for its rows, or sections with a list that opens to show a table. Without JavaScript there is no
 * filter.
 */
export default function FilterTable({ rows, hint, children }: Props): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [counts, setCounts] = useState({ shown: 0, all: 0 });

  useEffect(() => {
    const found = [...(box.current?.querySelectorAll<HTMLTableRowElement>('tbody tr:not(td tr, th tr)') ?? [])];
    const all = found.filter((row) => !isGroup(row));
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of all) {
      // A row in a closed list has no inner text.
      const text = (row.innerText || (row.textContent ?? '')).toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
    const shown = all.filter((row) => !row.hidden);
    for (const group of found.filter(isGroup)) {
      group.hidden = words.length > 0 && !shown.some((row) => row.parentNode === group.parentNode);
    }
    for (const section of box.current?.querySelectorAll<HTMLElement>('section') ?? []) {
      const hasMatch = shown.some((row) => section.contains(row));
      section.hidden = words.length > 0 && !hasMatch;
      for (const list of section.querySelectorAll('details')) list.open = words.length > 0 && hasMatch;
    }
    setCounts({ shown: shown.length, all: all.length });
  }, [query]);

  const count = query.trim() === '' ? '' : translate({ message: '{shown} of {all} {rows} match' }, { ...counts, rows });
  useAnnouncement(count, query);

  return (
    <div>
      <div className="with-js inputs cluster margin-bottom--md" data-markdown="skip">
        <label htmlFor={id}>{translate({ message: 'Filter the {rows}' }, { rows })}</label>
        <input
          id={id}
          type="search"
          size={30}
          autoComplete="off"
          placeholder={translate({ message: 'for example “{hint}”' }, { hint })}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        {/* Changes with every key, so another region announces it. */}
        <span>{count}</span>
      </div>
      <div ref={box}>{children}</div>
    </div>
  );
}
