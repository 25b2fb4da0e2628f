import type { ReactNode } from 'react';

import { useBuilder } from '../builderContext';
import type { FormPath } from '../formValue';
import WithCode from '../WithCode';
import styles from './styles.module.css';

/** What is to be said about a place: a problem, or hints. Controls name it in `aria-describedby`. */
export default function Notes({ path }: { path: FormPath }): ReactNode {
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
          <strong>Hint:</strong> <WithCode>{text}</WithCode>
        </p>
      ))}
    </div>
  );
}
