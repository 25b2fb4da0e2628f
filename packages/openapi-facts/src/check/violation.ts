import { isJsonObject, stringifyJson } from '@api-docs/kit';
import { spellingRemedy, type BuildErrorDetails } from '@api-docs/kit/node';

import type { DocumentPath } from '../document/jsonPointer';

/** A part of a document that the standard forbids. */
export interface Violation extends Pick<BuildErrorDetails, 'expected' | 'found' | 'remedy'> {
  where: DocumentPath;
  /** Path of the file, if it is not the document itself. */
  file?: string;
}

/** What a message is about that stops no build, and where it is. */
export type Oddity = [where: DocumentPath, text: string];

/** Returns the keys of a mapping that are neither known ones nor extensions. */
export function unknownKeys(value: object, known: readonly string[]): string[] {
  return Object.keys(value).filter((key) => !known.includes(key) && !key.startsWith('x-'));
}

/** Returns a value as a message shows it. */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'none';
  // JSON has no such numbers.
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return isJsonObject(value) ? Object.keys(value).join(', ') || 'an empty mapping' : stringifyJson(value);
}

/** Returns a message with a remedy: the nearest one of the known names, if one is near. */
export function unknownNameText(what: string, name: string, known: readonly string[], advice: string): string {
  return `no ${what} is called "${name}"\n  remedy:   ${spellingRemedy(name, known, advice)}`;
}
