import { describe, expect, it } from 'vitest';

import { operation } from '@api-docs/openapi-facts/testing/fixtures';
import { findOperation } from '@api-docs/assistants/server/names';

describe('findOperation', () => {
  const operations = ['QUERY', 'COPY'].flatMap((method) =>
    ['/ships', '/ships/{ship}'].map((path) => operation(path, { method })),
  );

  it.each(['QUERY /ships', 'query /ships', 'COPY https://api.harbor.example/ships/{ship}'])('finds %s', (name) => {
    const [method = '', target = ''] = name.split(/ (?:https:\/\/[^/]+)?/);
    expect(findOperation(operations, name)).toMatchObject({ method: method.toUpperCase(), path: target });
  });
});
