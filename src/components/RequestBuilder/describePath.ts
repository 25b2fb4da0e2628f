import type { FormShape } from '@site/plugins/api/validators/types';

import { splitSteps } from '../../../shared/jsonPointer';
import type { FieldValue } from './formValue';

/** A field, item or object of the form, as messages name it. */
export interface FormSubject {
  shape: FormShape;
  /** For example `` `severity` ``, `chunk 2`, `` `chunk_text` of chunk 2 `` or `` item 1 of `allowlist` ``. */
  subject: string;
}

/** The noun of lists without a noun of their own. Messages then name the list, too. */
const DEFAULT_NOUN = 'item';

/** What messages call the fields of a part of a request. */
const PLACES: Record<string, string> = {
  path: 'the path parameter ',
  query: 'the query parameter ',
  querystring: 'the query string ',
  header: 'the header ',
  cookie: 'the cookie ',
};

interface Step {
  shape: FormShape;
  /** What precedes a name, for example `the query parameter `. */
  place: string;
  value: FieldValue | undefined;
  /** Names of properties since the last item. */
  names: string[];
  /** The last item, as `chunk 2`. */
  item: string | undefined;
}

function stepIntoItem(step: Step, shape: FormShape, key: string): Step {
  const items = step.value?.items ?? [];
  const index = items.findIndex((item) => item.key === key);
  const { noun = DEFAULT_NOUN } = step.shape;
  const list = noun === DEFAULT_NOUN && step.names.length > 0 ? ` of ${step.place}\`${step.names.join('.')}\`` : '';
  return { shape, place: step.place, value: items[index]?.value, names: [], item: `${noun} ${index + 1}${list}` };
}

function stepIntoField(step: Step, name: string): Step {
  const field = step.shape.fields?.find((one) => one.name === name);
  const shape = field ?? step.shape;
  if (field?.title !== undefined) return { ...step, shape, place: PLACES[name] ?? '', value: step.value?.fields[name] };
  return { ...step, shape, value: step.value?.fields[name], names: [...step.names, name] };
}

/**
 * Finds the shape at a form path and the name that messages use for it.
 *
 * @param shape of the body
 * @param value content of the form, from which items get their numbers
 * @param key of the path, for example `context/2/chunk_text`; empty for the body
 */
export function describePath(shape: FormShape, value: FieldValue, key: string): FormSubject {
  const start: Step = { shape, place: '', value, names: [], item: undefined };
  const end = (key === '' ? [] : splitSteps(key)).reduce(
    (step, name) => (step.shape.item ? stepIntoItem(step, step.shape.item, name) : stepIntoField(step, name)),
    start,
  );
  const place = end.item === undefined ? end.place : '';
  const name = end.names.length > 0 ? `${place}\`${end.names.join('.')}\`` : undefined;
  const subject = [name, end.item].filter((part) => part !== undefined).join(' of ');
  return { shape: end.shape, subject: subject || 'The body' };
}

/** Puts `a` or `an` before a noun. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
