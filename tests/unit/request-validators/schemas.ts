import type { Schema } from '../../../plugins/api-facts/schema';

/** A request schema with a field of every kind. */
export const everyKind: Schema = {
  type: 'object',
  description: 'The body.',
  required: ['query', 'context', 'metrics'],
  properties: {
    query: { type: 'string', description: 'What the *user* asked.' },
    severity: { type: 'number', minimum: 0, maximum: 1, description: 'How strict.' },
    include_citations: { type: 'boolean', default: true, description: 'Whether to cite.' },
    metrics: { type: 'array', uniqueItems: true, items: { type: 'string' }, description: 'Which.' },
    context: {
      type: ['array', 'null'],
      description: 'The chunks.',
      items: {
        type: 'object',
        properties: {
          chunk_id: { type: 'string', description: 'Its id.' },
          chunk_text: { type: 'string', description: 'Its words.' },
        },
        anyOf: [{ required: ['chunk_id'] }, { required: ['chunk_text'] }],
      },
    },
    allowlist: { type: 'array', items: {}, description: 'Anything.' },
    metadata: {
      type: 'object',
      description: 'About the call.',
      properties: { correlation_id: { type: 'string', description: 'Yours.' } },
    },
  },
};
