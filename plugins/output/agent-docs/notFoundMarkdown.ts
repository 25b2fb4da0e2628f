import { LLMS_TXT, llmsTxtPath, markdownPath } from '../../../shared/markdownPath';
import { formatIndex, pageLinks, type IndexedSite } from './llmsTxt';

/** Name of the file in each folder that hosts send for a Markdown version that does not exist. */
export const NOT_FOUND_MARKDOWN = '404.md';

/** Returns the folders above a file, the nearest first, each with a slash at its end; the base path is empty. */
function foldersAbove(file: string): string[] {
  const names = file.split('/').slice(0, -1);
  return [...names.map((_name, index) => `${names.slice(0, names.length - index).join('/')}/`), ''];
}

/**
 * Returns a not-found page in Markdown for each folder with pages: it lists the pages that are nearest to any path below it.
 * These are the pages of the folder or, if it has none itself, all pages below it.
 */
export function notFoundMarkdown(site: Pick<IndexedSite, 'siteRoot' | 'versions' | 'pages'>) {
  const { siteRoot, versions, pages } = site;
  const listed = [...pages].filter(([, { unlisted }]) => !unlisted).map(([page]) => page);
  const below = new Map<string, string[]>();
  for (const page of listed) {
    for (const folder of foldersAbove(markdownPath(page))) below.set(folder, [...(below.get(folder) ?? []), page]);
  }
  const indexFolders = versions.map(({ path }) => path);
  return [...below].map(([folder, all]) => {
    const own = all.filter((page) => foldersAbove(markdownPath(page))[0] === folder);
    const links = pageLinks(site, own.length > 0 ? own : all);
    const index = siteRoot + llmsTxtPath(folder, indexFolders);
    const content = {
      title: 'Page not found',
      summary: 'No page has this address. The nearest pages are listed below.',
      sections: [{ title: 'Nearest pages', links }],
    };
    const indexes = [...new Set([index, siteRoot + LLMS_TXT])];
    const instruction = `Take addresses from this list or from an index instead of guessing them: ${indexes.join(' ')}`;
    return { file: folder + NOT_FOUND_MARKDOWN, text: formatIndex(content, [instruction]) };
  });
}
