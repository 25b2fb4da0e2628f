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
  ApiOperationProps,
  ApiOperationsProps,
  ApiStatusesProps,
} from './props';
import type { Step } from './step';
import { findSuccession } from './successors';

export const apiOperation: Step<ApiOperationProps> = ({ facts, files, page }, { operation }) => {
  const found = findOperation(facts, operation ?? '', page);
  const successor = found.deprecated
    ? findSuccession(facts, files.successors(), { operation: found.path }, page).successor
    : undefined;
  return {
    method: found.method,
    server: facts.server,
    path: found.path,
    deprecated: found.deprecated,
    ...(successor ? { successor: operationLink(successor) } : {}),
  };
};

export const apiStatuses: Step<ApiStatusesProps> = ({ facts, page }, { operation }) => ({
  rows: findOperation(facts, operation ?? '', page).statuses.map(({ code, description, hasBody }) => ({
    code,
    html: toHtml(description),
    hasBody,
  })),
});

export const apiOperations: Step<ApiOperationsProps> = ({ facts, files, page }) => ({
  groups: facts.tags.map(({ name, description }) => ({
    tag: name,
    html: toHtml(description),
    operations: facts.operations
      .filter((operation) => operation.tag === name)
      .map((operation) => {
        const successor = operation.deprecated
          ? findSuccession(facts, files.successors(), { operation: operation.path }, page).successor
          : undefined;
        return {
          ...operationLink(operation),
          summary: operation.summary,
          html: toHtml(firstSentence(operation.description)),
          deprecated: operation.deprecated,
          required: operation.request.filter(({ requirement }) => requirement === 'required').map(({ name }) => name),
          ...(successor ? { successor: operationLink(successor) } : {}),
        };
      }),
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

const VERSION_NOTES: Record<string, string> = { next: 'unreleased' };

export const apiDownloads: Step<ApiDownloadsProps> = ({ files }) => {
  const versions = files.versions();
  return {
    files: downloads(versions).map(({ version, yaml, json }) => {
      const note = version === versions[0] ? 'latest' : VERSION_NOTES[version];
      return { version, yaml, json, ...(note === undefined ? {} : { note }) };
    }),
    postman: POSTMAN_COLLECTION,
  };
};
