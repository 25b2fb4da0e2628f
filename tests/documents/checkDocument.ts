/** Takes a document through everything that the site makes of an API, and lists what is wrong. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { load } from 'cheerio';
import { Collection } from 'postman-collection';

import { httpFile } from '@api-docs/openapi-facts/downloads/httpFile';
import { postmanCollection } from '@api-docs/openapi-facts/downloads/postmanCollection';
import type { ApiFacts, NamedExample, Operation } from '@api-docs/openapi-facts/types';
import type { Direction } from '@api-docs/openapi-facts/fieldTypes';
import { nearestNumbers } from '@api-docs/openapi-facts/schemas/nearestNumbers';
import { stringifyJson } from '@api-docs/kit/values/json';
import { hasRequestForm } from '@api-docs/openapi-facts/calls/hasForm';
import { withWrittenSamples } from '@api-docs/openapi-facts/calls/writtenSamples';
import { REFERENCE_LANGUAGES, SAMPLE_LANGUAGES } from '@api-docs/openapi-facts/samples/sampleLanguages';
import { validatorFile, writeValidators } from '@api-docs/openapi-reference/validators/writeValidators';
import type { ValidatorModule } from '@api-docs/openapi-reference/validators/types';
import { startFrom } from '@api-docs/openapi-reference/components/RequestBuilder/formValue';
import { readForm } from '@api-docs/openapi-reference/components/RequestBuilder/readForm';
import { validateReading } from '@api-docs/openapi-reference/components/RequestBuilder/validateRequest';

import { projectDir } from '../../scripts/lib/run';
import { openApiFiles, type ApiFiles } from '../../plugins/api/facts/apiFiles';
import { brand } from '../../brand.config';
import { normalizeSpace } from '../support/builtSite';
import { METHODS, WrittenDocument, type Mapping, type WrittenOperation } from '../support/independentReader';
import { loadComponents, pageRenderer } from './renderPage';

/** Operations of a document whose pages are made. */
const MAX_OPERATIONS = 40;

/** Operations from which the others are left out before the document is read, because their facts take minutes. */
const MAX_READ = 150;

export interface Checked {
  version: string;
  operations: number;
  checked: number;
  names: number;
  missing: string[];
  /** Generated examples that break their schema. */
  invalid: string[];
  /** Everything else that is wrong. */
  faults: string[];
  generated: number;
  /** Bodies with a schema without any example. */
  absent: number;
  /** Examples in the document that break their schema. */
  givenInvalid: number;
}

const ajv = new Ajv2020({
  strict: false,
  allErrors: false,
  logger: false,
  unicodeRegExp: false,
  validateSchema: false,
});
addFormats(ajv);

