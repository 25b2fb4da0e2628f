import { defined, joinSteps } from '@api-docs/kit';

import type { MoveLine } from '../types';

/** A step into a JSON value: the name of a property, or an index of a list. */
export type Step = string | number;

/** Returns the JSON pointer of a value, see RFC 6901. */
export function toPointer(steps: readonly Step[]): string {
  return steps.length === 0 ? '' : `/${joinSteps(steps)}`;
}

/** A line, and the path of its field: lines about the same field of all items of a list become one. */
export type FieldLine = MoveLine & { group: string };

/** Makes one line of the lines about the same field of all items of a list. */
export function groupLines(lines: readonly FieldLine[]): MoveLine[] {
  const groups = new Map<string, MoveLine>();
  for (const { group, ...line } of lines) {
    const key = `${line.kind}\n${group}\n${line.reason ?? ''}`;
    const first = groups.get(key);
    if (!first) groups.set(key, line);
    else {
      const { from, to, value } = line;
      (first.more ??= []).push(defined<Pick<MoveLine, 'from' | 'to' | 'value'>>({ from, to, value }));
    }
  }
  return [...groups.values()];
}
