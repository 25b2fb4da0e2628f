import type { ValidatorModule } from '@site/plugins/request-validators/types';

/**
 * Loads what the build wrote for an operation, see `plugins/request-validators`.
 *
 * @param operation its operationId
 */
export async function loadValidator(operation: string): Promise<ValidatorModule> {
  return (await import(`@site/generated/validators/${operation}.mjs`)) as ValidatorModule;
}
