import type { Props } from '@docusaurus/types';
import { describe, expect, it, vi } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { finishPages } from '../src/finishPages';

describe('finishPages', () => {
  it('names the variable that a build needs', () => {
    vi.stubEnv('SKIP_HTML_MINIFICATION', undefined);
    const expected = 'SKIP_HTML_MINIFICATION=true docusaurus build';
    expect(errorDetails(() => finishPages({ siteDir: '', built: {} as Props }))).toMatchObject({ expected });
  });
});
