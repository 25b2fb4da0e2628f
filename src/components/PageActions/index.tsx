import { useEffect, useState, type ReactNode } from 'react';

import { COPY_LINK, PRINT, type Action } from './actions';
import MarkdownMenu from './MarkdownMenu';
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

  const onRun = (action: Action) => void action.run().then(setSaid);
  const button = (action: Action) => (
    <button type="button" className="clean-btn" onClick={() => onRun(action)}>
      {action.label}
    </button>
  );

  return (
    <div className={styles.actions} role="group" aria-label="Page actions" data-markdown="skip">
      {button(COPY_LINK)}
      <MarkdownMenu onRun={onRun} />
      {button(PRINT)}
      <span role="status">{said}</span>
    </div>
  );
}
