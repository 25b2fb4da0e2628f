import { joinSteps } from '@api-docs/kit/jsonPointer';

/** A step into a JSON value: the name of a property, or an index of a list. */
export type Step = string | number;

/** Returns the JSON pointer of a value, see RFC 6901. */
export function toPointer(steps: readonly Step[]): string {
  return steps.length === 0 ? '' : `/${joinSteps(steps)}`;
}

/** Dotted paths of fields → their JSON types. */
export type FieldTypes = ReadonlyMap<string, readonly string[]>;

/** Returns the path of the field that contains another one; undefined for a field of the body itself. */
export function outerPath(path: string, fields: FieldTypes): string | undefined {
  // A name may contain dots, so that not each dot is a step.
  const dots = [...path.matchAll(/\./g)].map(({ index }) => index).reverse();
  const dot = dots.find((index) => fields.has(path.slice(0, index)));
  return dot === undefined ? undefined : path.slice(0, dot);
}
