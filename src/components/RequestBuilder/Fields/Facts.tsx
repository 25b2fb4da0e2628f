import clsx from 'clsx';
import type { ReactNode } from 'react';

import type { FormField } from '@site/plugins/request-validators/types';

import styles from './styles.module.css';

const REQUIREMENTS = {
  required: 'required',
  optional: 'optional',
  'not published': 'required or optional: not published',
} as const;

/** What a field is: type, requirement, description, default and limits. */
export default function Facts({ id, field }: { id: string; field: FormField }): ReactNode {
  const { type, requirement, html, limits } = field;
  const limitWords = [...(field.default === undefined ? [] : [`default <code>${field.default}</code>`]), ...limits];
  return (
    <div id={id} className={styles.facts}>
      <p>
        {type} ·{' '}
        <span className={clsx(requirement === 'required' && styles.required)}>{REQUIREMENTS[requirement]}</span>
        {limitWords.map((limit) => (
          <span key={limit}>
            {' · '}
            <span dangerouslySetInnerHTML={{ __html: limit }} />
          </span>
        ))}
      </p>
      <p className={styles.description} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
