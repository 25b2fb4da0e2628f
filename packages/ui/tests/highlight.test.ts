import { describe, expect, it } from 'vitest';

import { plainCode } from '@api-docs/kit/html/escapeHtml';

import { highlight, type LineSettings } from '../src/code/highlight';

describe('highlight', () => {
  it.each([
    ['bash', '# ask\ncurl', '<span class="code-comment"># ask\n</span><span class="code-name">curl</span>'],
    [
      'bash',
      'curl -d @- <<\'JSON\'\n{"a": "b"}\nJSON\n# end',
      [
        '<span class="code-name">curl -d</span> @- &lt;&lt;<span class="code-string">\'JSON\'\n</span>',
        '{<span class="code-name">"a"</span>: <span class="code-string">"b"</span>}\n<span class="code-string">JSON\n</span>',
        '<span class="code-comment"># end</span>',
      ].join(''),
    ],
    ['json', '{"a": 1}', '{<span class="code-name">"a"</span>: <span class="code-number">1</span>}'],
    ['python', 'return "x"', '<span class="code-keyword">return </span><span class="code-string">"x"</span>'],
    ['typescript', 'a < b && c', 'a &lt; b &amp;&amp; c'],
    ['nonesuch', 'if a < b', 'if a &lt; b'],
    ['extend', 'a Prism function', 'a Prism function'],
    ['constructor', 'an inherited property', 'an inherited property'],
    ['python', '"""a\nb"""', '<span class="code-string">"""a\nb"""</span>'],
    ['python', '"""a"""\nb = c', '<span class="code-string">"""a"""</span>\nb = c'],
  ])('highlights %s', (language, code, html) => {
    expect(highlight(code, language)).toBe(html);
  });

  it('removes the global Prism instance', () => {
    highlight('a', 'json');
    expect('Prism' in globalThis).toBe(false);
  });

  it.each<[string, LineSettings, string]>([
    [
      'wraps marked lines only',
      { marked: [1] },
      '<span class="code-keyword">if</span> a:\n<span class="code-line theme-code-block-highlighted-line">  b\n</span>c',
    ],
    [
      'wraps numbered lines and pads their numbers to one width',
      { lineNumbersStart: 9 },
      [
        '<span class="code-line" data-line=" 9"><span><span class="code-keyword">if</span> a:\n</span></span>',
        '<span class="code-line" data-line="10"><span>  b\n</span></span>',
        '<span class="code-line" data-line="11"><span>c</span></span>',
      ].join(''),
    ],
    [
      'marks lines that are numbered',
      { marked: [2], lineNumbersStart: 0 },
      [
        '<span class="code-line" data-line="0"><span><span class="code-keyword">if</span> a:\n</span></span>',
        '<span class="code-line" data-line="1"><span>  b\n</span></span>',
        '<span class="code-line theme-code-block-highlighted-line" data-line="2"><span>c</span></span>',
      ].join(''),
    ],
    ['ignores marks for missing lines', { marked: [7] }, '<span class="code-keyword">if</span> a:\n  b\nc'],
  ])('%s', (_case, settings, html) => {
    expect(highlight('if a:\n  b\nc', 'python', settings)).toBe(html);
  });

  it.each([
    ['typescript', 'const query = `from ${host} & "<b>"`; // done\n\n\tawait fetch(query);'],
    ['go', 'body := `{"text": "&lt;"}`\nif err != nil {\n\tpanic(err)\n}'],
    ['java', 'var text = """\n    a "quoted" \\\\ line\n    """;'],
    ['bash', "curl --data '{\"a\": \"it'\\''s\"}' \\\n  https://api.example"],
  ])('keeps all characters of %s, with and without marked or numbered lines', (language, code) => {
    for (const settings of [{}, { lineNumbersStart: 1 }, { marked: [1] }]) {
      expect(plainCode(highlight(code, language, settings))).toBe(code);
    }
  });
});
