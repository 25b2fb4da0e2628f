import type { ApiFacts, Field, Operation } from '../../../plugins/api-facts/types';

/** Makes a field from its dotted path; a test names only what it is about. */
export function field(path: string, given: Partial<Field> = {}): Field {
  return {
    name: path.split('.').at(-1) ?? path,
    path,
    type: 'string',
    requirement: 'optional',
    deprecated: false,
    limits: [],
    description: '',
    children: [],
    ...given,
  };
}

/** Makes an operation from its path. */
export function operation(path: string, given: Partial<Operation> = {}): Operation {
  return {
    id: path.replaceAll('/', '-').slice(1),
    path,
    method: 'POST',
    name: path.split('/').at(-1) ?? path,
    summary: 'Tone',
    description: 'Scores a text. Higher is better.',
    tag: 'Scores',
    deprecated: false,
    request: [field('text')],
    requestConditions: [],
    reply: [field('data')],
    statuses: [],
    requestExamples: [],
    replyExamples: [],
    ...given,
  };
}

/** Makes the facts of an API with these operations. */
export function tinyFacts(operations: Operation[], given: Partial<ApiFacts> = {}): ApiFacts {
  return {
    file: 'openapi/metrics-api.yaml',
    title: 'Tiny API',
    version: '1.0.0',
    description: 'Scores texts.',
    server: 'https://api.example',
    tags: [{ name: 'Scores', description: 'All scores.' }],
    operations,
    legacyBodies: [],
    ...given,
  };
}
