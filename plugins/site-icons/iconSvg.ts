import { teachingError } from '../teachingError';

/** The one drawing of the mark. */
export const MARK = 'static/img/mark.svg';

/** Side of the square that the mark is drawn in. */
export const MARK_SIDE = 32;

/** Share of an icon's side that the mark takes: inside the circle that some systems cut icons to. */
const SHARE = 0.6;

/** What stands inside `<svg viewBox="0 0 32 32" …>`. */
const INSIDE = /^<svg[^>]*viewBox="0 0 32 32"[^>]*>([\s\S]*)<\/svg>\s*$/;

/**
 * Takes the shapes out of the mark's file, to put them into another drawing.
 *
 * @param mark text of `static/img/mark.svg`
 * @returns its elements, in a square of {@link MARK_SIDE}
 * @throws when the file is drawn in another square
 */
export function markShapes(mark: string): string {
  const shapes = INSIDE.exec(mark)?.[1];
  if (shapes !== undefined) return shapes;
  throw teachingError({
    file: MARK,
    problem: 'icons cannot be drawn from this file',
    expected: `one <svg> element with viewBox="0 0 ${MARK_SIDE} ${MARK_SIDE}"`,
    found: `${mark.slice(0, 60)}…`,
    remedy: 'draw the mark in that square, or change what reads it',
  });
}

/**
 * Draws the icon of a home screen: the mark in the middle of a plain ground, because systems put black behind what is
 * transparent.
 *
 * @param mark text of `static/img/mark.svg`
 * @param ground color behind it
 * @returns an SVG file
 */
export function iconSvg(mark: string, ground: string): string {
  const side = MARK_SIDE / SHARE;
  const offset = (side - MARK_SIDE) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" fill="${ground}"/>`,
    `<g transform="translate(${offset} ${offset})">${markShapes(mark)}</g></svg>`,
  ].join('');
}
