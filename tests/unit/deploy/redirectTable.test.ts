import { describe, expect, it } from 'vitest';

import { redirectTable } from '../../../deploy/nginx/redirectTable';
import { errorDetails } from '../../support/errorDetails';

describe('redirectTable', () => {
  it('contains the root, pages without trailing slash, and moved pages', () => {
    const pages = ['/', '/404.html', '/docs/', '/docs/a/'];
    expect(redirectTable('/base/', pages, [{ from: '/docs/old/', to: '/docs/a/' }])).toEqual([
      ['/', '/base/'],
      ['/base', '/base/'],
      ['/base/docs', '/base/docs/'],
      ['/base/docs/a', '/base/docs/a/'],
      ['/base/docs/old', '/base/docs/a/'],
      ['/base/docs/old/', '/base/docs/a/'],
    ]);
  });

  it('does not redirect the root of a site without base path', () => {
    expect(redirectTable('/', ['/', '/docs/'], [])).toEqual([['/docs', '/docs/']]);
  });

  it.each(['/docs/a b/', '/docs/caf%C3%A9/', '/docs/"/', '/docs/$uri/', '/docs/\n/'])(
    'throws on %j, which needs encoding',
    (page) => {
      expect(errorDetails(() => redirectTable('/', [page], [])).found).toBe(page.replace(/\/$/, ''));
    },
  );
});
