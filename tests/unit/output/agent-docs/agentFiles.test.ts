import { describe, expect, it } from 'vitest';

import { listBelow } from '../../../../plugins/output/agent-docs/agentFiles';
import { errorDetails } from '../../../support/errorDetails';

const PAGE = '# API\n\n## Limits\n\nText.\n\n- Rates.\n- `size`.\n\n## Other\n\n- No.\n\n## Nothing\n\nText.\n';

describe('listBelow', () => {
  it('returns the items below the heading', () => {
    expect(listBelow(PAGE, 'Limits', 'docs/api/')).toEqual(['Rates.', '`size`.']);
  });

  it.each([
    ['Nothing', 'no list below it'],
    ['Gone', 'no such heading'],
  ])('throws if the list is missing: %s', (heading, found) => {
    expect(errorDetails(() => listBelow(PAGE, heading, 'docs/api/'))).toMatchObject({ file: 'docs/api/', found });
  });
});
