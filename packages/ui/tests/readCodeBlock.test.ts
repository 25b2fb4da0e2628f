import { describe, expect, it } from 'vitest';

import { readCodeBlock } from '../src/code/readCodeBlock';

const CODE = 'one\ntwo\nthree\n';

describe('readCodeBlock', () => {
  it('reads a block without settings', () => {
    expect(readCodeBlock({ code: CODE })).toEqual({
      code: 'one\ntwo\nthree',
      language: 'text',
      title: '',
      marked: [],
      lineNumbersStart: undefined,
    });
  });

  it('reads title, marked lines and line numbers', () => {
    const block = readCodeBlock({ code: CODE, language: 'JS', meta: 'title="a.js" {1,3-4} showLineNumbers=5' });
    expect(block).toMatchObject({ language: 'js', title: 'a.js', marked: [0, 2, 3], lineNumbersStart: 5 });
  });

  it.each([
    ['the next line', '// highlight-next-line\none\ntwo', [0]],
    ['lines between two comments', 'one\n# highlight-start\ntwo\nthree\n# highlight-end\nfour', [1, 2]],
    ['a line of JSX', '<a>\n{/* highlight-next-line */}\n<b />\n</a>', [1]],
  ])('marks %s and removes the comments', (_case, code, marked) => {
    const block = readCodeBlock({ code });
    expect(block.marked).toEqual(marked);
    expect(block.code).not.toContain('highlight');
  });

  it('keeps such comments in a block that names its lines by numbers', () => {
    expect(readCodeBlock({ code: '// highlight-next-line\none', meta: '{2}' })).toMatchObject({
      code: '// highlight-next-line\none',
      marked: [1],
    });
  });
});
