import { downloads, POSTMAN_COLLECTION } from '../downloads/downloads';
import { teachingError } from '../teachingError';
import { API_FILE, apiVersionFile } from './apiFiles';
import { describeFieldRow, isTelling, KIND_WORDS } from './describeChange';
import { CHANGE_KINDS, diffFacts } from './diffFacts';
import { findOperation } from './findOperation';
import { firstSentence, operationLink, toHtml } from './printing';
import type {
  ApiChangesProps,
  ApiDownloadsProps,
  ApiOperationsProps,
  MethodEndpointProps,
  OperationLink,
  StatusCodesProps,
} from './props';
import type { PageContext, Step } from './step';
import { findSuccession } from './successors';
import type { Operation } from './types';

/** What takes over a deprecated operation; nothing when the operation stays or no successor is documented. */
function successorOf(
  { facts, files, page }: PageContext,
  { path, deprecated }: Operation,
): { successor?: OperationLink } {
  if (!deprecated) return {};
  const { successor } = findSuccession(facts, files.successors(), { operation: path }, page);
  return successor ? { successor: operationLink(successor) } : {};
}

export const methodEndpoint: Step<MethodEndpointProps> = (context, { operation }) => {
  const { facts, page } = context;
  const found = findOperation(facts, operation ?? '', page);
  return {
    method: found.method,
    server: facts.server,
    path: found.path,
    deprecated: found.deprecated,
    ...successorOf(context, found),
  };
};

export const statusCodes: Step<StatusCodesProps> = ({ facts, page }, { operation }) => ({
  rows: findOperation(facts, operation ?? '', page).statuses.map(({ code, description, hasBody }) => ({
    code,
    html: toHtml(description),
    hasBody,
  })),
});

export const apiOperations: Step<ApiOperationsProps> = (context) => ({
  groups: context.facts.tags.map(({ name, description }) => ({
    tag: name,
    html: toHtml(description),
    operations: context.facts.operations
      .filter((operation) => operation.tag === name)
      .map((operation) => ({
        ...operationLink(operation),
        summary: operation.summary,
        html: toHtml(firstSentence(operation.description)),
        deprecated: operation.deprecated,
        required: operation.request.filter(({ requirement }) => requirement === 'required').map(({ name }) => name),
        ...successorOf(context, operation),
      })),
  })),
});

export const apiChanges: Step<ApiChangesProps> = ({ facts, files, page }, { from, to }) => {
  if (from === undefined) {
    throw teachingError({
      file: page,
      problem: 'nothing to compare with',
      expected: 'from="v3.3.0", the docs version before this one',
      found: 'no such attribute',
      remedy: 'name the older version',
    });
  }
  const newer = to === undefined ? facts : files.facts(apiVersionFile(to));
  const changes = diffFacts(files.facts(apiVersionFile(from)), newer, files.successors());
  const reference = (path: string) => {
    const current = files.facts(API_FILE).operations.find((operation) => operation.path === path);
    return { path, ...(current ? { to: operationLink(current).to } : {}) };
  };
  return {
    from,
    groups: CHANGE_KINDS.map((kind) => ({
      kind,
      title: KIND_WORDS[kind],
      changes: changes
        .filter((change) => change.kind === kind)
        .map(({ operation, text, pairedWith, fields = [] }) => ({
          ...reference(operation),
          html: toHtml(text),
          ...(pairedWith === undefined ? {} : { pairedWith: reference(pairedWith) }),
          fields: fields.filter(isTelling).map((row) => toHtml(describeFieldRow(row))),
        })),
    })).filter(({ changes }) => changes.length > 0),
  };
};

function noteOn(version: string, latest: string | undefined): { note?: string } {
  if (version === 'next') return { note: 'unreleased' };
  return version === latest ? { note: 'latest' } : {};
}

export const apiDownloads: Step<ApiDownloadsProps> = ({ files }) => {
  const versions = files.versions();
  return {
    files: downloads(versions).map((download) => ({ ...download, ...noteOn(download.version, versions[0]) })),
    postman: POSTMAN_COLLECTION,
  };
};
