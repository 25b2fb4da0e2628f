import { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';

import { copyText, notCopied } from '@api-docs/ui';
import { markdownPath } from '@api-docs/kit';

import styles from './styles.module.css';

/** A command. Resolves to a status message for the reader. */
type Action = () => Promise<string>;

async function copy(text: string, message: string): Promise<string> {
  try {
    await copyText(text);
    return message;
  } catch {
    return notCopied();
  }
}

function useMarkdownPath(): string {
  const root = useBaseUrl('/');
  return root + markdownPath(useLocation().pathname.slice(root.length));
}

async function loadMarkdown(path: string): Promise<Blob> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

async function copyMarkdown(path: string): Promise<string> {
  const markdown = loadMarkdown(path);
  try {
    // Safari copies only during the click, so it gets the promise. Firefox before 127 and pages over HTTP have no ClipboardItem.
    if ('ClipboardItem' in window) await navigator.clipboard.write([new ClipboardItem({ 'text/plain': markdown })]);
    else await copyText(await (await markdown).text());
    return translate({ message: 'Markdown copied' });
  } catch {
    return markdown.then(notCopied, () => translate({ message: 'The Markdown did not load' }));
  }
}

/** Copies the URL of the page, without the words that the search highlights on it. */
function copyLink(): Promise<string> {
  const url = new URL(window.location.href);
  url.searchParams.delete('_highlight');
  return copy(url.href, translate({ message: 'Link copied' }));
}

/** Copies the URL of the Markdown version, which an assistant can read without a browser. */
function copyMarkdownLink(path: string): Promise<string> {
  return copy(window.location.origin + path, translate({ message: 'Link for an assistant copied' }));
}

/** Milliseconds for which a status message is shown. */
const STATUS_MS = 4000;

/** The menu for the page's Markdown version. It closes on Escape, when the focus leaves it, and after a command. */
function MarkdownMenu({ onRun }: { onRun: (action: Action) => void }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const path = useMarkdownPath();
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useId();

  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  const item = (label: string, action: Action) => (
    <li>
      <button
        type="button"
        className="clean-btn dropdown__link"
        onClick={() => {
          close();
          onRun(action);
        }}
      >
        {label}
      </button>
    </li>
  );

  return (
    <div className={clsx('dropdown dropdown--right', isOpen && 'dropdown--show')} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={toggle}
        type="button"
        className="clean-btn navbar__link"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
      >
        {translate({ message: 'Markdown' })}
      </button>
      <ul id={list} className="dropdown__menu" hidden={!isOpen}>
        {item(translate({ message: 'Copy page as Markdown' }), () => copyMarkdown(path))}
        <li>
          <Link className="dropdown__link" to={`pathname://${path}`} autoAddBaseUrl={false} target="_self">
            {translate({ message: 'View as Markdown' })}
          </Link>
        </li>
        {item(translate({ message: 'Copy link for an assistant' }), () => copyMarkdownLink(path))}
      </ul>
    </div>
  );
}

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
    <div
      className={`with-js cluster ${styles.actions}`}
      role="group"
      aria-label={translate({ message: 'Page actions' })}
      data-markdown="skip"
    >
      <button type="button" className="clean-btn" onClick={() => onRun(copyLink)}>
        {translate({ message: 'Copy link' })}
      </button>
      <MarkdownMenu onRun={onRun} />
      <button type="button" className="clean-btn" onClick={() => window.print()}>
        {translate({ message: 'Print' })}
      </button>
      <span role="status">{status}</span>
    </div>
  );
}
