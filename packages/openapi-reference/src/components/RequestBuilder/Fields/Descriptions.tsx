import clsx from 'clsx';
import type { ReactNode } from 'react';

import WithCode from '@api-docs/ui/WithCode';

import type { FormField } from '../../../validators/types';
import { useBuilder } from '../builderContext';
import type { FormPath } from '../formValue';
import styles from './styles.module.css';

const REQUIREMENTS = {
  required: 'required',
  optional: 'optional',
  conditional: 'conditional',
  'not documented': 'send it',
  excluded: 'never sent',
} as const;

/** Describes a field: type, requirement, default, limits and meaning. */
export function Facts({ id, field }: { id: string; field: FormField }): ReactNode {
  const { type, requirement, html, limits, default: fallback } = field;
  return (
    <div id={id} className={`muted ${styles.facts}`}>
      <p>
        {type} ·{' '}
        <span className={clsx(requirement === 'required' && styles.required)}>{REQUIREMENTS[requirement]}</span>
        {fallback !== undefined && (
          <span>
            {' · '}default <code>{fallback}</code>
          </span>
        )}
        {limits.map((limit) => (
          <span key={limit}>
            {' · '}
            <span dangerouslySetInnerHTML={{ __html: limit }} />
          </span>
        ))}
      </p>
      <div className={styles.description} dangerouslySetInnerHTML={{ __html: html }} />
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
          <strong>Hint:</strong> <WithCode>{text}</WithCode>
        </p>
      ))}
    </div>
  );
}
