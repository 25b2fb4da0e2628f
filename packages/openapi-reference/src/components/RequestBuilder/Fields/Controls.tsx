import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { WithCode } from '@api-docs/ui';

import type { FormField } from '../../../validators/types';
import { PRESENCE } from '../../presence';
import SiteHtml from '../../SiteHtml';
import { withVariant, type FormPath, type Presence } from '../formValue';
import { useBuilder, type ValueProps } from '../useRequestBuilder';
import styles from './styles.module.css';

/** Characters in a line of a text area on a phone, so that no line is cut. */
const LINE_LENGTH = 32;

/** Maximum number of rows: a longer text area scrolls. */
const MAX_ROWS = 10;

function rowsFor(text: string): number {
  const rows = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0);
  return Math.min(MAX_ROWS, rows);
}

export interface ControlProps extends ValueProps {
  /** Id of a single control. */
  id: string;
  /** Set if no element labels a single control. */
  needsLabel: boolean;
  /** Ids of the elements that describe the control. */
  describedBy: string;
}

/** The native control of a text, number, boolean or JSON value. */
export function Control({ shape, value, path, id, label, needsLabel, describedBy }: ControlProps): ReactNode {
  const { change, visit, notesOf } = useBuilder();
  const write = (text: string) => {
    change(path, (old) => ({ ...old, text, presence: text === '' && !shape.nullable ? 'out' : 'in' }));
  };
  const common = {
    id,
    value: value.text,
    className: styles.control,
    autoComplete: 'off',
    'aria-label': needsLabel ? label : undefined,
    'aria-describedby': describedBy,
    'aria-invalid': notesOf(path).problem ? true : undefined,
    onChange: (event: { target: { value: string } }) => write(event.target.value),
    onBlur: () => visit(path),
  };
  if (shape.kind === 'boolean') {
    return (
      <select {...common}>
        <option value="">{translate({ message: 'Leave out' })}</option>
        <option value="true">true</option>
        <option value="false">false</option>
      </select>
    );
  }
  if (shape.kind !== 'number' && !shape.suggestions) {
    return <textarea {...common} spellCheck={shape.kind === 'text'} rows={rowsFor(value.text)} />;
  }
  return (
    <>
      <input
        {...common}
        type="text"
        spellCheck={false}
        inputMode={shape.kind === 'number' ? 'decimal' : undefined}
        list={shape.suggestions ? `${id}-suggestions` : undefined}
      />
      {shape.suggestions && (
        <datalist id={`${id}-suggestions`}>
          {shape.suggestions.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Chooses whether a value is left out, null or filled in, and which of its variants. */
export function PresenceChoice({ shape, value, path, label }: ValueProps): ReactNode {
  const { change } = useBuilder();
  const { variants, nullable } = shape;
  const choose = (chosen: string) => {
    change(path, (old) =>
      variants && /^\d/.test(chosen)
        ? withVariant(old, shape, Number(chosen))
        : { ...old, presence: chosen as Presence },
    );
  };
  return (
    <select
      className={styles.choice}
      aria-label={translate({ message: 'How to send {label}' }, { label })}
      value={variants && value.presence === 'in' ? value.variant : value.presence}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="out">{translate({ message: 'Leave out' })}</option>
      {nullable && <option value="null">{translate({ message: 'Send null' })}</option>}
      {variants?.map(({ name }, index) => (
        <option key={name} value={index}>
          {name}
        </option>
      )) ?? <option value="in">{translate({ message: 'Fill in' })}</option>}
    </select>
  );
}

/** Describes a field: type, requirement, default, limits and meaning. */
export function Facts({ id, field }: { id: string; field: FormField }): ReactNode {
  const { type, requirement, html, limits, default: fallback } = field;
  return (
    <div id={id} className={`muted ${styles.facts}`}>
      <p>
        {type} ·{' '}
        <span className={clsx(requirement === 'required' && styles.required)}>
          {PRESENCE.request[requirement]?.[0] ?? requirement}
        </span>
        {fallback !== undefined && (
          <span>
            {` · ${translate({ message: 'default' })} `}
            <code>{fallback}</code>
          </span>
        )}
        {limits.map((limit) => (
          <span key={limit}>
            {' · '}
            <SiteHtml as="span" html={limit} />
          </span>
        ))}
      </p>
      <SiteHtml as="div" className={styles.description} html={html} />
    </div>
  );
}

/** Shows the problem and the hints of a control, which names this element in `aria-describedby`. */
export function Notes({ path }: { path: FormPath }): ReactNode {
  const { idOf, notesOf } = useBuilder();
  const { problem, hints } = notesOf(path);
  return (
    <div id={`${idOf(path)}-notes`} className={styles.notes}>
      {problem && (
        <p className={styles.problem}>
          <WithCode>{problem.text}</WithCode>
        </p>
      )}
      {hints.map(({ text }) => (
        <p key={text} className={styles.hint}>
          <strong>{translate({ message: 'Hint:' })}</strong> <WithCode>{text}</WithCode>
        </p>
      ))}
    </div>
  );
}
