import { isJsonObject } from '@api-docs/kit';

import { walkDocument, type Mapping } from '../document/walkDocument';

/** Drafts of JSON Schema in which `items` can be a list, and `dependencies` has both kinds of dependencies. */
const OLDER = /^https?:\/\/json-schema\.org\/(?:draft-0[3-7]|draft\/2019-09)\//;

/** Splits `dependencies` into lists of names and schemas. */
function splitDependencies(node: Mapping): void {
  const { dependencies } = node;
  if (!isJsonObject(dependencies)) return;
  const entries = Object.entries(dependencies);
  const [names, schemas] = [true, false].map((isList) => entries.filter(([, one]) => Array.isArray(one) === isList));
  Reflect.deleteProperty(node, 'dependencies');
  if (names && names.length > 0) node.dependentRequired = Object.fromEntries(names);
  if (schemas && schemas.length > 0) node.dependentSchemas = Object.fromEntries(schemas);
}

/**
 * Replaces the keywords of an older draft of JSON Schema by those of 2020-12, if a file says that its schemas are of one.
 *
 * @param document changed
 */
export function readOlderDraft(document: unknown): void {
  if (!isJsonObject(document)) return;
  const { $schema, jsonSchemaDialect = $schema } = document;
  if (typeof jsonSchemaDialect !== 'string' || !OLDER.test(jsonSchemaDialect)) return;
  walkDocument(document, '', {
    mapping: ({ node }) => {
      splitDependencies(node);
      if (!Array.isArray(node.items)) return;
      node.prefixItems = node.items;
      Reflect.deleteProperty(node, 'items');
      if (node.additionalItems !== undefined) node.items = node.additionalItems;
      Reflect.deleteProperty(node, 'additionalItems');
    },
  });
}
