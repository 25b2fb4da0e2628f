import type { ValidatorModule } from '../../validators/types';

/**
 * Loads the module that `writeValidators` writes for an operation.
 *
 * @param name id of the reference, a slash, and the operationId
 */
export function loadValidator(name: string): Promise<ValidatorModule> {
  const [reference = ''] = name.split('/');
  const operation = name.slice(reference.length + 1);
  return import(`@openapi-reference/${reference}/validators/${operation}.mjs`) as Promise<ValidatorModule>;
}
