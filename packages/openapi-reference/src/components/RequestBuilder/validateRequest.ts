import { stringifyJson } from '@api-docs/kit/json';

import type { Json, ValidatorModule } from '../../validators/types';
import { valueFromJson } from './formValue';
import { hintsOf, type Hint } from './hints';
import { problemsOf, type Problem } from './problems';
import { readForm, type FormReading } from './readForm';

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
  return {
    problems: problemsOf(errors, reading),
    hints: hintsOf(form, reading),
  };
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
