import {
  PAGE_LANGUAGES,
  REFERENCE_LANGUAGES,
  renderSamples,
  type SampleOperation,
} from '../../shared/samples/renderSamples';
import type { SampleLanguage } from '../../shared/samples/templates';
import type { Direction } from '../front-matter/schemas';
import { downloads, POSTMAN_COLLECTION } from '../downloads/downloads';
import { spellingRemedy, teachingError } from '../teachingError';
import { API_FILE, apiVersionFile, type ApiFiles } from './apiFiles';
import { describeFieldRow, isTelling, KIND_WORDS } from './describeChange';
import { CHANGE_KINDS, diffFacts } from './diffFacts';
import { findExample, findLegacyBody, findOperation } from './findOperation';
import { firstSentence, operationLink, printJson, printRow, toHtml } from './printing';
import type {
  ApiChangesProps,
  ApiDownloadsProps,
  ApiExamplesProps,
  ApiFieldsProps,
  ApiOperationProps,
  ApiOperationsProps,
  ApiReplyProps,
  ApiSampleProps,
  ApiStatusesProps,
  FieldMapProps,
  FigureProps,
  ScoreDirectionProps,
  ScoreMark,
  ScoreScaleProps,
} from './props';
import { fieldRows } from './readFields';
import { readFigure } from './readFigure';
import { replyScore, replyView } from './replyView';
import { requestBuilder } from './requestBuilder';
import { SCORE_SCALES } from './scoreScales';
import { findSuccession } from './successors';
import type { ApiFacts, Field, NamedExample, Operation } from './types';

/** The attributes that a writer gave a component. */
export type Attributes = Partial<Record<string, string>>;

/** What a component's step works with. */
export interface PageContext {
  facts: ApiFacts;
  files: ApiFiles;
  /** `file:line` of the component. */
  page: string;
  /** Absolute path of the folder with the drawings of the page's version. */
  figures: string;
  /** Which end of the scale is good, from the front matter of a metric page. */
  direction?: Direction;
}

type Step<Props> = (context: PageContext, attributes: Attributes) => Props;

function requestedFields(
  { facts, page }: PageContext,
  { operation, body, part = 'request' }: Attributes,
): {
  owner: string;
  part: 'request' | 'reply';
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
    part,
    caption: `${part === 'request' ? 'Request' : 'Reply'} fields of ${owner}`,
    rows: fieldRows(selected, part).map(printRow),
  };
};

function sampleOperation({ path, name, reply }: Operation): SampleOperation {
  return { path, name, readsData: reply.length > 0 };
}

function sampleProps(
  facts: ApiFacts,
  operation: Operation,
  { key, summary, value }: NamedExample,
  languages: readonly SampleLanguage[],
): ApiSampleProps {
  const samples = renderSamples(facts.server, sampleOperation(operation), value, languages);
  return { operation: operationLink(operation), example: key, summary, samples };
}

const apiSample: Step<ApiSampleProps> = ({ facts, page }, { operation, example, languages }) => {
  const found = findOperation(facts, operation ?? '', page);
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
  return sampleProps(facts, found, findExample(found.requestExamples, example, page, found.path), wanted);
};

function replyProps(operation: Operation, { key, value }: NamedExample, direction?: Direction): ApiReplyProps {
  const request = operation.requestExamples.find((candidate) => candidate.key === key);
  const view = request && replyView(request.value, value);
  const { verdict, top } = direction ? SCORE_SCALES[direction] : {};
  return {
    json: printJson(value),
    ...(view ? { view } : {}),
    ...(verdict !== undefined && top !== undefined ? { scale: { verdict, top } } : {}),
  };
}

const apiReply: Step<ApiReplyProps> = ({ facts, page, direction }, { operation, example }) => {
  const found = findOperation(facts, operation ?? '', page);
  return replyProps(found, findExample(found.replyExamples, example, page, `the reply of ${found.path}`), direction);
};

const apiExamples: Step<ApiExamplesProps> = ({ facts, page, direction }, { operation }) => {
  const found = findOperation(facts, operation ?? '', page);
  return {
    examples: found.requestExamples.map((example) => {
      const reply = found.replyExamples.find(({ key }) => key === example.key);
      return {
        sample: sampleProps(facts, found, example, REFERENCE_LANGUAGES),
        ...(reply ? { reply: replyProps(found, reply, direction) } : {}),
      };
    }),
  };
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
          deprecated: operation.deprecated,
          required: operation.request.filter(({ requirement }) => requirement === 'required').map(({ name }) => name),
          ...(successor ? { successor: operationLink(successor) } : {}),
        };
      }),
  })),
});

