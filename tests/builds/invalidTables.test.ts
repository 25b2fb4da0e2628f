import { describe } from 'vitest';

import { itFailsOn, type InvalidInput } from '../support/invalidInput';
import { copySite } from '../support/siteCopy';

const site = copySite('invalid-tables');

const API = 'openapi/metrics-api.yaml';

const INPUTS: InvalidInput[] = [
  {
    title: 'an OpenAPI file with a reference without a target',
    corrupt: () => site.replace(API, 'schemas/ClarityRequest', 'schemas/ClarityReqest'),
    output: [API, '#/components/schemas/ClarityReqest', 'schemas/ClarityRequest'],
  },
];

describe('the build', () => {
  itFailsOn(site, INPUTS);
});
