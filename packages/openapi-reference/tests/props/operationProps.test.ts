import { describe, expect, it } from 'vitest';

import { factsOfPaths } from '@api-docs/openapi-facts/testing/fixtures';
import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { apiChangesContent, apiOperationsProps } from '../../src/props/operationProps';
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
    const { groups } = apiOperationsProps({ ...context, facts: factsOfPaths({ '/jobs/{id}': { get, delete: {} } }) });
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

describe('apiChangesContent', () => {
  it('requires a version to compare with', () => {
    expect(errorDetails(() => apiChangesContent(context, {})).file).toBe('docs/tone.mdx:7');
  });
});
