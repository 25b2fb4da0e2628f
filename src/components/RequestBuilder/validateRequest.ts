import type { Json, ValidatorModule } from '@site/plugins/api/validators/types';

import { valueFromJson, type FieldValue } from './formValue';
import { hintsOf, type Hint } from './hints';
import { problemsOf, type Problem } from './problems';
import { readBody, type Reading } from './readBody';

/** Errors that are described. A long list can have one in each item, and nobody reads thousands. */
const MAX_ERRORS = 300;

/** Validates what was read from a form. The keys of problems and hints are form paths. */
export function validateReading(
  { validate, form }: ValidatorModule,
  value: FieldValue,
  reading: Reading,
): { problems: Problem[]; hints: Hint[] } {
  const errors = validate(reading.body) ? [] : (validate.errors ?? []).slice(0, MAX_ERRORS);
  return {
    problems: problemsOf(errors, form.body, value, reading),
    hints: form.metricInputs ? hintsOf(form.metricInputs, reading) : [],
  };
}

/**
 * Validates a body that is not in the form, with the messages of the form.
 *
 * @param module of an operation
 * @param body any JSON; also what the form has no input for is validated
 * @returns problems and hints, whose keys are the body's own steps, for example `context/0/chunk_text`
 */
export function validateRequest(module: ValidatorModule, body: Json): { problems: Problem[]; hints: Hint[] } {
  const shape = module.form.body;
  const value = valueFromJson(shape, body);
  return validateReading(module, value, { ...readBody(shape, value), body, invalidJson: [] });
}
