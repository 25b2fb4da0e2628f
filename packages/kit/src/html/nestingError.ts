/**
 * Returns what an error says of an element that HTML does not allow where it is.
 *
 * @param name the element
 * @param parent the element around it
 */
export function nestingError(name: string, parent: string) {
  return {
    problem: `HTML allows no <${name}> in <${parent}>`,
    expected: 'elements that HTML allows inside of each other',
    why: 'Browsers read other elements, and React would not find its own on the page.',
    remedy:
      parent === 'p'
        ? `leave a blank line before and after <${name}>, so that Markdown ends its paragraph, or close <p> before it`
        : `close <${parent}> before <${name}>, or write an element that may be between them, such as <tbody> or <div>`,
  };
}
