import type { LoadContext, Plugin } from '@docusaurus/types';

import { markdownRule } from '@api-docs/kit/markdownRule';

import type { Site } from '../lib/site';
import { checkDataFiles, dataFolders } from './front-matter/dataFiles';
import { checkTags } from './front-matter/tags';
import { writeImportQuery } from './headings/importQuery';

/**
 * Docusaurus plugin that checks the names of files, the files of categories, tags and authors, and the tags of all pages. It does not wait for the
 * disk, so its errors come before those of Docusaurus.
 */
export default function contentFiles({ siteDir }: LoadContext, { files }: Pick<Site, 'files'>): Plugin {
  return {
    name: 'content-files',
    getPathsToWatch: () => ['{blog,docs,versioned_docs}/**/{_category_.json,tags.yml,authors.yml}'],
    loadContent() {
      checkDataFiles(siteDir, dataFolders(files.versions()));
    },
    allContentLoaded: async ({ allContent }) => checkTags(allContent),
    configureWebpack: () => ({
      module: { rules: [markdownRule((source, file) => writeImportQuery(source, file.resourceQuery), /./)] },
    }),
  };
}
