import type { ReactNode } from 'react';

import type { FormField, FormShape } from '@site/plugins/api/validators/types';

import { useBuilder, type ValueProps } from '../builderContext';
import type { Presence } from '../formValue';
import { rowsFor } from './rowsFor';
import styles from './styles.module.css';

interface ControlProps extends ValueProps<FormShape & Partial<Pick<FormField, 'requirement' | 'default'>>> {
  /** Ids of the elements that describe the control. */
  describedBy: string;
}

/** Returns the label of the option that leaves a boolean out. */
function emptyLabel({ requirement, default: fallback }: ControlProps['shape']): string {
  if (requirement === 'required') return 'Choose true or false';
  return fallback === undefined ? 'Leave out' : `Leave out (default ${fallback})`;
}

/** The native control of a text, number, boolean or JSON value. */
export function Control({ shape, value, path, describedBy }: ControlProps): ReactNode {
  const { dispatch, idOf, notesOf } = useBuilder();
  const id = idOf(path);
  const common = {
    id,
    value: value.text,
    className: styles.control,
    autoComplete: 'off',
    'aria-describedby': describedBy,
    'aria-invalid': notesOf(path).problem ? true : undefined,
    onChange: (event: { target: { value: string } }) => dispatch({ type: 'write', path, text: event.target.value }),
    onBlur: () => dispatch({ type: 'visit', path }),
  };
  if (shape.kind === 'boolean') {
    return (
      <select {...common}>
        <option value="">{emptyLabel(shape)}</option>
        <option value="true">true</option>
        <option value="false">false</option>
      </select>
    );
  }
  if (shape.kind === 'json') return <textarea {...common} spellCheck={false} rows={rowsFor(value.text, 1)} />;
  if (shape.long) return <textarea {...common} rows={rowsFor(value.text, 2)} />;
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

/** Chooses whether a nullable value is left out, null or filled in. */
export function PresenceChoice({ shape, value, path }: ValueProps<FormField>): ReactNode {
  const { dispatch } = useBuilder();
  return (
    <select
      className={styles.choice}
      aria-label={`How to send ${shape.name}`}
      value={value.presence}
      onChange={(event) => dispatch({ type: 'choose', path, presence: event.target.value as Presence })}
    >
      <option value="out">Leave out</option>
      <option value="null">Send null</option>
      <option value="in">Fill in</option>
    </select>
  );
}
