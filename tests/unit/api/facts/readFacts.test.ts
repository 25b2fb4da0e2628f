import { describe, expect, it } from 'vitest';

import { readFacts } from '../../../../plugins/api/facts/readFacts';
import { errorDetails } from '../../../support/errorDetails';
import { field, minimalDocument, TONE } from '../fixtures';

const FILE = 'openapi/a.yaml';

/** Returns the minimal document and its operation, both to be changed by a test. */
function documentAndPost() {
  const document = minimalDocument();
  const { post } = document.paths[TONE] ?? {};
  if (!post) throw new Error(`no operation ${TONE}`);
  return { document, post };
}

describe('readFacts', () => {
  it('reads all facts of a minimal file', () => {
    expect(readFacts(minimalDocument(), FILE)).toMatchObject({
      file: FILE,
      title: 'Minimal API',
      version: '1.0.0',
      description: 'Scores texts.',
      server: 'https://api.example',
      tags: [{ name: 'Scores', description: 'All scores.' }],
      operations: [
        {
          id: 'tone',
          path: TONE,
          method: 'POST',
          name: 'tone',
          summary: 'Tone',
          description: 'Scores a text.',
          tag: 'Scores',
          deprecated: false,
          request: [field('text', { requirement: 'required', description: 'The text to score.' })],
          requestConditions: [],
          reply: [field('score', { type: 'number', description: 'From 0 to 1.' })],
          statuses: [
            { code: '200', description: 'OK.', hasBody: true },
            { code: '401', description: 'No key.', hasBody: false },
            { code: '422', description: 'Wrong input.', hasBody: false },
            { code: '500', description: 'Failed.', hasBody: false },
          ],
          requestExamples: [
            { key: 'calm', summary: 'A calm text', value: { text: 'Hello.' } },
            { key: 'loud', summary: 'A loud text', value: { text: 'HELLO!' } },
          ],
          replyExamples: [
            { key: 'generated', summary: 'Example generated from the schema', value: { score: 0 }, isGenerated: true },
          ],
        },
      ],
      legacyBodies: [],
    });
  });

  it('reads the deprecation, the condition and the reply examples of an operation', () => {
    const { document, post } = documentAndPost();
    post.deprecated = true;
    const { schema = {} } = post.requestBody.content['application/json'];
    schema.anyOf = [{ required: ['text'] }, { required: ['id'] }];
    const examples = { calm: { summary: 'A calm text', value: { score: 1 } } };
    post.responses = { '200': { description: 'OK.', content: { 'application/json': { examples } } } };
    expect(readFacts(document, FILE).operations[0]).toMatchObject({
      deprecated: true,
      requestConditions: ['at least one of `text` and `id`'],
      reply: [],
      replyExamples: [{ key: 'calm', summary: 'A calm text', value: { score: 1 } }],
    });
  });

  it('reads no fields from a reply without a body', () => {
    const { document, post } = documentAndPost();
    post.responses = { '200': { description: 'OK.' } };
    expect(readFacts(document, FILE).operations[0]?.reply).toEqual([]);
  });

  it('keeps the operations in the order of the file', () => {
    const { document, post } = documentAndPost();
    document.paths = { '/b': { post: { ...post, operationId: 'b' } }, '/a': { post } };
    expect(readFacts(document, FILE).operations.map(({ path }) => path)).toEqual(['/b', '/a']);
  });

  it('reads legacy bodies and resolves references', () => {
    const schema = { properties: { text: { type: 'string' } } };
    const document = {
      ...minimalDocument(),
      'x-legacy-bodies': { refusal: { $ref: '#/components/x/Refusal' } },
      components: { x: { Refusal: { description: 'Old.', schema, example: { text: 'No.' } } } },
    };
    expect(readFacts(document, FILE).legacyBodies).toEqual([
      { name: 'refusal', description: 'Old.', request: [field('text')], example: { text: 'No.' } },
    ]);
  });

  it('rejects a file that cannot be read', () => {
    expect(errorDetails(() => readFacts({ ...minimalDocument(), tags: 'Scores' }, FILE)).file).toBe(FILE);
  });
});
