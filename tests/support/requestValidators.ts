import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../plugins/api-facts/apiFiles';
import type { Operation } from '../../plugins/api-facts/types';
import { validatorFile } from '../../plugins/request-validators';
import type { ValidatorModule } from '../../plugins/request-validators/types';
import { projectDir } from '../../scripts/run';

/** @returns the operations of the reference, in the order of the OpenAPI file */
export function referenceOperations(): Operation[] {
  return openApiFiles(projectDir, brand).facts(API_FILE).operations;
}

/**
 * Loads the module that the request builder of an operation loads, as the last build wrote it.
 *
 * @throws when there is none: build the site first
 */
export async function builtValidator(operationId: string): Promise<ValidatorModule> {
  const file = path.join(projectDir, validatorFile(operationId));
  return (await import(pathToFileURL(file).href)) as ValidatorModule;
}
