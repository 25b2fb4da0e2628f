import { describe } from 'vitest';

import { itFailsOn, type InvalidInput } from '../support/invalidInput';
import { copySite } from '../support/siteCopy';

const site = copySite('invalid-tables');

const API = 'openapi/metrics-api.yaml';

/** The move of the one page that v3.3.0 has and v3.4.0 lacks. */
const SUMMARIZATION = `  - since: v3.4.0
    from: understanding-%brand.slug%-metrics/summarization
    to: understanding-%brand.slug%-metrics/v3-metrics-soon-to-be-deprecated/summarization
    why: Only the legacy API has the metric.
`;

const INPUTS: InvalidInput[] = [
  {
    title: 'an OpenAPI file with a reference without a target',
    corrupt: () => site.replace(API, 'schemas/ClarityRequest', 'schemas/ClarityReqest'),
    output: [API, '#/components/schemas/ClarityReqest', 'schemas/ClarityRequest'],
  },
  {
    title: 'an OpenAPI file that is not YAML',
    isVariant: true,
    corrupt: () => site.replace(API, 'openapi: 3.1', 'openapi: [3.1'),
    output: [`${API}:`],
  },
  {
    title: 'a redirect without a target',
    isVariant: true,
    corrupt: () => site.replace('moved.yaml', 'to: category/quickstart-portal', 'to: category/quickstart'),
    output: ['moved.yaml: ', '"quickstart-portal"'],
  },
  {
    title: 'a page that is missing in the next version without an entry in moved.yaml',
    isVariant: true,
    corrupt: () => site.replace('moved.yaml', SUMMARIZATION, ''),
    output: ['moved.yaml: ', 'metrics/summarization', 'since: v3.4.0'],
  },
];

describe('the build', () => {
  itFailsOn(site, INPUTS);
});
