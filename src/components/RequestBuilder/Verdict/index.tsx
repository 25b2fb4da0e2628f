import Link from '@docusaurus/Link';
import type { MouseEvent, ReactNode } from 'react';

import { focusPlace } from '../focusPlace';
import type { Hint } from '../hints';
import type { Problem } from '../problems';
import WithCode from '../WithCode';
import styles from './styles.module.css';

function verdictWords(problems: number, hints: number): string {
  if (problems > 0) return problems === 1 ? '1 thing to mend' : `${problems} things to mend`;
  if (hints === 0) return 'The body is valid.';
  return `The body is valid. ${hints === 1 ? '1 hint' : `${hints} hints`}`;
}

/** What the validator says about the whole body, and a way to each field that it speaks of. */
export default function Verdict({
  problems,
  hints,
  idOfKey,
}: {
  problems: readonly Problem[];
  hints: readonly Hint[];
  idOfKey: (key: string) => string;
}): ReactNode {
  const lead = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    focusPlace(id);
  };
  return (
    <div className={styles.verdict} data-valid={problems.length === 0}>
      <p role="status" className={styles.status}>
        {verdictWords(problems.length, hints.length)}
      </p>
      {problems.length + hints.length > 0 && (
        <ul className={styles.list}>
          {[...problems, ...hints.map(({ key, text }) => ({ key, text: `Hint: ${text}` }))].map(({ key, text }) => (
            <li key={key + text}>
              <Link to={`#${idOfKey(key)}`} onClick={lead(idOfKey(key))}>
                <WithCode>{text}</WithCode>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
