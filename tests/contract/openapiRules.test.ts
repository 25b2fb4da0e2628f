import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { projectDir, run } from '../../scripts/lib/run';
import { tool } from '../../scripts/lib/run';

/** A file that OpenAPI allows, and that breaks each rule of this API once. */
const FILE = '.cache/openapi-rules/breaches.yaml';
const BREACHES = `openapi: 3.1.0
info: { title: Breaches, version: 1.0.0, license: { name: None, url: 'https://docs.example' } }
servers: [{ url: 'https://api.docs.example' }]
security: []
tags: [{ name: Declared }]
paths:
  /a:
    get:
      operationId: getA
      summary: A
      tags: [Undeclared]
      responses: { '200': { description: OK }, '404': { description: No } }
    post:
      operationId: postA
      summary: A
      description: Reads a.
      tags: [Declared]
      requestBody:
        content:
          text/plain: { schema: { type: string } }
          application/json:
            schema: { type: object, properties: { a: { type: string } } }
            examples: { one: { value: { a: b } } }
      responses: { '200': { description: OK }, '401': { description: No }, '422': { description: No }, '500': { description: No } }
`;

describe('an OpenAPI file that breaks the rules of this API', () => {
  let output = '';

  beforeAll(async () => {
    mkdirSync(path.join(projectDir, path.dirname(FILE)), { recursive: true });
    writeFileSync(path.join(projectDir, FILE), BREACHES);
    const command = tool('@redocly/cli', 'lint', '--format', 'stylish', FILE);
    ({ output } = await run(command, { cwd: projectDir, capture: true, env: { NO_COLOR: '1' } }));
  }, 60_000);

  it.each([
    ['another method', '8:5', 'rule/post-only', 'Every call of this API is a POST'],
    ['a call without a body', '9:7', 'rule/json-request', 'add requestBody with the media type application/json'],
    ['other statuses', '12:7', 'rule/four-statuses', '200, 401, 422 and 500'],
    ['an undeclared tag', '11:14', 'operation-tag-defined', 'global tags'],
    ['a tag without description', '5:8', 'tag-description', 'description'],
    ['an operation without description', '8:5', 'operation-description', 'description'],
    ['another media type', '20:11', 'rule/json-bodies', 'use application/json as the only media type'],
    ['a body without examples', '20:23', 'rule/request-examples', 'add at least two of them'],
    ['one example', '23:23', 'rule/two-request-examples', 'add a second one'],
    ['an example without summary', '23:30', 'rule/example-summary', 'The summary is the title'],
    ['a field without description', '22:54', 'rule/field-description', 'Every field needs a description'],
  ])('is rejected for %s', (_case, position, rule, message) => {
    const line = output.split('\n').find((text) => text.includes(rule) && text.includes(`${position} `));
    expect(line, output).toContain(message);
  });
});
