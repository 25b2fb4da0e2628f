import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { WithCode } from '@api-docs/ui';
import { splitSteps } from '@api-docs/kit';
import type { MoveLine, ReadInput } from '@api-docs/body-translator';

import type { Json } from '../../../validators/types';
import styles from './styles.module.css';

/** Returns a JSON pointer as a path, for example `context[0].chunk_id` of `/context/0/chunk_id`. */
function pathOf(pointer: string): string {
  const [, ...steps] = splitSteps(pointer);
  return steps.map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : `${index > 0 ? '.' : ''}${step}`)).join('');
}

/** Longest value, in characters, that the list shows. */
const VALUE_LENGTH = 80;

function valueText(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)}…` : text;
}

const LABELS: Record<MoveLine['kind'], string> = {
  kept: translate({ message: 'Kept' }),
  renamed: translate({ message: 'Renamed' }),
  dropped: translate({ message: 'Left out' }),
  unknown: translate({ message: 'Left out' }),
  added: translate({ message: 'Added' }),
};

function Paths({ line }: { line: MoveLine }): ReactNode {
  const { from, to, more = [] } = line;
  return (
    <>
      {from !== undefined && <code>{pathOf(from)}</code>}
      {from !== undefined && to !== undefined && ' → '}
      {to !== undefined && <code>{pathOf(to)}</code>}
      {more.length > 0 && ` ${translate({ message: 'and {count} more' }, { count: more.length })}`}
    </>
  );
}

function Change({ line }: { line: MoveLine }): ReactNode {
  const { kind, reason = '', value } = line;
  return (
    <li>
      <p className="margin-bottom--none">
        <strong>{LABELS[kind]}</strong> <Paths line={line} />
        {value !== undefined && (
          <>
            : <code>{valueText(value)}</code>
          </>
        )}
      </p>
      <p className="muted margin-bottom--none">
        <WithCode>{reason}</WithCode>
      </p>
    </li>
  );
}

function keptText(lines: readonly MoveLine[]): string {
  const count = lines.reduce((sum, { more = [] }) => sum + 1 + more.length, 0);
  return count === 1
    ? translate({ message: '1 value keeps its name.' })
    : translate({ message: '{count} values keep their names.' }, { count });
}

/** Lists each value that changed, with the reason, and what of the text is no part of the body. */
export default function Changes({
  lines,
  leftOut,
}: { lines: readonly MoveLine[] } & Pick<ReadInput, 'leftOut'>): ReactNode {
  const changed = lines.filter(({ kind }) => kind !== 'kept');
  const kept = lines.filter(({ kind }) => kind === 'kept');
  return (
    <ul className={`clean-list ${styles.changes}`}>
      {changed.map((line) => (
        <Change key={`${line.from ?? ''}>${line.to ?? ''}`} line={line} />
      ))}
      {leftOut.map((sentence) => (
        <li key={sentence}>
          <WithCode>{sentence}</WithCode>
        </li>
      ))}
      {kept.length > 0 && <li>{keptText(kept)}</li>}
    </ul>
  );
}
