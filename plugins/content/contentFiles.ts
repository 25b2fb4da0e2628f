import type { LoadContext, Plugin } from '@docusaurus/types';

import type { Site } from '../createSite';
import { allVersions, docsFolder } from '../lib/docsVersions';
import { checkAuthors } from './front-matter/authorsFile';
import { checkCategories } from './front-matter/categoryFiles';
import { checkTags } from './front-matter/tagsFile';

/**
 * Docusaurus plugin that checks the files of categories, tags and authors, whose errors Docusaurus reports without their
 * names, or not at all. It does not wait for the disk, so its errors come before those of Docusaurus.
 */
export default function contentFiles({ siteDir }: LoadContext, { files }: Site): Plugin {
  return {
    name: 'content-files',
    getPathsToWatch: () => ['{blog,docs,versioned_docs}/**/{_category_.json,tags.yml,authors.yml}'],
    loadContent() {
      const docsFolders = allVersions(files.versions()).map(docsFolder);
      for (const folder of docsFolders) checkCategories(siteDir, folder);
      for (const folder of ['blog', ...docsFolders]) checkTags(siteDir, folder);
      checkAuthors(siteDir);
    },
  };
}
