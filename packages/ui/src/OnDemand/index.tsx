import { translate } from '@docusaurus/Translate';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import Failure from '../Failure';
import styles from './styles.module.css';

/** Props of what opens. It stays mounted while it is closed. */
export interface OpenedProps {
  open: boolean;
  close: () => void;
}

type Progress =
  | { state: 'idle' | 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; Opened: ComponentType<OpenedProps> };

interface Props {
  /** Anchor of the button. */
  id?: string;
  /** What is opened, for example `request builder`. */
  name: string;
  /** What it does, and that nothing is sent. */
  words: string;
  /** Label of the button. */
  label: string;
  /** Set if it opens as a dialog. Otherwise it opens below the button, which also closes it. */
  isDialog?: true;
  load: () => Promise<ComponentType<OpenedProps>>;
}

/** A button that opens a tool, whose code loads when it is first opened. Hidden without JavaScript and on paper. */
export default function OnDemand({ id, name, words, label, isDialog, load }: Props): ReactNode {
  const opener = useRef<HTMLButtonElement>(null);
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const [open, setOpen] = useState(false);
  const isOpen = open && progress.state === 'ready';

  const start = () => {
    setOpen(true);
    if (progress.state === 'ready' || progress.state === 'loading') return;
    setProgress({ state: 'loading' });
    load().then(
      (Opened) => setProgress({ state: 'ready', Opened }),
      (error: unknown) => setProgress({ state: 'failed', error }),
    );
  };

  const close = () => {
    // Elements behind a dialog cannot be focused before it is closed.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };

  return (
    <>
      <div className={`with-js frame cluster ${styles.invitation}`} data-markdown="skip">
        <p className={styles.words}>{words}</p>
        <button
          ref={opener}
          id={id}
          type="button"
          className={`button button--primary ${styles.button}`}
          {...(isDialog ? { 'aria-haspopup': 'dialog' } : { 'aria-expanded': isOpen })}
          aria-busy={progress.state === 'loading'}
          onClick={isOpen && !isDialog ? close : start}
        >
          {label}
        </button>
        <span role="status" className={styles.progress}>
          {progress.state === 'loading' && translate({ message: 'Loading the {name}…' }, { name })}
        </span>
        {progress.state === 'failed' && (
          <Failure className={styles.failure} retry={start}>
            <p>
              {translate({ message: 'The {name} did not load.' }, { name })} {String(progress.error)}
            </p>
          </Failure>
        )}
      </div>
      {progress.state === 'ready' && <progress.Opened open={open} close={close} />}
    </>
  );
}
