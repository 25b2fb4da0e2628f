import { describe, expect, it } from 'vitest';

import { checkHashedNames } from '../../../deploy/headers/cacheRules';
import { errorDetails } from '../../support/errorDetails';

describe('checkHashedNames', () => {
  it.each([
    'assets/js/main.4428b2e5.js',
    'assets/js/runtime~main.7946def9.js',
    'assets/css/styles.b5ac5fca.css',
    'assets/fonts/instrument-sans-600-a0b19969f892c364f584e14450db294d.woff',
    'img/mark.svg',
  ])('accepts %s', (file) => {
    expect(() => checkHashedNames([file])).not.toThrow();
  });

  it.each(['assets/js/main.js', 'assets/images/figure.png', 'assets/js/facade1.js', 'assets/js/main.4428b2e5'])(
    'rejects %s',
    (file) => {
      expect(errorDetails(() => checkHashedNames(['assets/js/a.4428b2e5.js', file])).file).toBe(file);
    },
  );
});
