import { translate } from '@docusaurus/Translate';
import { type FocusEvent, type ReactNode } from 'react';

import type { FormField, FormShape } from '../../../validators/types';
import { useBuilder, type ValueProps } from '../builderContext';
import { capitalize } from '../describePlace';
import { chosenShape, EMPTY, hasChoice, itemShape, withName, type FormItem, type FormPath } from '../formValue';
import { Control, Facts, Notes, PresenceChoice, type ControlProps } from './Controls';
import { PartButtons, RemoveButton } from './PartButtons';
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
  const title = `${isProperty ? 'property' : 'item'} ${index + 1 + (isProperty ? 0 : (owner.shape.fields?.length ?? 0))}`;
  const label = `${title} of ${owner.label}`;
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
