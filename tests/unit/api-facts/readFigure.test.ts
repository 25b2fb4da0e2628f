import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { figureFolder, readFigure } from '../../../plugins/api-facts/readFigure';

const PAGE = 'docs/intro.mdx:3';
const WIDE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 80" data-kind="diagram">' +
  '<title>A call</title>\n<desc>Your code\n  sends a text.</desc><rect class="figure-box" width="9" height="9"/></svg>';
const NARROW = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 80"><rect width="9" height="9"/></svg>';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(wide: string, narrow = NARROW): void {
  writeFileSync(path.join(folder, 'call.svg'), wide);
  writeFileSync(path.join(folder, 'call.narrow.svg'), narrow);
}

describe('readFigure', () => {
  it('separates the words from the drawing', () => {
    write(WIDE);
    const { kind, title, alternative, wide, narrow } = readFigure(folder, 'call', PAGE);
    expect({ kind, title, alternative }).toEqual({
      kind: 'diagram',
      title: 'A call',
      alternative: 'Your code sends a text.',
    });
    expect(wide).toContain('<rect class="figure-box"');
    expect(wide).toMatch(/^<svg [^>]*class="figure-wide"/);
    expect(narrow).toMatch(/^<svg [^>]*class="figure-narrow"/);
    for (const drawing of [wide, narrow]) {
      expect(drawing).toContain('aria-hidden="true"');
      expect(drawing).not.toMatch(/<title|<desc|data-kind/);
    }
  });

  it('names the drawing that a misspelt name stands for', () => {
    write(WIDE);
    expect(() => readFigure(folder, 'cal', PAGE)).toThrow(/docs\/intro\.mdx:3.*"cal"[^]*write "call"/);
  });

  it.each([
    ['no kind', WIDE.replace(' data-kind="diagram"', ''), NARROW, /says too little/],
    ['no caption', WIDE.replace('A call', ''), NARROW, /says too little/],
    ['no text alternative', WIDE.replace(/<desc>[^]*<\/desc>/, ''), NARROW, /says too little/],
    ['a script', WIDE.replace('<rect', '<script>1</script><rect'), NARROW, /call\.svg: a drawing has more than shapes/],
    ['a style of its own', WIDE, NARROW.replace('<rect', '<rect style="fill:red"'), /call\.narrow\.svg: .*more than/],
    ['no size', WIDE.replace('viewBox="0 0 720 80"', ''), NARROW, /call\.svg: a drawing has no size/],
  ])('refuses a drawing with %s', (_case, wide, narrow, message) => {
    write(wide, narrow);
    expect(() => readFigure(folder, 'call', PAGE)).toThrow(message);
  });

  it('refuses a name whose cut for phones is missing', () => {
    writeFileSync(path.join(folder, 'call.svg'), WIDE);
    expect(() => readFigure(folder, 'call', PAGE)).toThrow(/there is no drawing "call"/);
  });
});

describe('figureFolder', () => {
  it.each([
    ['docs/intro.mdx', 'docs/_figures'],
    ['versioned_docs/version-v3.3.0/a/b.mdx', 'versioned_docs/version-v3.3.0/_figures'],
    ['blog/post.mdx', 'docs/_figures'],
    ['generated/api/index.mdx', 'docs/_figures'],
  ])('%s takes the drawings of %s', (file, expected) => {
    expect(figureFolder(file)).toBe(expected);
  });
});
