import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';

import { buildError, docsFolder, paragraph, readText, spellingRemedy, strong, versionOfFile } from '@api-docs/kit/node';
import { asText, type PropsFunction } from '@api-docs/openapi-reference/library';

export interface FigureProps {
  kind: 'diagram' | 'schematic';
  /** Caption. */
  title: string;
  /** Text alternative: all that the figure shows. */
  alternative: string;
  /** SVG for wide columns. */
  wide: string;
  /** SVG for phones. */
  narrow: string;
}

/** Reads a drawing. Throws if it contains more than shapes, text and classes. */
function readSvg(siteDir: string, file: string) {
  const $ = load(readText(path.join(siteDir, file)), { xml: true });
  const forbidden = $('script, style, image, foreignObject, [style]').first();
  if (forbidden.length > 0) {
    throw buildError({
      file,
      problem: 'the figure contains more than shapes and text',
      expected: 'shapes with the classes of src/css/figures.css',
      found: $.xml(forbidden),
      remedy: 'remove scripts, images, foreignObject and styles, and use classes',
    });
  }
  return $.root().children('svg');
}

/** Returns a drawing without the texts that the page has beside it. */
function drawing(svg: ReturnType<typeof readSvg>, className: string): string {
  svg.children('title, desc').remove();
  return svg.removeAttr('data-kind').attr('aria-hidden', 'true').attr('class', className).toString();
}

/**
 * Reads a figure from the `_figures` folder of the page's version, for pages outside of the docs that of `docs/`:
 * `<name>.svg` for wide columns, `<name>.narrow.svg` for phones. The caption is the `<title>` of the wide one, the text
 * alternative its `<desc>`, the kind its `data-kind`. Throws if one of them is missing, or if a file contains more than
 * shapes, text and classes.
 */
export const figureProps: PropsFunction<FigureProps> = ({ siteDir, page }, { name = '' }) => {
  const folder = path.posix.join(docsFolder(versionOfFile(page)), '_figures');
  const file = `${folder}/${name}.svg`;
  const narrowFile = `${folder}/${name}.narrow.svg`;
  const missing = [file, narrowFile].filter((one) => !existsSync(path.join(siteDir, one)));
  if (missing.length > 0) {
    const figures = path.join(siteDir, folder);
    const known = (existsSync(figures) ? readdirSync(figures) : [])
      .filter((entry) => !entry.endsWith('.narrow.svg'))
      .map((entry) => entry.replace(/\.svg$/, ''));
    const isKnown = missing.length === 1;
    throw buildError({
      file: page,
      problem: isKnown ? `the figure "${name}" lacks a file` : `there is no figure "${name}"`,
      expected: name === '' ? `name="…" of a file in ${folder}` : `${file} and ${narrowFile}`,
      found: isKnown ? `no ${missing.join()}` : name || 'no name',
      remedy: isKnown
        ? 'add it: the wide file is for wide columns, the narrow one for phones'
        : spellingRemedy(name, known, known.length > 0 ? `use one of: ${known.join(', ')}` : 'add the two files'),
    });
  }
  const svg = readSvg(siteDir, file);
  const kind = svg.attr('data-kind');
  const title = svg.children('title').text().trim();
  const alternative = svg.children('desc').text().replace(/\s+/g, ' ').trim();
  if ((kind !== 'diagram' && kind !== 'schematic') || title === '' || alternative === '') {
    throw buildError({
      file: page,
      problem: `the figure "${name}" has no kind, caption or text alternative`,
      expected: 'data-kind="diagram" or "schematic", a <title> (caption) and a <desc> (all that the figure shows)',
      found: `data-kind="${kind ?? ''}", title "${title}", desc "${alternative}"`,
      remedy: `complete ${file}`,
    });
  }
  return {
    kind,
    title,
    alternative,
    wide: drawing(svg, 'figure-wide'),
    narrow: drawing(readSvg(siteDir, narrowFile), 'figure-narrow'),
  };
};

export const figureText = asText(figureProps, ({ title, alternative }) => [
  paragraph(strong(`Figure: ${title}.`), { text: ` ${alternative}` }),
]);
