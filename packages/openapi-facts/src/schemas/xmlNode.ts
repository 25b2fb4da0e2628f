import { defined } from '@api-docs/kit';

import type { XmlNode } from '../fieldTypes';
import type { ResolvedSchema } from './resolvedSchema';

/** Reads how a value is written in XML, in the words of OpenAPI 3.2. */
export function readXml({ schema, items }: ResolvedSchema): XmlNode | undefined {
  const { xml = {}, type } = schema;
  const { nodeType, name, prefix, namespace, attribute, wrapped } = xml;
  const older = attribute ? 'attribute' : wrapped && [type].flat().includes('array') ? 'element' : undefined;
  const item = items?.schema.xml?.name;
  const node = defined<XmlNode>({ nodeType: nodeType ?? older, name, prefix, namespace, item });
  return Object.keys(node).length > 0 ? node : undefined;
}
