import { joinNames, joinSteps, splitSteps, stringifyJson } from '@api-docs/kit';
import { codeSpan, codeValue } from '@api-docs/openapi-facts';

import type { FormShape, Json, SchemaError } from '../../validators/types';
import { capitalize, describePlace, withArticle } from './describePlace';
import type { Fault, FormPlace, FormReading } from './readForm';

/** A violation of the schema, described for the person who fills in the form. */
export interface Problem {
  /** Key of the form path. */
  key: string;
  /** Names are in backticks. */
  text: string;
  /** Whether something still has to be filled in, rather than corrected. */
  missing: boolean;
}

type Message = Pick<Problem, 'text' | 'missing'>;

/** An error and the value that it is about. */
interface Finding {
  /** Undefined for a value inside of JSON that the reader writes. */
  shape: FormShape | undefined;
  subject: string;
  error: SchemaError;
  found: Json | undefined;
}

/** Number of values that a message lists. */
const MAX_VALUES = 12;

/** Joins alternatives: `a, b, or c`. */
function joinAlternatives(names: readonly string[]): string {
  return joinNames(names, 'disjunction');
}

function wrong(text: string): Message {
  return { text, missing: false };
}

function valueCode(value: unknown): string {
  return codeValue(stringifyJson(value as Json));
}

function count(limit: unknown, nouns: string): string {
  return `${String(limit)} ${limit === 1 ? nouns.replace(/ies$/, 'y').replace(/s$/, '') : nouns}`;
}

/** @param types that the validator names, for a value inside of JSON that the reader writes */
function typeWords(shape: FormShape | undefined, types: unknown = 'one of its variants'): string {
  if (!shape) return joinAlternatives([types].flat().map((type) => typeWord(String(type))));
  const { type, isAnyType, range } = shape;
  return `${isAnyType ? type : withArticle(type)}${range === undefined ? '' : ` ${range}`}`;
}

function typeWord(type: string): string {
  return type.includes(' ') ? type : withArticle(type === 'array' ? 'list' : type);
}

function valuesWords(values: readonly unknown[]): string {
  const listed = values.slice(0, MAX_VALUES).map(valueCode);
  const others = values.length - listed.length;
  return joinAlternatives(others > 0 ? [...listed, `${others} others`] : listed);
}

type Demand = (params: SchemaError['params'], shape: FormShape | undefined) => string;

const bound =
  (words: (limit: string) => string): Demand =>
  ({ limit }, shape) =>
    `be ${shape?.range === undefined ? words(String(limit)) : typeWords(shape)}`;

const maxItems: Demand = ({ limit, len }) => `have at most ${count(limit ?? len, 'items')}`;

const oneVariant: Demand = ({ passingSchemas, type }, shape) => {
  if (passingSchemas) return 'fit only one of its variants, not several';
  // The last variant is JSON that the reader writes.
  const names = shape?.variants?.slice(0, -1).map(({ name }) => codeSpan(name));
  return names ? `fit one of its variants: ${joinAlternatives(names)}` : `be ${typeWords(shape, type)}`;
};

/** What a value must do to satisfy a keyword. */
const DEMANDS: Partial<Record<string, Demand>> = {
  type: ({ type }, shape) => `be ${typeWords(shape, type)}`,
  minimum: bound((limit) => `${limit} or more`),
  maximum: bound((limit) => `${limit} or less`),
  exclusiveMinimum: bound((limit) => `more than ${limit}`),
  exclusiveMaximum: bound((limit) => `less than ${limit}`),
  multipleOf: ({ multipleOf }) => `be a multiple of ${String(multipleOf)}`,
  pattern: ({ pattern }) => `match the pattern ${codeSpan(String(pattern))}`,
  const: ({ allowedValue }) => `be ${valueCode(allowedValue)}`,
  enum: ({ allowedValues }) => `be one of ${valuesWords(allowedValues as unknown[])}`,
  items: maxItems,
  unevaluatedItems: maxItems,
  contains: ({ minContains, maxContains }) => {
    const most = maxContains === undefined ? '' : ` and at most ${String(maxContains)}`;
    return `have at least ${count(minContains, 'matching items')}${most}`;
  },
  not: () => 'not have an excluded value',
  'false schema': () => 'be left out',
  oneOf: oneVariant,
  anyOf: oneVariant,
};

