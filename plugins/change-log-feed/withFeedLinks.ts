import { FEED_FORMATS } from './feed';

/** Makes a text safe inside an attribute. */
function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/**
 * Lets feed readers find the feeds when somebody gives them the address of the page.
 *
 * @param html the finished page
 * @param page its path with the base path and a slash at the end, beside which the feeds lie
 * @param title of the feeds
 * @returns the page with a link to each feed at the end of its head
 */
export function withFeedLinks(html: string, page: string, title: string): string {
  const links = Object.values(FEED_FORMATS).map(
    ({ name, type, file }) =>
      `<link rel="alternate" type="${type}" href="${quoted(page + file)}" title="${quoted(`${title} (${name})`)}">`,
  );
  return html.replace('</head>', (end) => links.join('') + end);
}
