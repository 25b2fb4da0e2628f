import { describe, expect, it } from 'vitest';

import { filler } from '../../../../../scripts/docs-lint/prose/rules/filler';
import { findingsOf, foundBy, fixedBy } from './onPage';

describe('filler', () => {
  it.each([
    ['simply', 'Simply send the text.', ['Simply']],
    ['just before a verb', 'Just call it, or just send a text.', ['Just', 'just']],
    ['just after it', 'It just leaves the work to you.', ['just']],
    ['a promise of ease', 'You can easily add one. Easily add another.', ['easily', 'Easily']],
    ['easy to use', 'It is easy to use and easy-to-integrate.', ['easy to use', 'easy-to-integrate']],
    ['what is said to be obvious', 'Obviously, the key is secret, of course.', ['Obviously', 'of course']],
    ['praise', 'A seamless, powerful, cutting-edge tool.', ['seamless', 'powerful', 'cutting-edge']],
    ['robust as praise', 'A robust service.', ['robust']],
    ['long words for use', 'Leverage it, then utilize it.', ['Leverage', 'utilize']],
    ['its other forms', 'Utilizing it, leveraging it.', ['Utilizing', 'leveraging']],
    ['in order to', 'Call it in order to score.', ['in order to']],
    ['due to the fact that', 'It fails due to the fact that it is empty.', ['due to the fact that']],
    [
      'please and note',
      'Please note that it works. Note that it works. Please wait.',
      ['Please note that', 'Note that', 'Please'],
    ],
    ['a description', '---\ndescription: Simply send a text.\n---\n\nText.', ['Simply']],
    ['a cell', '| Step |\n| --- |\n| Just call it |', ['Just']],
  ])('reports %s', (_case, source, found) => {
    expect(foundBy(filler, source).sort()).toEqual([...found].sort());
  });

  it.each([
    ['simply after a negation', 'You cannot simply change the path. It does not simply work.'],
    ['just for time', 'You have just built a test. The model was just updated.'],
    ['just for degree', 'It is just as useful, just below the limit, just under 20.'],
    ['ease as a subject', 'It says how easy a text is to read, and how easily. Short texts read easily.'],
    ['what is easy to miss', 'A shift is easy to miss. Drift happens easily when a helper is reused.'],
    ['robust with its measure', 'The score is robust to typos and robust against noise.'],
    ['please as a verb', 'No cut-off will please both.'],
    ['a quotation', 'A reply of 401 says "Please provide a valid API key".'],
    ['code', 'It says `Please provide a valid API key`.\n\n```text\nSimply\n```'],
    ['a sample in a table', '| Text | Score |\n| --- | --- |\n| Just do it, please. | 40 |'],
    ['a block quotation', '> Simply the best.'],
    ['utilization', 'GPU utilization is a share.'],
  ])('accepts %s', (_case, source) => {
    expect(foundBy(filler, source)).toEqual([]);
  });

  it('fixes words with a safe replacement, with the right capitals', () => {
    expect(fixedBy(filler, 'In order to score, utilizes leverage and utilized it in order to act. Just act.')).toBe(
      'To score, uses leverage and used it to act. Just act.',
    );
  });

  it('has no fix if the position in the source is uncertain', () => {
    const source = '- One,\n  in order to see.';
    expect(findingsOf(filler, source)).toMatchObject([{ line: 2, expected: 'to' }]);
    expect(fixedBy(filler, source)).toBe(source);
  });
});
