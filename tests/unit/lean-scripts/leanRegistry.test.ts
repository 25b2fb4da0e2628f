import { describe, expect, it } from 'vitest';

import { leanRegistry } from '../../../plugins/lean-scripts/leanRegistry';

const LOADED = '() => import(/* webpackChunkName: "01" */ "@site/a.mdx")';

describe('leanRegistry', () => {
  it('keeps how each chunk is loaded, and nothing else', () => {
    const entry = (id: string) => `  "${id}": [${LOADED}, "@site/a.mdx", require.resolveWeak("@site/a.mdx")]`;
    expect(leanRegistry(`export default {\n${entry('01')},\n${entry('02')},};\n`)).toBe(
      `export default {\n  "01": [${LOADED}],\n  "02": [${LOADED}],};\n`,
    );
  });

  it('stops when the list is written in another way', () => {
    expect(() => leanRegistry(`"01": [${LOADED}, require.resolveWeak('@site/a.mdx')]`)).toThrow(
      'the list of chunks is not written as it was',
    );
  });
});
