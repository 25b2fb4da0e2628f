import type { ValidatorModule } from '@site/plugins/api/validators/types';

/** Loads the module that `plugins/api/validators` writes for the operation with this operationId. */
export function loadValidator(operation: string): Promise<ValidatorModule> {
  return import(`@site/generated/validators/${operation}.mjs`) as Promise<ValidatorModule>;
}
