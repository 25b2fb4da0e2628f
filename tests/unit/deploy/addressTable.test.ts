import { describe, expect, it } from 'vitest';

import { addressTable } from '../../../deploy/nginx/addressTable';

describe('addressTable', () => {
  it('leads from the root, from pages without slash and from moved pages', () => {
    const pages = ['/', '/404.html', '/docs/', '/docs/a/'];
    expect(addressTable('/base/', pages, [{ from: '/docs/old/', to: '/docs/a/' }])).toEqual([
      ['/', '/base/'],
      ['/base', '/base/'],
      ['/base/docs', '/base/docs/'],
      ['/base/docs/a', '/base/docs/a/'],
      ['/base/docs/old', '/base/docs/a/'],
      ['/base/docs/old/', '/base/docs/a/'],
    ]);
  });

  it('leaves the root where the site lies there', () => {
    expect(addressTable('/', ['/', '/docs/'], [])).toEqual([['/docs', '/docs/']]);
  });

  it.each(['/docs/a b/', '/docs/caf%C3%A9/', '/docs/"/', '/docs/$uri/', '/docs/\n/'])(
    'refuses %j, which nginx would read otherwise',
    (page) => {
      expect(() => addressTable('/', [page], [])).toThrow('characters that would have to be encoded');
    },
  );
});
