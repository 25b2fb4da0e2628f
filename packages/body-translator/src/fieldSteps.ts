import type { Step } from './bodyTree';

/** Dotted paths of fields → their JSON types. */
export type FieldSteps = ReadonlyMap<string, readonly string[]>;

/** Returns the path of the field that contains another one; undefined for a field of the body itself. */
export function outerPath(path: string, fields: FieldSteps): string | undefined {
  // A name may contain dots, so that not each dot is a step.
  const dots = [...path.matchAll(/\./g)].map(({ index }) => index).reverse();
  const dot = dots.find((index) => fields.has(path.slice(0, index)));
  return dot === undefined ? undefined : path.slice(0, dot);
}

/** Returns the steps from the body to a field. In lists, they lead to the first item. */
export function pathSteps(path: string, fields: FieldSteps): Step[] {
  const outer = outerPath(path, fields);
  if (outer === undefined) return [path];
  const isList = fields.get(outer)?.[0] === 'array';
  return [...pathSteps(outer, fields), ...(isList ? [0] : []), path.slice(outer.length + 1)];
}
