import { PAGE_LANGUAGES, REFERENCE_LANGUAGES, renderSamples } from '../api-reference/samples/renderSamples';
import { spellingRemedy, teachingError } from '../teachingError';
import type { ApiFiles } from './apiFiles';
import { findExample, findLegacyBody, findOperation } from './findOperation';
import { firstSentence, operationLink, printRow, toHtml } from './printing';
import type {
  ApiFieldsProps,
  ApiOperationProps,
  ApiOperationsProps,
  ApiReplyProps,
  ApiSampleProps,
  ApiStatusesProps,
  FieldMapProps,
} from './props';
import { fieldRows } from './readFields';
import { replyView } from './replyView';
import { findSuccession } from './successors';
import type { ApiFacts, Field } from './types';

/** The attributes that a writer gave a component. */
export type Attributes = Partial<Record<string, string>>;

/** What a component's step works with. */
export interface PageContext {
  facts: ApiFacts;
  files: ApiFiles;
  /** `file:line` of the component. */
  page: string;
}

type Step<Props> = (context: PageContext, attributes: Attributes) => Props;

function requestedFields(
  { facts, page }: PageContext,
  { operation, body, part = 'request' }: Attributes,
): {
  owner: string;
  part: string;
  fields: Field[];
} {
  if (body !== undefined && part === 'request')
    return { owner: body, part: 'request', fields: findLegacyBody(facts, body, page).request };
  if ((part !== 'request' && part !== 'reply') || body !== undefined) {
    throw teachingError({
      file: page,
      problem: 'unknown part',
      expected: 'part="request", or part="reply" of an operation',
      found: part,
      remedy: 'write one of the two',
    });
  }
  const found = findOperation(facts, operation ?? '', page);
  return { owner: found.path, part, fields: found[part] };
}

function selectField(fields: Field[], path: string, owner: string, page: string): Field[] {
  const all = fieldRows(fields, '').map((row) => row.path);
  const select = (candidates: Field[]): Field[] =>
    candidates.flatMap((field) => (field.path === path ? [field] : select(field.children)));
  const selected = select(fields);
  if (selected.length > 0) return selected;
  throw teachingError({
    file: page,
    problem: `unknown field "${path}"`,
    expected: `a field of ${owner}`,
    found: path,
    remedy: spellingRemedy(path, all, `use one of: ${all.join(', ')}`),
  });
}

const apiFields: Step<ApiFieldsProps> = (context, attributes) => {
  const { owner, part, fields } = requestedFields(context, attributes);
  const selected = attributes.field === undefined ? fields : selectField(fields, attributes.field, owner, context.page);
  if (selected.length === 0) {
    throw teachingError({
      file: context.page,
      problem: `nobody published the ${part} fields of ${owner}`,
      expected: 'an operation whose fields the OpenAPI file names',
      found: owner,
      remedy: 'leave the component out and say that the fields are not published',
    });
  }
  return {
    caption: `${part === 'request' ? 'Request' : 'Reply'} fields of ${owner}`,
    rows: fieldRows(selected, part).map(printRow),
  };
};

const apiSample: Step<ApiSampleProps> = ({ facts, page }, { operation, example, languages }) => {
  const found = findOperation(facts, operation ?? '', page);
  const { summary, value } = findExample(found.requestExamples, example, page, found.path);
  if (languages !== undefined && languages !== 'all') {
    throw teachingError({
      file: page,
      problem: 'unknown value of languages',
      expected: 'languages="all", or no such attribute',
      found: languages,
      remedy: 'leave the attribute out on docs pages',
    });
  }
  const wanted = languages === 'all' ? REFERENCE_LANGUAGES : PAGE_LANGUAGES;
  return { summary, samples: renderSamples(facts.server, found, value, wanted) };
};

const apiReply: Step<ApiReplyProps> = ({ facts, page }, { operation, example }) => {
  const found = findOperation(facts, operation ?? '', page);
  const { key, value } = findExample(found.replyExamples, example, page, `the reply of ${found.path}`);
  const request = found.requestExamples.find((candidate) => candidate.key === key);
  const view = request && replyView(request.value, value);
  return { json: JSON.stringify(value, null, 2), ...(view ? { view } : {}) };
};

const fieldMapStep: Step<FieldMapProps> = ({ facts, files, page }, { operation, body }) => {
  const { successor, rows, note } = findSuccession(
    facts,
    files.successors(),
    { ...(operation === undefined ? {} : { operation }), ...(body === undefined ? {} : { body }) },
    page,
  );
  return {
    rows,
    ...(successor ? { successor: operationLink(successor) } : {}),
    ...(note === undefined ? {} : { note }),
  };
};

const apiOperation: Step<ApiOperationProps> = ({ facts, files, page }, { operation }) => {
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

const apiStatuses: Step<ApiStatusesProps> = ({ facts, page }, { operation }) => ({
  rows: findOperation(facts, operation ?? '', page).statuses.map(({ code, description, hasBody }) => ({
    code,
    html: toHtml(description),
    hasBody,
  })),
});

const apiOperations: Step<ApiOperationsProps> = ({ facts, files, page }) => ({
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
          ...(successor ? { successor: operationLink(successor) } : {}),
        };
      }),
  })),
});

/** The components that the build fills in, with the attributes that a writer may give each. */
export const FACT_COMPONENTS = {
  ApiFields: { attributes: ['operation', 'body', 'part', 'field'], step: apiFields },
  ApiSample: { attributes: ['operation', 'example', 'languages'], step: apiSample },
  ApiReply: { attributes: ['operation', 'example'], step: apiReply },
  FieldMap: { attributes: ['operation', 'body'], step: fieldMapStep },
  ApiOperation: { attributes: ['operation'], step: apiOperation },
  ApiStatuses: { attributes: ['operation'], step: apiStatuses },
  ApiOperations: { attributes: [], step: apiOperations },
} satisfies Record<string, { attributes: string[]; step: Step<object> }>;

export type FactComponent = keyof typeof FACT_COMPONENTS;
