import { describe, expect, it } from 'vitest';

import { describeType } from '@api-docs/openapi-facts/describeValue';
import { fieldRows } from '@api-docs/openapi-facts/readFields';

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

describe('the specified operations', () => {
  it.each(SPECIFIED_OPERATIONS)('%s is in the file, deprecated if it is a legacy operation', (path) => {
    expect(operation(path).deprecated).toBe(path in LEGACY);
  });

  it.each(SPECIFIED_OPERATIONS)('%s documents the four statuses with the specified messages', (path) => {
    const { statuses } = operation(path);
    expect(statuses.map(({ code }) => code)).toEqual(['200', '401', '422', '500']);
    const message = (code: string) => statuses.find((status) => status.code === code)?.description ?? '';
    expect(message('401')).toContain('Please provide a valid API key');
    expect(message('422')).toContain('Invalid or incorrect input');
    expect(message('500')).toContain('Internal Server Error');
    expect(statuses.filter(({ code, hasBody }) => code !== '200' && hasBody)).toEqual([]);
  });
});

describe('v4alpha', () => {
  it.each(Object.entries(V4ALPHA))('%s takes the specified fields', (name, { request }) => {
    const expected = [...fieldList(request), 'metadata', 'metadata.correlation_id'].sort();
    expect(marked(operation(`/metrics/v4alpha/${name}`).request)).toEqual(expected);
  });

  it.each(Object.entries(V4ALPHA))('%s replies with the envelope and the specified data', (name, { data }) => {
    const reply = fieldRows(operation(`/metrics/v4alpha/${name}`).reply, '').map(({ path }) => path);
    const expected = [...fieldList(ENVELOPE), ...fieldList(data).map((path) => `data.${path}`)].sort();
    expect(reply.sort()).toEqual(expected);
  });

  it.each(Object.keys(V4ALPHA))('%s has a reply example for each request example', (name) => {
    const { requestExamples, replyExamples } = operation(`/metrics/v4alpha/${name}`);
    expect(replyExamples.map(({ key }) => key)).toEqual(requestExamples.map(({ key }) => key));
  });
});

describe('legacy operations', () => {
  it.each(Object.entries(LEGACY))('%s takes the specified fields', (path, request) => {
    expect(marked(operation(path).request)).toEqual(fieldList(request));
  });

  it.each(Object.keys(LEGACY))('%s has no documented reply body', (path) => {
    expect(operation(path).reply).toEqual([]);
    expect(operation(path).statuses.every(({ hasBody }) => !hasBody)).toBe(true);
  });
});

describe('the fields', () => {
  const field = (path: string, name: string, part: 'request' | 'reply' = 'request') => {
    const found = fieldRows(operation(path)[part], '').find((row) => row.path === name);
    if (!found) throw new Error(`${path} has no ${name}`);
    return found;
  };

  const withSeverity = Object.keys(V4ALPHA).filter((name) => V4ALPHA[name]?.request.includes('severity'));

  it.each(withSeverity)('severity of %s is from 0 to 1', (name) => {
    expect(field(`/metrics/v4alpha/${name}`, 'severity').limits).toEqual({ minimum: 0, maximum: 1 });
  });

  it.each([
    ['/metrics/v4alpha/context_relevancy', 'include_chunk_scores', 'false'],
    ['/metrics/v4alpha/evaluate', 'include_chunk_scores', 'false'],
    ['/metrics/v4alpha/faithfulness', 'include_citations', 'true'],
    ['/metrics/v4alpha/evaluate', 'include_citations', 'true'],
    ['/safety/v3/faithfulness', 'include_citations', 'false'],
  ])('%s: %s is %s by default', (path, name, value) => {
    expect(field(path, name).default).toBe(value);
  });

  it.each(['context_relevancy', 'faithfulness'])('%s requires chunk_id or chunk_text in each chunk', (name) => {
    expect(field(`/metrics/v4alpha/${name}`, 'context').items?.limits.anyRequired).toEqual([
      ['chunk_id'],
      ['chunk_text'],
    ]);
  });

  it.each([
    ['/metrics/v4alpha/sensitivity', 'topics', 'list of strings'],
    ['/metrics/v4alpha/tone', 'tones', 'list of strings'],
    ['/metrics/v4alpha/pii', 'blocklist', 'list of strings'],
    ['/metrics/v4alpha/prompt_manipulation', 'severity', 'number'],
    ['/metrics/v4alpha/faithfulness', 'include_citations', 'boolean'],
    ['/metrics/v4alpha/context_relevancy', 'include_chunk_scores', 'boolean'],
    ['/performance/v1/carbon', 'processor_name', 'string'],
    ['/performance/v1/carbon', 'average_latency', 'number'],
  ])('%s: %s is a %s', (path, name, type) => {
    expect(describeType(field(path, name))).toBe(type);
  });

  it('context of evaluate can be null', () => {
    expect(field('/metrics/v4alpha/evaluate', 'context')).toMatchObject({
      types: ['array'],
      nullable: true,
      items: { types: ['object'] },
    });
  });

  it('metrics of evaluate is a list without duplicates', () => {
    expect(field('/metrics/v4alpha/evaluate', 'metrics').limits).toEqual({ uniqueItems: true });
    expect(field('/metrics/v4alpha/evaluate', 'metrics')).toMatchObject({
      types: ['array'],
      items: { types: ['string'] },
    });
  });

  it('allowlist of evaluate has items of any type', () => {
    expect(field('/metrics/v4alpha/evaluate', 'allowlist')).toMatchObject({ types: ['array'], items: { types: [] } });
    expect(field('/metrics/v4alpha/pii', 'allowlist').items?.types).toEqual(['string']);
  });

  it.each(
    Object.keys(V4ALPHA).filter((name) => V4ALPHA[name]?.data.startsWith('score ') || V4ALPHA[name]?.data === 'score'),
  )('score of %s is from 0 to 100, except for clarity', (name) => {
    const limits = name === 'clarity' ? {} : { minimum: 0, maximum: 100 };
    expect(field(`/metrics/v4alpha/${name}`, 'data.score', 'reply').limits).toEqual(limits);
  });

  it.each(fieldList(V4ALPHA.evaluate?.data ?? ''))('data.%s of evaluate is an object or null', (name) => {
    expect(field('/metrics/v4alpha/evaluate', `data.${name}`, 'reply')).toMatchObject({
      types: ['object'],
      nullable: true,
    });
  });

  it('data.scores of tone are the three strongest', () => {
    expect(field('/metrics/v4alpha/tone', 'data.scores', 'reply').limits).toEqual({ maxItems: 3 });
    expect(operation('/metrics/v4alpha/tone').description).toContain('the three strongest emotional tones');
  });

  it('probability of a statement is from 0 to 1', () => {
    const limits = field('/metrics/v4alpha/faithfulness', 'data.statements.probability', 'reply').limits;
    expect(limits).toEqual({ minimum: 0, maximum: 1 });
  });

  it.each([
    ['faithfulness', 'data.statements.sentence_span'],
    ['pii', 'data.pii.interval'],
  ])('%s: %s is a list of two integers', (name, path) => {
    const row = field(`/metrics/v4alpha/${name}`, path, 'reply');
    expect(row).toMatchObject({
      types: ['array'],
      items: { types: ['integer'] },
      limits: { minItems: 2, maxItems: 2 },
    });
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
