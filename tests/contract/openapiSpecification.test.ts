import { describe, expect, it } from 'vitest';

import { fieldRows } from '@api-docs/openapi-facts/facts/fieldRows';

import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../plugins/api/facts/apiFiles';
import { projectDir } from '../../scripts/lib/run';
import { SPECIFIED_OPERATIONS } from '../support/specifiedOperations';

/** Fields of sections 3, 5 and 7 of the specification, written out by hand. `*` marks a required field. */
const V4ALPHA: Record<string, { request: string; data: string }> = {
  answer_relevancy: { request: 'query* response*', data: 'score generated_question' },
  clarity: { request: 'text*', data: 'score' },
  context_relevancy: {
    request: 'query* context* context.chunk_id context.chunk_text include_chunk_scores severity',
    data: 'score scores scores.label scores.score chunk_scores chunk_scores.chunk_id chunk_scores.score',
  },
  faithfulness: {
    request: 'query* response* context* context.chunk_id context.chunk_text include_citations severity',
    data: 'score statements statements.statement statements.label statements.probability statements.sentence_span statements.citation statements.citation.text statements.citation.node_id',
  },
  formality: { request: 'text*', data: 'score scores scores.sentence scores.score' },
  helpfulness: { request: 'text*', data: 'score' },
  pii: {
    request: 'text* allowlist blocklist categories',
    data: 'pii pii.interval pii.string pii.category',
  },
  prompt_manipulation: { request: 'text* severity', data: 'score scores scores.label scores.score' },
  sensitivity: { request: 'text* topics*', data: 'scores scores.label scores.score' },
  simplicity: { request: 'text*', data: 'score' },
  tone: { request: 'text* tones', data: 'scores scores.label scores.score' },
  toxicity: { request: 'text* severity', data: 'score scores scores.label scores.score' },
  stability: { request: 'responses*', data: '' },
  completion: { request: 'query* response*', data: '' },
  refusal: { request: 'query* response*', data: '' },
  adherence: { request: 'policy* response*', data: '' },
  evaluate: {
    request:
      'metrics* query response text context context.chunk_id context.chunk_text* topics tones categories allowlist blocklist include_chunk_scores include_citations severity',
    data: 'answer_relevancy clarity context_relevancy faithfulness formality helpfulness pii prompt_manipulation sensitivity simplicity tone toxicity',
  },
};

const DEFAULT_BODY =
  'query response context context.node_id context.node_score context.node_text metadata metadata.correlation_id metadata.llm_name';

const LEGACY: Record<string, string> = {
  ...Object.fromEntries(
    ['clarity', 'formality', 'helpfulness', 'simplicity', 'tone', 'toxicity', 'sensitivity'].map((name) => [
      `/alignment/v1/${name}`,
      'query response topics',
    ]),
  ),
  ...Object.fromEntries(
    ['answer_relevancy', 'context_relevancy', 'prompt_injection', 'summarization'].map((name) => [
      `/safety/v3/${name}`,
      DEFAULT_BODY,
    ]),
  ),
  '/safety/v3/faithfulness': `${DEFAULT_BODY} include_citations`,
  '/safety/v3/pii': 'text* allowlist* blocklist*',
  '/performance/v1/carbon': 'processor_name* provider_name* provider_region* instance_type* average_latency*',
  '/performance/v1/cost':
    'total_prompt_tokens* total_completion_tokens* model_name* model_provider* number_of_queries* model_type*',
};

const ENVELOPE = 'success message data metadata metadata.correlation_id warnings warnings.message warnings.details';

const files = openApiFiles(projectDir, brand);
const facts = files.facts(API_FILE);

function operation(path: string) {
  const found = facts.operations.find((candidate) => candidate.path === path && candidate.method === 'POST');
  if (!found) throw new Error(`${API_FILE} has no POST ${path}`);
  return found;
}

function fieldList(text: string): string[] {
  return text.split(' ').filter(Boolean).sort();
}

function marked(fields: Parameters<typeof fieldRows>[0]): string[] {
  return fieldRows(fields, '')
    .map(({ path, requirement }) => (requirement === 'required' ? `${path}*` : path))
    .sort();
}

it.each(SPECIFIED_OPERATIONS)(
  '%s is in the file, and documents the four statuses with the specified messages',
  (path) => {
    const { responses, deprecated } = operation(path);
    expect(deprecated).toBe(path in LEGACY);
    expect(responses.map(({ code }) => code)).toEqual(['200', '401', '422', '500']);
    const message = (code: string) => responses.find((response) => response.code === code)?.description ?? '';
    expect(message('401')).toContain('Please provide a valid API key');
    expect(message('422')).toContain('Invalid or incorrect input');
    expect(message('500')).toContain('Internal Server Error');
    expect(responses.filter(({ code, contents }) => code !== '200' && contents.length > 0)).toEqual([]);
  },
);

describe('v4alpha', () => {
  it.each(Object.entries(V4ALPHA))(
    '%s takes the specified fields, and replies with them in the envelope',
    (name, { request, data }) => {
      const own = operation(`/metrics/v4alpha/${name}`);
      const expected = [...fieldList(request), 'metadata', 'metadata.correlation_id'].sort();
      expect(marked(own.request)).toEqual(expected);
      const inEnvelope = [...fieldList(ENVELOPE), ...fieldList(data).map((path) => `data.${path}`)].sort();
      expect(
        fieldRows(own.response, '')
          .map(({ path }) => path)
          .sort(),
      ).toEqual(inEnvelope);
      // A reply example for each request example.
      expect(own.responseExamples.map(({ key }) => key)).toEqual(own.requestExamples.map(({ key }) => key));
    },
  );
});

