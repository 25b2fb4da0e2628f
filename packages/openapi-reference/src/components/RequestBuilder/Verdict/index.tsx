import { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type { MouseEvent, ReactNode } from 'react';

import WithCode from '@api-docs/ui/WithCode';

import type { Problem } from '../problems';
import { focusControl } from '../useRequestBuilder';
import type { Hint } from '../validateRequest';
import styles from './styles.module.css';

function summary(problems: number, hints: number, noun: string): string {
  if (problems > 0) return problems === 1 ? '1 problem' : `${problems} problems`;
  if (hints === 0) return `The ${noun} is valid.`;
  return `The ${noun} is valid. ${hints === 1 ? '1 hint' : `${hints} hints`}`;
}

interface Props {
  problems: readonly Problem[];
  hints: readonly Hint[];
  idOfKey: (key: string) => string;
  /** What the form makes: `body` or `request`. */
  noun: string;
  /** Id of the sample, which is below a long form on a phone. */
  sampleId: string;
}

/** Shows whether the body is valid, with a link to the field of each problem and hint. */
export default function ValidationResult({ problems, hints, idOfKey, noun, sampleId }: Props): ReactNode {
  const focusOnClick = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    focusControl(id);
  };
  return (
    <div className={`frame margin-bottom--md ${styles.verdict}`} data-valid={problems.length === 0}>
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
      {problems.length + hints.length > 0 && (
        <ul className={styles.list}>
          {[...problems, ...hints.map(({ key, text }) => ({ key, text: `Hint: ${text}` }))].map(({ key, text }) => (
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
