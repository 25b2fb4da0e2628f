import logger from '@docusaurus/logger';
import type { DocusaurusConfig } from '@docusaurus/types';
import { describe, expect, it, vi } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { checkHelpLinks } from '../src/build/checkHelpLinks';

const VERSIONS = [
  { name: 'v2', path: 'docs/' },
  { name: 'v1', path: 'docs/v1/' },
];

function check(link: string, onBrokenLinks: DocusaurusConfig['onBrokenLinks'] = 'throw'): void {
  const routesPaths = ['/base/', '/base/blog', '/base/docs/intro', '/base/docs/new', '/base/docs/v1/intro'];
  checkHelpLinks({
    built: {
      outDir: tempFolder({ 'terms.pdf': '', 'compare/index.html': '' }),
      routesPaths,
      siteConfig: { baseUrl: '/base/', onBrokenLinks } as DocusaurusConfig,
    },
    helpLinks: [{ label: 'Help', path: link }],
    versions: VERSIONS,
  });
}

describe('a link for readers who find nothing', () => {
  it.each(['intro', 'intro/', 'intro#start', '/', '/blog', '/blog/?q=x', '/docs/new', '/terms.pdf', '/compare/'])(
    'to %s is right',
    (link) => expect(() => check(link)).not.toThrow(),
  );

  it.each([
    ['introo', 'write "intro/"'],
    ['/blogg', 'write "/blog/"'],
    // Only one version has it.
    ['new', 'correct the path: with a slash at its start it is below the base path, otherwise below each docs version'],
  ])('to %s stops the build', (link, remedy) => {
    expect(errorDetails(() => check(link))).toMatchObject({ found: link, remedy });
  });

  it('is only a warning, or nothing, if broken links are', () => {
    const warn = vi.spyOn(logger, 'report');
    check('introo', 'ignore');
    check('introo', 'warn');
    expect(warn.mock.calls).toEqual([['ignore'], ['warn']]);
  });
});
