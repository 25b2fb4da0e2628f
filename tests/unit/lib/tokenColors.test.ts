import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { tokenColors } from '../../../plugins/lib/tokenColors';

const STYLES = `:root {
  --site-color-ink: #111111;
}
[data-theme='dark'] {
  --site-color-ink: #eeeeee;
  --site-color-night: #000000;
}
`;

function read(name: string): Record<string, string> {
  return tokenColors(tempFolder({ 'packages/ui/src/tokens.css': STYLES }), [name]);
}

describe('tokenColors', () => {
  it('reads a color of light mode', () => {
    expect(read('ink')).toEqual({ ink: '#111111' });
  });

  it('rejects a color that only dark mode has', () => {
    const expected = expect.stringContaining('--site-color-night') as string;
    expect(errorDetails(() => read('night'))).toMatchObject({ file: 'packages/ui/src/tokens.css', expected });
  });

  it('corrects a misspelled name', () => {
    expect(errorDetails(() => read('inc'))).toMatchObject({ remedy: 'write "ink"' });
  });
});