function demand({ error: { keyword, params }, shape }: Finding): string | undefined {
  const [, end, counted = ''] = /^(min|max)(Length|Items|Properties)$/.exec(keyword) ?? [];
  if (end) {
    const nouns = counted === 'Length' ? 'characters' : counted.toLowerCase();
    return `have at ${end === 'min' ? 'least' : 'most'} ${count(params.limit, nouns)}`;
  }
  return DEMANDS[keyword]?.(params, shape);
}

function duplicateMessage({ subject, found, error }: Finding): Message | undefined {
  const items = Array.isArray(found) ? found.map((item) => stringifyJson(item)) : [];
  const index = Number(error.params.i);
  const times = items.filter((other) => other === items[index]).length;
  // Two integers that JavaScript cannot hold can be the same number for the validator.
  if (times < 2 || !Array.isArray(found)) return undefined;
  return wrong(`${subject} names ${valueCode(found[index])} ${times > 2 ? `${times} times` : 'twice'}.`);
}

/** Returns undefined if there is nothing wrong. */
function errorMessage(finding: Finding): Message | undefined {
  const { subject, shape, error } = finding;
  const { keyword, params, propertyName } = error;
  const { alternatives } = shape ?? {};
  if (keyword === 'uniqueItems') return duplicateMessage(finding);
  if (keyword === 'required') return { text: `Fill in ${subject}: it is required.`, missing: true };
  if (keyword === 'dependentRequired') {
    return { text: `Fill in ${subject}: it is required with ${codeSpan(String(params.property))}.`, missing: true };
  }
  if (alternatives && ['anyOf', 'oneOf'].includes(keyword)) {
    const names = joinAlternatives(alternatives.map((group) => joinNames(group.map(codeSpan))));
    return { text: `Fill in ${params.passingSchemas ? 'only ' : ''}${names} of ${subject}.`, missing: true };
  }
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    return wrong(`${subject} is not among the documented properties.`);
  }
  const words = demand(finding);
  const owner = propertyName === undefined ? subject : `the name of ${subject}`;
  if (words === undefined) return wrong(`${owner} does not fit the rule “${keyword}” of the schema.`);
  const missing = /^(?:minItems|minProperties|contains)$/.test(keyword);
  return { text: `${owner} must ${words}.`, missing };
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

/** Returns the errors of the variant that the reader means: those with the fewest errors outside of the form. */
function bestBranch(
  choice: SchemaError,
  branches: readonly SchemaError[][],
  { places }: FormReading,
): readonly SchemaError[] | undefined {
  const score = (errors: readonly SchemaError[]) =>
    errors.filter((error) => !places.has(pointerOf(error))).length * 1000 + errors.length;
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
  for (const choice of errors) {
    if (!['anyOf', 'oneOf', 'contains'].includes(choice.keyword)) continue;
    const prefix = `${choice.schemaPath}/`;
    const branches = new Map<string, SchemaError[]>();
    for (const error of errors) {
      if (!error.instancePath.startsWith(choice.instancePath) || !error.schemaPath.startsWith(prefix)) continue;
      const [branch = ''] = error.schemaPath.slice(prefix.length).split('/');
      branches.set(branch, [...(branches.get(branch) ?? []), error]);
    }
    const best = isWhole(choice) ? undefined : bestBranch(choice, [...branches.values()], reading);
    for (const error of [...branches.values()].flat()) if (!best?.includes(error)) dropped.add(error);
    if (best) dropped.add(choice);
  }
  return errors.filter((error) => !dropped.has(error));
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
