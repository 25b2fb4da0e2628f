import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';

import { twinPath } from '../../../shared/markdownTwin';
import { COPY_MARKDOWN, COPY_TWIN_LINK, type Action } from './actions';
import styles from './styles.module.css';

/** What a reader can do with the page's Markdown. Closes on Escape, on leaving it, and when something was done. */
export default function MarkdownMenu({ onRun }: { onRun: (action: Action) => void }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const opener = useRef<HTMLButtonElement>(null);
  const list = useId();

  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  const item = (action: Action) => (
    <li>
      <button
        type="button"
        className="clean-btn"
        onClick={() => {
          close();
          onRun(action);
        }}
      >
        {action.label}
      </button>
    </li>
  );

  return (
    <div className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={opener}
        type="button"
        className="clean-btn"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
      >
        Markdown
      </button>
      <ul id={list} hidden={!isOpen}>
        {item(COPY_MARKDOWN)}
        <li>
          <Link to={`pathname://${twinPath(pathname)}`} autoAddBaseUrl={false} target="_self">
            View as Markdown
          </Link>
        </li>
        {item(COPY_TWIN_LINK)}
      </ul>
    </div>
  );
}
