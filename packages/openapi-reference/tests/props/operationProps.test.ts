import { describe, expect, it } from 'vitest';

import { readFacts } from '@api-docs/openapi-facts/readFacts';
import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { withDefaults } from '../../src/options';
import { apiChangesProps, apiOperationsProps, methodEndpointProps } from '../../src/props/operationProps';
import { context } from '../../testing/pageContext';

const successor = { path: '/v2/tone', to: '/docs/api/v2/tone' };

describe('apiOperationsProps', () => {
  const { groups } = apiOperationsProps(context);

  it('describes an operation by its first sentence and the fields to send', () => {
    expect(groups[0]?.operations).toEqual([
      { ...successor, method: 'POST', summary: 'Tone', html: 'Scores a text.', deprecated: '', toSend: ['text'] },
    ]);
  });

  it('shows the method of an operation that is not a POST, and its required parameters', () => {
    const get = {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: {} },
        { name: 'limit', in: 'query', schema: {} },
      ],
    };
    const document = { openapi: '3.1.0', info: {}, paths: { '/jobs/{id}': { get, delete: {} } } };
    const { groups } = apiOperationsProps({ ...context, facts: readFacts(document, 'openapi/a.yaml') });
    expect(groups).toMatchObject([
      {
        tag: 'Operations',
        operations: [
          { method: 'GET', path: '/jobs/{id}', to: '/docs/api/jobs/id/get', toSend: ['id'] },
          { method: 'DELETE', path: '/jobs/{id}', to: '/docs/api/jobs/id/delete', toSend: ['id'] },
        ],
      },
    ]);
  });
});

describe('methodEndpointProps', () => {
  it('says what a deprecated operation is replaced by, in the words of the site', () => {
    const deprecation = { badge: 'old', title: 'Old', replaced: 'Take {successor} now.', alone: 'Keep it.' };
    const files = { ...context.files, options: withDefaults({ deprecation }) };
    const { notice, successor: link } = methodEndpointProps({ ...context, files }, { operation: '/v1/tone' });
    expect([notice, link?.path]).toEqual([{ title: 'Old', before: 'Take ', after: ' now.' }, '/v2/tone']);
    expect(methodEndpointProps(context, { operation: '/v2/tone' }).notice).toBeUndefined();
  });
});

describe('apiChangesProps', () => {
  it('requires a version to compare with', () => {
    expect(errorDetails(() => apiChangesProps(context, {})).file).toBe('docs/tone.mdx:7');
  });
});
