import components from 'prismjs/components.js';
import { describe, expect, it } from 'vitest';

import { plainCode } from '@api-docs/kit/codeHtml';
import { highlight } from '@api-docs/ui/code/highlight';

import { loadLanguage } from '../../../../site/plugins/content/highlighting/loadLanguage';

const CODE = '<a b="c">1</a>\nif (x) { return "y"; } // z\n# {{ a }} {% b %} <?php echo 1 ?>';

describe('loadLanguage', () => {
  it.each([
    ['sh', 'ls # a'],
    ['html', '<p>a</p>'],
    ['php', '<?php echo "a";'],
    ['liquid', '{% if a %}'],
  ])('loads %s', (language, code) => {
    loadLanguage(language);
    expect(highlight(code, language)).toContain('<span class="code-');
  });

  it.each(['nonesuch', 'text', 'extend', 'meta', 'js-templates', '__proto__', '../prism'])(
    'leaves code in %s without colors',
    (language) => {
      loadLanguage(language);
      expect(highlight('if "a"', language)).toBe('if "a"');
    },
  );

  it('loads every language of Prism, each of which keeps all characters', () => {
    const languages = Object.keys(components.languages).filter((name) => name !== 'meta');
    expect(languages).toContain('zig');
    const changed = languages.filter((language) => {
      loadLanguage(language);
      return plainCode(highlight(CODE, language)) !== CODE;
    });
    expect(changed).toEqual([]);
  });
});