describe('legacy operations', () => {
  it.each(Object.entries(LEGACY))(
    '%s takes the specified fields, and has no documented reply body',
    (path, request) => {
      expect(marked(operation(path).request)).toEqual(fieldList(request));
      expect(operation(path).response).toEqual([]);
      expect(operation(path).responses.every(({ contents }) => contents.length === 0)).toBe(true);
    },
  );
});

/** What must be true of a field; its limits are complete. */
type Facts = Partial<Pick<ReturnType<typeof fieldRows>[number], 'nullable' | 'limits' | 'default'>> & {
  types?: string[];
  items?: object;
};

describe('the fields', () => {
  const v4alpha = (name: string) => `/metrics/v4alpha/${name}`;
  const strings = { types: ['array'], items: { types: ['string'] } };
  const integers = { types: ['array'], items: { types: ['integer'] }, limits: { minItems: 2, maxItems: 2 } };
  const namesWith = (part: 'request' | 'data', name: string) =>
    Object.keys(V4ALPHA).filter((metric) => V4ALPHA[metric]?.[part].split(' ').includes(name));

  it.each<[path: string, name: string, facts: Facts, part?: 'response']>([
    ...namesWith('request', 'severity').map((name): [string, string, Facts] => [
      v4alpha(name),
      'severity',
      { types: ['number'], limits: { minimum: 0, maximum: 1 } },
    ]),
    ...namesWith('data', 'score').map((name): [string, string, Facts, 'response'] => [
      v4alpha(name),
      'data.score',
      { limits: name === 'clarity' ? {} : { minimum: 0, maximum: 100 } },
      'response',
    ]),
    ...fieldList(V4ALPHA.evaluate?.data ?? '').map((name): [string, string, Facts, 'response'] => [
      v4alpha('evaluate'),
      `data.${name}`,
      { types: ['object'], nullable: true },
      'response',
    ]),
    [v4alpha('context_relevancy'), 'include_chunk_scores', { types: ['boolean'], default: 'false' }],
    [v4alpha('context_relevancy'), 'context', { items: { limits: { anyRequired: [['chunk_id'], ['chunk_text']] } } }],
    [v4alpha('faithfulness'), 'context', { items: { limits: { anyRequired: [['chunk_id'], ['chunk_text']] } } }],
    [v4alpha('faithfulness'), 'include_citations', { types: ['boolean'], default: 'true' }],
    [v4alpha('faithfulness'), 'data.statements.probability', { limits: { minimum: 0, maximum: 1 } }, 'response'],
    [v4alpha('faithfulness'), 'data.statements.sentence_span', integers, 'response'],
    [v4alpha('pii'), 'data.pii.interval', integers, 'response'],
    [v4alpha('pii'), 'allowlist', strings],
    [v4alpha('pii'), 'blocklist', strings],
    [v4alpha('sensitivity'), 'topics', strings],
    [v4alpha('tone'), 'tones', strings],
    [v4alpha('tone'), 'data.scores', { limits: { maxItems: 3 } }, 'response'],
    [v4alpha('evaluate'), 'include_chunk_scores', { default: 'false' }],
    [v4alpha('evaluate'), 'include_citations', { default: 'true' }],
    [v4alpha('evaluate'), 'context', { types: ['array'], nullable: true, items: { types: ['object'] } }],
    [v4alpha('evaluate'), 'metrics', { ...strings, limits: { uniqueItems: true } }],
    [v4alpha('evaluate'), 'allowlist', { types: ['array'], items: { types: [] } }],
    ['/safety/v3/faithfulness', 'include_citations', { default: 'false' }],
    ['/performance/v1/carbon', 'processor_name', { types: ['string'] }],
    ['/performance/v1/carbon', 'average_latency', { types: ['number'] }],
  ])('%s: %s has the specified type, limits and default', (path, name, { limits, ...others }, part) => {
    const found = fieldRows(operation(path)[part ?? 'request'], '').find((row) => row.path === name);
    expect(found).toMatchObject(others);
    if (limits) expect(found?.limits).toEqual(limits);
  });

  it('of tone are the three strongest', () => {
    expect(operation(v4alpha('tone')).description).toContain('the three strongest emotional tones');
  });
});

describe('the legacy body of Adherence', () => {
  it.each([API_FILE, 'openapi/versions/v3.3.0.yaml', 'openapi/versions/v3.4.0.yaml'])(
    'in %s requires policy',
    (file) => {
      const body = files.facts(file).legacyBodies.find(({ name }) => name === 'adherence');
      expect(marked(body?.request ?? [])).toEqual(['policy*', 'response']);
    },
  );
});

describe('the OpenAPI file of v3.3.0', () => {
  it('has only the legacy operations, none of them deprecated', () => {
    const frozen = files.facts('openapi/versions/v3.3.0.yaml');
    expect(frozen.operations.map(({ path }) => path).sort()).toEqual(Object.keys(LEGACY).sort());
    expect(frozen.operations.some(({ deprecated }) => deprecated)).toBe(false);
    expect(frozen.legacyBodies.map(({ name }) => name).sort()).toEqual([
      'adherence',
      'completion',
      'refusal',
      'stability',
    ]);
  });
});
