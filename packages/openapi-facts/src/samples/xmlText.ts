import { isJsonObject, valueAsText, type Json } from '@api-docs/kit';

import type { XmlNode } from '../fieldTypes';

/** What a schema, or what stands for one, says about a value in XML. */
export interface XmlValue<Given> {
  xml?: XmlNode | undefined;
  isList: boolean;
  itemAt: (index: number) => Given | undefined;
  property: (name: string) => Given | undefined;
}

/** Reads what stands for a schema; undefined stands for a value about which nothing is known. */
export type ReadXml<Given> = (given: Given | undefined) => XmlValue<Given>;

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

/** Returns the nodes of a value by the rules of OpenAPI 3.2. An element has the given name if its schema names none. */
function nodesOf<Given>(name: string, value: Json, given: Given | undefined, read: ReadXml<Given>): DocumentNode[] {
  const { xml = {}, ...inside } = read(given);
  const isList = Array.isArray(value);
  const { nodeType = isList && inside.isList ? 'none' : 'element' } = xml;
  const plainName = xml.name ?? name;
  const fullName = xml.prefix === undefined ? plainName : `${xml.prefix}:${plainName}`;
  if (nodeType === 'attribute')
    return value === null ? [] : [{ kind: nodeType, name: fullName, text: valueAsText(value) }];
  if (nodeType === 'text' || nodeType === 'cdata') return [{ kind: nodeType, name: '', text: valueAsText(value) }];
  const itemName = nodeType === 'element' ? plainName : name;
  const inner = isList
    ? value.flatMap((item, index) => nodesOf(itemName, item, inside.itemAt(index), read))
    : isJsonObject(value)
      ? Object.entries(value).flatMap(([key, one]) => nodesOf(key, one, inside.property(key), read))
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

/** @param indent start of its line; undefined if all of it is on one line */
function writeNode({ kind, name, text = '', nodes = [] }: DocumentNode, indent: string | undefined): string {
  if (kind === 'cdata') return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
  if (kind === 'text') return escaped(text);
  if (kind === 'attribute') return ` ${name}="${escaped(text).replaceAll('"', '&quot;')}"`;
  const attributes = nodes.filter((one) => one.kind === 'attribute').map((one) => writeNode(one, indent));
  const content = nodes.filter((one) => one.kind !== 'attribute');
  const start = `<${name}${attributes.join('')}`;
  if (content.length === 0) return `${start}/>`;
  const hasLines = indent !== undefined && content.every((one) => one.kind === 'element');
  const inner = hasLines ? `${indent}  ` : undefined;
  const [before, after] = hasLines ? [`\n${inner}`, `\n${indent}`] : ['', ''];
  return `${start}>${content.map((one) => `${before}${writeNode(one, inner)}`).join('')}${after}</${name}>`;
}

/** Writes a value as XML, each element on a line of its own or all on one. */
export function xmlText<Given>(
  name: string,
  value: Json,
  given: Given | undefined,
  read: ReadXml<Given>,
  isOneLine = false,
): string {
  const nodes = nodesOf(name, value, given, read);
  return nodes.map((node) => writeNode(node, isOneLine ? undefined : '')).join(isOneLine ? '' : '\n');
}

/** How a value of a form is written in XML, as far as it is not usual. */
export interface XmlShape {
  xml?: XmlNode;
  isList?: true;
  item?: XmlShape;
  properties?: Record<string, XmlShape>;
}

/** Reads a shape. */
export const readShape: ReadXml<XmlShape> = (shape = {}) => ({
  xml: shape.xml,
  isList: shape.isList === true,
  itemAt: () => shape.item,
  property: (name) => (Object.hasOwn(shape.properties ?? {}, name) ? shape.properties?.[name] : undefined),
});
