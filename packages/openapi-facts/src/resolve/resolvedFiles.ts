import { closestName, isJsonObject, joinSteps } from '@api-docs/kit';

import { componentNamed } from '../document/components';
import type { RefPosition } from '../document/fileErrors';
import { pointerKeys } from '../document/jsonPointer';
import type { ParsedFiles } from '../document/parsedFiles';
import type { Mapping } from '../document/walkDocument';

/** Returns the keys of a pointer; a name of its own is one. Many documents write the whole file as `#/`, which has no key. */
function keysOf(pointer: string): string[] {
  if (pointer === '' || pointer === '/') return [];
  return pointer.startsWith('/') ? pointerKeys(pointer) : [pointer];
}

/** Returns keys with a known one in place of an unknown one: of a similar name, or with the slashes that stand for themselves. */
function nearestKeys(keys: readonly string[], depth: number, known: readonly string[]): string[] | undefined {
  for (let end = keys.length; end > depth; end -= 1) {
    const joined = keys.slice(depth, end).join('/');
    const whole = known.find((key) => key.includes('/') && (key === joined || key === `/${joined}`));
    if (whole !== undefined) return [...keys.slice(0, depth), whole, ...keys.slice(end)];
  }
  const nearest = closestName(keys[depth] ?? '', known);
  return nearest ? [...keys.slice(0, depth), nearest, ...keys.slice(depth + 1)] : undefined;
}

/** Copies of parsed files in which every reference is absolute: `openapi/a.yaml#/components/x`. */
export class ResolvedFiles {
  /** Of each reference that was looked up, what it leads to. */
  readonly targets = new Map<string, unknown>();

  constructor(
    readonly parsed: ParsedFiles,
    /** By path, the document itself first. */
    readonly documents: ReadonlyMap<string, unknown>,
  ) {}

  /**
   * Looks up an absolute reference. A part of its path can itself be a reference.
   *
   * @param position where the reference is, for the message
   * @returns undefined if its file cannot be read, which is a mistake of its own
   * @throws if it leads nowhere, or only to itself
   */
  lookUp(ref: string, position: RefPosition, trail: readonly string[] = []): unknown {
    if (this.targets.has(ref)) return this.targets.get(ref);
    if (trail.includes(ref)) throw this.circular(position, [...trail, ref]);
    const missing = '$ref to a part that does not exist';
    const [target = '', pointer = ''] = ref.split('#', 2);
    let node: unknown = this.documents.get(target);
    const keys = keysOf(pointer);
    for (const [depth, key] of keys.entries()) {
      if (isJsonObject(node) && typeof node.$ref === 'string' && !Object.hasOwn(node, key)) {
        node = this.lookUp(node.$ref, position, [...trail, ref]);
      }
      if (node === undefined) return undefined;
      const known = typeof node === 'object' && node !== null ? Object.keys(node) : [];
      if (!known.includes(key)) {
        const file = target === position.file ? '' : target;
        const fixed = nearestKeys(keys, depth, known);
        const part = fixed ? `#/${joinSteps(fixed)}` : componentNamed(this.documents.get(target), pointer);
        const remedy = part ? `write "${file}${part}"` : 'add it or fix the $ref';
        throw this.parsed.errors.invalidRef(position, missing, `${file}#${pointer}`, remedy);
      }
      node = (node as Mapping)[key];
    }
    if (node !== undefined) this.targets.set(ref, node);
    return node;
  }

  /** Looks up an absolute reference. Returns undefined if it leads nowhere, which is checked later. */
  find(ref: string): unknown {
    try {
      return this.lookUp(ref, { file: '', where: [], ref });
    } catch {
      return undefined;
    }
  }

  /** Returns the error about references that lead to each other. */
  circular(position: RefPosition, trail: readonly string[]): Error {
    const remedy = 'replace one of them by a definition';
    return this.parsed.errors.invalidRef(position, 'circular $ref', trail.join(' → '), remedy);
  }
}
