import { useId, type ReactNode } from 'react';

import type { NamedExample } from '../../../validators/types';
import styles from './styles.module.css';

interface Props {
  examples: readonly NamedExample[];
  /** Key of the chosen example; empty for an empty form. */
  example: string;
  start: (example: string) => void;
  /** What the form makes: `body` or `request`. */
  noun: string;
}

/** Fills the form from a named example, or clears it. */
export default function StartFrom({ examples, example, start, noun }: Props): ReactNode {
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
      <button type="button" className={styles.clear} onClick={() => start('')}>
        Clear
      </button>
      <p className={styles.note}>Fields left empty are left out of the {noun}.</p>
    </div>
  );
}