function pick<Item>(items: readonly Item[]): Item[] {
  const step = Math.max(1, items.length / MAX_OPERATIONS);
  return items.filter((_item, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/** Removes all operations but some from a document. */
function keepPaths(source: Mapping, operations: readonly WrittenOperation[]): void {
  const methods = (apiPath: string) => operations.filter((one) => one.path === apiPath).map(({ method }) => method);
  source.paths = Object.fromEntries(
    Object.entries(source.paths as Record<string, Mapping>).flatMap(([apiPath, item]) => {
      const kept = methods(apiPath);
      const others = METHODS.filter((method) => !kept.includes(method.toUpperCase()));
      const entries = Object.entries(item).filter(([key]) => !others.includes(key));
      return kept.length > 0 ? [[apiPath, Object.fromEntries(entries)]] : [];
    }),
  );
}

/** Checks the examples of an operation. Returns whether all that the document has itself are valid. */
function checkExamples(
  document: WrittenDocument,
  { written, parameters }: WrittenOperation,
  facts: Operation,
  result: Checked,
): boolean {
  let isValid = true;
  const check = (where: string, schema: unknown, direction: Direction, examples: readonly NamedExample[]) => {
    if (schema === undefined) return;
    if (examples.length === 0) {
      result.absent += 1;
      isValid = false;
    }
    const own = examples.filter(({ isExternal }) => !isExternal);
    if (own.length === 0) return;
    const validate = ajv.compile(document.bundle(schema, direction));
    for (const { value, isGenerated } of own) {
      if (isGenerated) result.generated += 1;
      if (validate(nearestNumbers(value))) continue;
      const text = `${where}: ${ajv.errorsText(validate.errors)} in ${stringifyJson(value)?.slice(0, 300)}`;
      if (isGenerated) result.invalid.push(text);
      else result.givenInvalid += 1;
      isValid = false;
    }
  };
  const at = `${facts.method} ${facts.path}`;
  for (const { mediaType, examples } of facts.body?.contents ?? []) {
    if (/xml/.test(mediaType)) continue;
    check(
      `${at} request ${mediaType}`,
      document.at(written, 'requestBody', 'content', mediaType).schema,
      'request',
      examples,
    );
  }
  for (const { code, contents } of facts.responses) {
    for (const { mediaType, examples } of contents) {
      if (/xml/.test(mediaType)) continue;
      check(
        `${at} ${code} ${mediaType}`,
        document.at(written, 'responses', code, 'content', mediaType).schema,
        'response',
        examples,
      );
    }
  }
  for (const { name, in: place, examples } of facts.parameters) {
    const found = parameters.find((one) => one.name === name && one.in === place);
    const [content] = Object.values(document.at(found, 'content'));
    check(`${at} ${place} ${name}`, found?.schema ?? document.at({ content }, 'content').schema, 'request', examples);
  }
  return isValid;
}

async function checkBuilder(operation: Operation, work: string, files: ApiFiles, facts: ApiFacts): Promise<string[]> {
  if (!hasRequestForm(operation)) return [];
  // Operations share a module, which Node reads once.
  const folder = path.join(work, operation.id);
  writeValidators(folder, { ...files, facts: () => ({ ...facts, operations: [operation] }) });
  const file = pathToFileURL(path.join(folder, validatorFile(operation.id))).href;
  const module = (await import(/* @vite-ignore */ file)) as ValidatorModule;
  return module.form.examples.flatMap(({ key }) => {
    const reading = readForm(module.form.shape, startFrom(module.form, key));
    const { problems } = validateReading(module, reading);
    return problems.map(({ text }) => `builder with ${key}: ${text}`);
  });
}

/**
 * @param file path of the document relative to the project
 * @throws if the document is refused
 */
export async function checkDocument(file: string, folder: string): Promise<Checked> {
  const all = openApiFiles(projectDir, brand);
  const whole = new WrittenDocument(path.join(projectDir, file)).operations();
  const source = all.source(file);
  if (whole.length > MAX_READ) keepPaths(source, pick(whole));
  const facts = all.facts(file);
  const files: ApiFiles = { ...all, facts: () => facts, document: () => all.document(file) };
  const document = new WrittenDocument(path.join(projectDir, file));
  const written = whole.length > MAX_READ ? pick(whole) : whole;
  const operations = pick(facts.operations);
  const result: Checked = {
    ...{ version: String(document.root.openapi), operations: whole.length, checked: operations.length, names: 0 },
    ...{ missing: [], invalid: [], faults: [], generated: 0, absent: 0, givenInvalid: 0 },
  };
  if (facts.operations.length !== written.length) result.faults.push(`${facts.operations.length} operations`);
  const render = await pageRenderer(files, facts, await loadComponents(folder));
  for (const operation of operations) {
    const at = `${operation.method} ${operation.path}`;
    const attempt = async (what: string, run: () => unknown) => {
      try {
        await run();
      } catch (error) {
        result.faults.push(
          `${at}: ${what}: ${error instanceof Error ? `${error.message}\n${error.stack?.split('\n').slice(1, 4).join('\n')}` : String(error)}`,
        );
      }
    };
    const source = written.find((one) => one.method === operation.method && one.path === operation.path);
    if (!source) {
      result.faults.push(`${at} is not in the document`);
      continue;
    }
    const names = document.namesOf(source);
    result.names += names.length;
    await attempt('page', async () => {
      const { html, markdown, samples } = await render(operation);
      const text = normalizeSpace(load(html).text());
      const lost = names.flatMap((name) => [
        ...(text.includes(normalizeSpace(name)) ? [] : [`page ${name}`]),
        ...(markdown.includes(name) ? [] : [`Markdown ${name}`]),
      ]);
      result.missing.push(...lost.map((one) => `${at}: ${one}`));
      const made = REFERENCE_LANGUAGES.map((id) => ({ id, code: '', ...SAMPLE_LANGUAGES[id] }));
      // A sample of the document has a label of its own, and takes the place of the one in its language.
      const languages = withWrittenSamples(operation.codeSamples ?? [], made)
        .map(({ label }) => label)
        .filter((label) => !(samples + markdown + text).includes(label));
      if (languages.length > 0) result.faults.push(`${at}: no sample in ${languages.join()}`);
    });
    let isValid = false;
    await attempt('examples', () => {
      isValid = checkExamples(document, source, operation, result);
    });
    await attempt('builder', async () => {
      const problems = await checkBuilder(operation, folder, files, facts);
      if (isValid) result.faults.push(...problems.map((problem) => `${at}: ${problem}`));
    });
    await attempt('downloads', () => {
      const own = { ...facts, operations: [operation] };
      new Collection(postmanCollection(own) as object);
      if (!httpFile(own).includes(`${operation.method} `)) throw new Error('not in .http');
    });
  }
  return result;
}
