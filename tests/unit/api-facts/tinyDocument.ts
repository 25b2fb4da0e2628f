import type { OpenApiDocument } from '../../../plugins/api-facts/readFacts';

const JSON_TYPE = 'application/json';

/** Path of the one operation of {@link tinyDocument}. */
export const TONE = '/scores/v2/tone';

/** Makes the smallest OpenAPI document that keeps the contract, without references; new for each call. */
export function tinyDocument(): OpenApiDocument {
  const examples = {
    calm: { summary: 'A calm text', value: { text: 'Hello.' } },
    loud: { summary: 'A loud text', value: { text: 'HELLO!' } },
  };
  const request = {
    type: 'object',
    required: ['text'],
    properties: { text: { type: 'string', description: 'The text to score.' } },
  };
  const reply = { type: 'object', properties: { score: { type: 'number', description: 'From 0 to 1.' } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Tiny API', version: '1.0.0', description: 'Scores texts.' },
    servers: [{ url: 'https://api.example' }],
    tags: [{ name: 'Scores', description: 'All scores.' }],
    paths: {
      [TONE]: {
        post: {
          operationId: 'tone',
          summary: 'Tone',
          description: 'Scores a text.',
          tags: ['Scores'],
          requestBody: { content: { [JSON_TYPE]: { schema: request, examples } } },
          responses: {
            '200': { description: 'OK.', content: { [JSON_TYPE]: { schema: reply } } },
            '401': { description: 'No key.' },
            '422': { description: 'Wrong input.' },
            '500': { description: 'Failed.' },
          },
        },
      },
    },
  };
}
