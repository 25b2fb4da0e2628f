import { type FocusEvent, type ReactNode } from 'react';

import type { FormField } from '@site/plugins/api/validators/types';

import { useBuilder, type ValueProps } from '../builderContext';
import { capitalize } from '../describePath';
import type { FormPath } from '../formValue';
import { Control, PresenceChoice } from './Controls';
import { Facts, Notes } from './Descriptions';
import { ListButtons, RemoveButton } from './ListButtons';
import styles from './styles.module.css';

/** Returns a blur handler that marks a group as visited once the focus has left all of it. */
function useVisitOnLeave(path: FormPath) {
  const { dispatch } = useBuilder();
  return (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ type: 'visit', path });
  };
}

interface ItemProps {
  list: ValueProps;
  item: ValueProps;
  label: string;
}

function SimpleItem({ list, item, label }: ItemProps): ReactNode {
  const id = useBuilder().idOf(item.path);
  return (
    <li className={styles.item}>
      <label className={styles.itemLabel} htmlFor={id}>
        {capitalize(label)}
      </label>
      <div className={styles.row}>
        <Control {...item} describedBy={`${id}-notes`} />
        <RemoveButton list={list} label={label} item={item.path.at(-1) ?? ''} />
      </div>
      <Notes path={item.path} />
    </li>
  );
}

function ObjectItem({ list, item, label }: ItemProps): ReactNode {
  const id = useBuilder().idOf(item.path);
  return (
    <li className={styles.item}>
      <fieldset id={id} className={styles.card} aria-describedby={`${id}-notes`} onBlur={useVisitOnLeave(item.path)}>
        <legend className={styles.cardTitle}>{capitalize(label)}</legend>
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
    <ul className={`clean-list ${styles.items}`}>
      {list.value.items.map(({ key, value }, index) => (
        <Item key={key} list={list} item={{ shape, value, path: [...list.path, key] }} label={`${noun} ${index + 1}`} />
      ))}
    </ul>
  );
}

function Group({ shape, value, path }: ValueProps<FormField>): ReactNode {
  const id = useBuilder().idOf(path);
  const isList = shape.kind === 'list';
  const isPart = shape.title !== undefined && !isList;
  return (
    <fieldset
      id={id}
      className={styles.field}
      aria-describedby={isPart ? `${id}-notes` : `${id}-facts ${id}-notes`}
      onBlur={useVisitOnLeave(path)}
    >
      <legend className={styles.name}>{shape.title ?? <code>{shape.name}</code>}</legend>
      {!isPart && <Facts id={`${id}-facts`} field={shape} />}
      {shape.nullable && <PresenceChoice shape={shape} value={value} path={path} />}
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
        {shape.title ?? <code>{shape.name}</code>}
      </label>
      <Facts id={`${id}-facts`} field={shape} />
      {shape.nullable && <PresenceChoice shape={shape} value={value} path={path} />}
      {value.presence === 'in' && (
        <Control shape={shape} value={value} path={path} describedBy={`${id}-facts ${id}-notes`} />
      )}
      <Notes path={path} />
    </div>
  );
}

/** The properties of an object, each with its description, its control and its messages. */
export default function Fields({ shape, value, path }: ValueProps): ReactNode {
  return shape.fields?.map((field) => {
    const child = value.fields[field.name];
    const FieldInput = field.kind === 'list' || field.kind === 'object' ? Group : SimpleField;
    return child && <FieldInput key={field.name} shape={field} value={child} path={[...path, field.name]} />;
  });
}
