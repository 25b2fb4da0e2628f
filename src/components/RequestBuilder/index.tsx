import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import type { RequestBuilderProps } from '@site/plugins/api/props/types';

import type { DialogProps } from './Dialog';
import styles from './styles.module.css';

interface Loaded extends Pick<DialogProps, 'form' | 'validate'> {
  Dialog: ComponentType<DialogProps>;
}

type Progress =
  { state: 'idle' | 'loading' } | { state: 'failed'; error: unknown } | { state: 'ready'; loaded: Loaded };

/** Loads the dialog, and the form and the validator of an operation. */
async function load(operation: string): Promise<Loaded> {
  const { default: Dialog, loadValidator } = await import(/* webpackChunkName: "request-builder" */ './Dialog');
  return { Dialog, ...(await loadValidator(operation)) };
}

function Failure({ error, retry }: { error: unknown; retry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p>The request builder did not load. {String(error)}</p>
      <button type="button" className={styles.open} onClick={retry}>
        Retry
      </button>
    </div>
  );
}

/** Opens the request builder of an operation. The builder is loaded when it is first opened, and sends no requests. */
export default function RequestBuilder({ operation }: RequestBuilderProps): ReactNode {
  const opener = useRef<HTMLButtonElement>(null);
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const [open, setOpen] = useState(false);
  const mounted = useRef(true);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const start = () => {
    setOpen(true);
    if (progress.state === 'ready' || progress.state === 'loading') return;
    setProgress({ state: 'loading' });
    load(operation).then(
      (loaded) => mounted.current && setProgress({ state: 'ready', loaded }),
      (error: unknown) => mounted.current && setProgress({ state: 'failed', error }),
    );
  };

  const close = () => {
    // Elements behind the dialog cannot be focused before it is closed.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };

  return (
    <div className={styles.invitation} data-markdown="skip">
      <p className={styles.words}>Build and check a request body in your browser. Nothing is sent.</p>
      <button
        ref={opener}
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-busy={progress.state === 'loading'}
        onClick={start}
      >
        Build a request for this operation
      </button>
      <span role="status" className={styles.progress}>
        {progress.state === 'loading' && 'Loading the request builder…'}
      </span>
      {progress.state === 'failed' && <Failure error={progress.error} retry={start} />}
      {progress.state === 'ready' && (
        <progress.loaded.Dialog
          form={progress.loaded.form}
          validate={progress.loaded.validate}
          open={open}
          onClose={close}
        />
      )}
    </div>
  );
}
