import { describe, expect, it } from 'vitest';

import { highlight } from '../../../shared/code/highlight';
import { plainCode } from '../../../shared/code/plainCode';

describe('highlight', () => {
  it.each([
    ['bash', '# ask\ncurl', '<span class="code-comment"># ask\n</span><span class="code-name">curl</span>'],
    ['json', '{"a": 1}', '{<span class="code-name">"a"</span>: <span class="code-number">1</span>}'],
    ['python', 'return "x"', '<span class="code-keyword">return </span><span class="code-string">"x"</span>'],
    ['typescript', 'a < b && c', 'a &lt; b &amp;&amp; c'],
    ['text', 'if a < b', 'if a &lt; b'],
  ])('colors %s', (language, code, html) => {
    expect(highlight(code, language)).toBe(html);
  });

  it.each([
    ['typescript', 'const query = `from ${host} & "<b>"`; // done\n\n\tawait fetch(query);'],
    ['go', 'body := `{"text": "&lt;"}`\nif err != nil {\n\tpanic(err)\n}'],
    ['java', 'var text = """\n    a "quoted" \\\\ line\n    """;'],
    ['bash', "curl --data '{\"a\": \"it'\\''s\"}' \\\n  https://api.example"],
  ])('keeps every character of %s', (language, code) => {
    expect(plainCode(highlight(code, language))).toBe(code);
  });
});
