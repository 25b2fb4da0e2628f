import { describe, expect, it } from 'vitest';

import { tokenColors, type ColorMode } from '../../../plugins/lib/tokenColors';
import { errorDetails } from '../../support/errorDetails';
import { tempFolder } from '../../support/tempFolder';

const STYLES = `:root {
  --site-color-ink: #111111;
}
[data-theme='dark'] {
  --site-color-ink: #eeeeee;
  --site-color-night: #000000;
}
`;

function read(name: string, mode: ColorMode = 'light'): Record<string, string> {
  return tokenColors(tempFolder({ 'src/css/tokens.css': STYLES }), mode, [name]);
}

describe('tokenColors', () => {
  it('reads a color of light mode', () => {
    expect(read('ink')).toEqual({ ink: '#111111' });
  });

  it('reads a color of dark mode', () => {
    expect(read('ink', 'dark')).toEqual({ ink: '#eeeeee' });
  });

  it('rejects a color that only dark mode has', () => {
    const expected = expect.stringContaining('--site-color-night') as string;
    expect(errorDetails(() => read('night'))).toMatchObject({ file: 'src/css/tokens.css', expected });
  });

  it('corrects a misspelled name', () => {
    expect(errorDetails(() => read('inc'))).toMatchObject({ remedy: 'write "ink"' });
  });
});
