import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { useBuilder, type ValueProps } from '../builderContext';
import { nextKey, withItem, withoutItem, type FieldValue } from '../formValue';
import styles from './styles.module.css';

/** Returns whether there is nothing in a value. */
function isBlank({ text, items, fields }: FieldValue): boolean {
  const isFilled = (field: FieldValue) => field.presence !== 'out' || !isBlank(field);
  return text === '' && items.length === 0 && ![...fields.values()].some(isFilled);
}

/** The buttons below a value: they add an item or a property, or choose between an empty value and none. */
export function PartButtons({ shape, value, path, label }: ValueProps): ReactNode {
  const { change, idOf, focusAfterRender } = useBuilder();
  const { kind, item, entry, nullable } = shape;
  const part = item ? 'item' : entry ? 'property' : undefined;
  const isEmpty = ['text', 'list', 'object'].includes(kind) && isBlank(value);
  const isSent = value.presence === 'in';
  if (!part && !isEmpty) return null;
  const add = () => {
    change(path, withItem);
    focusAfterRender(idOf([...path, nextKey(value)]));
  };
  return (
    <div className={`cluster ${styles.buttons}`}>
      {isEmpty && isSent && (
        <span className="muted">{translate({ message: 'An empty {kind} is sent.' }, { kind })}</span>
      )}
      {part && (
        <button
          type="button"
          id={`${idOf(path)}-add`}
          className="button button--sm button--secondary"
          aria-label={translate({ message: 'Add {part} to {label}' }, { part, label })}
          onClick={add}
        >
          {translate({ message: 'Add {part}' }, { part })}
        </button>
      )}
      {isEmpty && !nullable && (
        <button
          type="button"
          className="button button--link padding-horiz--none"
          onClick={() => change(path, (old) => ({ ...old, presence: isSent ? 'out' : 'in' }))}
        >
          {isSent ? translate({ message: 'Leave it out' }) : translate({ message: 'Send an empty {kind}' }, { kind })}
        </button>
      )}
    </div>
  );
}

/** Removes an item or a property and moves the focus to its neighbor. */
export function RemoveButton({ owner, label, item }: { owner: ValueProps; label: string; item: string }): ReactNode {
  const { change, idOf, focusAfterRender } = useBuilder();
  const remove = () => {
    const keys = owner.value.items.map(({ key }) => key);
    const index = keys.indexOf(item);
    const neighbor = keys[index + 1] ?? keys[index - 1];
    change(owner.path, (old) => withoutItem(old, item, owner.shape));
    focusAfterRender(neighbor === undefined ? `${idOf(owner.path)}-add` : idOf([...owner.path, neighbor]));
  };
  return (
    <button
      type="button"
      className="button button--sm button--secondary"
      aria-label={translate({ message: 'Remove {label}' }, { label })}
      onClick={remove}
    >
      {translate({ message: 'Remove' })}
    </button>
  );
}
