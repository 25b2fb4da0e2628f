import { expect, it } from 'vitest';

import { unusedNames } from '../src/unusedNames';

const FONTS = ['Inter-3f2a.woff2', 'Inter-77ab.woff'];
const PAGE = '<main id=search><input id="box"><p id=\'text\'></main>';

function warnings(options: Parameters<typeof unusedNames>[0], fonts: readonly string[] = FONTS): string {
  const unused = unusedNames(options, fonts);
  unused.addPage('<p>Without a field</p>');
  unused.addPage(PAGE);
  return unused.warnings().join('\n');
}

it.each([
  ['an end of no font', { preloads: ['.woff2', '.woff22'] }, 'found:    .woff22', 'write ".woff2"'],
  ['the name of a file, to which the bundler adds a hash', { preloads: ['Inter.woff2'] }, 'Inter.woff2', '".woff2"'],
  ['a field that no page has', { searchField: 'bx' }, '`searchField`', 'write "box"'],
  ['a selector in place of an id', { searchField: '#search' }, 'without #', 'correct or remove the option'],
])('%s is told', (_case, options, found, remedy) => {
  expect(warnings(options)).toContain(found);
  expect(warnings(options)).toContain(remedy);
});

it('fonts of a site without fonts are told', () => {
  expect(warnings({ preloads: ['.woff2'] }, [])).toContain('no stylesheet of the site names a font');
});

it.each([{}, { preloads: ['.woff', '.woff2'], searchField: 'box' }, { preloads: ['-77ab.woff'] }])(
  'nothing is told of %j',
  (options) => expect(warnings(options)).toBe(''),
);
