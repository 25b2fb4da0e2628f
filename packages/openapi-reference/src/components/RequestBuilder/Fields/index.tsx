import { translate } from '@docusaurus/Translate';
import { type FocusEvent, type ReactNode } from 'react';

import type { FormField, FormShape } from '../../../validators/types';
import { capitalize } from '../describePlace';
import {
  chosenShape,
  EMPTY,
  hasChoice,
  itemShape,
  nextKey,
  withItem,
  withName,
  withoutItem,
  type FieldValue,
  type FormItem,
  type FormPath,
} from '../formValue';
import { useBuilder, type ValueProps } from '../useRequestBuilder';
import { Control, Facts, Notes, PresenceChoice, type ControlProps } from './Controls';
import styles from './styles.module.css';

/** Returns whether a value has several controls. */
function isGroup({ kind }: FormShape): boolean {
  return ['list', 'object', 'choice'].includes(kind);
}

/** Returns a blur handler that marks a group as visited once the focus has left all of it. */
function useVisitOnLeave(path: FormPath) {
  const { visit } = useBuilder();
  return (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) visit(path);
  };
}

function isBlank({ text, items, fields }: FieldValue): boolean {
  const isFilled = (field: FieldValue) => field.presence !== 'out' || !isBlank(field);
  return text === '' && items.length === 0 && ![...fields.values()].some(isFilled);
}

const ITEM = translate({ message: 'item' });
const PROPERTY = translate({ message: 'property' });

/** The buttons below a value: they add an item or a property, or choose between an empty value and none. */
function PartButtons({ shape, value, path, label }: ValueProps): ReactNode {
  const { change, idOf, focusAfterRender } = useBuilder();
  const { kind, item, entry, nullable } = shape;
  const part = item ? ITEM : entry ? PROPERTY : undefined;
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
function RemoveButton({ owner, label, item }: { owner: ValueProps; label: string; item: string }): ReactNode {
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

/** The controls of a value: whether it is sent, and what is in it. */
function ValueInput(given: ControlProps): ReactNode {
  const { value } = given;
  const inner = { ...given, shape: chosenShape(given.shape, value) };
  const { kind } = inner.shape;
  return (
    <>
      {hasChoice(given.shape) && <PresenceChoice {...given} />}
      {(!hasChoice(given.shape) || value.presence === 'in') &&
        (kind === 'list' || kind === 'object' ? (
          <div className={kind === 'object' ? styles.group : styles.items}>
            <Fields {...inner} />
          </div>
        ) : (
          <>
            <Control {...inner} />
            <PartButtons {...inner} />
          </>
        ))}
    </>
  );
}

/** An item of a list, or a property with the name that the reader types. */
function Item({ owner, item, index }: { owner: ValueProps; item: FormItem; index: number }): ReactNode {
  const { key, name, value } = item;
  const { change, idOf } = useBuilder();
  const isProperty = owner.shape.kind === 'object';
  const shape = itemShape(owner.shape);
  const path = [...owner.path, key];
  const id = idOf(path);
  const title = `${isProperty ? PROPERTY : ITEM} ${index + 1 + (isProperty ? 0 : (owner.shape.fields?.length ?? 0))}`;
  const label = translate({ message: '{title} of {label}' }, { title, label: owner.label });
  const remove = <RemoveButton owner={owner} label={label} item={key} />;
  const common = { shape, value, path, label, describedBy: `${id}-notes` };
  const visit = useVisitOnLeave(path);
  if (!isProperty && !isGroup(shape)) {
    return (
      <li className="margin-bottom--sm">
        <label className={styles.itemLabel} htmlFor={id}>
          {capitalize(title)}
        </label>
        <div className={`cluster ${styles.row}`}>
          <ValueInput {...common} id={id} needsLabel={false} />
          {remove}
        </div>
        <Notes path={path} />
      </li>
    );
  }
  return (
    <li className="margin-bottom--sm">
      <fieldset id={id} className={`frame ${styles.card}`} aria-describedby={`${id}-notes`} onBlur={visit}>
        <legend className={styles.name}>{capitalize(title)}</legend>
        {remove}
        {isProperty && (
          <>
            <label className={styles.itemLabel} htmlFor={`${id}-name`}>
              {translate({ message: 'Name' })}
            </label>
            <input
              id={`${id}-name`}
              type="text"
              className={styles.control}
              autoComplete="off"
              spellCheck={false}
              value={name}
              onChange={({ target }) => change(owner.path, (old) => withName(old, key, target.value))}
            />
            <span className={styles.itemLabel}>{translate({ message: 'Value' })}</span>
          </>
        )}
        <ValueInput {...common} id={`${id}-value`} needsLabel />
        <Notes path={path} />
      </fieldset>
    </li>
  );
}

interface FieldProps extends Pick<ValueProps, 'value' | 'path'> {
  shape: FormField;
  /** Instead of the name of the field. */
  label: string | undefined;
}

function Field({ shape, value, path, label: given }: FieldProps): ReactNode {
  const id = useBuilder().idOf(path);
  const visit = useVisitOnLeave(path);
  const label = given ?? shape.title ?? shape.name;
  const title = given ?? shape.title ?? <code>{shape.name}</code>;
  const isPart = shape.title !== undefined && shape.kind === 'object' && shape.requirement === 'required';
  const describedBy = isPart ? `${id}-notes` : `${id}-facts ${id}-notes`;
  const isSimple = !isGroup(shape);
  const Frame = isSimple ? 'div' : 'fieldset';
  const group = { id, 'aria-describedby': describedBy, onBlur: visit };
  const inner = { shape, value, path, label, describedBy, needsLabel: !isSimple };
  return (
    <Frame className={styles.field} {...(isSimple ? {} : group)}>
      {isSimple ? (
        <label className={styles.name} htmlFor={id}>
          {title}
        </label>
      ) : (
        <legend className={styles.name}>{title}</legend>
      )}
      {!isPart && <Facts id={`${id}-facts`} field={shape} />}
      <ValueInput {...inner} id={isSimple ? id : `${id}-value`} />
      <Notes path={path} />
    </Frame>
  );
}

/** What is in an object or a list, each with its description, its control and its messages. */
export default function Fields(owner: ValueProps): ReactNode {
  const { shape, value, path } = owner;
  return (
    <>
      {shape.fields?.map((field, index) => (
        <Field
          key={field.name}
          shape={field}
          value={value.fields.get(field.name) ?? EMPTY}
          path={[...path, field.name]}
          label={shape.kind === 'list' ? `Item ${index + 1}` : undefined}
        />
      ))}
      {value.items.length > 0 && (
        <ul className={`clean-list margin-bottom--none ${styles.items}`}>
          {value.items.map((item, index) => (
            <Item key={item.key} owner={owner} item={item} index={index} />
          ))}
        </ul>
      )}
      <PartButtons {...owner} />
    </>
  );
}
