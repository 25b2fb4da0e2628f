import { teachingError } from '../teachingError';

/** The first style sheet of a page. Example: `<link rel=stylesheet href=/base/assets/css/styles.0a1b.css />`. */
const STYLE_SHEET = /<link rel="?stylesheet\b/;

/**
 * Lets a page ask for the font before its style sheet has come.
 *
 * @param html a finished page; one without a style sheet, as redirects are, stays as it is
 * @param href address of the font file
 */
export function withPreload(html: string, href: string): string {
  // Without `crossorigin` the font would be loaded twice: https://developer.mozilla.org/docs/Web/HTML/Attributes/rel/preload
  const preload = `<link rel="preload" href="${href}" as="font" type="font/woff" crossorigin>`;
  return html.replace(STYLE_SHEET, (link) => `${preload}${link}`);
}

/**
 * Finds the site's font among the files that the bundler wrote.
 *
 * @param files of the folder for fonts
 * @throws when there is not exactly one
 */
export function onlyFont(files: readonly string[]): string {
  const fonts = files.filter((file) => file.endsWith('.woff'));
  const [font] = fonts;
  if (font !== undefined && fonts.length === 1) return font;
  throw teachingError({
    file: 'src/css/font.css',
    problem: 'the pages preload one font file',
    expected: 'one .woff file in assets/fonts',
    found: fonts.join(', ') || 'none',
    remedy: 'load one file in src/css/font.css, or teach plugins/built-pages which of them to preload',
  });
}
