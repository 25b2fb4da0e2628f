import { isJsonObject } from '@api-docs/kit';

import { walkDocument, type Mapping } from '../document/walkDocument';
import type { ResolvedFiles } from './resolvedFiles';

/** Makes the dynamic reference of a mapping a plain one, unless it has a plain one already. */
function makePlain(node: Mapping): void {
  if (node.$dynamicRef === undefined) return;
  node.$ref ??= node.$dynamicRef;
  delete node.$dynamicRef;
}

/** Gives a schema copies of the schemas that it refers to, in which its own dynamic anchors replace theirs. */
function specialize(files: ResolvedFiles, owner: string, anchors: ReadonlyMap<string, string>): void {
  const lookUp = (ref: string) => files.find(ref);
  /** Returns what replaces the target of a dynamic reference, which has a dynamic anchor itself. */
  const replacement = (ref: string): string | undefined => {
    const target = lookUp(ref);
    return isJsonObject(target) ? anchors.get(String(target.$dynamicAnchor)) : undefined;
  };
  const isDynamic = (node: unknown, seen: Set<string>): boolean => {
    let found = false;
    walkDocument(node, '', {
      ref: ({ key, ref }) => {
        if (typeof ref !== 'string') return;
        if (key === '$dynamicRef') found ||= replacement(ref) !== undefined;
        else if (!found && !seen.has(ref)) found = isDynamic(lookUp(ref), seen.add(ref));
      },
    });
    return found;
  };
  const adapt = (root: unknown, isCopy: boolean): void =>
    walkDocument(root, '', {
      ref: ({ node, key, ref }) => {
        if (typeof ref !== 'string') return;
        if (key === '$dynamicRef') {
          const own = replacement(ref);
          if (own !== undefined) {
            node.$ref = own;
            // Only the references of the document itself are looked up later.
            lookUp(own);
          }
          if (isCopy) makePlain(node);
        }
        // A dynamic reference beside it has replaced it.
        if (key !== '$ref' || node.$ref !== ref || ref.includes('?')) return;
        const copy = ref.replace('#', `?${encodeURIComponent(owner)}#`);
        if (!files.targets.has(copy)) {
          const target = lookUp(ref);
          if (!isDynamic(target, new Set([ref]))) return;
          const copied = structuredClone(target);
          files.targets.set(copy, copied);
          adapt(copied, true);
        }
        node.$ref = copy;
      },
    });
  adapt(lookUp(owner), false);
}

/**
 * Replaces `$dynamicRef` by `$ref`: for each schema that has dynamic anchors by references to these.
 *
 * @param files with absolute references; changed
 * @param dynamic the mappings with a `$dynamicRef`
 */
export function replaceDynamicReferences(files: ResolvedFiles, dynamic: readonly Mapping[]): void {
  if (dynamic.length > 0) {
    for (const [owner, anchors] of files.parsed.identifiers.dynamicAnchors) specialize(files, owner, anchors);
  }
  dynamic.forEach(makePlain);
}
