import type { ValidatorModule } from '../../validators/types';

/** Loads the module that `writeValidators` writes for the operation with this operationId. */
export function loadValidator(operation: string): Promise<ValidatorModule> {
  return import(`@openapi-reference/validators/${operation}.mjs`) as Promise<ValidatorModule>;
}
