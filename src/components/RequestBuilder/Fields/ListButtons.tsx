import type { ReactNode } from 'react';

import type { FormShape } from '@site/plugins/request-validators/types';

import { useBuilder } from '../builderContext';
import type { FieldValue, FormPath } from '../formValue';
import styles from './styles.module.css';

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Adds items to a list, and tells a list that is left out from an empty one. */
export default function ListButtons({
  shape,
  value,
  path,
}: {
  shape: FormShape;
  value: FieldValue;
  path: FormPath;
}): ReactNode {
  const { dispatch, idOf, focusSoon } = useBuilder();
  const { item, noun = 'item' } = shape;
  if (!item || (shape.nullable && value.presence !== 'in')) return null;
  const isEmptyList = value.presence === 'in' && value.items.length === 0;
  const add = () => {
    dispatch({ type: 'add', path, item });
    focusSoon(idOf([...path, String(value.added)]));
  };
  const choose = (presence: 'in' | 'out') => () => dispatch({ type: 'choose', path, presence });
  return (
    <div className={styles.buttons}>
      {isEmptyList && <span className={styles.muted}>An empty list is sent.</span>}
      <button type="button" id={`${idOf(path)}-add`} className={styles.small} onClick={add}>
        Add {withArticle(noun)}
      </button>
      {!shape.nullable && value.items.length === 0 && (
        <button type="button" className={styles.quiet} onClick={choose(isEmptyList ? 'out' : 'in')}>
          {isEmptyList ? 'Leave the list out' : 'Send an empty list'}
        </button>
      )}
    </div>
  );
}
