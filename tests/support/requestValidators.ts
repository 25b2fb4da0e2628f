import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../plugins/api/facts/apiFiles';
import type { Operation } from '../../plugins/api/facts/types';
import { validatorFile } from '../../plugins/api/validators';
import type { ValidatorModule } from '../../plugins/api/validators/types';
import { projectDir } from '../../scripts/lib/run';

/** Returns the operations of the reference, in the order of the OpenAPI file. */
export function referenceOperations(): Operation[] {
  return openApiFiles(projectDir, brand).facts(API_FILE).operations;
}

/**
 * Loads the validator of an operation, which the build generates for the request builder.
 *
 * @throws if the site was not built
 */
export async function builtValidator(operationId: string): Promise<ValidatorModule> {
  const file = path.join(projectDir, validatorFile(operationId));
  return (await import(pathToFileURL(file).href)) as ValidatorModule;
}
