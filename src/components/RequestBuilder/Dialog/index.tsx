import Heading from '@theme/Heading';
import { useCallback, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { BuilderContext } from '../builderContext';
import Fields from '../Fields';
import Sample from '../Sample';
import StartFrom from '../StartFrom';
import type { BuilderProps } from '../types';
import { useBuilderState } from '../useBuilderState';
import Verdict from '../Verdict';
import styles from './styles.module.css';

export { loadValidator } from './loadValidator';

/** Shows the dialog with the focus on its heading, or hides it; what was filled in stays. */
function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!open) {
      dialog.current?.close();
      return;
    }
    if (!dialog.current?.open) dialog.current?.showModal();
    heading.current?.focus();
  }, [open]);
  return { dialog, heading };
}

/**
 * The request builder. There is no form element in it: nothing in it can be submitted. It lives at the end of the body,
 * out of reach of the styles for page text.
 */
export default function RequestDialog({ form, validate, open, onClose }: BuilderProps): ReactNode {
  const base = useId();
  const idOfKey = useCallback((key: string) => `${base}-${key.replaceAll('/', '-')}`, [base]);
  const { state, dispatch, body, problems, hints, builder } = useBuilderState(form, validate, idOfKey);
  const { dialog, heading } = useModal(open);

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Request builder"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The event comes later than the closing, possibly after the reader has opened the dialog again.
      onClose={() => !dialog.current?.open && onClose()}
    >
      <div className={styles.head}>
        <Heading as="h2" ref={heading} tabIndex={-1} className={styles.title}>
          Build a request
        </Heading>
        <code className={styles.operation}>
          <span className={styles.method}>POST</span> {form.operation.path}
        </code>
        <button type="button" className={styles.close} onClick={onClose}>
          Close
        </button>
      </div>
      <div className={styles.panes}>
        <div role="group" aria-label="Request body" className={styles.form}>
          <StartFrom
            examples={form.examples}
            example={state.example}
            start={(example) => dispatch({ type: 'start', form, example })}
          />
          <BuilderContext value={builder}>
            <Fields shape={form.body} value={state.value} path={[]} />
          </BuilderContext>
        </div>
        <div className={styles.result}>
          <Verdict problems={problems} hints={hints} idOfKey={idOfKey} />
          <Sample form={form} body={body} />
          <p className={styles.promise}>
            Nothing is sent or stored here. The sample takes your key from the environment variable <code>API_KEY</code>
            .
          </p>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
