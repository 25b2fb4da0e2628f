import { describe, expect, it } from 'vitest';

import type { Body, Response } from '@api-docs/openapi-facts/types';
import { field } from '@api-docs/openapi-facts/testing/fixtures';

import { sharedBodies } from '../../src/model/sharedBodies';

const example = (value: string) => ({ key: value, summary: value, value });

function body(name: string, ...examples: string[]): Body {
  const children = [field(name)];
  return {
    mediaType: 'application/json',
    field: field('', { children }),
    examples: examples.map(example),
    encoding: [],
  };
}

const response = (code: string, ...contents: Body[]): Response => ({
  code,
  description: '',
  headers: [],
  links: [],
  contents,
});

describe('sharedBodies', () => {
  it('groups statuses whose bodies are the same, with the examples of all', () => {
    const responses = [
      response('400', body('message', 'bad')),
      response('404', body('message', 'bad', 'missing')),
      response('422', body('field')),
      response('500', body('message'), { ...body('message'), mediaType: 'text/plain' }),
    ];
    const groups = sharedBodies(responses).map(({ statuses, body: { examples } }) => [
      statuses,
      examples.map(({ key }) => key),
    ]);
    expect(groups).toEqual([
      [
        ['400', '404', '500'],
        ['bad', 'missing'],
      ],
      [['422'], []],
      [['500'], []],
    ]);
  });

  it('leaves out the main body, and tells which other is the same', () => {
    const main = body('id', 'one');
    const groups = sharedBodies([response('200', main), response('201', body('id', 'two'))], main);
    expect(groups.map(({ statuses, isMain }) => [statuses, isMain])).toEqual([[['201'], true]]);
  });
});
