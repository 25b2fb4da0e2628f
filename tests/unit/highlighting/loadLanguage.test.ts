import components from 'prismjs/components.js';
import { describe, expect, it } from 'vitest';

import { loadLanguage } from '../../../plugins/highlighting/loadLanguage';
import { highlight } from '../../../shared/code/highlight';
import { plainCode } from '../../../shared/code/plainCode';

const CODE = '<a b="c">1</a>\nif (x) { return "y"; } // z\n# {{ a }} {% b %} <?php echo 1 ?>';

describe('loadLanguage', () => {
  it.each([
    ['sh', 'ls # a'],
    ['yml', 'a: 1'],
    ['ts', 'const a = 1;'],
    ['html', '<p>a</p>'],
    ['c#', 'class A {}'],
    ['mdx', '`a`'],
    ['php', '<?php echo "a";'],
    ['liquid', '{% if a %}'],
    ['powershell', 'Write-Host "a"'],
  ])('knows %s', (language, code) => {
    loadLanguage(language);
    expect(highlight(code, language)).toContain('<span class="code-');
  });

  it.each(['nonesuch', 'text', 'extend', 'meta', 'js-templates', '__proto__', '../prism'])(
    'leaves code in %s as it is',
    (language) => {
      loadLanguage(language);
      expect(highlight('if "a"', language)).toBe('if "a"');
    },
  );

  it('loads every language of Prism, and each keeps every character', () => {
    const languages = Object.keys(components.languages).filter((name) => name !== 'meta');
    expect(languages.length).toBeGreaterThan(290);
    const changed = languages.filter((language) => {
      loadLanguage(language);
      return plainCode(highlight(CODE, language)) !== CODE;
    });
    expect(changed).toEqual([]);
  });
});
