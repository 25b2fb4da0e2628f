import { expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { apiFacts } from '../../src/fact-components/apiFacts';
import type { Options } from '../../src/presetOptions';

it('apiFacts takes the options of the preset, and refuses others', () => {
  expect(apiFacts({ references: [{ file: 'a.yaml', route: 'a' }] })).toBeInstanceOf(Function);
  expect(errorDetails(() => apiFacts({ fiel: 'a.yaml' } as Options)).remedy).toBe('write "file"');
});
