import { decoded, joinSteps } from '@api-docs/kit';

/** Keys of a JSON path. */
export type DocumentPath = readonly (string | number)[];

/** Returns the keys of a JSON pointer, for example of `/paths/~1jobs~1%7Bid%7D`. */
export function pointerKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => decoded(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns keys as a JSON pointer, percent-encoded as in a URI. */
export function pointerOf(keys: DocumentPath): string {
  return keys.map((key) => `/${encodeURIComponent(joinSteps([key]))}`).join('');
}

/** Returns what keys lead to from a value; undefined if there is nothing. References on the way are not followed. */
export function valueAt(root: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown> | null | undefined)?.[key], root);
}
