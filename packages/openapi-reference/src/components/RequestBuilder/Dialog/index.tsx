import { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { useCallback, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { WithCode } from '@api-docs/ui';

import type { RequestForm, ValidatorModule } from '../../../validators/types';
import Fields from '../Fields';
import { loadValidator } from '../loadValidator';
import { sampleValues } from '../readForm';
import Sample, { preloadTemplate } from '../Sample';
import { BuilderContext, focusControl, useRequestBuilder } from '../useRequestBuilder';
import styles from './styles.module.css';

interface Props extends ValidatorModule {
  open: boolean;
  /** Called when the reader closes the dialog with the button or with Escape. */
  onClose: () => void;
}

/** Loads form and validator of an operation, see `loadValidator`, and the first sample. */
export async function loadForm(name: string): Promise<ValidatorModule> {
  const [loaded] = await Promise.all([loadValidator(name), preloadTemplate()]);
  return loaded;
}

/** Shows the dialog and focuses its heading, or hides the dialog; the form keeps its content. */
function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!open) {
      dialog.current?.close();
      return;
    }
    if (!dialog.current?.open) dialog.current?.showModal();
    // React 18 hands no `ref` to a component.
    dialog.current?.querySelector('h2')?.focus();
  }, [open]);
  return dialog;
}

/** Returns a character of a name as a part of an id, which has no spaces. */
function idPart(character: string): string {
  return `-${character.charCodeAt(0)}-`;
}

type HeadProps = Pick<RequestForm, 'operation'> & Pick<Props, 'onClose'>;

function Head({ operation: { method, path }, onClose }: HeadProps): ReactNode {
  return (
    <div className={`cluster ${styles.head}`}>
      <Heading as="h2" tabIndex={-1} className={`margin-bottom--none ${styles.title}`}>
        {translate({ message: 'Build a request' })}
      </Heading>
      <code className={`muted ${styles.operation}`}>
        <b>{method}</b> {path}
      </code>
      <button type="button" className={`button button--sm button--secondary ${styles.close}`} onClick={onClose}>
        {translate({ message: 'Close' })}
      </button>
    </div>
  );
}

interface StartFromProps extends Pick<RequestForm, 'examples'> {
  /** Key of the chosen example; empty for an empty form. */
  example: string;
  start: (example: string) => void;
  /** What the form makes: `body` or `request`. */
  noun: string;
}

/** Fills the form from a named example, or clears it. */
function StartFrom({ examples, example, start, noun }: StartFromProps): ReactNode {
  const id = useId();
  return (
    <div className={`cluster ${styles.start}`}>
      <label htmlFor={id}>{translate({ message: 'Start from' })}</label>
      <select id={id} value={example} onChange={({ target }) => start(target.value)}>
        <option value="">{translate({ message: 'An empty form' })}</option>
        {examples.map(({ key, summary }) => (
          <option key={key} value={key}>
            {summary}
          </option>
        ))}
      </select>
      <button type="button" className="button button--sm button--secondary" onClick={() => start('')}>
        {translate({ message: 'Clear' })}
      </button>
      <p className="muted margin-bottom--none">
        {translate({ message: 'Fields left empty are left out of the {noun}.' }, { noun })}
      </p>
    </div>
  );
}

function summary(problems: number, hints: number, noun: string): string {
  if (problems === 1) return translate({ message: '1 problem' });
  if (problems > 1) return translate({ message: '{count} problems' }, { count: problems });
  const isValid = translate({ message: 'The {noun} is valid.' }, { noun });
  if (hints === 0) return isValid;
  return `${isValid} ${hints === 1 ? translate({ message: '1 hint' }) : translate({ message: '{count} hints' }, { count: hints })}`;
}

interface VerdictProps extends Pick<ReturnType<typeof useRequestBuilder>, 'problems' | 'hints'> {
  idOfKey: (key: string) => string;
  /** What the form makes: `body` or `request`. */
  noun: string;
  /** Id of the sample, which is below a long form on a phone. */
  sampleId: string;
}

/** Shows whether the body is valid, with a link to the field of each problem and hint. */
function Verdict({ problems, hints, idOfKey, noun, sampleId }: VerdictProps): ReactNode {
  const focusOnClick = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    focusControl(id);
  };
  return (
    <div className={`frame margin-bottom--md ${styles.verdict}`} data-valid={problems.length === 0}>
      <div className="cluster">
        <p role="status" className="margin-bottom--none text--semibold">
          {summary(problems.length, hints.length, noun)}
        </p>
        <button
          type="button"
          className={`button button--sm button--secondary ${styles.jump}`}
          onClick={() => focusControl(sampleId)}
        >
          {translate({ message: 'Go to the sample' })}
        </button>
      </div>
      {problems.length + hints.length > 0 && (
        <ul className={styles.list}>
          {[
            ...problems,
            ...hints.map(({ key, text }) => ({ key, text: `${translate({ message: 'Hint:' })} ${text}` })),
          ].map(({ key, text }) => (
            <li key={key + text}>
              <Link to={`#${idOfKey(key)}`} onClick={focusOnClick(idOfKey(key))}>
                <WithCode>{text}</WithCode>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * The request builder. It has no form element, so nothing can be submitted. It is rendered at the end of the body, where
 * the styles for page text do not apply.
 */
export default function RequestDialog({ form, validate, open, onClose }: Props): ReactNode {
  const base = useId();
  const idOfKey = useCallback((key: string) => `${base}-${key.replace(/[^a-z\d]/gi, idPart)}`, [base]);
  const { example, value, start, json, problems, hints, builder } = useRequestBuilder(form, validate, idOfKey);
  const dialog = useModal(open);
  const noun = form.isRequest ? translate({ message: 'request' }) : translate({ message: 'body' });

  return createPortal(
    <dialog
      ref={dialog}
      className={`inputs ${styles.dialog}`}
      aria-label={translate({ message: 'Request builder' })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The event is asynchronous: the reader may have opened the dialog again.
      onClose={() => !dialog.current?.open && onClose()}
    >
      <Head operation={form.operation} onClose={onClose} />
      <div className={styles.panes}>
        <div
          role="group"
          aria-label={form.isRequest ? translate({ message: 'Request' }) : translate({ message: 'Request body' })}
          className={styles.form}
        >
          <StartFrom examples={form.examples} example={example} start={start} noun={noun} />
          <BuilderContext.Provider value={builder}>
            <Fields shape={form.shape} value={value} path={[]} label={translate({ message: 'the {noun}' }, { noun })} />
          </BuilderContext.Provider>
          {form.fixedBody && (
            <p>
              {translate({ message: 'The form does not fill in this body, and the sample keeps its example:' })}{' '}
              <code>{form.fixedBody.mediaType}</code>
            </p>
          )}
        </div>
        <div className={styles.result}>
          <Verdict problems={problems} hints={hints} idOfKey={idOfKey} noun={noun} sampleId={`${base}-sample`} />
          <div id={`${base}-sample`} className={styles.sample}>
            <Sample operation={form.operation} values={sampleValues(form, json)} />
          </div>
          <p className={`muted margin-bottom--none ${styles.promise}`}>
            {translate({ message: 'Nothing is sent or stored here.' })}
          </p>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
