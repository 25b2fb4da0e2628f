import { isJsonObject } from '@api-docs/kit';

import type { CodeSample } from '../calls/writtenSamples';
import type { OpenApiDocument, OpenApiOperation } from '../document/openApiDocument';
import { operationsOf } from '../document/operationsOf';
import { SAMPLE_EXTENSIONS } from '../document/sampleFiles';
import { withoutExtensions } from '../document/shapes';
import type { ResolveRefs } from '../resolve/apiDocument';
import { firstText, uniqueName } from '../text/names';
import type { Operation } from '../types';
import { jsonBody } from './mediaTypes';
import { readContent, type FoundOperation, type Shared } from './operationContent';
import { pageSlugs, safeName, shortId } from './operationNames';
import { mainResponse } from './readResponses';
import { isGroup, OTHER_TAG } from './tagGroups';

/** Reads the samples that an operation has in the document. An entry without a source is left out. */
function readCodeSamples(operation: OpenApiOperation): Pick<Operation, 'codeSamples'> {
  const given = SAMPLE_EXTENSIONS.map((name) => operation[name]).find(Boolean);
  const samples = (Array.isArray(given) ? given : []).filter(isJsonObject).flatMap((sample): CodeSample[] => {
    const [lang, label] = [sample.lang, sample.label].map((text) => (typeof text === 'string' ? text : undefined));
    const { source } = sample;
    const language = firstText(lang, label);
    if (typeof source !== 'string' || source.trim() === '' || language === '') return [];
    return [{ lang: language, ...(label && label !== language ? { label } : {}), source: source.trimEnd() }];
  });
  return samples.length > 0 ? { codeSamples: samples } : {};
}

/** Finds the operations of a document in the order of the file. */
export function findOperations({ paths = {} }: OpenApiDocument, resolve: ResolveRefs): FoundOperation[] {
  return Object.entries(withoutExtensions(paths)).flatMap(([path, given]) => {
    const item = resolve(given).value;
    return operationsOf(item).map(({ method, operation }) => ({ path, method, operation, item }));
  });
}

/** Reads the operations that were found in a document. */
export function readOperations(
  found: readonly FoundOperation[],
  { tags: declared = [] }: OpenApiDocument,
  shared: Shared,
): Operation[] {
  const others = new Set(declared.filter((tag) => !isGroup(tag)).map(({ name }) => name));
  const slugs = pageSlugs(found);
  // Pages of operations must not replace the landing page.
  const ids = new Set(['overview']);
  const uniqueId = (name: string) => uniqueName(name, ids, (text) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  const named = found.filter(({ operation }) => operation.operationId !== undefined);
  const nameOf = ({ method, path, operation }: FoundOperation) =>
    shortId(safeName(operation.operationId ?? `${method.toLowerCase()}-${path}`)) || 'operation';
  const ordered = [...named, ...found.filter((other) => !named.includes(other))];
  const idOf = new Map(ordered.map((one) => [one, uniqueId(nameOf(one))]));
  return found.map((one, index): Operation => {
    const { path, operation } = one;
    const content = readContent(one, shared);
    const request = jsonBody(content.body?.contents);
    const response = jsonBody(mainResponse(content.responses)?.contents);
    const tags = (operation.tags ?? []).filter((tag) => tag.trim() !== '');
    const groups = tags.filter((tag) => !others.has(tag));
    const id = idOf.get(one) ?? '';
    const { operationId: writtenId = id } = operation;
    return {
      id,
      ...(writtenId === id ? {} : { writtenId }),
      path,
      ...content,
      slug: slugs[index] ?? '',
      name: safeName(path.split('/').filter(Boolean).at(-1) ?? '') || safeName(path) || 'root',
      tag: groups[0] ?? OTHER_TAG,
      tags: tags.length > 0 ? tags : [OTHER_TAG],
      request: request?.field?.children ?? [],
      response: response?.field?.children ?? [],
      ...readCodeSamples(operation),
      requestExamples: request?.examples ?? [],
      responseExamples: response?.examples ?? [],
    };
  });
}
