import { describe, expect, it } from 'vitest';

import { compareBlocks } from '../../../../../plugins/versions/comparisons/compare/compareBlocks';
import type { Block } from '../../../../../plugins/versions/comparisons/read/pageContent';
import { runsLine } from '../outline';

const code = (title: string, text = 'curl'): Block => ({ kind: 'code', title, language: 'bash', text });

/** Returns the change of a code block, and its title if the block changed. */
function changeOf(older: Block, newer: Block): string[] {
  return compareBlocks([older], [newer]).map((passage) =>
    passage.change === 'changed' && passage.kind === 'code' ? runsLine(passage.title) : passage.change,
  );
}

describe('the title of code', () => {
  it.each([
    ['is compared word by word', code('Call of /v3'), code('Call of /v4'), ['Call of /{-v3-}{+v4+}']],
    ['has no marks if only the code changed', code('Call'), code('Call', 'curl\n--fail'), ['Call']],
    ['is unchanged with the code', code('Call'), code('Call'), ['same']],
  ])('%s', (_case, older, newer, expected) => {
    expect(changeOf(older, newer)).toEqual(expected);
  });
});
