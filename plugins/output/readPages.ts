import type { PageReader } from '@api-docs/kit/buildSteps';
import { docsVersions } from '@api-docs/kit/docsVersions';
import { PAGES_WITHOUT_MARKDOWN } from '@api-docs/kit/markdownPath';

import type { ReadPage, Site } from '../lib/site';

/** What this site reads of each finished page. */
export function pageReader({ files, brand: { siteUrl, basePath } }: Site): PageReader {
  return {
    gives: 'contents',
    async start() {
      const { pageMarkdown } = await import('@api-docs/assistants/markdown/pageMarkdown');
      const versions = docsVersions(files.versions());
      return (parsed, page): ReadPage => {
        const hasMarkdown = !PAGES_WITHOUT_MARKDOWN.includes(page);
        const markdown = hasMarkdown ? pageMarkdown(parsed, { page, siteUrl, basePath }, versions) : undefined;
        return { markdown };
      };
    },
  };
}
