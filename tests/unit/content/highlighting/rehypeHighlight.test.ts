import { describe, expect, it } from 'vitest';

import { highlight } from '@api-docs/ui/code/highlight';

import { loadLanguage } from '../../../../plugins/content/highlighting/rehypeHighlight';

describe('loadLanguage', () => {
  it.each([
    ['sh', 'ls # a'],
    ['yml', 'a: 1'],
    ['mdx', '`a`'],
    ['php', '<?php echo "a";'],
    ['powershell', 'Write-Host "a"'],
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
});
