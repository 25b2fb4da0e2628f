import { expect, it } from 'vitest';

import { unsupportedEngines } from '../../../../scripts/rehearse/unsupportedEngines';

const warning = (name: string, node: string) =>
  [
    'npm warn EBADENGINE Unsupported engine {',
    `npm warn EBADENGINE   package: '${name}',`,
    `npm warn EBADENGINE   required: { node: '${node}' },`,
    "npm warn EBADENGINE   current: { node: 'v20.20.2', npm: '11.0.0' }",
    'npm warn EBADENGINE }',
  ].join('\n');

it('lists each required version once, with its packages', () => {
  const output = [
    warning('b@1.0.0', '>=24'),
    warning('a@1.0.0', '>=24'),
    warning('b@1.0.0', '>=24'),
    warning('c@1.0.0', '>=22'),
  ];
  expect(unsupportedEngines(output.join('\n'))).toEqual([
    "node: '>=24' is required by a@1.0.0, b@1.0.0",
    "node: '>=22' is required by c@1.0.0",
  ]);
});
