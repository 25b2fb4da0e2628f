import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';

import { docsFolder } from '../front-matter/docsFolder';
import { pagePlace } from '../front-matter/pageKind';
import { spellingRemedy, teachingError } from '../teachingError';
import type { FigureProps } from './props';

/**
 * Names the folder of a page's drawings: they are frozen with the docs version that shows them.
 *
 * @param file the page, relative to the project
 * @returns path relative to the project; pages outside a docs version take the drawings of `docs/`
 */
export function figureFolder(file: string): string {
  return `${docsFolder(pagePlace(file)?.version ?? 'next')}/_figures`;
}

function fail(file: string, problem: string, expected: string, found: string, remedy: string): never {
  throw teachingError({ file, problem, expected, found, remedy });
}

function readDrawing(file: string) {
  const $ = load(readFileSync(file, 'utf8'), { xml: true });
  const root = $.root().children('svg');
  const name = path.basename(file);
  if (!root.attr('viewBox')) fail(name, 'a drawing has no size', '<svg viewBox="0 0 720 …">', 'none', 'add a viewBox');
  if ($('script, style, image, foreignObject, [style]').length > 0) {
    fail(
      name,
      'a drawing has more than shapes and text',
      'shapes with classes of src/css/figures.css',
      'script, style, image, foreignObject or a style attribute',
      'use classes',
    );
  }
  const title = root.children('title').text().trim();
  const alternative = root.children('desc').text().replace(/\s+/g, ' ').trim();
  const kind = root.attr('data-kind');
  root.children('title, desc').remove();
  root.removeAttr('data-kind').attr('aria-hidden', 'true');
  return { kind, title, alternative, draw: (className: string) => root.clone().attr('class', className).toString() };
}

/**
 * Reads a drawing and its text alternative.
 *
 * @param folder absolute path of a `_figures` folder: `<name>.svg` for wide columns, `<name>.narrow.svg` for phones
 * @param name file name without extension
 * @param page `file:line` of the component
 * @returns props of `<Figure>`: caption from `<title>`, text alternative from `<desc>`, kind from `data-kind`
 * @throws when the drawing or its alternative is missing, or when it holds more than shapes, text and classes
 */
export function readFigure(folder: string, name: string, page: string): FigureProps {
  const file = path.join(folder, `${name}.svg`);
  const narrowFile = path.join(folder, `${name}.narrow.svg`);
  if (!existsSync(file) || !existsSync(narrowFile)) {
    const known = (existsSync(folder) ? readdirSync(folder) : [])
      .filter((entry) => !entry.endsWith('.narrow.svg'))
      .map((entry) => entry.replace(/\.svg$/, ''));
    fail(
      page,
      `there is no drawing "${name}"`,
      `${name}.svg and ${name}.narrow.svg in the version's _figures folder`,
      name,
      spellingRemedy(name, known, `use one of: ${known.join(', ')}`),
    );
  }
  const { kind, title, alternative, draw } = readDrawing(file);
  if ((kind !== 'diagram' && kind !== 'schematic') || title === '' || alternative === '') {
    fail(
      page,
      `the drawing "${name}" says too little about itself`,
      'data-kind="diagram" or "schematic", a <title> (caption) and a <desc> (all that the picture says)',
      `data-kind="${kind ?? ''}", title "${title}", desc "${alternative}"`,
      `complete ${name}.svg`,
    );
  }
  return { kind, title, alternative, wide: draw('figure-wide'), narrow: readDrawing(narrowFile).draw('figure-narrow') };
}
