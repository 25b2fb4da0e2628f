import path from 'node:path';

import { stringifyJson } from '@api-docs/kit/json';
import { writeFile } from '@api-docs/kit/writeFile';
import { hasRequestForm } from '@api-docs/openapi-facts/describeCall';
import { bundleSchema } from '@api-docs/openapi-facts/bundleSchema';

import type { ApiFiles } from '../apiFiles';
import { compileValidator } from './compileValidator';
import { requestForm } from './requestForm';
import type { RequestForm } from './types';

/** Folder of the modules that the request builder loads, one per operation. Generated, not in git. */
export const VALIDATORS_FOLDER = 'generated/validators';

/** Returns the module of an operation, relative to the project; `.mjs`, because package.json sets no module type. */
export function validatorFile(operationId: string): string {
  return `${VALIDATORS_FOLDER}/${operationId}.mjs`;
}

/** Returns a form as JavaScript, where the name `__proto__` in an object literal is no property unless it is computed. */
function sourceText(form: RequestForm): string {
  return stringifyJson(form, 0, 'n').replaceAll('"__proto__":', '["__proto__"]:');
}

/**
 * Writes a `ValidatorModule` for each operation of the reference that has something to fill in: `validate`, compiled from
 * the schemas of the request, and `form`, which the request builder renders.
 *
 * @throws if a schema cannot be compiled
 */
export function writeValidators(siteDir: string, files: ApiFiles): void {
  const { file, choices } = files.options;
  const document = files.document(file);
  const facts = files.facts(file);
  for (const operation of facts.operations) {
    if (!hasRequestForm(operation)) continue;
    const { form, schema } = requestForm(operation, facts, document, choices?.(operation, facts));
    const code = compileValidator(bundleSchema(schema, document.resolve), `${file}, ${operation.path}`);
    writeFile(path.join(siteDir, validatorFile(operation.id)), `${code}\nexport const form = ${sourceText(form)};\n`);
  }
}
