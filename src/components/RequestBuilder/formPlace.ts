import type { FormShape } from '@site/plugins/request-validators/types';

import type { FieldValue } from './formValue';

/** A place of a form, as messages speak of it. */
export interface Place {
  shape: FormShape;
  /** For example `` `severity` ``, `chunk 2`, `` `chunk_text` of chunk 2 `` or `` item 1 of `allowlist` ``. */
  subject: string;
}

/** A word that does not tell which list it is about. */
const NO_NOUN = 'item';

interface Walk {
  shape: FormShape;
  value: FieldValue | undefined;
  /** Names of properties since the last item. */
  names: string[];
  /** The last item, as `chunk 2`. */
  item: string | undefined;
}

function intoItem(walk: Walk, shape: FormShape, key: string): Walk {
  const items = walk.value?.items ?? [];
  const index = items.findIndex((item) => item.key === key);
  const { noun = NO_NOUN } = walk.shape;
  const list = noun === NO_NOUN ? ` of \`${walk.names.join('.')}\`` : '';
  return { shape, value: items[index]?.value, names: [], item: `${noun} ${index + 1}${list}` };
}

function intoField(walk: Walk, name: string): Walk {
  const shape = walk.shape.fields?.find((field) => field.name === name) ?? walk.shape;
  return { ...walk, shape, value: walk.value?.fields[name], names: [...walk.names, name] };
}

/**
 * Finds a place of a form.
 *
 * @param shape of the body
 * @param value what the form holds; it says which number an item has
 * @param key of the place, for example `context/2/chunk_text`
 * @returns the place; the body itself for an empty key
 */
export function formPlace(shape: FormShape, value: FieldValue, key: string): Place {
  const start: Walk = { shape, value, names: [], item: undefined };
  const end = key
    .split('/')
    .filter(Boolean)
    .reduce((walk, step) => (walk.shape.item ? intoItem(walk, walk.shape.item, step) : intoField(walk, step)), start);
  const name = end.names.length > 0 ? `\`${end.names.join('.')}\`` : undefined;
  const subject = [name, end.item].filter((word) => word !== undefined).join(' of ');
  return { shape: end.shape, subject: subject || 'The body' };
}
