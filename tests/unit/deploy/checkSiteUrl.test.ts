import { describe, expect, it } from 'vitest';

import { checkSiteUrl } from '../../../deploy/checkSiteUrl';
import { errorDetails } from '../../support/errorDetails';

const SITE = { siteUrl: 'https://docs.example', basePath: '/guide/' };

describe('checkSiteUrl', () => {
  it.each(['https://docs.example/guide', 'https://docs.example/guide/', 'http://docs.example/guide'])(
    'accepts %s',
    (url) => {
      expect(() => checkSiteUrl(url, SITE)).not.toThrow();
    },
  );

  it.each(['https://owner.github.example/guide/', 'https://docs.example/', 'https://docs.example/guide/next/'])(
    'rejects %s',
    (url) => {
      expect(errorDetails(() => checkSiteUrl(url, SITE))).toMatchObject({
        file: 'brand.config.ts',
        expected: expect.stringContaining(url) as string,
        found: 'https://docs.example/guide/',
      });
    },
  );
});
