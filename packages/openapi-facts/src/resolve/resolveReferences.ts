import { isJsonObject } from '@api-docs/kit';

import type { ParsedFiles } from '../document/parsedFiles';
import { includeSampleFiles } from '../document/sampleFiles';
import { resolveUri, type Mapping } from '../document/walkDocument';
import { replaceDynamicReferences } from './dynamicReferences';
import { readOlderDraft } from './olderDrafts';
import { ResolvedFiles } from './resolvedFiles';

/** Puts the parts into a mapping to which its reference leads. Those that it has itself stay. */
function includeParts(files: ResolvedFiles, maps: ReadonlySet<Mapping>): void {
  const isDone = new Set<Mapping>();
  const include = (map: Mapping) => {
    if (typeof map.$ref !== 'string' || isDone.has(map)) return;
    isDone.add(map);
    const target = files.find(map.$ref);
    if (!isJsonObject(target)) return;
    include(target);
    Reflect.deleteProperty(map, '$ref');
    Object.defineProperties(map, Object.getOwnPropertyDescriptors({ ...target, ...map }));
  };
  maps.forEach(include);
}

/** Returns the text to which a reference leads, perhaps by others: empty if it leads nowhere; undefined if to something else. */
function textAt(files: ResolvedFiles, ref: string, trail: readonly string[] = []): string | undefined {
  const target = trail.includes(ref) ? undefined : (files.find(ref) ?? '');
  if (typeof target === 'string') return target;
  return isJsonObject(target) && typeof target.$ref === 'string'
    ? textAt(files, target.$ref, [...trail, ref])
    : undefined;
}

/** Puts texts into the place of the mappings that refer to them, which can be in several places as aliases of YAML. */
function includeTexts(root: unknown, texts: ReadonlyMap<unknown, string | undefined>, seen = new Set<unknown>()): void {
  if (root === null || typeof root !== 'object' || seen.has(root)) return;
  seen.add(root);
  for (const [key, value] of Object.entries(root)) {
    const text = texts.get(value);
    if (text === undefined) includeTexts(value, texts, seen);
    else (root as Mapping)[key] = text;
  }
}

/**
 * Makes the references of all files absolute, and dynamic ones plain. The parsed files stay as they are. A reference that is no
 * string, or leads out of the project, is noted as a mistake.
 */
export function resolveReferences(parsed: ParsedFiles): ResolvedFiles {
  const copies = [...parsed.documents].map(([file, document]) => [file, structuredClone(document)] as const);
  const files = new ResolvedFiles(parsed, new Map<string, unknown>([...copies, ...parsed.texts]));
  const { identifiers } = parsed;
  const dynamic: Mapping[] = [];
  const maps = new Set<Mapping>();
  const inTexts: { node: Mapping; ref: string }[] = [];
  for (const [file, document] of copies) {
    includeSampleFiles(parsed, file, document);
    readOlderDraft(document);
    parsed.visitRefs(file, document, (position, { node, key, base, isKey, isMap, isText }) => {
      const [target = '', fragment = ''] = position.ref.split('#', 2);
      const uri = resolveUri(target, base);
      const location = identifiers.locations.get(uri) ?? `${parsed.fileOf(position)}#`;
      const anchor = identifiers.locations.get(`${uri}#${fragment}`);
      // Documents of other tools mean the file also inside of a schema with an id.
      const isInside =
        uri === identifiers.baseOf(file) || target !== '' || files.find(location + fragment) !== undefined;
      const absolute = anchor ?? `${isInside ? location : `${file}#`}${fragment}`;
      if (isKey) node[absolute] = node[key];
      // A dynamic reference by a path, and not by an anchor, is a plain one.
      const isPlain = key === '$recursiveRef' || (key === '$dynamicRef' && /^(?:\/|$)/.test(fragment));
      if (isKey || isPlain) Reflect.deleteProperty(node, key);
      if (!isKey) node[isPlain ? '$ref' : key] = absolute;
      if (key === '$dynamicRef' && !isPlain) dynamic.push(node);
      if (isMap) maps.add(node);
      if (isText) inTexts.push({ node, ref: absolute });
    });
  }
  includeParts(files, maps);
  const texts = new Map(inTexts.map(({ node, ref }) => [node, textAt(files, ref)]));
  if (texts.size > 0) for (const [, document] of copies) includeTexts(document, texts);
  replaceDynamicReferences(files, dynamic);
  return files;
}
