import { isJsonObject } from '@api-docs/kit';

import type { ParsedFiles, RefPosition } from '../document/parsedFiles';
import { includeSampleFiles } from '../document/sampleFiles';
import { resolveUri, type Mapping } from '../document/walkDocument';
import { replaceDynamicReferences } from './dynamicReferences';
import { ResolvedFiles } from './resolvedFiles';

function exists(files: ResolvedFiles, ref: string): boolean {
  try {
    return files.lookUp(ref, { file: '', where: [], ref }) !== undefined;
  } catch {
    return false;
  }
}

/** Puts the parts into a mapping to which its reference leads. Those that it has itself stay. */
function includeParts(files: ResolvedFiles, maps: ReadonlyMap<Mapping, RefPosition>): void {
  const isDone = new Set<Mapping>();
  const include = (map: Mapping, position: RefPosition) => {
    if (typeof map.$ref !== 'string' || isDone.has(map)) return;
    isDone.add(map);
    const target = files.lookUp(map.$ref, position);
    if (!isJsonObject(target)) return;
    include(target, position);
    Reflect.deleteProperty(map, '$ref');
    Object.defineProperties(map, Object.getOwnPropertyDescriptors({ ...target, ...map }));
  };
  for (const [map, position] of maps) include(map, position);
}

/**
 * Makes the references of all files absolute, and dynamic ones plain. The parsed files stay as they are.
 *
 * @throws with file and line if a reference is no string, or leads out of the project
 */
export function resolveReferences(parsed: ParsedFiles): ResolvedFiles {
  const copies = [...parsed.documents].map(([file, document]) => [file, structuredClone(document)] as const);
  const files = new ResolvedFiles(parsed, new Map(copies));
  const dynamic: Mapping[] = [];
  const maps = new Map<Mapping, RefPosition>();
  for (const [file, document] of copies) {
    includeSampleFiles(parsed, file, document);
    parsed.visitRefs(file, document, (position, { node, key, base, isKey, isMap }) => {
      const [target = '', fragment = ''] = position.ref.split('#', 2);
      const uri = resolveUri(target, base);
      const location = parsed.locations.get(uri) ?? `${parsed.fileOf(position)}#`;
      const anchor = parsed.locations.get(`${uri}#${fragment}`);
      // Documents of other tools mean the file also inside of a schema with an id.
      const isInside = uri === parsed.baseOf(file) || target !== '' || exists(files, location + fragment);
      const absolute = anchor ?? `${isInside ? location : `${file}#`}${fragment}`;
      if (isKey) node[absolute] = node[key];
      // A dynamic reference by a path, and not by an anchor, is a plain one.
      const isPlain = key === '$recursiveRef' || (key === '$dynamicRef' && /^(?:\/|$)/.test(fragment));
      if (isKey || isPlain) Reflect.deleteProperty(node, key);
      if (!isKey) node[isPlain ? '$ref' : key] = absolute;
      if (key === '$dynamicRef' && !isPlain) dynamic.push(node);
      if (isMap) maps.set(node, position);
    });
  }
  includeParts(files, maps);
  replaceDynamicReferences(files, dynamic);
  return files;
}
