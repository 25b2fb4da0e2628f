import { closestName, joinNames, joinSteps, own, stringifyJson } from '@api-docs/kit';

import type { Json, RequestChoices, RequestForm, ValidatorModule } from '../../validators/types';
import { valueFromJson } from './formValue';
import { problemsOf, type Problem } from './problems';
import { readForm, type FormReading } from './readForm';

/** Advice about a body that is valid without it. */
export interface Hint {
  /** Key of the form path. */
  key: string;
  /** Names are in backticks. */
  text: string;
  /** A name that the reference does not know, and that resembles no name that it knows. */
  unknown?: string;
}

function choiceHint(
  choice: string,
  { noun, needs, excluded, unknown }: RequestChoices,
  body: { [key: string]: Json },
): Omit<Hint, 'key'> | undefined {
  const needed = own(needs, choice);
  if (!needed) {
    if (excluded.includes(choice)) return { text: `\`${choice}\` cannot be combined. Call its own operation.` };
    if (unknown.includes(choice)) return { text: `Whether \`${choice}\` can be combined is not documented.` };
    const nearest = closestName(choice, Object.keys(needs));
    const text = `The reference knows no ${noun} \`${choice}\` for this call.`;
    return nearest === undefined ? { text, unknown: choice } : { text: `${text} Did you mean \`${nearest}\`?` };
  }
  const missing = needed.filter((name) => (own(body, name) ?? null) === null).map((name) => `\`${name}\``);
  return missing.length > 0 ? { text: `\`${choice}\` also needs ${joinNames(missing)}.` } : undefined;
}

/**
 * Reports the fields that the choices of a body still need. These are hints and no problems, because the specification does
 * not say that the service rejects a body without them.
 *
 * @param form with the fields that each choice needs; there are no hints without them
 * @returns hints at the items that name the choices
 */
function hintsOf({ choices }: Pick<RequestForm, 'choices'>, { json: body, places }: FormReading): Hint[] {
  if (!choices || body === null || typeof body !== 'object' || Array.isArray(body)) return [];
  const { field, noun } = choices;
  const chosen = body[field];
  if (!Array.isArray(chosen)) return [];
  if (chosen.length === 0) return [{ key: field, text: `Name at least one ${noun} to get a result.` }];
  return chosen.flatMap((choice, index) => {
    const key = places.get(`/${joinSteps([field, index])}`)?.key;
    const hint = typeof choice === 'string' ? choiceHint(choice, choices, body) : undefined;
    return key !== undefined && hint ? [{ key, ...hint }] : [];
  });
}

/** Errors that are described. A long list can have one in each item, and nobody reads thousands. */
const MAX_ERRORS = 300;

/** Validates what was read from a form. The keys of problems and hints are form paths. */
export function validateReading(
  { validate, form }: ValidatorModule,
  reading: FormReading,
): { problems: Problem[]; hints: Hint[] } {
  // The validator gets the nearest number of an integer that JavaScript cannot hold.
  const json: unknown = JSON.parse(stringifyJson(reading.json));
  const errors = validate(json) ? [] : (validate.errors ?? []).slice(0, MAX_ERRORS);
  return { problems: problemsOf(errors, reading), hints: hintsOf(form, reading) };
}

/**
 * Validates a body, or the parts of a request, that are not in the form, with the messages of the form.
 *
 * @param json also what the form has no input for is validated
 * @returns problems and hints, whose keys are steps into the JSON, for example `context/0/chunk_text`
 */
export function validateRequest(module: ValidatorModule, json: Json): { problems: Problem[]; hints: Hint[] } {
  const { shape } = module.form;
  const reading = readForm(shape, valueFromJson(shape, json));
  // Nothing of it was written as a text.
  const faults = reading.faults.filter(({ fault }) => fault !== 'not JSON');
  return validateReading(module, { ...reading, json, faults });
}
