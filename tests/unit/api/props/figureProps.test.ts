import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';
import { context } from '@api-docs/openapi-reference/testing/pageContext';

import { figureProps } from '../../../../plugins/api/props/figureProps';

const WIDE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 80" data-kind="diagram">' +
  '<title>A call</title>\n<desc>Your code\n  sends a text.</desc><rect class="figure-box" width="9" height="9"/></svg>';
const NARROW = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 80"><rect width="9" height="9"/></svg>';

const read = (files: Record<string, string>, name = 'call') =>
  figureProps({ ...context, siteDir: tempFolder(files) }, { name });

const figure = (wide: string, narrow = NARROW) => ({
  'docs/_figures/call.svg': wide,
  'docs/_figures/call.narrow.svg': narrow,
});

describe('figureProps', () => {
  it('reads a figure with the line endings of Windows as it reads others', () => {
    const text = WIDE.replaceAll('\n', '\r\n');
    expect(read(figure(text))).toEqual(read(figure(WIDE)));
  });

  it('suggests the name of a misspelled figure', () => {
    expect(errorDetails(() => read(figure(WIDE), 'cal'))).toMatchObject({
      file: context.page,
      found: 'cal',
      remedy: 'write "call"',
    });
  });

  it.each(['docs/_figures/call.svg', 'docs/_figures/call.narrow.svg'])('names a missing %s', (file) => {
    const others = Object.fromEntries(Object.entries(figure(WIDE)).filter(([name]) => name !== file));
    expect(errorDetails(() => read(others))).toMatchObject({ file: context.page, found: `no ${file}` });
  });

  it.each([
    ['without kind', WIDE.replace(' data-kind="diagram"', ''), NARROW, context.page, /data-kind=""/],
    ['without caption', WIDE.replace('A call', ''), NARROW, context.page, /title ""/],
    ['without text alternative', WIDE.replace(/<desc>[^]*<\/desc>/, ''), NARROW, context.page, /desc ""/],
    ['with a script', WIDE.replace('<rect', '<script>1</script><rect'), NARROW, 'docs/_figures/call.svg', /<script>/],
    [
      'with a style',
      WIDE,
      NARROW.replace('<rect', '<rect style="fill:red"'),
      'docs/_figures/call.narrow.svg',
      /style="fill:red"/,
    ],
  ])('rejects a figure %s', (_case, wide, narrow, file, found) => {
    expect(errorDetails(() => read(figure(wide, narrow)))).toMatchObject({ file, found: expect.stringMatching(found) });
  });
});
