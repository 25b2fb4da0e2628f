import { useId, type ReactNode } from 'react';

import type { NamedExample } from '@site/plugins/request-validators/types';

import styles from './styles.module.css';

/** Fills the form from a named example, or clears it. */
export default function StartFrom({
  examples,
  example,
  start,
}: {
  examples: readonly NamedExample[];
  example: string;
  start: (example: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className={styles.start}>
      <label htmlFor={id}>Start from</label>
      <select id={id} value={example} onChange={(event) => start(event.target.value)}>
        <option value="">An empty form</option>
        {examples.map(({ key, summary }) => (
          <option key={key} value={key}>
            {summary}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => start('')}>
        Clear
      </button>
      <p>Fields left empty are left out of the body.</p>
    </div>
  );
}
