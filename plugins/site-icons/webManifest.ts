import { ICONS } from './icons';

interface ManifestSource {
  brand: { provider: string; product: string; basePath: string };
  /** Color of the page. */
  ground: string;
}

/**
 * Describes the site to systems that keep it on a home screen (https://www.w3.org/TR/appmanifest/). It stays a site in a
 * browser: it does not offer itself as an app.
 *
 * @returns the manifest as text of JSON
 */
export function webManifest({ brand, ground }: ManifestSource): string {
  const manifest = {
    name: `${brand.product} docs`,
    short_name: brand.provider,
    lang: 'en',
    start_url: brand.basePath,
    scope: brand.basePath,
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: ICONS.manifest.map(({ file, size }) => ({
      src: `${brand.basePath}${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
