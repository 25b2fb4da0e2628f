import { closestName, isJsonObject, stringifyJson } from '@api-docs/kit';

import type { DocumentPath } from '../document/jsonPointer';

/** A part of a document that the standard forbids. */
export interface Violation {
  where: DocumentPath;
  /** Path of the file, if it is not the document itself. */
  file?: string;
  expected: string;
  found: string;
  remedy: string;
}

/** What a message is about that stops no build, and where it is. */
export type Oddity = [where: DocumentPath, text: string];

/** Returns a value as a message shows it. */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'none';
  return isJsonObject(value) ? Object.keys(value).join(', ') || 'an empty mapping' : stringifyJson(value);
}

/** Returns a message with a remedy: the nearest one of the known names, if one is near. */
export function unknownName(what: string, name: string, known: readonly string[], advice: string): string {
  const nearest = closestName(name, known);
  return `no ${what} is called "${name}"\n  remedy:   ${nearest ? `write "${nearest}"` : advice}`;
}
