import { type FocusEvent, type ReactNode } from 'react';

import type { FormField, FormShape } from '@site/plugins/request-validators/types';

import { useBuilder } from '../builderContext';
import type { FieldValue, FormPath } from '../formValue';
import Control from './Control';
import Facts from './Facts';
import ListButtons from './ListButtons';
import Notes from './Notes';
import PresenceChoice from './PresenceChoice';
import styles from './styles.module.css';

interface ValueProps<Shape extends FormShape = FormShape> {
  shape: Shape;
  value: FieldValue;
  path: FormPath;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Marks a group as visited once the focus left all of it. */
function useLeaving(path: FormPath) {
  const { dispatch } = useBuilder();
  return (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ type: 'visit', path });
  };
}

function RemoveButton({ list, label, item }: { list: ValueProps; label: string; item: string }): ReactNode {
  const { dispatch, idOf, focusSoon } = useBuilder();
  const remove = () => {
    const keys = list.value.items.map(({ key }) => key);
    const index = keys.indexOf(item);
    const neighbor = keys[index + 1] ?? keys[index - 1];
    dispatch({ type: 'remove', path: list.path, key: item, list: list.shape });
    focusSoon(neighbor === undefined ? `${idOf(list.path)}-add` : idOf([...list.path, neighbor]));
  };
  return (
    <button type="button" className={styles.small} aria-label={`Remove ${label}`} onClick={remove}>
      Remove
    </button>
  );
}

function SimpleItem({ list, item, label }: { list: ValueProps; item: ValueProps; label: string }): ReactNode {
  const id = useBuilder().idOf(item.path);
  return (
    <li className={styles.item}>
      <label className={styles.itemLabel} htmlFor={id}>
        {capitalized(label)}
      </label>
      <div className={styles.row}>
        <Control {...item} describedBy={`${id}-notes`} />
        <RemoveButton list={list} label={label} item={item.path.at(-1) ?? ''} />
      </div>
      <Notes path={item.path} />
    </li>
  );
}

function ObjectItem({ list, item, label }: { list: ValueProps; item: ValueProps; label: string }): ReactNode {
  const id = useBuilder().idOf(item.path);
  return (
    <li className={styles.item}>
      <fieldset id={id} className={styles.card} aria-describedby={`${id}-notes`} onBlur={useLeaving(item.path)}>
        <legend className={styles.cardTitle}>{capitalized(label)}</legend>
        <RemoveButton list={list} label={label} item={item.path.at(-1) ?? ''} />
        <Fields {...item} />
        <Notes path={item.path} />
      </fieldset>
    </li>
  );
}

function Items(list: ValueProps): ReactNode {
  const { item: shape, noun = 'item' } = list.shape;
  if (!shape || list.value.presence !== 'in') return null;
  const Item = shape.kind === 'object' ? ObjectItem : SimpleItem;
  return (
    <ul className={styles.items}>
      {list.value.items.map(({ key, value }, index) => (
        <Item key={key} list={list} item={{ shape, value, path: [...list.path, key] }} label={`${noun} ${index + 1}`} />
      ))}
    </ul>
  );
}

function Group({ shape, value, path }: ValueProps<FormField>): ReactNode {
  const id = useBuilder().idOf(path);
  const isList = shape.kind === 'list';
  return (
    <fieldset id={id} className={styles.field} aria-describedby={`${id}-facts ${id}-notes`} onBlur={useLeaving(path)}>
      <legend className={styles.name}>
        <code>{shape.name}</code>
      </legend>
      <Facts id={`${id}-facts`} field={shape} />
      {shape.nullable && <PresenceChoice name={shape.name} value={value} path={path} />}
      {isList && value.items.length > 0 && <Items shape={shape} value={value} path={path} />}
      {isList && <ListButtons shape={shape} value={value} path={path} />}
      {!isList && value.presence === 'in' && (
        <div className={styles.group}>
          <Fields shape={shape} value={value} path={path} />
        </div>
      )}
      <Notes path={path} />
    </fieldset>
  );
}

function SimpleField({ shape, value, path }: ValueProps<FormField>): ReactNode {
  const id = useBuilder().idOf(path);
  return (
    <div className={styles.field}>
      <label className={styles.name} htmlFor={id}>
        <code>{shape.name}</code>
      </label>
      <Facts id={`${id}-facts`} field={shape} />
      {shape.nullable && <PresenceChoice name={shape.name} value={value} path={path} />}
      {value.presence === 'in' && (
        <Control shape={shape} value={value} path={path} describedBy={`${id}-facts ${id}-notes`} />
      )}
      <Notes path={path} />
    </div>
  );
}

/** The properties of an object, each with what it is, its control, and what is to be said about it. */
export default function Fields({ shape, value, path }: ValueProps): ReactNode {
  return shape.fields?.map((field) => {
    const child = value.fields[field.name];
    const Part = field.kind === 'list' || field.kind === 'object' ? Group : SimpleField;
    return child && <Part key={field.name} shape={field} value={child} path={[...path, field.name]} />;
  });
}
