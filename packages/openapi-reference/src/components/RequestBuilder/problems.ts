import { joinSteps, splitSteps } from '@api-docs/kit';

import type { Json, SchemaError } from '../../validators/types';
import { capitalize, describePlace } from './describePlace';
import { errorMessage, typeWords, wrong, type Message } from './problemMessages';
import type { Fault, FormPlace, FormReading } from './readForm';

/** A violation of the schema, described for the person who fills in the form. */
export interface Problem extends Message {
  /** Key of the form path. */
  key: string;
}

/** Returns the value at a pointer, and its last steps: an index for an item. */
function follow(json: Json, pointer: string): { value: Json | undefined; steps: (string | number)[] } {
  let value: Json | undefined = json;
  const steps = splitSteps(pointer)
    .slice(1)
    .map((step) => {
      const isItem: boolean = Array.isArray(value);
      const isFound = value !== null && typeof value === 'object' && Object.hasOwn(value, step);
      value = isFound ? (value as { [key: string]: Json })[step] : undefined;
      return isItem ? Number(step) : step;
    });
  return { value, steps };
}

/** Returns where an error is shown: at the missing value, at the later one of two equal items, or at a property. */
function pointerOf({ instancePath, keyword, params, propertyName }: SchemaError): string {
  const name =
    keyword === 'uniqueItems'
      ? Math.max(Number(params.i), Number(params.j))
      : (propertyName ?? params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty);
  return name === undefined ? instancePath : `${instancePath}/${joinSteps([String(name)])}`;
}

const allowedBy = ({ params }: SchemaError): unknown[] =>
  'allowedValue' in params ? [params.allowedValue] : (params.allowedValues as unknown[]);

/**
 * Finds the error of a branch about the value that tells branches apart.
 *
 * @returns it, and what replaces it: the same with the values of all branches; undefined if the value is right for one of them
 */
function unknownChoice(
  best: readonly SchemaError[],
  branches: readonly SchemaError[][],
): [SchemaError, SchemaError] | undefined {
  const error = best.find(isOtherValue);
  const same = branches.map((errors) =>
    errors.find((one) => isOtherValue(one) && one.instancePath === error?.instancePath),
  );
  if (!error || same.some((one) => one === undefined)) return undefined;
  const allowedValues = same.flatMap((one) => (one ? allowedBy(one) : []));
  return [error, { ...error, keyword: 'enum', params: { allowedValues } }];
}

/** Returns whether a value is not the only one that a variant allows, which is what tells variants apart. */
function isOtherValue({ keyword, params }: SchemaError): boolean {
  return keyword === 'const' || (keyword === 'enum' && (params.allowedValues as unknown[]).length === 1);
}

/** Returns the errors of the variant that the reader means: those with the fewest outside of the form, and other fixed values. */
function bestBranch(
  choice: SchemaError,
  branches: readonly SchemaError[][],
  { places }: FormReading,
): readonly SchemaError[] | undefined {
  const isOutside = (error: SchemaError) => !places.has(pointerOf(error));
  const score = (errors: readonly SchemaError[]) =>
    errors.filter(isOutside).length * 10_000 + errors.filter(isOtherValue).length * 100 + errors.length;
  return branches
    .filter((errors) => !errors.some((one) => one.keyword === 'type' && one.instancePath === choice.instancePath))
    .sort((one, other) => score(one) - score(other))[0];
}

/** Keywords whose errors say less than those that come with them. */
const REPEATING = ['if', 'propertyNames'];

/**
 * Removes the errors of schemas of which a value needs to satisfy only some: either those of all branches, or all except
 * those of the best branch.
 */
function withoutBranches(
  errors: readonly SchemaError[],
  reading: FormReading,
  isWhole: (error: SchemaError) => boolean,
) {
  const dropped = new Set(errors.filter(({ keyword }) => REPEATING.includes(keyword)));
  const replaced = new Map<SchemaError, SchemaError>();
  for (const choice of errors) {
    if (!['anyOf', 'oneOf', 'contains'].includes(choice.keyword)) continue;
    const prefix = `${choice.schemaPath}/`;
    const branches = new Map<string, SchemaError[]>();
    // Of choices inside of a branch, which come before, only the best branch counts.
    for (const error of errors.filter((one) => !dropped.has(one))) {
      if (!error.instancePath.startsWith(choice.instancePath) || !error.schemaPath.startsWith(prefix)) continue;
      const [branch = ''] = error.schemaPath.slice(prefix.length).split('/');
      branches.set(branch, [...(branches.get(branch) ?? []), error]);
    }
    const best = isWhole(choice) ? undefined : bestBranch(choice, [...branches.values()], reading);
    for (const error of [...branches.values()].flat()) if (!best?.includes(error)) dropped.add(error);
    if (best) dropped.add(choice);
    const unknown = best && branches.size > 1 ? unknownChoice(best, [...branches.values()]) : undefined;
    if (unknown) replaced.set(...unknown);
  }
  return errors.filter((error) => !dropped.has(error)).map((error) => replaced.get(error) ?? error);
}

/**
 * Converts a validator's errors to messages for the form.
 *
 * @param errors of the JSON in `reading`
 * @returns at most one problem for each form path, in the order of the form
 */
export function problemsOf(errors: readonly SchemaError[], reading: FormReading): Problem[] {
  const { json, places, faults } = reading;
  const problems = new Map<string, Problem>();
  const add = ({ key }: FormPlace, message: Message | undefined) => {
    if (message && !problems.has(key)) problems.set(key, { key, ...message, text: capitalize(message.text) });
  };
  /** Returns the control for a pointer, and the steps from there to the value. */
  const locate = (pointer: string) => {
    let known = pointer;
    while (!places.has(known)) known = known.slice(0, known.lastIndexOf('/'));
    const inner = follow(json, pointer).steps.slice(splitSteps(known).length - 1);
    return { place: places.get(known) as FormPlace, inner };
  };
  const shapeAt = (pointer: string) => {
    const { place, inner } = locate(pointer);
    return inner.length > 0 ? undefined : place.shape;
  };
  for (const { place, fault } of faults) {
    const texts: Record<Fault, string> = {
      'not JSON': 'is not JSON. Put words in double quotes, as in `"draft"`.',
      'out of range': `must be ${typeWords(place.shape)}.`,
      repeated: 'is there twice.',
    };
    add(place, wrong(`${describePlace(place)} ${texts[fault]}`));
  }
  const isWhole = ({ keyword, instancePath, params }: SchemaError) =>
    keyword === 'contains' || Boolean(params.passingSchemas ?? shapeAt(instancePath)?.alternatives);
  for (const error of withoutBranches(errors, reading, isWhole)) {
    const pointer = pointerOf(error);
    // The message about two equal items names their list.
    const target = error.keyword === 'uniqueItems' ? error.instancePath : pointer;
    const { place, inner } = locate(target);
    const subject = describePlace(place, inner);
    const found = follow(json, error.instancePath).value;
    add(locate(pointer).place, errorMessage({ shape: shapeAt(target), subject, error, found }));
  }
  const order = new Map([...places.values()].map(({ key }, index) => [key, index]));
  return [...problems.values()].sort((one, other) => (order.get(one.key) ?? -1) - (order.get(other.key) ?? -1));
}
