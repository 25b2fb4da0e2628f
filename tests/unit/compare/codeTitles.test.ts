import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';

import { compareBlocks } from '../../../plugins/compare/compareBlocks';
import type { Block } from '../../../plugins/compare/content';
import { passageElement } from '../../../plugins/compare/passageElements';

const call = (path: string, text = 'curl'): Block => ({
  kind: 'code',
  title: `Call of ${path}`,
  language: 'bash',
  text,
});

function htmlOf(older: Block, newer: Block): string {
  const [passage] = compareBlocks([older], [newer]);
  return passage ? toHtml(passageElement([passage])) : '';
}

describe('the title of code', () => {
  it('is compared word by word', () => {
    expect(htmlOf(call('/v3/pii'), call('/v4/pii'))).toContain(
      '<figcaption>Call of /<del>v3/pii</del><ins>v4/pii</ins></figcaption>',
    );
  });

  it('makes the code changed when nothing else did', () => {
    expect(compareBlocks([call('/v3/pii')], [call('/v4/pii')]).map(({ change }) => change)).toEqual(['changed']);
    expect(compareBlocks([call('/v3/pii')], [call('/v3/pii')]).map(({ change }) => change)).toEqual(['same']);
  });

  it('stays without marks when only the code changed', () => {
    expect(htmlOf(call('/v3/pii'), call('/v3/pii', 'curl\n--fail'))).toContain(
      '<figcaption>Call of /v3/pii</figcaption>',
    );
  });
});
