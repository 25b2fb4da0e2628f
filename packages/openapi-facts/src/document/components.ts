import { decoded, isJsonObject } from '@api-docs/kit';

import type { Mapping } from './walkDocument';

function componentsOf(document: unknown): Mapping {
  return isJsonObject(document) && isJsonObject(document.components) ? document.components : {};
}

/** Returns the schemas of a document's components. */
export function schemasOf(document: unknown): Mapping {
  const { schemas } = componentsOf(document);
  return isJsonObject(schemas) ? schemas : {};
}

/** Returns the reference to a component that has the name at the end of another reference; undefined if there is none. */
export function componentNamed(document: unknown, ref: string): string | undefined {
  const name = decoded(ref).split(/[#/]/).filter(Boolean).at(-1) ?? '';
  const found = Object.entries(componentsOf(document)).find(
    ([, section]) => isJsonObject(section) && Object.hasOwn(section, name),
  );
  return found && `#/components/${found[0]}/${name}`;
}