const apiChanges: Step<ApiChangesProps> = ({ facts, files, page }, { from, to }) => {
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

const apiDownloads: Step<ApiDownloadsProps> = ({ files }) => {
  const versions = files.versions();
  return {
    files: downloads(versions).map(({ version, yaml, json }) => {
      const note = version === versions[0] ? 'latest' : VERSION_NOTES[version];
      return { version, yaml, json, ...(note === undefined ? {} : { note }) };
    }),
    postman: POSTMAN_COLLECTION,
  };
};

function ownDirection({ direction, page }: PageContext): Direction {
  if (direction) return direction;
  throw teachingError({
    file: page,
    problem: 'this page has no direction',
    expected: 'a metric page, with `direction` in its front matter',
    found: 'no such entry',
    remedy: 'use the component on metric pages only',
  });
}

const scoreDirection: Step<ScoreDirectionProps> = (context) => {
  const { mark, verdict, scale } = SCORE_SCALES[ownDirection(context)];
  return { mark, verdict, scale };
};

function exampleScores(facts: ApiFacts, operation: string, page: string): ScoreMark[] {
  const { replyExamples, path } = findOperation(facts, operation, page);
  const marks = replyExamples.flatMap(({ summary, value }) => {
    const score = replyScore(value);
    return score === undefined ? [] : [{ value: score, summary }];
  });
  if (marks.length > 0) return marks.sort((a, b) => a.value - b.value);
  throw teachingError({
    file: page,
    problem: `the examples of ${path} have no score`,
    expected: 'an operation whose reply examples carry `data.score`',
    found: path,
    remedy: 'leave the attribute operation out',
  });
}

const scoreScale: Step<ScoreScaleProps> = (context, { operation, low, high }) => {
  const direction = ownDirection(context);
  const { top, bands, note } = SCORE_SCALES[direction];
  if (top === undefined || bands === undefined || note === undefined) {
    throw teachingError({
      file: context.page,
      problem: 'this metric has no score to draw a scale for',
      expected: 'a direction with a 0 to 100 score',
      found: `direction: ${direction}`,
      remedy: 'leave the component out',
    });
  }
  const needsEnds = bands.length === 0;
  if (needsEnds !== (low !== undefined) || needsEnds !== (high !== undefined)) {
    throw teachingError({
      file: context.page,
      problem: needsEnds ? 'a scale without bands needs words for its ends' : 'a scale with bands has no end words',
      expected: needsEnds ? 'low="…" and high="…"' : 'neither low nor high',
      found: `low="${low ?? ''}" high="${high ?? ''}", direction: ${direction}`,
      remedy: needsEnds ? 'say what a score near 0 and one near 100 mean' : 'remove low and high',
    });
  }
  return {
    top,
    bands,
    ...(low !== undefined && high !== undefined ? { ends: { low, high } } : {}),
    marks: operation === undefined ? [] : exampleScores(context.facts, operation, context.page),
    note,
  };
};

const figure: Step<FigureProps> = ({ figures, page }, { name }) => readFigure(figures, name ?? '', page);

/** The components that the build fills in, with the attributes that a writer may give each. */
export const FACT_COMPONENTS = {
  ApiFields: { attributes: ['operation', 'body', 'part', 'field'], step: apiFields },
  ApiSample: { attributes: ['operation', 'example', 'languages'], step: apiSample },
  ApiReply: { attributes: ['operation', 'example'], step: apiReply },
  ApiExamples: { attributes: ['operation'], step: apiExamples },
  FieldMap: { attributes: ['operation', 'body'], step: fieldMapStep },
  ApiOperation: { attributes: ['operation'], step: apiOperation },
  ApiStatuses: { attributes: ['operation'], step: apiStatuses },
  ApiOperations: { attributes: [], step: apiOperations },
  ApiChanges: { attributes: ['from', 'to'], step: apiChanges },
  ApiDownloads: { attributes: [], step: apiDownloads },
  ScoreDirection: { attributes: [], step: scoreDirection },
  ScoreScale: { attributes: ['operation', 'low', 'high'], step: scoreScale },
  Figure: { attributes: ['name'], step: figure },
  RequestBuilder: { attributes: ['operation'], step: requestBuilder },
} satisfies Record<string, { attributes: string[]; step: Step<object> }>;

export type FactComponent = keyof typeof FACT_COMPONENTS;
