import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { API_FILE, type ApiFiles } from '../api-facts/apiFiles';
import { checkContract } from '../api-facts/checkContract';
import { resolveRefs } from '../api-facts/resolveRefs';
import { parseYaml } from '../parseYaml';
import { compileValidator } from './compileValidator';
import { requestForm } from './requestForm';

/** Folder of the modules that request builders load, one an operation. Nothing in it is kept in git. */
export const VALIDATORS_FOLDER = 'generated/validators';

/**
 * Names the module of an operation.
 *
 * @param operationId of the OpenAPI file
 * @returns path relative to the project; `.mjs`, because the project's package.json names no module type
 */
export function validatorFile(operationId: string): string {
  return `${VALIDATORS_FOLDER}/${operationId}.mjs`;
}

/**
 * Writes a module for each operation of the reference: `validate`, compiled from the request schema, and `form`, what
 * the request builder shows. See `ValidatorModule`.
 *
 * @param siteDir absolute path of the project
 * @param files its OpenAPI files
 * @throws when a schema cannot be compiled
 */
export function writeValidators(siteDir: string, files: ApiFiles): void {
  const text = parseYaml(files.brandedText(API_FILE), API_FILE) as Record<string, unknown>;
  const { paths } = checkContract(resolveRefs(text, API_FILE), API_FILE);
  const facts = files.facts(API_FILE);
  mkdirSync(path.join(siteDir, VALIDATORS_FOLDER), { recursive: true });
  for (const operation of facts.operations) {
    const schema = paths[operation.path]?.post.requestBody.content['application/json']?.schema ?? {};
    const code = compileValidator(schema, `${API_FILE}, ${operation.path}`);
    const form = JSON.stringify(requestForm(operation, schema, facts));
    writeFileSync(path.join(siteDir, validatorFile(operation.id)), `${code}\nexport const form = ${form};\n`);
  }
}
