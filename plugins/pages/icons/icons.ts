import { buildError } from '../../lib/buildError';

/** PNG icons that the build draws from the mark: paths below the base path, sides in pixels. */
export const ICONS = {
  appleTouch: { file: 'apple-touch-icon.png', size: 180 },
  manifest: [
    { file: 'img/icon-192.png', size: 192 },
    { file: 'img/icon-512.png', size: 512 },
  ],
} as const;

/** Path of the web app manifest below the base path. */
export const MANIFEST = 'site.webmanifest';

/** Source of all icons. `static/favicon.ico` and `static/img/favicon.svg` are copies of this drawing. */
export const MARK = 'static/img/mark.svg';

/** Side of the mark's viewBox. */
export const MARK_SIDE = 32;

/** Side of the mark relative to its icon. The mark stays inside the circle to which some systems crop icons. */
const MARK_RATIO = 0.6;

/** Captures the content of `<svg viewBox="0 0 32 32" …>`. */
const MARK_CONTENT = /^<svg[^>]*viewBox="0 0 32 32"[^>]*>([\s\S]*)<\/svg>\s*$/;

/**
 * Returns a home screen icon as SVG: the mark centered on a plain background, because systems show transparent parts black.
 *
 * @param mark content of `static/img/mark.svg`
 * @param background color
 * @throws if the mark has another viewBox
 */
export function iconSvg(mark: string, background: string): string {
  const shapes = MARK_CONTENT.exec(mark)?.[1];
  if (shapes === undefined) {
    throw buildError({
      file: MARK,
      problem: 'icons cannot be rendered from this file',
      expected: `one <svg> element with viewBox="0 0 ${MARK_SIDE} ${MARK_SIDE}"`,
      found: `${mark.slice(0, 60)}…`,
      remedy: 'draw the mark with this viewBox, or change MARK_SIDE and MARK_CONTENT in plugins/pages/icons/icons.ts',
    });
  }
  const side = MARK_SIDE / MARK_RATIO;
  const offset = (side - MARK_SIDE) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" fill="${background}"/>`,
    `<g transform="translate(${offset} ${offset})">${shapes}</g></svg>`,
  ].join('');
}

/**
 * Returns the web app manifest (https://www.w3.org/TR/appmanifest/) as JSON. It names the icons for home screens and keeps
 * the site in the browser instead of offering it as an app.
 */
export function webManifest(
  brand: { provider: string; product: string; basePath: string },
  background: string,
): string {
  const manifest = {
    name: `${brand.product} docs`,
    short_name: brand.provider,
    lang: 'en',
    start_url: brand.basePath,
    scope: brand.basePath,
    display: 'browser',
    background_color: background,
    theme_color: background,
    icons: ICONS.manifest.map(({ file, size }) => ({
      src: `${brand.basePath}${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
