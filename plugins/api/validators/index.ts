import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { API_FILE, type ApiFiles } from '../facts/apiFiles';
import { hasRequestForm } from '../facts/describeCall';
import { bundleSchema } from '../facts/bundleSchema';
import type { ApiDocument } from '../facts/apiDocument';
import type { OpenApiOperation, PathItem, Schema } from '../facts/openApiDocument';
import { isJson } from '../facts/readContent';
import type { Operation } from '../facts/types';
import { compileValidator } from './compileValidator';
import { requestForm } from './requestForm';

/** Folder of the modules that the request builder loads, one per operation. Generated, not in git. */
export const VALIDATORS_FOLDER = 'generated/validators';

/** Returns the module of an operation, relative to the project; `.mjs`, because package.json sets no module type. */
export function validatorFile(operationId: string): string {
  return `${VALIDATORS_FOLDER}/${operationId}.mjs`;
}

/** Returns the schema of an operation's JSON body. */
function jsonSchemaOf({ path: key, method }: Operation, { root, resolve }: ApiDocument): Schema | undefined {
  const item = (root.paths as Record<string, PathItem>)[key];
  const operation = item && (resolve(item).value as Record<string, OpenApiOperation>)[method.toLowerCase()];
  const content = operation?.requestBody && resolve(operation.requestBody).value.content;
  const types = Object.keys(content ?? {});
  const type = types.find((one) => one === 'application/json') ?? types.find(isJson);
  return type === undefined ? undefined : (content?.[type]?.schema ?? {});
}

/**
 * Writes a `ValidatorModule` for each operation of the reference that has a JSON body: `validate`, compiled from the request schema, and
 * `form`, which the request builder renders.
 *
 * @param siteDir absolute path of the project
 * @throws if a schema cannot be compiled
 */
export function writeValidators(siteDir: string, files: ApiFiles): void {
  const document = files.document(API_FILE);
  const facts = files.facts(API_FILE);
  mkdirSync(path.join(siteDir, VALIDATORS_FOLDER), { recursive: true });
  for (const operation of facts.operations) {
    const schema = hasRequestForm(operation) ? jsonSchemaOf(operation, document) : undefined;
    if (!schema) continue;
    const code = compileValidator(bundleSchema(schema, document.resolve), `${API_FILE}, ${operation.path}`);
    const form = JSON.stringify(requestForm(operation, schema, facts, document.resolve));
    writeFileSync(path.join(siteDir, validatorFile(operation.id)), `${code}\nexport const form = ${form};\n`);
  }
}
