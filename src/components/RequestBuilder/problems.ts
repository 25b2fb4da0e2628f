import type { FormShape, Json, SchemaError } from '@site/plugins/api/validators/types';

import { joinSteps, splitSteps } from '../../../shared/jsonPointer';
import { capitalize, describePath, withArticle, type FormSubject } from './describePath';
import type { FieldValue } from './formValue';
import type { FormReading } from './readForm';

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

/** Of British English, which has no comma before `or`. */
const DISJUNCTION = new Intl.ListFormat('en-US', { type: 'disjunction' });

function wrong(text: string): Message {
  return { text, missing: false };
}

function typeMessage({ subject, shape }: FormSubject, found: Json | undefined): Message {
  const { kind, type, isAnyType, range } = shape;
  const noun = isAnyType ? type : withArticle(type);
  const hasComma = kind === 'number' && /^\s*-?\d+,\d+\s*$/.test(String(found));
  const advice = hasComma ? ' Write the decimals after a point, as in `0.5`.' : '';
  return wrong(`${subject} must be ${noun}${range === undefined ? '' : ` ${range}`}.${advice}`);
}

function duplicateMessage({ subject }: FormSubject, list: Json | undefined, index: unknown): Message {
  const items = Array.isArray(list) ? list.map((item) => JSON.stringify(item)) : [];
  const item = Array.isArray(list) ? list[Number(index)] : undefined;
  const count = items.filter((other) => other === JSON.stringify(item)).length;
  const name = typeof item === 'string' ? item : JSON.stringify(item);
  return wrong(`${subject} names \`${name}\` ${count > 2 ? `${count} times` : 'twice'}.`);
}

function countMessage({ subject, shape }: FormSubject, limit: unknown, bound: 'least' | 'most'): Message {
  const { noun = 'item' } = shape;
  const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  const text = `${subject} needs at ${bound} ${String(limit)} ${limit === 1 ? noun : plural}.`;
  return { text, missing: bound === 'least' };
}

function errorMessage({ keyword, params }: SchemaError, target: FormSubject, found: Json | undefined): Message {
  const { subject, shape } = target;
  switch (keyword) {
    case 'required':
      return { text: `Fill in ${subject}: it is required.`, missing: true };
    case 'anyOf': {
      if (!shape.alternatives) return typeMessage(target, found);
      const alternatives = DISJUNCTION.format(shape.alternatives.map((name) => `a \`${name}\``));
      return { text: `Give ${subject} ${alternatives}.`, missing: true };
    }
    case 'uniqueItems':
      return duplicateMessage(target, found, params.i);
    case 'minItems':
      return countMessage(target, params.limit, 'least');
    case 'maxItems':
      return countMessage(target, params.limit, 'most');
    case 'type':
    case 'minimum':
    case 'maximum':
      return typeMessage(target, found);
    default:
      return wrong(`${subject} does not meet “${keyword}” of the schema.`);
  }
}

function valueAt(json: Json, pointer: string): Json | undefined {
  const [, ...steps] = splitSteps(pointer);
  return steps.reduce<Json | undefined>((value, step) => {
    if (value === null || typeof value !== 'object') return undefined;
    return Array.isArray(value) ? value[Number(step)] : value[step];
  }, json);
}

/** Removes the errors of the branches of each `anyOf` and `oneOf`, which are reported as a whole. */
function withoutBranches(errors: readonly SchemaError[]): SchemaError[] {
  const anyOfs = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  return errors.filter(
    ({ instancePath, schemaPath }) =>
      !anyOfs.some(
        (anyOf) => instancePath.startsWith(anyOf.instancePath) && schemaPath.startsWith(`${anyOf.schemaPath}/`),
      ),
  );
}

/** Returns where an error is shown: at the missing value, or at the later one of two equal items. */
function pointerOf({ instancePath, keyword, params }: SchemaError): string {
  if (keyword === 'required') return `${instancePath}/${joinSteps([String(params.missingProperty)])}`;
  if (keyword === 'uniqueItems') return `${instancePath}/${Math.max(Number(params.i), Number(params.j))}`;
  return instancePath;
}

/**
 * Converts a validator's errors to messages for the form.
 *
 * @param errors of the JSON in `reading`
 * @param shape of the form
 * @param value content of the form
 * @returns at most one problem for each form path, in the order of the form
 */
export function problemsOf(
  errors: readonly SchemaError[],
  shape: FormShape,
  value: FieldValue,
  { json, pathKeys, invalidJson }: FormReading,
): Problem[] {
  const problems = new Map<string, Problem>();
  const add = (key: string, { text, missing }: Message) => {
    if (!problems.has(key)) problems.set(key, { key, text: capitalize(text), missing });
  };
  for (const key of invalidJson) {
    const { subject } = describePath(shape, value, key);
    add(key, wrong(`${subject} is not JSON. Put words in double quotes, as in \`"draft"\`.`));
  }
  for (const error of withoutBranches(errors)) {
    const ownKey = pathKeys.get(error.instancePath) ?? '';
    const key = pathKeys.get(pointerOf(error)) ?? ownKey;
    // The message about two equal items names their list.
    const target = describePath(shape, value, error.keyword === 'uniqueItems' ? ownKey : key);
    add(key, errorMessage(error, target, valueAt(json, error.instancePath)));
  }
  const order = new Map([...new Set(pathKeys.values())].map((key, index) => [key, index]));
  return [...problems.values()].sort((one, other) => (order.get(one.key) ?? -1) - (order.get(other.key) ?? -1));
}
