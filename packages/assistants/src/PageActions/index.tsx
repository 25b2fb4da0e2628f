import { useEffect, useState, type ReactNode } from 'react';

import { COPY_LINK, PRINT, type Action } from './actions';
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
    void action.run().then(setStatus);
  };
  const button = (action: Action) => (
    <button type="button" className="clean-btn" onClick={() => onRun(action)}>
      {action.label}
    </button>
  );

  return (
    <div className={`with-js cluster ${styles.actions}`} role="group" aria-label="Page actions" data-markdown="skip">
      {button(COPY_LINK)}
      <MarkdownMenu onRun={onRun} />
      {button(PRINT)}
      <span role="status">{status}</span>
    </div>
  );
}
