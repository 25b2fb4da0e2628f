import { parseJson } from '@api-docs/kit/json';

import { sequenceItems } from './samples/sequence';
import { isJsonType } from './samples/multipart';
import type { Json, NamedExample, ParameterPlace, Sequence } from './types';

/** Returns the values of a form by their names; those of a repeated name are a list. */
function formValue(text: string): { [name: string]: Json } {
  const pairs = [...new URLSearchParams(text)];
  return Object.fromEntries(
    pairs.map(([name]) => {
      const values = pairs.filter(([other]) => other === name).map(([, value]) => value);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** Returns the value that a parameter has in a request, without its name and without encoding. */
function parameterValue(text: string, name: string, place: ParameterPlace): Json {
  if (place === 'header' || place === 'querystring') return text;
  if (place === 'path') return decodeURIComponent(text.replace(/^(?:\.|;[^=]*=)/, ''));
  const values = formValue(text.replaceAll('; ', '&'));
  return Object.hasOwn(values, name) ? (values[name] ?? '') : values;
}

/** Replaces the value of examples that the file has only as text by what the text stands for. */
function deserialized(examples: readonly NamedExample[], read: (text: string) => Json): NamedExample[] {
  return examples.map((example) => {
    const { value, serialized } = example;
    if (serialized === undefined || value !== serialized) return example;
    try {
      return { ...example, value: read(serialized) };
    } catch {
      // The text is no JSON, or is encoded wrongly: it stays as the file has it.
      return example;
    }
  });
}

/** Reads the values of a parameter's examples that the file has only as they are sent. */
export function parameterExamples(
  examples: readonly NamedExample[],
  { name, place, mediaType }: { name: string; place: ParameterPlace; mediaType: string | undefined },
): NamedExample[] {
  return deserialized(examples, (text) => {
    const value = parameterValue(text, name, place);
    return isJsonType(mediaType) ? parseJson(decodeURIComponent(String(value))) : value;
  });
}

/** Reads the values of a body's examples that the file has only as they are sent. Other text than JSON is sent as it is. */
export function bodyExamples(
  examples: readonly NamedExample[],
  mediaType: string,
  sequence: Sequence | undefined,
): NamedExample[] {
  if (sequence && sequence !== 'parts') {
    // Of a schema that calls the whole body a text, whose items nobody knows.
    const known = examples.filter(({ isGenerated, value }) => !isGenerated || typeof value !== 'string');
    const asText = known.map((example) =>
      typeof example.value === 'string' && !example.isExternal ? { serialized: example.value, ...example } : example,
    );
    return deserialized(asText, (text) => sequenceItems(sequence, text));
  }
  if (isJsonType(mediaType)) return deserialized(examples, parseJson);
  if (/^application\/x-www-form-urlencoded\b/i.test(mediaType)) return deserialized(examples, formValue);
  if (/^multipart\//i.test(mediaType)) return [...examples];
  return examples.map(({ serialized, ...example }) => ({ ...example, ...(serialized ? { value: serialized } : {}) }));
}
