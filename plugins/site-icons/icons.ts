/** Icons that the build draws from the mark, as paths below the base path. `config/headTags.ts` names them in every page. */
export const ICONS = {
  /** For browsers that read no SVG. */
  favicon: { file: 'favicon.ico', size: 32 },
  appleTouch: { file: 'apple-touch-icon.png', size: 180 },
  manifest: [
    { file: 'img/icon-192.png', size: 192 },
    { file: 'img/icon-512.png', size: 512 },
  ],
} as const;

/** Path of the web app manifest below the base path. */
export const MANIFEST = 'site.webmanifest';
