import { useEffect, useState, type ReactNode } from 'react';

import { ACTIONS } from './actions';
import styles from './styles.module.css';

/** Milliseconds for which the reader is told what was done. */
const SAID_FOR = 4000;

/** What a reader can do with the page. Without JavaScript, and on paper, there is nothing. */
export default function PageActions(): ReactNode {
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (said === '') return undefined;
    const timer = window.setTimeout(() => setSaid(''), SAID_FOR);
    return () => window.clearTimeout(timer);
  }, [said]);

  return (
    <div className={styles.actions} role="group" aria-label="Page actions">
      {ACTIONS.map(({ label, run }) => (
        <button key={label} type="button" className="clean-btn" onClick={() => void run().then(setSaid)}>
          {label}
        </button>
      ))}
      <span role="status">{said}</span>
    </div>
  );
}
