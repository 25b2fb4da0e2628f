import { describe, expect, it } from 'vitest';

import { readFacts } from '../../../../plugins/api/facts/readFacts';
import {
  apiChangesProps,
  apiDownloadsProps,
  apiOperationsProps,
  methodEndpointProps,
  requestBuilderProps,
  statusCodesProps,
} from '../../../../plugins/api/props/operationProps';
import type { PageContext } from '../../../../plugins/api/props/pageContext';
import { errorDetails } from '../../../support/errorDetails';
import { minimalFacts, context, tone } from '../fixtures';

const successor = { path: '/v2/tone', to: '/docs/api/v2/tone' };

describe('methodEndpointProps', () => {
  it('has the method and the URL of a current operation', () => {
    expect(methodEndpointProps(context, { operation: 'tone' })).toEqual({
      method: 'POST',
      server: 'https://api.example',
      path: '/v2/tone',
      deprecated: false,
    });
  });

  it('links a deprecated operation to its successor', () => {
    const props = methodEndpointProps(context, { operation: '/v1/tone' });
    expect(props).toMatchObject({ deprecated: true, successor });
  });

  it('rejects an unknown operation', () => {
    const error = errorDetails(() => methodEndpointProps(context, { operation: 'mood' }));
    expect(error).toMatchObject({ file: 'docs/tone.mdx:7', found: 'mood' });
  });
});

describe('statusCodesProps', () => {
  it('renders the descriptions of the statuses as HTML', () => {
    expect(statusCodesProps(context, { operation: 'tone' })).toEqual({
      rows: [{ code: '200', html: 'OK. Read <code>data</code>.', hasBody: true }],
    });
  });
});

describe('requestBuilderProps', () => {
  it('has only the operationId', () => {
    expect(requestBuilderProps(context, { operation: 'tone' })).toEqual({ operation: 'v2Tone' });
  });
});

describe('apiOperationsProps', () => {
  const { groups } = apiOperationsProps(context, {});

  it('groups the operations by tag, in the order of the tags', () => {
    expect(groups.map(({ tag, html, operations }) => [tag, html, operations.map(({ path }) => path)])).toEqual([
      ['Scores', 'All <code>scores</code>.', ['/v2/tone']],
      ['Old', 'Before.', ['/v1/tone']],
    ]);
  });

  it('describes an operation by its first sentence and its required fields', () => {
    expect(groups[0]?.operations).toEqual([
      { ...successor, method: 'POST', summary: 'Tone', html: 'Scores a text.', deprecated: false, required: ['text'] },
    ]);
  });

  it('links a deprecated operation to its successor', () => {
    expect(groups[1]?.operations[0]?.successor).toEqual(successor);
  });
});

describe('apiChangesProps', () => {
  const older = minimalFacts([tone]);
  const changed: PageContext = {
    ...context,
    files: { ...context.files, facts: (file) => (file.includes('v1.0.0') ? older : context.facts) },
  };

  it('compares an older version with the version of the page', () => {
    const change = { path: '/v1/tone', to: '/docs/api/v1/tone', html: 'new operation', fields: [] };
    expect(apiChangesProps(changed, { from: 'v1.0.0' })).toEqual({
      from: 'v1.0.0',
      groups: [{ kind: 'added', title: 'Added', changes: [change] }],
    });
  });

  it('compares two released versions', () => {
    expect(apiChangesProps(changed, { from: 'v1.0.0', to: 'v1.0.0' })).toEqual({ from: 'v1.0.0', groups: [] });
  });

  it('requires a version to compare with', () => {
    expect(errorDetails(() => apiChangesProps(context, {})).file).toBe('docs/tone.mdx:7');
  });
});

describe('apiOperationsProps', () => {
  it('shows the method of an operation that is not a POST, and its required parameters', () => {
    const get = {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: {} },
        { name: 'limit', in: 'query', schema: {} },
      ],
    };
    const document = { openapi: '3.1.0', info: {}, paths: { '/jobs/{id}': { get, delete: {} } } };
    const { groups } = apiOperationsProps({ ...context, facts: readFacts(document, 'openapi/a.yaml') }, {});
    expect(groups).toMatchObject([
      {
        tag: 'Other',
        operations: [
          { method: 'GET', path: '/jobs/{id}', to: '/docs/api/jobs/id/get', required: ['id'], isOptional: true },
          { method: 'DELETE', path: '/jobs/{id}', to: '/docs/api/jobs/id/delete', required: ['id'] },
        ],
      },
    ]);
  });
});

describe('apiDownloadsProps', () => {
  it('lists each version in both formats, marks the latest and the unreleased one, and archives retired ones', () => {
    const files = (version: string, note: string) => ({
      version,
      note,
      yaml: `openapi/metrics-api-${version}.yaml`,
      json: `openapi/metrics-api-${version}.json`,
    });
    const archived = { ...context, files: { ...context.files, retired: () => ['v0.9.0'] } };
    expect(apiDownloadsProps(archived, {}).archive.map(({ yaml }) => yaml)).toEqual([
      'openapi/metrics-api-v0.9.0.yaml',
    ]);
    expect(apiDownloadsProps(context, {})).toEqual({
      files: [files('v1.0.0', 'latest'), files('next', 'unreleased')],
      archive: [],
      postman: 'openapi/metrics-api.postman_collection.json',
      http: 'openapi/metrics-api.http',
    });
  });
});
