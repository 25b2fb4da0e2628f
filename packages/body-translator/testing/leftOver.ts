import type { Json, JsonObject } from '@api-docs/kit/values/json';
import { joinSteps, splitSteps } from '@api-docs/kit/values/pathSteps';
import { own } from '@api-docs/kit/values/own';

import type { MoveLine, Translation } from '../src/types';

/** Returns the values that contain no others, by their JSON pointers. */
function leavesOf(value: Json, pointer = ''): [string, Json][] {
  const entries = value !== null && typeof value === 'object' ? Object.entries(value) : [];
  if (entries.length === 0) return [[pointer, value]];
  return entries.flatMap(([name, inner]) => leavesOf(inner, `${pointer}/${joinSteps([name])}`));
}

function valueAt(value: Json | undefined, pointer: string): Json | undefined {
  const steps = splitSteps(pointer).slice(1);
  return steps.reduce<Json | undefined>((at, step) => own(at as JsonObject | undefined, step), value);
}

/** Returns a line, and what it says about other items of a list, as one line each. */
export function eachLine({ more = [], ...line }: MoveLine): MoveLine[] {
  const { kind, reason } = line;
  return [line, ...more.map((one) => ({ kind, ...(reason === undefined ? {} : { reason }), ...one }))];
}

/** Returns the pointers of all values of a legacy body that are neither in the translated body nor in a line. */
export function leftOver(legacy: Json, { body, lines }: Translation): string[] {
  const all = new Map(lines.flatMap(eachLine).map((line) => [line.from, line]));
  const lineAbove = (pointer: string): MoveLine | undefined => {
    const own = all.get(pointer);
    return own ?? (pointer === '' ? undefined : lineAbove(pointer.slice(0, pointer.lastIndexOf('/'))));
  };
  return leavesOf(legacy)
    .filter(([pointer]) => pointer !== '')
    .filter(([pointer, value]) => {
      const line = lineAbove(pointer);
      if (line?.from === undefined) return true;
      const inside = pointer.slice(line.from.length);
      const found = line.to === undefined ? valueAt(line.value, inside) : valueAt(body, line.to + inside);
      return found === undefined || JSON.stringify(found) !== JSON.stringify(value);
    })
    .map(([pointer]) => pointer);
}

/** Returns the pointers of all values of a translated body that no line explains. */
export function unexplained({ body, lines }: Translation): string[] {
  const targets = new Set(lines.flatMap(eachLine).map(({ to }) => to));
  const isExplained = (pointer: string): boolean =>
    targets.has(pointer) || (pointer !== '' && isExplained(pointer.slice(0, pointer.lastIndexOf('/'))));
  return leavesOf(body)
    .filter(([pointer, value]) => !isExplained(pointer) && JSON.stringify(value) !== '{}')
    .map(([pointer]) => pointer);
}
