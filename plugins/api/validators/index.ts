import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { parseYaml } from '../../lib/parseYaml';
import { API_FILE, type ApiFiles } from '../facts/apiFiles';
import { checkContract } from '../facts/checkContract';
import { resolveRefs } from '../facts/resolveRefs';
import { compileValidator } from './compileValidator';
import { requestForm } from './requestForm';

/** Folder of the modules that the request builder loads, one per operation. Generated, not in git. */
export const VALIDATORS_FOLDER = 'generated/validators';

/** Returns the module of an operation, relative to the project; `.mjs`, because package.json sets no module type. */
export function validatorFile(operationId: string): string {
  return `${VALIDATORS_FOLDER}/${operationId}.mjs`;
}

/**
 * Writes a `ValidatorModule` for each operation of the reference: `validate`, compiled from the request schema, and
 * `form`, which the request builder renders.
 *
 * @param siteDir absolute path of the project
 * @throws if a schema cannot be compiled
 */
export function writeValidators(siteDir: string, files: ApiFiles): void {
  const document = parseYaml(files.brandedText(API_FILE), API_FILE) as Record<string, unknown>;
  const { paths } = checkContract(resolveRefs(document, API_FILE), API_FILE);
  const facts = files.facts(API_FILE);
  mkdirSync(path.join(siteDir, VALIDATORS_FOLDER), { recursive: true });
  for (const operation of facts.operations) {
    const schema = paths[operation.path]?.post.requestBody.content['application/json'].schema ?? {};
    const code = compileValidator(schema, `${API_FILE}, ${operation.path}`);
    const form = JSON.stringify(requestForm(operation, schema, facts));
    writeFileSync(path.join(siteDir, validatorFile(operation.id)), `${code}\nexport const form = ${form};\n`);
  }
}
