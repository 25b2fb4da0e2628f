/**
 * Leaves a page its head and its main content: parsing is most of the work of whoever reads pages, and the navigation
 * around the content is half of a page, or much more of it in a reference with many operations.
 *
 * @param html a whole page
 * @returns the same, unless it has no main content or its heading stands in its frame
 */
export function withoutFrame(html: string): string {
  const [head, main] = [/<head\b[\s\S]*?<\/head>/, /<main\b[\s\S]*<\/main>/].map((part) => part.exec(html)?.[0]);
  const isWhole = main !== undefined && /<h1\b/.test(main);
  return head && isWhole ? `<html>${head}<body>${main}</body></html>` : html;
}
