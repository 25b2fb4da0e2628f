import path from 'node:path';

import { writeFile } from '@api-docs/kit/node';
import { parsableJson, stringifyJson } from '@api-docs/kit';
import { addressDocumentLinks, expandSchema, hasRequestForm, type AddressOf } from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { GENERATED } from '../options';
import { documentAddresses } from '../pages/documentAddresses';
import { checkChoices } from './checkChoices';
import { compileValidator } from './compileValidator';
import { requestForm } from './requestForm';
import { SharedValidators } from './sharedValidators';
import type { RequestForm } from './types';

/** The module with the validators of large schemas, beside the folder of the others. */
export const SHARED = 'shared-validators.mjs';

/**
 * Returns the module of an operation that the request builder loads, relative to the project; `.mjs`, because package.json sets
 * no module type.
 */
export function validatorFile(operationId: string, reference = 'api'): string {
  return `${GENERATED}/${reference}/validators/${operationId}.mjs`;
}

/**
 * Returns a form as JavaScript. Bundlers and browsers read a large text in JSON faster, and with less memory, than a literal; only
 * numbers with many digits need one. In it, the name `__proto__` is no property unless it is computed. A program that does not use
 * the form is bundled without it.
 */
function sourceText(form: RequestForm, addressOf: AddressOf): string {
  const parsable = parsableJson(form);
  const json = parsable && addressDocumentLinks(parsable, addressOf);
  if (json !== undefined) return `/* @__PURE__ */ JSON.parse('${json.replaceAll(/['\\]/g, String.raw`\$&`)}')`;
  return addressDocumentLinks(stringifyJson(form, 0, 'n'), addressOf).replaceAll('"__proto__":', '["__proto__"]:');
}

/**
 * Writes a `ValidatorModule` for each operation of the reference that has something to fill in: `validate`, compiled from
 * the schemas of the request, and `form`, which the request builder renders. Those of large schemas share a module.
 *
 * @throws if a schema cannot be compiled
 */
export function writeValidators(siteDir: string, files: ApiFiles): void {
  const { id, file, choices } = files.options;
  const document = files.document(file);
  const facts = files.facts(file);
  const addressOf = documentAddresses(files, file);
  const shared = new SharedValidators(document.resolve);
  for (const operation of facts.operations) {
    if (!hasRequestForm(operation)) continue;
    const chosen = choices?.(operation, facts);
    if (chosen) checkChoices(chosen, operation, facts);
    const { form, schema } = requestForm(operation, facts, document, chosen);
    const where = `${file}, ${operation.path}`;
    const expanded = expandSchema(schema, document.resolve);
    const code = expanded
      ? compileValidator(expanded, where)
      : `export { ${shared.add(schema, where)} as validate } from "../${SHARED}";`;
    const target = path.join(siteDir, validatorFile(operation.id, id));
    writeFile(target, `${code}\nexport const form = ${sourceText(form, addressOf)};\n`);
  }
  if (shared.isUsed) writeFile(path.join(siteDir, GENERATED, id, SHARED), shared.code());
}
