import { describe, expect, it } from 'vitest';

import type { ApiFacts } from '../../../../plugins/api/facts/types';
import { instructions } from '../../../../plugins/output/agent-docs/instructions';

const facts = {
  description: 'Scores text.',
  server: 'https://api.test',
  operations: [
    { path: '/metrics/v4/pii', deprecated: false },
    { path: '/metrics/v4/tone', deprecated: false },
    { path: '/safety/v3/pii', deprecated: true },
    { path: '/cost/v1/cost', deprecated: true },
  ],
} as unknown as ApiFacts;

const successors = {
  operations: {
    '/safety/v3/pii': { successor: '/metrics/v4/pii', renames: {} },
    '/cost/v1/cost': { successor: null, renames: {} },
  },
  bodies: {},
};

const LATEST = { name: 'v2.0.0', path: 'docs/' };
const FROZEN = { name: 'v1.0.0', path: 'docs/v1.0.0/' };

const site = {
  siteRoot: 'https://docs.test/base/',
  versions: [{ name: 'next', path: 'docs/next/' }, LATEST, FROZEN],
  facts,
  successors,
  notPublished: ['The bodies of error replies.', 'The effect of `severity`.'],
};

describe('instructions', () => {
  it('of the latest docs prefer the current API and the latest docs', () => {
    expect(instructions(LATEST, site).join('\n')).toMatchInlineSnapshot(`
      "Scores text. Its base URL is \`https://api.test\`.
      Prefer the current API, the paths below \`/metrics/v4/\`, over the legacy API, those below \`/safety/v3/\` and \`/cost/v1/\`, which is soon to be deprecated. No successor is documented for \`/cost/v1/cost\`.
      Prefer docs v2.0.0 (latest) over next (unreleased) and v1.0.0 (frozen), which are only for questions about those versions.
      Not documented, so don't guess, and say so when you are asked: the bodies of error replies; the effect of \`severity\`.
      Every page has a Markdown version: replace the final slash of its URL with \`.md\`; that of the home page is \`index.md\`.
      How to make the first call, choose metrics, and move from the legacy API: https://docs.test/base/skill.md
      OpenAPI 3.1 file of docs v2.0.0: https://docs.test/base/openapi/metrics-api-v2.0.0.yaml
      Postman collection: https://docs.test/base/openapi/metrics-api.postman_collection.json
      All example calls as a .http file for editors: https://docs.test/base/openapi/metrics-api.http
      These docs as a local server (Model Context Protocol over stdio, one file for Node.js): https://docs.test/base/docs-server.mjs"
    `);
  });

  it('of another version link to the latest docs and to its own OpenAPI file', () => {
    const lines = instructions(FROZEN, site);
    expect(lines).toContain(
      'Prefer docs v2.0.0 (latest) over next (unreleased) and v1.0.0 (frozen). These pages are only for questions about docs v1.0.0; for others, start with https://docs.test/base/llms.txt',
    );
    expect(lines).toContain('OpenAPI 3.1 file of docs v1.0.0: https://docs.test/base/openapi/metrics-api-v1.0.0.yaml');
  });
});
