import { useEffect, useState, type ReactNode } from 'react';

import { copyLink, type Action } from './actions';
import MarkdownMenu from './MarkdownMenu';
import styles from './styles.module.css';

/** Milliseconds for which a status message is shown. */
const STATUS_MS = 4000;

/** The buttons of a docs page: copy its link, use its Markdown, print it. Hidden without JavaScript and in print. */
export default function PageActions(): ReactNode {
  const [status, setStatus] = useState('');

  useEffect(() => {
    if (status === '') return undefined;
    const timer = window.setTimeout(() => setStatus(''), STATUS_MS);
    return () => window.clearTimeout(timer);
  }, [status]);

  const onRun = (action: Action) => {
    // The same message would not be announced again.
    setStatus('');
    void action().then(setStatus);
  };

  return (
    <div className={`with-js cluster ${styles.actions}`} role="group" aria-label="Page actions" data-markdown="skip">
      <button type="button" className="clean-btn" onClick={() => onRun(copyLink)}>
        Copy link
      </button>
      <MarkdownMenu onRun={onRun} />
      <button type="button" className="clean-btn" onClick={() => window.print()}>
        Print
      </button>
      <span role="status">{status}</span>
    </div>
  );
}
