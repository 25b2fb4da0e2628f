import { describe, expect, it } from 'vitest';

import { highlight, type LineSettings } from '../../../shared/code/highlight';
import { plainCode } from '../../../shared/code/plainCode';

describe('highlight', () => {
  it.each([
    ['bash', '# ask\ncurl', '<span class="code-comment"># ask\n</span><span class="code-name">curl</span>'],
    ['json', '{"a": 1}', '{<span class="code-name">"a"</span>: <span class="code-number">1</span>}'],
    ['python', 'return "x"', '<span class="code-keyword">return </span><span class="code-string">"x"</span>'],
    ['typescript', 'a < b && c', 'a &lt; b &amp;&amp; c'],
    ['text', 'if a < b', 'if a &lt; b'],
    ['nonesuch', 'if a < b', 'if a &lt; b'],
    ['extend', 'a name of Prism that is no language', 'a name of Prism that is no language'],
    ['constructor', 'a name that every object has', 'a name that every object has'],
    ['python', '"""a\nb"""', '<span class="code-string">"""a\nb"""</span>'],
    ['python', '"""a"""\nb = c', '<span class="code-string">"""a"""</span>\nb = c'],
  ])('colors %s', (language, code, html) => {
    expect(highlight(code, language)).toBe(html);
  });

  it('leaves no global Prism behind', () => {
    highlight('a', 'json');
    expect('Prism' in globalThis).toBe(false);
  });

  it.each<[string, LineSettings, string]>([
    [
      'puts marked lines into elements, others not',
      { lineClassNames: { 1: ['mark', 'error'] } },
      '<span class="code-keyword">if</span> a:\n<span class="code-line mark error">  b\n</span>c',
    ],
    [
      'puts numbered lines into elements, with numbers of one width',
      { lineNumbersStart: 9 },
      [
        '<span class="code-line" data-line=" 9"><span><span class="code-keyword">if</span> a:\n</span></span>',
        '<span class="code-line" data-line="10"><span>  b\n</span></span>',
        '<span class="code-line" data-line="11"><span>c</span></span>',
      ].join(''),
    ],
    [
      'marks numbered lines',
      { lineClassNames: { 2: ['mark'] }, lineNumbersStart: 0 },
      [
        '<span class="code-line" data-line="0"><span><span class="code-keyword">if</span> a:\n</span></span>',
        '<span class="code-line" data-line="1"><span>  b\n</span></span>',
        '<span class="code-line mark" data-line="2"><span>c</span></span>',
      ].join(''),
    ],
    [
      'ignores marks of lines that the code does not have',
      { lineClassNames: { 7: ['mark'] } },
      '<span class="code-keyword">if</span> a:\n  b\nc',
    ],
  ])('%s', (_case, settings, html) => {
    expect(highlight('if a:\n  b\nc', 'python', settings)).toBe(html);
  });

  it.each([
    ['typescript', 'const query = `from ${host} & "<b>"`; // done\n\n\tawait fetch(query);'],
    ['go', 'body := `{"text": "&lt;"}`\nif err != nil {\n\tpanic(err)\n}'],
    ['java', 'var text = """\n    a "quoted" \\\\ line\n    """;'],
    ['bash', "curl --data '{\"a\": \"it'\\''s\"}' \\\n  https://api.example"],
  ])('keeps every character of %s, marked, numbered or neither', (language, code) => {
    for (const settings of [{}, { lineNumbersStart: 1 }, { lineClassNames: { 1: ['mark'] } }]) {
      expect(plainCode(highlight(code, language, settings))).toBe(code);
    }
  });
});
