import type { ReactNode } from 'react';

import type { FormField, FormShape } from '@site/plugins/request-validators/types';

import { useBuilder } from '../builderContext';
import type { FieldValue, FormPath } from '../formValue';
import { rowsFor } from '../rowsFor';
import styles from './styles.module.css';

interface ControlProps {
  shape: FormShape & Partial<Pick<FormField, 'requirement' | 'default'>>;
  value: FieldValue;
  path: FormPath;
  /** Ids of what describes the control. */
  describedBy: string;
}

function outWords({ requirement, default: fallback }: ControlProps['shape']): string {
  if (requirement === 'required') return 'Choose true or false';
  return fallback === undefined ? 'Leave out' : `Leave out (default ${fallback})`;
}

/** The native control of a text, number, boolean or JSON value. */
export default function Control({ shape, value, path, describedBy }: ControlProps): ReactNode {
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
        <option value="">{outWords(shape)}</option>
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
