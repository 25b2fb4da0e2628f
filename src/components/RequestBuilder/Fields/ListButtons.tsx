import type { ReactNode } from 'react';

import { useBuilder, type ValueProps } from '../builderContext';
import { withArticle } from '../describePath';
import styles from './styles.module.css';

/** The buttons below a list: they add an item, or choose between an empty list and none. */
export function ListButtons({ shape, value, path }: ValueProps): ReactNode {
  const { dispatch, idOf, focusAfterRender } = useBuilder();
  const { item, noun = 'item' } = shape;
  if (!item || (shape.nullable && value.presence !== 'in')) return null;
  const isEmptyList = value.presence === 'in' && value.items.length === 0;
  const add = () => {
    dispatch({ type: 'add', path, item });
    focusAfterRender(idOf([...path, String(value.added)]));
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

/** Removes an item from a list and moves the focus to its neighbor. */
export function RemoveButton({ list, label, item }: { list: ValueProps; label: string; item: string }): ReactNode {
  const { dispatch, idOf, focusAfterRender } = useBuilder();
  const remove = () => {
    const keys = list.value.items.map(({ key }) => key);
    const index = keys.indexOf(item);
    const neighbor = keys[index + 1] ?? keys[index - 1];
    dispatch({ type: 'remove', path: list.path, key: item, list: list.shape });
    focusAfterRender(neighbor === undefined ? `${idOf(list.path)}-add` : idOf([...list.path, neighbor]));
  };
  return (
    <button type="button" className={styles.small} aria-label={`Remove ${label}`} onClick={remove}>
      Remove
    </button>
  );
}
