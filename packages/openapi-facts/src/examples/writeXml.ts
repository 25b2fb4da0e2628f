import { isJsonObject, own, valueAsText } from '@api-docs/kit';

import { pointerKeys } from '../document/jsonPointer';
import type { Schema } from '../document/schemaObject';
import { readSchema } from '../schemas/readSchema';
import { typesOf } from '../schemas/resolvedSchema';
import { readXml } from '../schemas/xmlNode';
import type { ResolveRefs } from '../resolve/apiDocument';
import type { Json } from '../types';

/** An element with nodes inside of it, or an attribute or text of an element. */
interface DocumentNode {
  kind: 'element' | 'attribute' | 'text' | 'cdata';
  name: string;
  text?: string;
  nodes?: DocumentNode[];
}

/** Attributes of an element that stands for null. */
const NIL: DocumentNode[] = [
  { kind: 'attribute', name: 'xmlns:xsi', text: 'http://www.w3.org/2001/XMLSchema-instance' },
  { kind: 'attribute', name: 'xsi:nil', text: 'true' },
];

type Given = Schema | boolean | undefined;

/** Returns the schema of a property, which can be in a variant. */
export function propertySchema(schema: Schema, name: string, resolve: ResolveRefs): Given {
  const variants = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map((one) => readSchema(one, resolve).schema);
  return [schema, ...variants].map(({ properties }) => own(properties, name)).find((found) => found !== undefined);
}

/** Returns the nodes of a value by the rules of OpenAPI 3.2. An element has the given name if its schema names none. */
function nodesOf(name: string, value: Json, given: Given, resolve: ResolveRefs): DocumentNode[] {
  const resolved = readSchema(given ?? {}, resolve);
  const { schema } = resolved;
  const xml = readXml(resolved) ?? {};
  const isList = Array.isArray(value);
  const { nodeType = isList && typesOf(schema).includes('array') ? 'none' : 'element' } = xml;
  const plainName = xml.name ?? name;
  const fullName = xml.prefix === undefined ? plainName : `${xml.prefix}:${plainName}`;
  if (nodeType === 'attribute')
    return value === null ? [] : [{ kind: nodeType, name: fullName, text: valueAsText(value) }];
  if (nodeType === 'text' || nodeType === 'cdata') return [{ kind: nodeType, name: '', text: valueAsText(value) }];
  const itemName = nodeType === 'element' ? plainName : name;
  const inner = isList
    ? value.flatMap((item, index) =>
        nodesOf(
          itemName,
          item,
          schema.prefixItems?.[index] ?? (schema.prefixItems ? undefined : schema.items),
          resolve,
        ),
      )
    : isJsonObject(value)
      ? Object.entries(value).flatMap(([key, one]) => nodesOf(key, one, propertySchema(schema, key, resolve), resolve))
      : [];
  if (nodeType === 'none') return inner;
  const isPlain = !isList && !isJsonObject(value);
  const text: DocumentNode = { kind: 'text', name: '', text: valueAsText(value) };
  const space = xml.prefix === undefined ? 'xmlns' : `xmlns:${xml.prefix}`;
  const nodes: DocumentNode[] = [
    ...(xml.namespace === undefined ? [] : [{ kind: 'attribute' as const, name: space, text: xml.namespace }]),
    ...(value === null ? NIL : []),
    ...(isPlain && value !== null ? [text] : inner),
  ];
  return [{ kind: 'element', name: fullName, nodes }];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function writeNode({ kind, name, text = '', nodes = [] }: DocumentNode, indent: string): string {
  if (kind === 'cdata') return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
  if (kind === 'text') return escaped(text);
  if (kind === 'attribute') return ` ${name}="${escaped(text).replaceAll('"', '&quot;')}"`;
  const attributes = nodes.filter((one) => one.kind === 'attribute').map((one) => writeNode(one, indent));
  const content = nodes.filter((one) => one.kind !== 'attribute');
  const start = `<${name}${attributes.join('')}`;
  if (content.length === 0) return `${start}/>`;
  const isMixed = content.some((one) => one.kind !== 'element');
  const inner = isMixed ? '' : `\n${indent}  `;
  const written = content.map((one) => `${inner}${writeNode(one, `${indent}  `)}`).join('');
  return `${start}>${written}${isMixed ? '' : `\n${indent}`}</${name}>`;
}

/**
 * Writes a value as XML. The root element has the name of the schema, if the schema says nothing else.
 *
 * @param usual its name if the schema has none
 */
export function writeXml(value: Json, schema: Schema, resolve: ResolveRefs, usual = 'root'): string {
  const [ref] = resolve(schema).refs;
  const name = (ref === undefined ? undefined : pointerKeys(ref).at(-1)) ?? usual;
  return nodesOf(name, value, schema, resolve)
    .map((node) => writeNode(node, ''))
    .join('\n');
}
