import { expect, it } from 'vitest';

import { webManifest } from '../../../plugins/site-icons/webManifest';

it('names the brand, the start and the icons', () => {
  const brand = { provider: 'Quay', product: 'Quay Platform', basePath: '/base/' };
  expect(JSON.parse(webManifest({ brand, ground: '#fdfdfc' }))).toMatchObject({
    name: 'Quay Platform docs',
    short_name: 'Quay',
    start_url: '/base/',
    icons: [
      { src: '/base/img/icon-192.png', sizes: '192x192' },
      { src: '/base/img/icon-512.png', sizes: '512x512' },
    ],
  });
});
