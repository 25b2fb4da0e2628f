import { describe, expect, it } from 'vitest';

import { listedOptions } from '../src/input/listedEntry';

const NAME = '@shop/search';

describe('listedOptions', () => {
  it.each<[string, unknown, object | undefined]>([
    ['a name', NAME, {}],
    ['a name with options', [NAME, { limit: 1 }], { limit: 1 }],
    ['the file of the module', ['/site/node_modules/@shop/search/dist/index.js', { limit: 1 }], { limit: 1 }],
    ['its file on Windows', 'C:\\site\\node_modules\\@shop\\search\\index.js', {}],
    ['its file of pnpm', '/a/node_modules/.pnpm/@shop+search@1.0.0/node_modules/@shop/search/index.js', {}],
    ['another module', '@shop/search-box', undefined],
    ['the file of another module', '/site/node_modules/@shop/search-box/index.js', undefined],
    ['the file of a module inside of it', '/site/node_modules/@shop/search/node_modules/a/index.js', undefined],
    ['an entry that is switched off', false, undefined],
  ])('reads %s', (_case, entry, options) => {
    expect(listedOptions([null, () => ({ name: 'own' }), entry], NAME)).toEqual(options);
  });
});
