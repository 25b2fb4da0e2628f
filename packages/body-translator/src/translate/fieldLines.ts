import { joinSteps } from '@api-docs/kit';

import type { MoveLine } from '../types';

/** Returns the JSON pointer of a property or an item of a value, see RFC 6901. */
export function pointerInside(pointer: string, step: string | number): string {
  return `${pointer}/${typeof step === 'number' ? step : joinSteps([step])}`;
}

/** A line, and the path of its field: lines about the same field of all items of a list become one. */
export type FieldLine = Omit<MoveLine, 'more'> & { group: string };

/** Makes one line of the lines about the same field of all items of a list. */
export function groupLines(lines: readonly FieldLine[]): MoveLine[] {
  const groups = new Map<string, MoveLine>();
  for (const { group, ...line } of lines) {
    const { kind, reason, ...place } = line;
    const key = `${kind}\n${group}\n${reason ?? ''}`;
    const first = groups.get(key);
    if (first) (first.more ??= []).push(place);
    else groups.set(key, line);
  }
  return [...groups.values()];
}
