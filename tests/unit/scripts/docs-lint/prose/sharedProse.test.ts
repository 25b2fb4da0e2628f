import { describe, expect, it } from 'vitest';

import { readPage } from '../../../../../scripts/docs-lint/prose/page';
import { sharedProse } from '../../../../../scripts/docs-lint/prose/sharedProse';

const SHARED = 'The quick brown fox jumps over the lazy dog.';

const pages = [
  readPage('docs/one.mdx', `# One\n\nFirst page. ${SHARED} It ends here.\n`),
  readPage('docs/two.mdx', `Text.\n\n- ${SHARED.toUpperCase().replace(' OVER', '\n  OVER')} Nothing follows.\n`),
  readPage('docs/three.mdx', 'A quick brown fox jumps over the fence.\n'),
  readPage('versioned_docs/version-v3.3.0/one.mdx', `${SHARED}\n`),
];

function foundIn(minLength: number): string[] {
  return sharedProse(pages, minLength).map(({ file, line, found }) => `${file}:${line} ${found}`);
}

describe('sharedProse', () => {
  const whole = [
    'docs/one.mdx:3 9 words that are also in docs/two.mdx:3: the quick brown fox jumps over the lazy dog …',
    'docs/two.mdx:3 9 words that are also in docs/one.mdx:3: the quick brown fox jumps over the lazy dog …',
  ];

  it('reports a run at its full length, once on each page of a version', () => {
    expect(foundIn(7)).toEqual(whole);
    expect(foundIn(9)).toEqual(whole);
  });

  it('ignores a run that is one word shorter', () => {
    expect(foundIn(10)).toEqual([]);
  });

  it('reports each pair of pages that shares a run', () => {
    const pairs = sharedProse(pages, 6).map(({ file, found }) => `${file} ${/docs\/\w+\.mdx/.exec(found)?.[0]}`);
    expect(pairs.sort()).toEqual([
      'docs/one.mdx docs/three.mdx',
      'docs/one.mdx docs/two.mdx',
      'docs/three.mdx docs/one.mdx',
      'docs/three.mdx docs/two.mdx',
      'docs/two.mdx docs/one.mdx',
      'docs/two.mdx docs/three.mdx',
    ]);
  });

  it('ignores repetitions within a page, headings, tables and code', () => {
    const text = `## ${SHARED}\n\n| ${SHARED} |\n| --- |\n| ${SHARED} |\n\n\`\`\`text\n${SHARED}\n\`\`\`\n`;
    const repeated = readPage('docs/one.mdx', `${SHARED} ${SHARED}\n`);
    expect(sharedProse([repeated, readPage('docs/two.mdx', text)], 5)).toEqual([]);
  });
});
