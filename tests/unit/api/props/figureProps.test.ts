import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { context } from '@api-docs/openapi-reference/testing/pageContext';

import { figureProps } from '../../../../plugins/api/props/figureProps';

const WIDE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 80" data-kind="diagram">' +
  '<title>A call</title>\n<desc>Your code\n  sends a text.</desc><rect class="figure-box" width="9" height="9"/></svg>';
const NARROW = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 80"><rect width="9" height="9"/></svg>';

let siteDir: string;
let figures: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'figures-'));
  figures = path.join(siteDir, 'docs/_figures');
  mkdirSync(figures, { recursive: true });
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function write(wide: string, narrow = NARROW): void {
  writeFileSync(path.join(figures, 'call.svg'), wide);
  writeFileSync(path.join(figures, 'call.narrow.svg'), narrow);
}

const read = (name = 'call') => figureProps({ ...context, siteDir }, { name });

describe('figureProps', () => {
  it('suggests the name of a misspelled figure', () => {
    write(WIDE);
    expect(errorDetails(() => read('cal'))).toMatchObject({ file: context.page, found: 'cal', remedy: 'write "call"' });
  });

  it('requires a version for phones', () => {
    writeFileSync(path.join(figures, 'call.svg'), WIDE);
    expect(errorDetails(read)).toMatchObject({ file: context.page, found: 'call' });
  });

  it.each([
    ['without kind', WIDE.replace(' data-kind="diagram"', ''), NARROW, context.page, /data-kind=""/],
    ['without caption', WIDE.replace('A call', ''), NARROW, context.page, /title ""/],
    ['without text alternative', WIDE.replace(/<desc>[^]*<\/desc>/, ''), NARROW, context.page, /desc ""/],
    ['with a script', WIDE.replace('<rect', '<script>1</script><rect'), NARROW, 'call.svg', /<script>/],
    ['with a style', WIDE, NARROW.replace('<rect', '<rect style="fill:red"'), 'call.narrow.svg', /style="fill:red"/],
    ['without size', WIDE.replace('viewBox="0 0 720 80"', ''), NARROW, 'call.svg', /no viewBox/],
  ])('rejects a figure %s', (_case, wide, narrow, file, found) => {
    write(wide, narrow);
    expect(errorDetails(read)).toMatchObject({ file, found: expect.stringMatching(found) });
  });
});
