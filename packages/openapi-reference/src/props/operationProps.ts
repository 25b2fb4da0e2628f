import { buildError } from '@api-docs/kit/buildError';
import { NEXT } from '@api-docs/kit/docsVersions';
import { CHANGE_KINDS, KIND_TITLES } from '@api-docs/openapi-facts/differences/apiChange';
import { describeFieldMapRow } from '@api-docs/openapi-facts/differences/describeNotes';
import { diffFacts } from '@api-docs/openapi-facts/differences/diffFacts';
import { findSuccession } from '@api-docs/openapi-facts/differences/findSuccession';
import { hasChanges } from '@api-docs/openapi-facts/differences/mapFields';
import { operationRef } from '@api-docs/openapi-facts/findOperation';
import { successorEntry } from '@api-docs/openapi-facts/successors';
import { htmlToText, markdownToHtml } from '@api-docs/openapi-facts/markdownToHtml';
import { firstSentence } from '@api-docs/openapi-facts/parseDescription';
import { flatGroups, tagTree } from '@api-docs/openapi-facts/tagTree';
import type { Operation } from '@api-docs/openapi-facts/types';
import { code, item, paragraph, strong } from '@api-docs/kit/blocks';

import { versionFile, type ApiFiles } from '../apiFiles';
import { downloadsOf } from '../downloads';
import { asText, operationLink, type Attributes, type FactComponents, type PageContext } from './pageContext';
import type { OperationLink } from './types';

/** Returns the link to what replaces a deprecated operation. */
export function successorLink(
  { facts, files, page }: Pick<PageContext, 'facts' | 'files' | 'page'>,
  operation: Operation,
): OperationLink | undefined {
  if (!operation.deprecated || !successorEntry(files.successors(), operation)) return undefined;
  const { successor } = findSuccession(facts, files.successors(), { operation: operationRef(facts, operation) }, page);
  return successor && operationLink(files, successor);
}

/** Returns the names of the parameters and fields of the JSON body that are required, or may be: nobody has published it. */
function namesToSend({ parameters, request }: Operation): string[] {
  return [...parameters.map(({ field }) => field), ...request]
    .filter(({ requirement }) => requirement === 'required' || requirement === 'not documented')
    .map(({ name }) => name);
}

export type ApiOperationsProps = ReturnType<typeof apiOperationsProps>;

export const apiOperationsProps = (context: PageContext) => ({
  hint: context.facts.operations[0]?.name ?? '',
  groups: flatGroups(tagTree(context.facts))
    .filter(({ operations }) => operations.length > 0)
    .map(({ tag, labels, operations }) => ({
      tag: labels.join(' › '),
      html: markdownToHtml(tag.description),
      operations: operations.map((operation) => ({
        ...operationLink(context.files, operation),
        method: operation.method,
        summary: operation.summary,
        html: markdownToHtml(firstSentence(operation.description)),
        deprecated: operation.deprecated ? context.files.options.deprecation.badge : '',
        toSend: namesToSend(operation),
        successor: successorLink(context, operation),
      })),
    })),
});

export type ApiChangesProps = ReturnType<typeof apiChangesProps>;

export const apiChangesProps = ({ facts, files, page }: PageContext, { from, to }: Attributes) => {
  if (from === undefined) {
    throw buildError({
      file: page,
      problem: '<ApiChanges> has no version to compare with',
      expected: 'from="v3.3.0", the docs version before this one',
      found: 'no such attribute',
      remedy: 'add the attribute from',
    });
  }
  const newer = to === undefined ? facts : files.facts(versionFile(files, to));
  const changes = diffFacts(files.facts(versionFile(files, from)), newer, files.successors());
  const latest = files.facts(files.options.file);
  const inReference = new Map(latest.operations.map((operation) => [operationRef(latest, operation), operation]));
  const link = (path: string) => {
    const operation = inReference.get(path);
    return operation ? { ...operationLink(files, operation), path } : { path };
  };
  return {
    from,
    groups: CHANGE_KINDS.map((kind) => ({
      kind,
      title: KIND_TITLES[kind],
      changes: changes
        .filter((change) => change.kind === kind)
        .map(({ operation, text, pairedWith, fields = [] }) => ({
          ...link(operation),
          html: markdownToHtml(text),
          pairedWith: pairedWith === undefined ? undefined : link(pairedWith),
          fields: fields.filter(hasChanges).map((row) => markdownToHtml(describeFieldMapRow(row))),
        })),
    })).filter(({ changes }) => changes.length > 0),
  };
};

const apiChangesText = asText(apiChangesProps, ({ groups }) =>
  groups.flatMap(({ title, changes }) => [
    paragraph(strong(title)),
    ...changes.map(({ path, html }) => item(code(path), { text: `: ${htmlToText(html)}` })),
  ]),
);

/** Returns undefined if no docs version is released. */
function versionNote(files: ApiFiles, version: string): string | undefined {
  const [latest] = files.versions();
  if (version === NEXT) return latest && 'unreleased';
  if (version === latest) return 'latest';
  const legacy = files.facts(files.options.file).operations.filter(({ deprecated }) => deprecated);
  const { operations } = files.facts(versionFile(files, version));
  const isLegacyOnly = operations.every(({ path }) => legacy.some((operation) => operation.path === path));
  return isLegacyOnly ? 'frozen; legacy API only' : 'frozen';
}

export type ApiDownloadsProps = ReturnType<typeof apiDownloadsProps>;

const apiDownloadsProps = ({ files }: PageContext) => {
  const { file } = files.options;
  const { postman, http, ofVersion, list } = downloadsOf(file);
  return {
    openapi: /^\d+\.\d+/.exec(String(files.source(file).openapi))?.[0] ?? '',
    files: list(files.versions()).map((download) => ({ ...download, note: versionNote(files, download.version) })),
    archive: files.retired().map(ofVersion),
    postman,
    http,
  };
};

export const OPERATION_COMPONENTS: FactComponents = {
  ApiOperations: { attributes: [], computeProps: apiOperationsProps },
  ApiChanges: { attributes: ['from', 'to'], computeProps: apiChangesProps, readText: apiChangesText },
  ApiDownloads: { attributes: [], computeProps: apiDownloadsProps },
};
