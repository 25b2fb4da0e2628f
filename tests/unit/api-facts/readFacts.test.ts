import { describe, expect, it } from 'vitest';

import { readFacts } from '../../../plugins/api-facts/readFacts';
import type { ApiFacts, Operation } from '../../../plugins/api-facts/types';
import { field } from './tinyFacts';
import { tinyDocument, TONE } from './tinyDocument';

type Document = ReturnType<typeof tinyDocument>;
type Post = Document['paths'][string]['post'];

function read(change: (document: Document) => void = () => undefined): ApiFacts {
  const document = tinyDocument();
  change(document);
  return readFacts({ ...document }, 'openapi/a.yaml');
}

function readTone(change: (post: Post) => void = () => undefined): Operation | undefined {
  return read(({ paths }) => {
    const post = paths[TONE]?.post;
    if (post) change(post);
  }).operations[0];
}

describe('readFacts', () => {
  it('reads the head of the file', () => {
    const { file, title, version, description, server, tags } = read();
    expect({ file, title, version, description, server, tags }).toEqual({
      file: 'openapi/a.yaml',
      title: 'Tiny API',
      version: '1.0.0',
      description: 'Scores texts.',
      server: 'https://api.example',
      tags: [{ name: 'Scores', description: 'All scores.' }],
    });
  });

  it('reads an operation', () => {
    expect(readTone()).toEqual({
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
      replyExamples: [],
    });
  });

  it('reads reply examples', () => {
    const tone = readTone(({ responses }) => {
      const media = responses['200']?.content?.['application/json'];
      if (media) media.examples = { calm: { summary: 'A calm text', value: { score: 1 } } };
    });
    expect(tone?.replyExamples).toEqual([{ key: 'calm', summary: 'A calm text', value: { score: 1 } }]);
  });

  it('reads a reply without a body as one without fields', () => {
    const tone = readTone(({ responses }) => delete responses['200']?.content);
    expect(tone?.reply).toEqual([]);
  });

  it('reads that an operation is deprecated', () => {
    expect(readTone((post) => (post.deprecated = true))?.deprecated).toBe(true);
  });

  it('words the condition of a request body', () => {
    const tone = readTone(({ requestBody }) => {
      const schema = requestBody.content['application/json']?.schema;
      if (schema) schema.anyOf = [{ required: ['text'] }, { required: ['id'] }];
    });
    expect(tone?.requestConditions).toEqual(['at least one of `text` and `id`']);
  });

  it('keeps the operations in the order of the file', () => {
    const facts = read((document) => {
      const post = document.paths[TONE]?.post as Post;
      document.paths = { '/b': { post: { ...post, operationId: 'b' } }, '/a': { post } };
    });
    expect(facts.operations.map(({ path }) => path)).toEqual(['/b', '/a']);
  });

  it('reads bodies without a path', () => {
    const facts = read((document) => {
      const schema = { properties: { text: { type: 'string' } } };
      document['x-legacy-bodies'] = { refusal: { description: 'Old.', schema, example: { text: 'No.' } } };
    });
    expect(facts.legacyBodies).toEqual([
      { name: 'refusal', description: 'Old.', request: [field('text')], example: { text: 'No.' } },
    ]);
  });

  it('finds no bodies without a path in a file that has none', () => {
    expect(read().legacyBodies).toEqual([]);
  });

  it('resolves references before it reads', () => {
    const document = {
      ...tinyDocument(),
      'x-legacy-bodies': { refusal: { $ref: '#/components/x/Refusal' } },
      components: { x: { Refusal: { description: 'Old.', schema: {}, example: 1 } } },
    };
    expect(readFacts(document, 'openapi/a.yaml').legacyBodies[0]?.description).toBe('Old.');
  });

  it('refuses a file that breaks the contract', () => {
    expect(() => read(({ paths }) => delete paths[TONE]?.post.responses['401'])).toThrow(
      `openapi/a.yaml: the OpenAPI file breaks the contract at ${TONE}`,
    );
  });
});
