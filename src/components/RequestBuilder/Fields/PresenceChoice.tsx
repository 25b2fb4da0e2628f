import type { ReactNode } from 'react';

import { useBuilder } from '../builderContext';
import type { FieldValue, FormPath, Presence } from '../formValue';
import styles from './styles.module.css';

/** Whether a value that may be null is left out, null or filled in. */
export default function PresenceChoice({
  name,
  value,
  path,
}: {
  name: string;
  value: FieldValue;
  path: FormPath;
}): ReactNode {
  const { dispatch } = useBuilder();
  return (
    <select
      className={styles.choice}
      aria-label={`How to send ${name}`}
      value={value.presence}
      onChange={(event) => dispatch({ type: 'choose', path, presence: event.target.value as Presence })}
    >
      <option value="out">Leave out</option>
      <option value="null">Send null</option>
      <option value="in">Fill in</option>
    </select>
  );
}
