import { own } from '@api-docs/kit';

import { pointerKeys } from '../document/jsonPointer';
import type { Schema } from '../document/schemaObject';
import { readSchema } from '../schemas/readSchema';
import { typesOf } from '../schemas/resolvedSchema';
import { readXml } from '../schemas/xmlNode';
import type { ResolveRefs } from '../resolve/apiDocument';
import { xmlText, type ReadXml } from '../samples/xmlText';
import type { Json } from '../types';

/** Returns the schema of a property, which can be in a variant. */
function propertySchema(schema: Schema, name: string, resolve: ResolveRefs): Schema | boolean | undefined {
  const variants = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map((one) => readSchema(one, resolve).schema);
  return [schema, ...variants].map(({ properties }) => own(properties, name)).find((found) => found !== undefined);
}

/** Returns a function that reads what schemas say about values in XML. */
function schemaReader(resolve: ResolveRefs): ReadXml<Schema | boolean> {
  return (given = {}) => {
    const resolved = readSchema(given, resolve);
    const { schema } = resolved;
    return {
      xml: readXml(resolved),
      isList: typesOf(schema).includes('array'),
      itemAt: (index) => (schema.prefixItems ? schema.prefixItems[index] : schema.items),
      property: (name) => propertySchema(schema, name, resolve),
    };
  };
}

/** Writes a value as XML, see {@link xmlText}. The root element has the name of the schema, if the schema says nothing else. */
export function writeXml(value: Json, schema: Schema, resolve: ResolveRefs, isOneLine = false): string {
  const [ref] = resolve(schema).refs;
  const name = (ref === undefined ? undefined : pointerKeys(ref).at(-1)) ?? 'root';
  return xmlText(name, value, schema, schemaReader(resolve), isOneLine);
}
